"""The pages of games: the choice of players, the redirect to a deal, the game so far."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from flask import Blueprint, Response, render_template, request, url_for

from tutor.core.messages import Message, Player
from tutor.games.hanzi.deck import Card, Glossed, Task
from tutor.games.hanzi.engine import GameState, Phase, Ruleset
from tutor.games.hanzi.engine.events import (
    CardDrawn,
    Event,
    Matched,
    Missed,
    Refilled,
    TurnBegan,
    TurnedBack,
    TurnedUp,
)
from tutor.games.hanzi.engine.ruleset import COLUMNS, WINNING_POINTS
from tutor.games.hanzi.rulebook.numbers import POINTS
from tutor.web.hanzi.cards import FaceView, SpotView, card_view, face_view, spot_view
from tutor.web.hanzi.characters import TaskLine, task_line
from tutor.web.hanzi.play.ending import EndingView, ending
from tutor.web.hanzi.play.moves import MoveLink, Moves, moves
from tutor.web.hanzi.play.record import (
    ACTIONS,
    CHOOSING,
    HAND,
    HELPED,
    LAST_SEED,
    MARKER,
    MEMORY,
    OPEN,
    Addresses,
    Deal,
    Record,
)
from tutor.web.hanzi.presentation import event_message
from tutor.web.hanzi.table_view import TableView, table_view
from tutor.web.shell.redirects import temporary_redirect
from tutor.web.shell.text import aria_label, say_plain
from tutor.web.shell.view_options import one_of, query_fields, view_options
from tutor.web.site.play import SEED, game_played, seed_wished
from tutor.web.site.reader_options import keeps_reader_options

_PASSED_OVER = (TurnedBack, TurnBegan, Refilled)
"""Events that the page itself shows: cards are turned back with the next action."""


@dataclass(frozen=True, slots=True)
class PlaySpot:
    """A place of the grid; `href` is empty if there is nothing to do with it.

    `seen` is the modern side of a face-down card that players have seen, if the page shows that;
    `fresh`: the next action turns the card back.
    """

    view: SpotView
    href: str
    text: str
    seen: FaceView | None = None
    fresh: bool = False


@dataclass(frozen=True, slots=True)
class LastActionView:
    """The events of the last action; `verdict` is "right" or "wrong" after a crafting."""

    text: Message | None
    headline: Message | None = None
    verdict: str = ""


@dataclass(frozen=True, slots=True)
class PlayView:
    """A page of a game; `passed_to` names the player who gets the device, `goal` the end."""

    record: Record
    goal: Message
    addresses: Addresses
    outcome: LastActionView
    passed_to: Message | None
    moves: Moves
    rows: tuple[tuple[PlaySpot, ...], ...]
    table: TableView
    ending: EndingView | None
    lately: tuple[Message, ...]
    lines: tuple[TaskLine, ...]
    """The tasks that the choice is about, with their parts."""


def play_view(
    record: Record, addresses: Addresses, choosing: str = "", *, opened: bool = False
) -> PlayView:
    """Return the page of a game, which never depends on cards that nobody has seen.

    Only its owner sees a hand; after the device has changed hands, not before it is `opened`.
    """
    state, seats = record.state, range(record.deal.players)
    actor = Player(state.to_act)
    open_to_all = not record.is_alone and state.ending is None
    choosing_marker = choosing == MARKER
    passed = open_to_all and record.changes_hands
    closed = passed and not (opened or choosing_marker) and bool(state.holds(state.to_act))
    if closed:
        show = MoveLink(Message("hanzi-play.show-hand"), addresses.opened)
        possible_moves = Moves(Message("hanzi-play.now.show-hand"), links=(show,))
    else:
        possible_moves = moves(state, addresses, choosing_marker=choosing_marker)
    if open_to_all:
        params = {"player": actor, "prompt": possible_moves.prompt}
        possible_moves = replace(possible_moves, prompt=Message("hanzi-play.who", params))
    return PlayView(
        record=record,
        goal=_goal(record.deal.ruleset),
        addresses=addresses,
        outcome=_outcome(record),
        passed_to=Message("hanzi-play.pass", {"player": actor}) if passed else None,
        moves=possible_moves,
        rows=_rows(record, possible_moves, addresses),
        table=table_view(state, state.to_act, hand_closed=closed),
        ending=ending(record, addresses),
        lately=()
        if state.ending
        else tuple(
            record.message(_remembered(event) if addresses.hides else event_message(event, *seats))
            for event in record.recent_events()
            if _is_reported(event, addresses.hides)
        ),
        lines=() if closed else tuple(map(task_line, _tasks_in_question(state, possible_moves))),
    )


def _tasks_in_question(state: GameState, possible_moves: Moves) -> tuple[Task, ...]:
    """Return the task being made, else all that may be named, taken or swapped."""
    if state.named and state.phase in (Phase.TURNING, Phase.PAIR):
        return (state.named,)
    offered = (move.view.task for move in possible_moves.tasks)
    return tuple(dict.fromkeys((*offered, *state.tasks[state.to_act], *state.supply)))


def _goal(ruleset: Ruleset) -> Message:
    params = {"num": WINNING_POINTS} if not ruleset.with_cangjie else {}
    name = "cangjie" if ruleset.with_cangjie else "plain"
    return Message(f"hanzi-play.goal.{name}", {"points": POINTS, **params})


def _outcome(record: Record) -> LastActionView:
    """Return the events of the last action, the verdict on a crafting first."""
    state = record.state
    events = [event for event in state.events if not isinstance(event, _PASSED_OVER)]
    verdicts = [event for event in events if isinstance(event, Matched | Missed)]
    others = [event for event in events if event not in verdicts]

    def said(event: Event) -> Message:
        return record.message(event_message(event, *range(record.deal.players)))

    if not verdicts:
        return LastActionView(_one_text(map(said, others)))
    verdict = verdicts[0]
    if isinstance(verdict, Matched):
        # The sentence about the match names the cards.
        rest = (said(event) for event in others if not isinstance(event, TurnedUp))
        headline = Message("hanzi-play.match", {"task": Glossed(verdict.task)})
        return LastActionView(_one_text([said(verdict), *rest]), headline, "right")
    look = () if state.ending else (Message("hanzi-play.look"),)
    return LastActionView(
        _one_text([*map(said, events), *look]), Message("hanzi-play.miss"), "wrong"
    )


def _one_text(sentences: Iterable[Message]) -> Message | None:
    """Return the sentences one after the other, as the language writes them; None for none."""
    text = None
    for each in sentences:
        text = Message("sentences", {"first": text, "second": each}) if text else each
    return text


def _remembered(event: Event) -> Message:
    """Return the events, without the cards that went into a hand."""
    match event:
        case Matched(player=player, task=task):
            return Message("hanzi-play.made", {"player": Player(player), "task": Glossed(task)})
        case CardDrawn():
            return event_message(event, -1)
    return event_message(event)


def _is_reported(event: Event, hides: bool) -> bool:
    """Return whether a later page repeats an event: not if it is visible or to be remembered."""
    return not isinstance(event, TurnedBack | Refilled) and not (
        hides and isinstance(event, TurnedUp)
    )


def _rows(
    record: Record, possible_moves: Moves, addresses: Addresses
) -> tuple[tuple[PlaySpot, ...], ...]:
    state = record.state
    fresh = {event.spot for event in state.events if isinstance(event, TurnedBack)}
    spots = [
        _spot(record, spot, card, addresses, possible_moves.spots.get(spot, ""), spot in fresh)
        for spot, card in enumerate(state.grid)
    ]
    size = len(COLUMNS)
    return tuple(tuple(spots[start : start + size]) for start in range(0, len(spots), size))


def _spot(
    record: Record, spot: int, card: Card | None, addresses: Addresses, href: str, fresh: bool
) -> PlaySpot:
    state = record.state
    turned = card is not None and (fresh or spot in state.face_up)
    reachable = state.phase is Phase.MARKER and bool(href)
    marker = spot == state.marker
    view = spot_view(spot, card, turned=turned, marker=marker, reachable=reachable)
    if card is None or turned or addresses.hides or spot not in record.memory.lying:
        return PlaySpot(view, href, view.text, fresh=turned and fresh)
    seen = say_plain(Message("hanzi-play.seen", {"card": card_view(card, turned=True).text}))
    return PlaySpot(view, href, aria_label([view.text, seen]), seen=face_view(card))


blueprint = Blueprint("hanzi_play", __name__)

INDEX = "/play/"

TABLE = "table"
"""The field of the form that leads to a deal: who plays."""

LOST = "lost"
"""The field that says when tasks are lost against Cangjie."""

LAST_COPY = "last-copy"
"""The value of `LOST` when tasks stay as long as they can be made."""

TABLES = {
    "alone": tuple(f"{Ruleset.CANGJIE}-{players}" for players in (1,)),
    "together": tuple(f"{Ruleset.PLAIN}-{players}" for players in Ruleset.PLAIN.players),
    "with-cangjie": tuple(
        f"{Ruleset.CANGJIE}-{players}" for players in Ruleset.CANGJIE.players if players > 1
    ),
}
"""The tables to choose from, by heading."""


@blueprint.get(INDEX)
@keeps_reader_options()
@view_options(
    listed=lambda pages: pages.game.id == "hanzi", preview_template="hanzi/play/choose.html"
)
def choose() -> str:
    """Return the page with the choice of players."""
    tables = [
        (Message(f"hanzi-play.group.{group}"), [(name, _players(name)) for name in names])
        for group, names in TABLES.items()
    ]
    return render_template(
        "hanzi/play/choose.html",
        tables=tables,
        deal_url=url_for("hanzi_play.deal"),
        last_seed=LAST_SEED,
    )


def _players(table: str) -> Message:
    return Message("hanzi-play.players", {"num": int(table[-1])})


@blueprint.get(f"{INDEX}deal")
@query_fields(TABLE, SEED, MEMORY, LOST)
def deal() -> Response:
    """Redirect to the deal that the form asks for, or to a random one for these players.

    Raises BadSyntaxError for an unknown table or number.
    """
    table = request.args.get(TABLE, TABLES["alone"][0])
    memory = one_of(MEMORY, (HELPED,)) or None
    if one_of(LOST, (LAST_COPY,)) and table.startswith(Ruleset.CANGJIE):
        table = table.replace(Ruleset.CANGJIE, Ruleset.LAST_COPY)
    name = str(Deal.parse(f"{table}-{seed_wished(LAST_SEED)}"))
    return temporary_redirect(url_for("hanzi_play.game", deal=name, memory=memory))


@blueprint.get(f"{INDEX}<deal>")
@query_fields(ACTIONS, MEMORY, CHOOSING, HAND, usual={MEMORY: "", CHOOSING: "", HAND: ""})
def game(deal: str) -> str:
    """Return the page of a game so far; 404 for an unknown deal.

    Illegal actions are a 400, too many of them a 414.
    """
    played_deal = Deal.parse(deal)
    record = game_played(lambda: Record.read(played_deal, request.args.get(ACTIONS, "")))
    addresses = Addresses.of(record, hides=not one_of(MEMORY, (HELPED,)))
    opened = bool(one_of(HAND, (OPEN,)))
    view = play_view(record, addresses, one_of(CHOOSING, (MARKER,)), opened=opened)
    return render_template("hanzi/play/game.html", view=view)
