"""The cache of verdicts on the options of a puzzle."""

from tests.core.even import Even, Numbers
from tutor.core.lesson import Step
from tutor.core.messages import Message
from tutor.core.puzzle import Choose, Puzzle, Verdict, answer_to


class Counting(Even):
    """Notes each option that it judges."""

    def __init__(self) -> None:
        super().__init__(Choose.ALL)
        self.asked: list[str] = []

    def judge(self, puzzle: Puzzle[Numbers], option: str) -> Verdict[Numbers]:
        """Return the verdict, and note that it was asked for."""
        self.asked.append(option)
        return super().judge(puzzle, option)


def test_a_puzzle_is_judged_once() -> None:
    """Verdicts are cached for each puzzle, and for a step of a lesson with its own options."""
    theme = Counting()
    puzzles: list[Puzzle[Numbers]] = [Puzzle("even", each, 0, {}) for each in ((1, 2), (3, 4))]
    for puzzle in (*puzzles, *puzzles):
        answer_to(theme, puzzle)
    assert theme.asked == ["1", "2", "none", "3", "4", "none"]
    step = Step(Message("before"), puzzles[0], Message("after"), options=("1", "2"))
    for _ in range(2):
        answer_to(step.as_asked(theme), step.puzzle, ("2",))
    assert theme.asked[6:] == ["1", "2"]


def test_each_question_at_a_position_is_judged() -> None:
    """Puzzles that differ in nothing but the question have the same hash, and are not equal."""
    theme = Counting()
    puzzles: list[Puzzle[Numbers]] = [Puzzle("even", (1,), 0, {"to": to}) for to in ("a", "b")]
    assert hash(puzzles[0]) == hash(puzzles[1])
    for puzzle in puzzles:
        answer_to(theme, puzzle)
    assert theme.asked == ["1", "none"] * 2
