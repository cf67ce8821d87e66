"""Your leaflet: which settings and variants the leaflet of the reader's box describes.

Question: `{"box": "en"}`. Options: `sixth-10`, `fuses-1` and the like, every part of a ruleset code
that some leaflet describes.
"""

from tutor.core.lesson import reasons
from tutor.core.messages import Message
from tutor.core.puzzle import Answer, Choose, Explanation, Fact, Puzzle, Verdict
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.lessons.themes.lesson_theme import StepTheme
from tutor.games.hanabi.rulebook.boxes import names
from tutor.games.hanabi.rulebook.editions import BOXES, Box

_ASKED = {
    "fuses-1": "difference-difficulty",
    "clues-10": "difference-difficulty",
    "sixth-10": "difference-variants",
    "sixth-5": "difference-variants",
    "wild-10": "difference-variants",
    "play-on": "difference-play-on",
}
"""The parts asked about, each with the rule that says which leaflets have it."""


def _read(puzzle: Puzzle[GameState]) -> Box:
    """Return the box that is asked about, or the first one if we have not read its leaflet."""
    box = BOXES[puzzle.question["box"]]
    return box if box.leaflet.is_read else next(iter(BOXES.values()))


class LeafletHas(StepTheme):
    """What the leaflets suggest for harder and easier games, and their variants."""

    name = "leaflet"
    choose = Choose.ALL

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the question about the leaflet."""
        box = _read(puzzle)
        which = "" if box.id == puzzle.question["box"] else ".other"
        return Message(f"leaflet.goal{which}", {"box": Message(f"table-choice.box.{box.id}")})

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return every part asked about."""
        return tuple(_ASKED)

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the name of the variant or setting."""
        ruleset = Ruleset.parse(option)
        if option.startswith("fuses"):
            return Message("leaflet.fuses", {"num": ruleset.fuses})
        if option.startswith("clues"):
            return Message("leaflet.clues", {"num": ruleset.clue_tokens})
        return Message(f"table-choice.playing.{option}")

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the leaflet describes it, and which leaflets do."""
        having = [box for box in BOXES.values() if option in box.leaflet.parts]
        is_right = _read(puzzle) in having
        if len(having) == sum(box.leaflet.is_read for box in BOXES.values()):
            return Verdict(option, is_right, Message("leaflet.all"), _ASKED[option])
        message = Message("leaflet.has", {"boxes": names(having), "num": len(having)})
        return Verdict(option, is_right, message, _ASKED[option])

    def needs_board(self, puzzle: Puzzle[GameState]) -> bool:
        """Return no: it is looked up in the leaflet."""
        return False

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return the leaflets that have the wrong pick."""
        if not answer.wrong:
            return Explanation(None, ())
        return Explanation(Message("leaflet.head"), reasons(*answer.wrong[:1]))

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return nothing: it is looked up, not worked out."""
        return ()
