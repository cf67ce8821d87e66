"""Whether a position can be: raises for one that no game reaches."""

from collections import Counter

from tutor.core.errors import ImpossiblePositionError
from tutor.games.hanzi.deck import DECK, Task
from tutor.games.hanzi.engine.crafting import cards_left_to_turn, pairs, richest
from tutor.games.hanzi.engine.flow import marker_moves
from tutor.games.hanzi.engine.legal import legal_actions
from tutor.games.hanzi.engine.position import (
    OPEN,
    TASK_TO_FETCH,
    Phase,
    Position,
    nothing_can_be_made,
)
from tutor.games.hanzi.engine.reasons import EndCause, Flaw
from tutor.games.hanzi.engine.ruleset import (
    SUPPLY,
    TASK_LIMIT,
    TO_TURN,
    TOKENS,
    WINNING_POINTS,
)

_COPIES = Counter(DECK)
_LIMIT_RAISERS = len(TASK_TO_FETCH) + sum(1 for c in DECK if c.effect == "three-tasks")


def check(state: Position) -> None:
    """Return if the position can be; raises ImpossiblePositionError with a Flaw otherwise.

    What a game as a whole would have to have been like is not asked.
    """
    _require(state.players in state.ruleset.players, Flaw.WRONG_PLAYERS, players=state.players)
    _check_cards(state)
    _check_grid(state)
    _check_hands(state)
    _check_tasks(state)
    _check_tokens_and_marker(state)
    _require(max([state.active, *state.waiting]) < state.players, Flaw.WRONG_TURN)
    _require((state.phase is Phase.OVER) == (state.ending is not None), Flaw.WRONG_TURN)
    _require(_PHASE_CHECK[state.phase](state), Flaw.WRONG_TURN)
    _require(_ends_rightly(state), Flaw.WRONG_END)


def _require(holds: bool, flaw: Flaw, **details: object) -> None:
    if not holds:
        raise ImpossiblePositionError(flaw, **details)


def _check_cards(state: Position) -> None:
    held = [card for seat in range(state.players) for card in state.holds(seat)]
    scored = [card for cards in state.scored for card in cards]
    counts = Counter([*filter(None, state.grid), *state.pile, *held, *scored])
    counts.update([state.played] if state.played else [])
    for card, copies in _COPIES.items():
        found = counts[card]
        _require(found <= copies, Flaw.TOO_MANY_COPIES, card=card, found=found, most=copies)
        is_there = found == copies or not card.points or state.ruleset.with_cangjie
        _require(is_there, Flaw.LOST_SCORING_CARD, card=card, found=found, expected=copies)


def _check_grid(state: Position) -> None:
    for card in state.pile:
        _require(card.period == 2, Flaw.WRONG_PERIOD, card=card)
    for spot, there in enumerate(state.grid):
        is_filled = there is not None or not state.pile or _is_open_gap(state, spot)
        _require(is_filled, Flaw.GAP_TOO_EARLY, spot=spot)


def _check_hands(state: Position) -> None:
    for seat in range(state.players):
        for card in state.holds(seat):
            _require(not card.points, Flaw.NO_EFFECT_IN_HAND, player=seat, card=card)
        for card in state.scored[seat]:
            _require(bool(card.points), Flaw.NO_POINTS_SCORED, player=seat, card=card)


def _is_open_gap(state: Position, spot: int) -> bool:
    """Return whether it is the gap that Cangjie's card has left until the marker has moved."""
    return spot == state.marker and (state.phase is Phase.OVER or _is_marker_next(state))


def _is_marker_next(state: Position) -> bool:
    """Return whether the marker moves next, once the tasks that its card took are replaced."""
    loses = state.phase is Phase.TASK and state.named is None and state.played is None
    return state.phase is Phase.MARKER or loses


def _check_tasks(state: Position) -> None:
    for task, times in Counter(_placed_tasks(state)).items():
        _require(times == 1, Flaw.TASK_TWICE, task=task)
    found = len(state.supply)
    expected = min(SUPPLY, found + len(state.task_deck))
    _require(found == expected, Flaw.SUPPLY_NOT_FILLED, found=found, expected=expected)
    for seat, (tasks, limit) in enumerate(zip(state.tasks, state.limits, strict=True)):
        is_possible = TASK_LIMIT <= limit <= TASK_LIMIT + _LIMIT_RAISERS
        _require(is_possible, Flaw.WRONG_LIMIT, player=seat, found=limit)
        found = len(tasks)
        _require(found <= limit, Flaw.TOO_MANY_TASKS, player=seat, found=found, most=limit)
    is_possible = sum(state.limits) <= TASK_LIMIT * state.players + _LIMIT_RAISERS
    _require(is_possible, Flaw.WRONG_LIMIT, player=0, found=state.limits[0])


