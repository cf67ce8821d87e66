"""Cards played from the hand, counters, and what each effect does (rule `hanzi-play-card`)."""

from tutor.games.hanzi.deck import Card, Effect, Task
from tutor.games.hanzi.engine.actions import (
    Counter,
    DrawFrom,
    KeepTask,
    LetPass,
    PlayCard,
    SwapTasks,
    TakeToken,
)
from tutor.games.hanzi.engine.crafting import move_token, take_from_richest
from tutor.games.hanzi.engine.events import (
    CardDrawn,
    CardPlayed,
    Countered,
    CraftingDoubled,
    Passed,
    TaskFetched,
    TaskKept,
    TasksSwapped,
    TokenTaken,
)
from tutor.games.hanzi.engine.flow import after_card, drop, give, proceed, refill
from tutor.games.hanzi.engine.position import (
    TASK_TO_FETCH,
    Phase,
    Position,
    is_gone,
    replaced,
    without,
)
from tutor.games.hanzi.engine.reasons import RefusalReason
from tutor.games.hanzi.engine.ruleset import TOP_TASKS


def unplayable(state: Position, card: Card) -> RefusalReason | None:
    """Return why the active player's card would do nothing now, None if it can be played."""
    seat = state.active
    others = [other for other in range(state.players) if other != seat]
    match card.effect:
        case Effect.COUNTER:
            return RefusalReason.ONLY_A_REPLY
        case Effect.SWAP_TASK if not (state.tasks[seat] and any(state.tasks[o] for o in others)):
            return RefusalReason.NO_TASKS_TO_SWAP
        case Effect.DRAW_CARD if not any(state.holds(other) for other in others):
            return RefusalReason.NO_CARD_TO_DRAW
        case Effect.TAKE_TOKEN if not any(state.tokens[other] for other in others):
            return RefusalReason.NO_TOKEN_TO_TAKE
        case Effect.THREE_TASKS if not state.task_deck:
            return RefusalReason.NO_TASK_TO_SEE
        case Effect.FETCH_NAN | Effect.FETCH_ZI as effect:
            return _unfetchable(state, TASK_TO_FETCH[effect])
    return None


def _unfetchable(state: Position, task: Task) -> RefusalReason | None:
    if state.owner(task) == state.active:
        return RefusalReason.TASK_IS_YOURS
    return RefusalReason.TASK_IS_GONE if is_gone(state, task) else None


def play_card(state: Position, action: PlayCard) -> Position:
    """Play a card; whoever holds cards is asked, clockwise, as nobody sees who has a counter."""
    seat, players = state.active, state.players
    seats = [(seat + step) % players for step in range(1, players)]
    state = state._replace(
        phase=Phase.REPLY,
        hands=replaced(state.hands, seat, without(state.hands[seat], action.card)),
        played=action.card,
        waiting=tuple(other for other in seats if state.hands[other]),
    )
    return _resolve(state.telling(CardPlayed(seat, action.card)))


def counter(state: Position, action: Counter) -> Position:
    """Counter the card played: both have left the game, and nothing else happens."""
    seat, played = state.to_act, state.played
    assert played is not None
    card = state.counters(seat)[0]
    hands = replaced(state.hands, seat, without(state.hands[seat], card))
    return after_card(state._replace(hands=hands).telling(Countered(seat, card, played)))


def let_pass(state: Position, action: LetPass) -> Position:
    """Let the card pass; the next one is asked, or its effect takes place."""
    state = state.telling(Passed(state.to_act))
    return _resolve(state._replace(waiting=state.waiting[1:]))


def _resolve(state: Position) -> Position:
    """Return the state in which the effect has taken place, or its owner chooses."""
    card = state.played
    assert card is not None
    if state.waiting:
        return state
    if card.effect is Effect.CRAFT_TWICE:
        doubled = state._replace(craftings=state.craftings + 1)
        return after_card(doubled.telling(CraftingDoubled(state.active)))
    if card.effect in TASK_TO_FETCH:
        return _fetch(state, TASK_TO_FETCH[card.effect])
    return state._replace(phase=Phase.EFFECT)


def _raise_limit(state: Position) -> Position:
    limits = replaced(state.limits, state.active, state.limits[state.active] + 1)
    return state._replace(limits=limits)


def _fetch(state: Position, task: Task) -> Position:
    seat, owner = state.active, state.owner(task)
    state = state.telling(TaskFetched(seat, task, owner))
    if owner is not None:
        state = drop(state, owner, task)._replace(waiting=(owner,))
    elif task in state.supply:
        state = refill(state._replace(supply=without(state.supply, task)))
    else:
        state = state._replace(task_deck=without(state.task_deck, task))
    return proceed(_raise_limit(give(state, seat, task)))


def swap_tasks(state: Position, action: SwapTasks) -> Position:
    """Swap two tasks; each takes the other's place."""
    seat, other = state.active, state.owner(action.other)
    assert other is not None
    mine = replaced(state.tasks[seat], state.tasks[seat].index(action.own), action.other)
    theirs = replaced(state.tasks[other], state.tasks[other].index(action.other), action.own)
    tasks = replaced(replaced(state.tasks, seat, mine), other, theirs)
    swapped = TasksSwapped(seat, action.own, other, action.other)
    return after_card(state._replace(tasks=tasks).telling(swapped))


def draw_card(state: Position, action: DrawFrom) -> Position:
    """Draw a card from another hand; it may be used from the next turn on."""
    seat, other, place = state.active, action.seat, action.place
    usable, new = list(state.hands[other]), list(state.new_cards[other])
    card = usable.pop(place) if place < len(usable) else new.pop(place - len(usable))
    new_cards = replaced(state.new_cards, other, tuple(new))
    state = state._replace(
        hands=replaced(state.hands, other, tuple(usable)),
        new_cards=replaced(new_cards, seat, (*state.new_cards[seat], card)),
    )
    return after_card(state.telling(CardDrawn(seat, other, card)))


def take_token(state: Position, action: TakeToken) -> Position:
    """Take a token from another player: for an effect, or for a miss while the bank is empty."""
    if state.phase is Phase.RICHEST:
        return take_from_richest(state, action.seat)
    state = move_token(state, action.seat, state.active)
    return after_card(state.telling(TokenTaken(state.active, action.seat)))


def keep_task(state: Position, action: KeepTask) -> Position:
    """Keep one of the top tasks; the others go back on top in their order."""
    top, rest = state.task_deck[:TOP_TASKS], state.task_deck[TOP_TASKS:]
    state = state._replace(task_deck=without(top, action.task) + rest)
    state = _raise_limit(give(state, state.active, action.task))
    return after_card(state.telling(TaskKept(state.active, action.task)))
