"""Your box: what is in the reader's box, and where its tokens lie.

Question: `{"ask": "clues", "box": "en"}`, or `fuses` or `cards`. Options: `clues-lid` and the like,
every way that some box has.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from tutor.core.lesson import reasons
from tutor.core.messages import Message
from tutor.core.puzzle import Answer, Choose, Explanation, Fact, Puzzle, Verdict
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.lessons.themes.lesson_theme import StepTheme
from tutor.games.hanabi.rulebook.boxes import names
from tutor.games.hanabi.rulebook.editions import BOXES, Box

_WAYS: Mapping[str, tuple[Callable[[Box], str], str]] = MappingProxyType(
    {
        "clues": (lambda box: box.clue_tokens.available.value, "difference-clue-tokens"),
        "fuses": (lambda box: box.fuse_tokens.counted.value, "difference-fuse-colour"),
        "cards": (
            lambda box: f"{box.fifth}-{box.fuse_tokens.color}-{box.multicolor_cards}",
            "difference-multicolour-count",
        ),
    }
)
"""What is asked: the way of a box, and the rule on what the boxes have."""


class YourBox(StepTheme):
    """What differs from box to box, asked about the one on the reader's table."""

    name = "your-box"
    choose = Choose.ONE

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the question about the box."""
        params = {"box": Message(f"table-choice.box.{puzzle.question['box']}")}
        return Message(f"your-box.goal.{puzzle.question['ask']}", params)

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return every way that some box has."""
        ask = puzzle.question["ask"]
        way, _ = _WAYS[ask]
        return tuple(f"{ask}-{each}" for each in dict.fromkeys(map(way, BOXES.values())))

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the way, as the rulebook or the choice of a box says it."""
        ask, _, way = option.partition("-")
        if ask != "cards":
            return Message(f"rule.token-setup.{ask}.{way}")
        suit, color, number = way.split("-")
        return Message(f"table-choice.facts.{suit}.{color}", {"num": int(number)})

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether it is the way of this box, and which boxes have it."""
        ask, _, asked = option.partition("-")
        way, rule = _WAYS[ask]
        is_right = way(BOXES[puzzle.question["box"]]) == asked
        having = names(box for box in BOXES.values() if way(box) == asked)
        message = Message("your-box.boxes", {"boxes": having, "num": len(having)})
        return Verdict(option, is_right, message, rule)

    def needs_board(self, puzzle: Puzzle[GameState]) -> bool:
        """Return no: it is looked up on the box."""
        return False

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return whose box it is that was chosen."""
        if not answer.wrong:
            return Explanation(None, ())
        return Explanation(Message("your-box.head"), reasons(*answer.wrong))

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return nothing: it is looked up, not worked out."""
        return ()