def _check_tokens_and_marker(state: Position) -> None:
    _require(state.bank >= 0, Flaw.TOO_MANY_TOKENS, found=sum(state.tokens), most=TOKENS)
    if not state.ruleset.with_cangjie:
        _require(state.marker is None and not state.marker_put, Flaw.FOREIGN_MARKER)
    elif state.marker is None:
        raise ImpossiblePositionError(Flaw.NO_MARKER)
    elif state.grid[state.marker] is None:
        _require(_marker_may_hang(state), Flaw.MARKER_ON_GAP, spot=state.marker)


def _marker_may_hang(state: Position) -> bool:
    """Return whether the marker's card may be gone: a match takes it before the marker moves."""
    made = state.phase is Phase.TASK and state.named is not None
    return state.phase is Phase.OVER or made or _is_marker_next(state)


def _ends_rightly(state: Position) -> bool:
    """Return whether the game is over for the reason that is given, or goes on as it must."""
    if state.ruleset.with_cangjie:
        stuck = state.phase in (Phase.MARKER, Phase.OVER) and not marker_moves(state)
        return state.ending is (EndCause.MARKER_STUCK if stuck else None)
    winners = [s for s in range(state.players) if state.points(s) >= WINNING_POINTS]
    if len(winners) != (state.ending is EndCause.POINTS) or state.ending is EndCause.MARKER_STUCK:
        return False
    may_end = state.ending is EndCause.TABLE_EMPTY
    asks = may_end or state.phase is Phase.CARD
    return not asks or may_end == nothing_can_be_made(state)


# What the parts of a turn are in each phase.


def _idle(state: Position, *but: str) -> bool:
    """Return whether nothing of these is under way but what is named."""
    parts = {
        "named": state.named,
        "face_up": state.face_up,
        "played": state.played,
        "waiting": state.waiting,
    }
    return not any(value for name, value in parts.items() if name not in but)


def _is_open(state: Position) -> bool:
    fresh = state.phase is Phase.CARD
    if fresh and (state.craftings != 1 or state.new_cards[state.active]):
        return False
    paid = state.third_card and state.phase in (Phase.CARD, Phase.TOKEN)
    return _idle(state) and not paid and cards_left_to_turn(state) > 0


def _is_reply(state: Position) -> bool:
    waiting = state.waiting
    fits = _idle(state, "played", "waiting") and _is_played(state) and bool(waiting)
    order = [(seat - state.active) % state.players for seat in waiting]
    rising = order == sorted(set(order)) and 0 not in order
    return fits and rising and all(state.hands[seat] for seat in waiting)


def _is_effect(state: Position) -> bool:
    return _idle(state, "played") and _is_played(state) and bool(legal_actions(state))


def _is_played(state: Position) -> bool:
    card = state.played
    return card is not None and card.effect not in (None, "counter") and state.craftings == 1


def _is_crafting(state: Position) -> bool:
    """Return whether nothing else is under way, and each card turned up is another one."""
    up = state.face_up
    distinct = len(set(up)) == len(up) and all(state.grid[spot] for spot in up)
    return _idle(state, "named", "face_up") and distinct


def _is_turning(state: Position) -> bool:
    tasks = state.tasks[state.active]
    named = state.named in tasks if tasks else state.named is None
    few = len(state.face_up) < TO_TURN + state.third_card
    return _is_crafting(state) and named and few and cards_left_to_turn(state) > 0


def _is_pair(state: Position) -> bool:
    fits = _is_crafting(state) and len(state.face_up) == TO_TURN + 1
    mine = state.named in state.tasks[state.active]
    return fits and mine and state.third_card and len([*pairs(state)]) > 1


def _is_richest(state: Position) -> bool:
    fits = _is_crafting(state) and not state.bank and bool(richest(state))
    turned = len(state.face_up)
    right = TO_TURN <= turned <= TO_TURN + state.third_card or not cards_left_to_turn(state)
    return fits and right and not [*pairs(state)]


def _is_task(state: Position) -> bool:
    started = state.named is None or state.named not in _placed_tasks(state)
    fits = _idle(state, "named", "waiting", "played") and bool(state.waiting and state.supply)
    room = all(
        len(state.tasks[seat]) + times <= state.limits[seat]
        for seat, times in Counter(state.waiting).items()
    )
    reasons = (state.named is not None) + (state.played is not None)
    lost = not reasons and state.marker is not None and state.grid[state.marker] is None
    return started and fits and room and (reasons == 1 or lost)


def _placed_tasks(state: Position) -> tuple[Task, ...]:
    return (*state.supply, *state.task_deck, *sum(state.tasks, ()))


def _is_marker(state: Position) -> bool:
    return state.marker is not None and state.grid[state.marker] is None and _idle(state)


def _is_over(state: Position) -> bool:
    return _idle(state) and not state.third_card


_PHASE_CHECK = {
    **dict.fromkeys(OPEN, _is_open),
    Phase.REPLY: _is_reply,
    Phase.EFFECT: _is_effect,
    Phase.TURNING: _is_turning,
    Phase.PAIR: _is_pair,
    Phase.RICHEST: _is_richest,
    Phase.TASK: _is_task,
    Phase.MARKER: _is_marker,
    Phase.OVER: _is_over,
}
