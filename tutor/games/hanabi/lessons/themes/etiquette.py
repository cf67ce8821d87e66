"""At the table: mark everything that the rules allow, whether it is an action or not.

Question: `{"deeds": ["pile", "color-1-r", …]}`, what you might do on your turn; with `before`, what
you might do before the first one. Options: those
deeds, and no `none`, as some of them are always allowed. Actions are judged by the engine; what an
engine never sees, like a peek at your own cards, by the rule that speaks of it. For lessons only:
no position is needed to judge a sigh, so that endless puzzles would have nothing to ask.
"""

from collections.abc import Mapping
from types import MappingProxyType

from tutor.core.messages import Message, Player
from tutor.core.puzzle import Answer, Choose, Explanation, Fact, Puzzle, Verdict
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.lessons.themes.lesson_theme import StepTheme
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.option_names import (
    ClueToTwo,
    ColorAndRankClue,
    kind_of,
    read_option,
)
from tutor.games.hanabi.puzzles.proofs.reasons import explanation
from tutor.games.hanabi.puzzles.themes.allowed import permission_reason

_ALLOWED = "allowed"

_DEEDS: Mapping[str, tuple[bool, str]] = MappingProxyType(
    {
        "look": (True, "own-hand-hidden"),
        "peek": (False, "own-hand-hidden"),
        "arrange": (True, "arrange-hand"),
        "pile": (True, "discard-pile"),
        "sigh": (False, "table-talk"),
        "sway": (False, "table-talk"),
        "ask-memory": (False, "memory-aloud"),
        "remind": (False, "memory-aloud"),
        "pass": (False, "no-passing"),
        "twice": (False, "turn"),
        "both": (False, "clue-one-fact"),
        "two": (False, "clue-one-player"),
        "back": (False, "misplay"),
        "redraw": (True, "misplay"),
        "draw": (False, "last-round-no-draw"),
        "stop": (False, "end-last-round"),
        "multicolour-aside": (True, "deck"),
        "open-hand": (False, "own-hand-hidden"),
        "first-look": (False, "own-hand-hidden"),
        "colourful": (True, "first-player"),
        "clockwise": (True, "first-player"),
    }
)
"""What is no action of the game: whether it is allowed on your turn, and the rule on it.

`draw` and `stop` are asked about in a last round only.
"""


class Etiquette(StepTheme):
    """Rules about what players do and say, which no position shows."""

    name = "etiquette"
    choose = Choose.ALL

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the request to mark what is allowed."""
        if puzzle.question.get("before"):
            return Message("etiquette.goal.before")
        return Message("etiquette.goal")

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the deeds asked about."""
        return tuple(puzzle.question["deeds"])

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the label of the action."""
        kind = _deed(option)
        if kind not in _DEEDS:
            return THEMES[_ALLOWED].label(_as_action(puzzle, option), option)
        return Message(f"etiquette.{kind}", _params(puzzle, option))

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether it is allowed, and the rule that says so."""
        kind = _deed(option)
        if kind not in _DEEDS:
            return THEMES[_ALLOWED].judge(_as_action(puzzle, option), option)
        allowed, rule = _DEEDS[kind]
        return Verdict(
            option, allowed, Message(f"etiquette.{kind}.why", _params(puzzle, option)), rule
        )

    def needs_board(self, puzzle: Puzzle[GameState]) -> bool:
        """Return whether cards have been dealt; before that, there is nothing to look at."""
        return not puzzle.question.get("before")

    def headline(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Message | None:
        """Return that something is not allowed, or how much more is."""
        if answer.wrong:
            return Message("etiquette.head.wrong", {"num": len(answer.wrong)})
        if answer.is_shown:
            return None
        return Message("etiquette.head.partly", {"num": len(answer.missed)})

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return why the first wrong choice isn't allowed, or what was missed, or what isn't."""
        right = [permission_reason(each) for each in answer.right_verdicts]
        refused = [permission_reason(each) for each in answer.verdicts if not each.is_right]
        wrong = [permission_reason(each) for each in answer.wrong]
        missed = [permission_reason(each) for each in answer.missed]
        if answer.is_solved and not answer.is_shown:
            return Explanation(None, ())
        reason = wrong[:1] or missed[:1] or refused[:2]
        return explanation(self.headline(puzzle, answer), reason, (*wrong, *refused, *right))

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return nothing: what is allowed here follows from no position."""
        return ()


def _deed(option: str) -> str:
    """Return the name of the deed, without the players and cards that it is about."""
    return option if option in _DEEDS else kind_of(option)


def _params(puzzle: Puzzle[GameState], option: str) -> dict[str, object]:
    """Return the players and the card that a deed is about.

    `both-1-r3` names a player and a card, `two-1-2-3` two players and a number; the other deeds
    are about the player who is next.
    """
    match read_option(option):
        case ColorAndRankClue(player, card):
            return {"name": Player(player), "card": card}
        case ClueToTwo(player, other, rank):
            return {"name": Player(player), "other": Player(other), "rank": rank}
    return {"name": Player((puzzle.viewer + 1) % puzzle.position.players)}


def _as_action(puzzle: Puzzle[GameState], option: str) -> Puzzle[GameState]:
    """Return the puzzle that asks whether an action is allowed."""
    return Puzzle(_ALLOWED, puzzle.position, puzzle.viewer, {"actions": (option,)})
