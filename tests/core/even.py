"""A theme that has nothing to do with any game: which numbers are even."""

from tutor.core.messages import Message
from tutor.core.puzzle import NONE, Answer, Choose, Fact, Puzzle, Theme, Verdict, answer_to

Numbers = tuple[int, ...]


class Even(Theme[Numbers]):
    """Point out the even numbers; `position` is the numbers."""

    name = "even"

    def __init__(self, choose: Choose) -> None:
        self.choose = choose

    def goal(self, puzzle: Puzzle[Numbers]) -> Message:
        """Return the question."""
        return Message("goal.even")

    def options(self, puzzle: Puzzle[Numbers]) -> tuple[str, ...]:
        """Return the numbers, and none of them."""
        return (*map(str, puzzle.position), NONE)

    def label(self, puzzle: Puzzle[Numbers], option: str) -> Message:
        """Return the option as it stands."""
        return Message("option", {"number": option})

    def judge(self, puzzle: Puzzle[Numbers], option: str) -> Verdict[Numbers]:
        """Return whether the number is even."""
        even = [number for number in puzzle.position if number % 2 == 0]
        right = not even if option == NONE else int(option) in even
        said = Message("is-even" if right else "is-odd")
        # In order: the multiples of four first, whichever of them, then the others.
        rank = 0 if not right or option == NONE else 1 if int(option) % 4 == 0 else 2
        return Verdict(option, right, said, "even-numbers", rank=rank)

    def proof(self, puzzle: Puzzle[Numbers]) -> tuple[Fact, ...]:
        """Return what an even number is."""
        return (halved(2),)


def halved(number: int) -> Fact:
    """Return that this number can be halved."""
    return Fact(Message("halved", {"number": number}), "even-numbers", "arithmetic")


def answered(
    *chosen: str, numbers: Numbers = (1, 2, 3, 4), choose: Choose = Choose.ALL
) -> Answer[Numbers]:
    """Return the answer to the puzzle of these numbers."""
    theme: Theme[Numbers] = Even(choose)
    return answer_to(theme, Puzzle("even", numbers, 0, {}), chosen)
