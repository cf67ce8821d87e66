"""Whether a player who is alone with Cangjie can still beat him, or stop his next points.

The end of a game is searched to its end through the engine, as nothing is hidden any more: no card
is left to fill gaps, no task in the deck, and the player knows every card. All that may be done is
tried, but for what can make no difference: a third card, and by which cards or task one misses.
Positions with more than `MOST_STATES` to try are not judged.
"""

from collections.abc import Iterator
from functools import lru_cache

from tutor.core.errors import UnsupportedError
from tutor.games.hanzi.deck import DECK
from tutor.games.hanzi.engine import (
    Action,
    GameState,
    NameTask,
    PayThirdCard,
    Phase,
    PutMarker,
    SwapWithSupply,
    TurnUp,
)
from tutor.games.hanzi.engine.position import OPEN
from tutor.games.hanzi.puzzles.games import can_be_made

MOST_STATES = 1_500
_SPENDING = (PutMarker, SwapWithSupply)
_POINTS = max(card.points for card in DECK)


@lru_cache(maxsize=256)
def can_win(state: GameState) -> bool:
    """Return whether some way to go on ends with more points than Cangjie's.

    Raises UnsupportedError for a position that is not such an end, or has too much to try.
    """
    if state.players != 1 or state.marker is None or state.pile or state.task_deck:
        raise UnsupportedError("search", "not the end of a game alone against Cangjie")
    return _Search().can_win(state)


def can_stop_points(state: GameState) -> bool:
    """Return whether some crafting of the coming turn leaves Cangjie without points, tokens kept.

    A bounded search: it looks no further than the next card that the marker removes. Raises
    UnsupportedError while there are cards to fill gaps, as the marker may stand on one of them.
    """
    if state.pile:
        raise UnsupportedError("search", "nobody knows what fills the gaps")
    waiting, points = [state], state.cangjie_points
    while waiting:
        current = waiting.pop()
        if current.cangjie_points > points:
            continue
        if current is not state and (current.ending or current.phase is Phase.MARKER):
            return True
        actions = (a for a in _worth_trying(current) if not isinstance(a, _SPENDING))
        waiting += map(current.apply, actions)
    return False


class _Search:
    """The positions met so far, with what was found out about them."""

    def __init__(self) -> None:
        self._found: dict[GameState, bool] = {}

    def can_win(self, state: GameState) -> bool:
        lead = state.points(0) - state.cangjie_points
        scoring = sum(1 for card in state.grid if card and card.points)
        if state.ending or not scoring:
            return lead > 0
        if lead > _POINTS * scoring:
            return True
        if lead + _POINTS * min(scoring, len(state.tasks[0]) + len(state.supply)) <= 0:
            return False
        known = self._found.get(state)
        if known is None:
            if len(self._found) >= MOST_STATES:
                raise UnsupportedError("search", "too many ways to end the game")
            self._found[state] = False
            known = any(self.can_win(state.apply(action)) for action in _worth_trying(state))
            self._found[state] = known
        return known


def _worth_trying(state: GameState) -> Iterator[Action]:
    legal = state.legal_actions()
    if state.phase is Phase.TURNING:
        yield from _cards_to_turn(state)
    elif state.phase in OPEN:
        named = [action for action in legal if isinstance(action, NameTask)]
        yield from [action for action in named if can_be_made(state, action.task)] or named[:1]
        yield from (a for a in legal if not isinstance(a, NameTask | PayThirdCard))
    else:
        yield from legal


def _cards_to_turn(state: GameState) -> Iterator[Action]:
    """Yield every card that is a part looked for, and one that is none."""
    parts = {*state.named.parts} if state.named else set()
    turned = {card.character for spot in state.face_up if (card := state.grid[spot])}
    missing = parts - turned if turned <= parts else set()
    others = []
    for spot, card in enumerate(state.grid):
        if card and spot not in state.face_up:
            if card.character in missing:
                yield TurnUp(spot)
            else:
                others.append(TurnUp(spot))
    yield from others[:1]
