"""Find the cards: those that show certain characters, or those that gave points or an effect.

Question: `{"spots": ["b2", "d4"], "characters": ["ri", "yue"]}`, or `"gave": "score"` or `"effect"`
for characters. Options: the spots, which lie on the table.
"""

from tutor.core.messages import Message
from tutor.core.puzzle import Choose, Fact, Puzzle, Verdict
from tutor.games.hanzi import rules
from tutor.games.hanzi.deck import CHARACTER_OF_ID, Card
from tutor.games.hanzi.engine import GameState
from tutor.games.hanzi.engine.ruleset import SPOT_OF_NAME
from tutor.games.hanzi.lessons.themes.lesson_theme import LessonTheme
from tutor.games.hanzi.puzzles.telling import gives, meaning

SCORE, EFFECT = "score", "effect"


class FindCards(LessonTheme):
    """Reading ancient forms, and remembering modern sides."""

    name = "hanzi-find"
    choose = Choose.ALL

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return what is to be found."""
        if "gave" in puzzle.question:
            return Message(f"hanzi-find.goal.{puzzle.question['gave']}")
        found = [CHARACTER_OF_ID[name] for name in puzzle.question["characters"]]
        told: dict[str, object] = dict(zip(("one", "other"), found, strict=False))
        return Message("hanzi-find.goal" if len(found) == 1 else "hanzi-find.goal.two", told)

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the spots."""
        return tuple(puzzle.question["spots"])

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the spot."""
        return Message("hanzi-find.at", {"spot": option})

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the card is one of those, and what it shows or gave."""
        card = _card(puzzle.position, option)
        told: dict[str, object] = {"spot": option, "card": card}
        gave = puzzle.question.get("gave")
        if gave:
            message = Message("hanzi-find.gives", {**told, "gives": gives(card)})
            return Verdict(option, (gave == EFFECT) == bool(card.effect), message, rules.CARDS)
        message = Message("hanzi-find.shows", {**told, "means": meaning(card.character)})
        wanted = card.character.id in puzzle.question["characters"]
        return Verdict(option, wanted, message, rules.CHARACTERS)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return nothing: it is read, or remembered."""
        return ()


def _card(state: GameState, spot: str) -> Card:
    card = state.grid[SPOT_OF_NAME[spot]]
    assert card is not None
    return card
