"""The allowed moves, each with the address that it leads to."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from tutor.core.messages import Message, Player
from tutor.games.hanzi import rules
from tutor.games.hanzi.deck import Glossed, Task
from tutor.games.hanzi.engine import Action, GameState, Phase
from tutor.games.hanzi.engine.actions import (
    Counter,
    DrawFrom,
    KeepTask,
    LetPass,
    MoveMarker,
    NameTask,
    PayThirdCard,
    PlayCard,
    PutMarker,
    RefuseCrafting,
    StopTurning,
    SwapTasks,
    SwapWithSupply,
    TakeNoToken,
    TakeTask,
    TakeToken,
    TurnBack,
    TurnUp,
)
from tutor.games.hanzi.engine.position import OPEN
from tutor.games.hanzi.engine.ruleset import PRICE_OF_CARD, PRICE_OF_MARKER, PRICE_OF_SWAP
from tutor.games.hanzi.rulebook.summary import effect_name
from tutor.web.hanzi.cards import ICONS, CardView, TaskView, card_view
from tutor.web.hanzi.play.record import Addresses

_TOKEN, _MARKER = ICONS["token"].id, ICONS["marker"].id


_SAID: Mapping[Action, str] = {
    NameTask(None): "no-task",
    LetPass(): "let-pass",
    StopTurning(): "stop-turning",
    RefuseCrafting(): "refuse-crafting",
    TakeNoToken(): "take-no-token",
}
"""Actions whose labels have no parameters."""


@dataclass(frozen=True, slots=True)
class MoveLink:
    """An allowed move in a few words, with an icon if it has one."""

    label: Message
    href: str
    icon: str = ""


@dataclass(frozen=True, slots=True)
class TaskMove:
    """A task that may be chosen."""

    view: TaskView
    href: str


@dataclass(frozen=True, slots=True)
class SwapRow:
    """A task that a player or the supply (None) would swap for one of these."""

    wanted: TaskView
    owner: Message | None
    given: tuple[TaskMove, ...]


@dataclass(frozen=True, slots=True)
class HandMoves:
    """The cards in a hand to draw one from, each a drawing with the address of drawing it."""

    owner: Message
    cards: tuple[tuple[CardView, str], ...]


@dataclass(frozen=True, slots=True)
class Moves:
    """The allowed moves and the `prompt` for them; `spots` has the addresses of grid places.

    `links_title` and `swap_title` stand above `links` and `swaps` that are allowed before the task
    is named. `few_spots`: only a few places of the grid can be chosen. `rule` is the id of the rule
    that the prompt is about.
    """

    prompt: Message
    rule: str = ""
    links_title: Message | None = None
    tasks: tuple[TaskMove, ...] = ()
    links: tuple[MoveLink, ...] = ()
    swaps: tuple[SwapRow, ...] = ()
    hands: tuple[HandMoves, ...] = ()
    swap_title: Message | None = None
    spots: Mapping[int, str] = field(default_factory=dict)
    few_spots: bool = False


def moves(state: GameState, addresses: Addresses, *, choosing_marker: bool = False) -> Moves:
    """Return the moves in a position or, `choosing_marker`, the places for the marker."""
    legal = state.legal_actions()
    if choosing_marker and any(isinstance(action, PutMarker) for action in legal):
        return _marker_places(legal, addresses)
    return Moves(
        prompt=_prompt(state),
        rule=_rule(state),
        tasks=tuple(_tasks(legal, addresses)),
        links=tuple(_links(state, legal, addresses)),
        swaps=tuple(_swaps(state, legal, addresses)),
        hands=tuple(_hands(state, legal, addresses)),
        links_title=Message("hanzi-play.before") if state.phase in OPEN else None,
        swap_title=(
            Message("hanzi-play.swap", {"num": PRICE_OF_SWAP}) if state.phase in OPEN else None
        ),
        spots={
            action.spot: addresses.after(action)
            for action in legal
            if isinstance(action, TurnUp | TurnBack | MoveMarker)
        },
        few_spots=state.phase in (Phase.PAIR, Phase.MARKER),
    )


def _marker_places(legal: Sequence[Action], addresses: Addresses) -> Moves:
    """Return the places that the marker may be put on, and the way back."""
    back = MoveLink(Message("hanzi-play.leave-marker"), addresses.opened)
    return Moves(
        prompt=Message("hanzi-play.now.put-marker", {"num": PRICE_OF_MARKER}),
        rule=rules.MARKER_TOKEN,
        links=(back,),
        spots={
            action.spot: addresses.after(action)
            for action in legal
            if isinstance(action, PutMarker)
        },
    )


def _tasks(legal: Sequence[Action], addresses: Addresses) -> Iterator[TaskMove]:
    for action in legal:
        if isinstance(action, NameTask | TakeTask | KeepTask) and action.task:
            yield TaskMove(TaskView(action.task), addresses.after(action))


def _links(state: GameState, legal: Sequence[Action], addresses: Addresses) -> Iterator[MoveLink]:
    """Yield the moves that are drawn as words; for the marker one link to its places."""
    for action in legal:
        label, icon = _label(state, action)
        if label:
            yield MoveLink(label, addresses.after(action), icon)
    if any(isinstance(action, PutMarker) for action in legal):
        price = {"num": PRICE_OF_MARKER}
        yield MoveLink(Message("hanzi-play.put-marker", price), addresses.choosing_marker, _MARKER)


def _label(state: GameState, action: Action) -> tuple[Message | None, str]:
    if action in _SAID:
        return Message(f"hanzi-play.{_SAID[action]}"), ""
    match action:
        case PlayCard(card) if card.effect:
            effect = {"effect": effect_name(card.effect)}
            return Message("hanzi-play.play-card", effect), ICONS[card.effect].id
        case PayThirdCard():
            return Message("hanzi-play.third-card", {"num": PRICE_OF_CARD}), _TOKEN
        case Counter():
            return Message("hanzi-play.counter"), ICONS["counter"].id
        case TakeToken(seat):
            tokens = Message("hanzi-count.tokens", {"num": state.tokens[seat]})
            return Message("hanzi-play.from", {"player": Player(seat), "count": tokens}), ""
    return None, ""


def _swaps(state: GameState, legal: Sequence[Action], addresses: Addresses) -> Iterator[SwapRow]:
    swaps: dict[Task, list[SwapTasks | SwapWithSupply]] = {}
    for action in legal:
        if isinstance(action, SwapTasks | SwapWithSupply):
            swaps.setdefault(action.other, []).append(action)
    for wanted, each in swaps.items():
        owner = state.owner(wanted)
        yield SwapRow(
            TaskView(wanted),
            None if owner is None else Message(f"player.{owner}"),
            tuple(TaskMove(TaskView(action.own), addresses.after(action)) for action in each),
        )


def _hands(state: GameState, legal: Sequence[Action], addresses: Addresses) -> Iterator[HandMoves]:
    draws = [action for action in legal if isinstance(action, DrawFrom)]
    for seat in dict.fromkeys(action.seat for action in draws):
        held = state.holds(seat)
        yield HandMoves(
            Message(f"player.{seat}"),
            tuple(
                (card_view(held[action.place]), addresses.after(action))
                for action in draws
                if action.seat == seat
            ),
        )


def _prompt(state: GameState) -> Message:
    match state.phase:
        case phase if phase in OPEN:
            paid = ".third-card" if state.third_card else ""
            return Message(f"hanzi-play.now.name-task{paid}")
        case Phase.REPLY if state.played and state.played.effect:
            effect = {"player": Player(state.active), "effect": effect_name(state.played.effect)}
            return Message("hanzi-play.now.reply", effect)
        case Phase.EFFECT if state.played:
            return Message(f"hanzi-play.now.{state.played.effect}")
        case Phase.TURNING if state.named:
            number = len(state.face_up) + 1
            return Message(f"hanzi-play.now.turning.{number}", {"task": Glossed(state.named)})
        case Phase.TURNING:
            return Message("hanzi-play.now.turning.none")
        case Phase.PAIR:
            return Message("hanzi-play.now.pair", {"task": state.named and Glossed(state.named)})
        case phase:
            return Message(f"hanzi-play.now.{phase}")


def _rule(state: GameState) -> str:
    """Return the id of the rule that the prompt is about."""
    match state.phase:
        case Phase.EFFECT if state.played and state.played.effect:
            return state.played.effect.rule
        case Phase.TASK if not state.named:
            return rules.FETCH if state.played else rules.LOST_TASKS
        case Phase.CARD | Phase.TOKEN | Phase.CRAFTING | Phase.TURNING | Phase.OVER:
            return rules.THIRD_CARD if state.third_card else rules.CRAFTING
    return state.phase.rule
