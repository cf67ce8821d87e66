"""The actions that are worth comparing with the one that was chosen."""

from tutor.games.hanabi.coach.own_turn import OwnTurn
from tutor.games.hanabi.engine.actions import Action, Clue, Discard, Play
from tutor.games.hanabi.knowledge import has
from tutor.games.hanabi.knowledge.status import Chances, critical, own_chances, playable

MOST = 4
"""Every one of them is played on again and again."""


def candidates(turn: OwnTurn) -> tuple[Action, ...]:
    """Return at most four other actions, the likeliest to be better first.

    What partners of either manner would do, the likeliest play, the discard that loses least, and
    the clue that touches most cards that are playable or last copies.
    """
    chances = own_chances(turn.view)
    wished = [decision.action for decision in turn.decisions.values()]
    found = dict.fromkeys(
        action
        for action in (*wished, _likeliest_play(chances), _least_discard(turn, chances))
        if action is not None
    )
    clue = _widest_clue(turn)
    if clue is not None:
        found[clue] = None
    found.pop(turn.action, None)
    return tuple(found)[:MOST]


def _likeliest_play(chances: tuple[Chances, ...]) -> Action | None:
    slots = range(len(chances))
    best = max(slots, key=lambda slot: chances[slot].playable, default=None)
    return None if best is None or not chances[best].playable else Play(best)


def _least_discard(turn: OwnTurn, chances: tuple[Chances, ...]) -> Action | None:
    """Return the discard of the card that is least likely a last copy, and likeliest useless."""
    discards = [action for action in turn.legal if isinstance(action, Discard)]
    return min(
        discards,
        key=lambda action: (chances[action.slot].critical, -chances[action.slot].trash),
        default=None,
    )


def _widest_clue(turn: OwnTurn) -> Clue | None:
    clues = [action for action in turn.legal if not isinstance(action, Play | Discard)]
    wanted = playable(turn.view) | critical(turn.view)

    def touched(clue: Clue) -> int:
        hand = turn.world.hands[clue.target]
        return sum(has(wanted, hand[slot]) for slot in turn.world.touched(clue))

    return max(clues, key=touched, default=None)
