"""How many: cards of one kind out of sight, cards in a hand, or cards left in the deck.

Question: `{"ask": "unseen", "kind": "r2"}`, `{"ask": "hand"}` or `{"ask": "deck"}`, and `choices`,
the numbers shown. Options: `cards-n` for each of them.
"""

from tutor.core.messages import Message, Player
from tutor.core.puzzle import Choose, Fact, Puzzle, Verdict
from tutor.games.hanabi.engine.cards import Card
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import View, unseen_copies
from tutor.games.hanabi.lessons.themes.lesson_theme import LessonTheme
from tutor.games.hanabi.puzzles.option_names import CardCount, read_option

UNSEEN, HAND, DECK = "unseen", "hand", "deck"


class HowMany(LessonTheme):
    """Rules `copies` and `hands`: what can be counted before and while one plays."""

    name = "how-many"
    choose = Choose.ONE

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return what is to be counted."""
        ask = puzzle.question["ask"]
        return Message(f"how-many.goal.{ask}", {"you": Player(puzzle.viewer), **_told(puzzle)})

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the numbers shown."""
        return tuple(str(CardCount(number)) for number in puzzle.question["choices"])

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the number of cards."""
        return Message("how-many.option", {"num": _number(option)})

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether there are so many, and how they are counted."""
        ask = puzzle.question["ask"]
        rule = "copies" if ask == UNSEEN else "hands"
        message = Message(f"how-many.why.{ask}", _told(puzzle))
        return Verdict(option, _number(option) == _truth(puzzle), message, rule)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return nothing: all there is to say would be the answer."""
        return ()


def _number(option: str) -> int:
    """Return the number of `cards-n`; ValueError for another option."""
    named = read_option(option)
    if not isinstance(named, CardCount):
        raise ValueError(f"{option} is no number of cards")
    return named.number


def _truth(puzzle: Puzzle[GameState]) -> int:
    """Return how many there are."""
    state = puzzle.position
    match puzzle.question["ask"]:
        case "unseen":
            view = View.of(state, puzzle.viewer)
            return unseen_copies(view)[Card(puzzle.question["kind"])]
        case "hand":
            return state.ruleset.hand_size(state.players)
    return len(state.ruleset.deck) - state.players * state.ruleset.hand_size(state.players)


def _told(puzzle: Puzzle[GameState]) -> dict[str, object]:
    """Return the numbers and the card that the sentences name."""
    state, truth = puzzle.position, _truth(puzzle)
    size = state.ruleset.hand_size(state.players)
    told: dict[str, object] = {"players": state.players, "size": size, "num": truth}
    if puzzle.question["ask"] == UNSEEN:
        card = Card(puzzle.question["kind"])
        copies = state.ruleset.copies(card)
        told |= {"card": card, "all": copies, "seen": copies - truth}
    else:
        told |= {"all": len(state.ruleset.deck), "dealt": state.players * size}
    return told
