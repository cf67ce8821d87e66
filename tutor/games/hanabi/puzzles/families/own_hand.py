"""What the themes about one's own hidden cards share: the view, the slots, and what follows."""

from collections.abc import Iterable

from tutor.core.puzzle import Fact, Puzzle
from tutor.games.hanabi.engine.actions import Discard, Play, parse_action
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.engine.told import CLUE_BITS
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.puzzles.proofs.evidence import Evidence

_POINTED_AT = (1 << CLUE_BITS) - 1
_SUBTLE = (Evidence.DENIED, Evidence.COUNTED, Evidence.JOINT)


def own_view(puzzle: Puzzle[GameState]) -> View:
    """Return what the puzzle's viewer sees; themes judge by nothing else."""
    return View.of(puzzle.position, puzzle.viewer)


def options_for(action: type[Play] | type[Discard], view: View) -> tuple[str, ...]:
    """Return the names of playing or discarding each own card, oldest first."""
    return tuple(str(action(slot)) for slot in range(view.hand_size))


def slot_of(option: str) -> int:
    """Return the slot that `play-S` or `discard-S` is about; ValueError for another action."""
    action = parse_action(option)
    if not isinstance(action, Play | Discard):
        raise ValueError(f"{option} is about no own card")
    return action.slot


def is_pointed_at(view: View, slot: int) -> bool:
    """Return whether any clue has pointed at the viewer's card in this slot."""
    return view.marks[view.seat][slot] & _POINTED_AT != 0


def is_subtle(facts: Iterable[Fact]) -> bool:
    """Return whether the proof takes more than the clues that pointed at the card."""
    return any(fact.kind in _SUBTLE for fact in facts)
