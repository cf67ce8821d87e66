"""Hanabi's part of the JSON API: tables as data and pictures, knowledge, recorded games.

The names of the classes and fields that are answered are the schema's.
"""

from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta

from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message, Player
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.engine import replay as recorded
from tutor.games.hanabi.engine.replay import ReplaySummary, replay_summary
from tutor.games.hanabi.engine.share_link import decode
from tutor.games.hanabi.knowledge import Deduction, View, deduce
from tutor.games.hanabi.knowledge.status import critical, playable, trash
from tutor.games.hanabi.knowledge.table_record import TableRecord, table_seen, whole_table
from tutor.web.api.operations import PNG, SVG, LanguageQuery, Operations
from tutor.web.api.positions import PositionText
from tutor.web.hanabi.preview import preview_svg
from tutor.web.hanabi.table import table_view
from tutor.web.shell.text import say_plain
from tutor.web.site.game_pages import GamePages
from tutor.web.site.preview import Preview, png_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A position as data, whole or as one player sees it."""

    rules: str
    to_act: int
    seat: int | None
    position: str
    table: TableRecord


@dataclass(frozen=True, slots=True, kw_only=True)
class PossibleCard:
    """A card that could be in a slot, and in how many worlds it is there."""

    card: str
    worlds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownSlot:
    """The knowledge about a card of the own hand; chances are from 0 to 1."""

    slot: int
    could_be: tuple[PossibleCard, ...]
    playable: float
    trash: float
    critical: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Knowledge:
    """A player's knowledge about the own hand."""

    seat: int
    position: str
    worlds: int
    slots: tuple[KnownSlot, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayTurn:
    """An action, who took it, and the position after it."""

    seat: int
    action: str
    position: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Replay(ReplaySummary):
    """A recorded game, every action checked by the engine."""

    start: str
    actions: tuple[ReplayTurn, ...]


blueprint = Operations("hanabi", __name__)

LONGEST_LINK = 1000
"""Characters of a share link; a game of 120 actions takes 400."""

_LINK = (
    "https%3A//hanab.live/shared-replay-json/"
    "315vbfxkkjpndvrhuifs-uywnctfkepuaadripqmg-hcllmgoqsbawx,03xctc-eleblcgbxbfhlawbwaeo-,0"
)
_LATER = "base_r0y1g0b0w0_r1.y2.g3.b4.w5~r2-1.g11.b2-1.w2-1.b3_0_tokens7_strikes0_player0_39"

Seat = Annotated[int, Meta(ge=0, le=4)]


@dataclass(frozen=True, slots=True, kw_only=True)
class ViewQuery(LanguageQuery):
    """A position, and the seat of the player who looks."""

    position: PositionText
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TableQuery(LanguageQuery):
    """A position, perhaps as a player sees it."""

    position: PositionText
    seat: Seat | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayQuery(LanguageQuery):
    """The share link of a recorded game."""

    link: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINK)]


@blueprint.operation("/games/hanabi/table", example=f"/games/hanabi/table?position={_LATER}&seat=1")
def table(pages: GamePages, query: TableQuery) -> Table:
    """Return a position as data; with a seat as the player there sees it."""
    state = _read(query.position, query.seat)
    text = str(state) if query.seat is None else str(View.of(state, query.seat))
    return Table(
        rules=str(state.ruleset),
        to_act=state.to_act,
        seat=query.seat,
        position=text,
        table=whole_table(state) if query.seat is None else table_seen(state, query.seat),
    )


@blueprint.operation(
    "/games/hanabi/table.svg",
    example=f"/games/hanabi/table.svg?position={_LATER}&seat=1",
    media=SVG,
)
def drawn(pages: GamePages, query: ViewQuery) -> bytes:
    """Return the table as a player sees it, as SVG."""
    return _svg(query).encode()


@blueprint.operation(
    "/games/hanabi/table.png",
    example=f"/games/hanabi/table.png?position={_LATER}&seat=1",
    media=PNG,
)
def rasterized(pages: GamePages, query: ViewQuery) -> bytes:
    """Return the table as a player sees it, as PNG."""
    return png_of(_svg(query))


@blueprint.operation(
    "/games/hanabi/knowledge", example=f"/games/hanabi/knowledge?position={_LATER}&seat=1"
)
def knowledge(pages: GamePages, query: ViewQuery) -> Knowledge:
    """Return a player's knowledge about the own hand."""
    view = View.of(_read(query.position, query.seat), query.seat)
    known = deduce(view)
    return Knowledge(
        seat=query.seat,
        position=str(view),
        worlds=known.worlds,
        slots=tuple(_slot(view, known, slot) for slot in range(view.hand_size)),
    )


@blueprint.operation("/games/hanabi/replay", example=f"/games/hanabi/replay?link={_LINK}")
def replay(pages: GamePages, query: ReplayQuery) -> Replay:
    """Return a recorded game from its share link, replayed by the engine.

    Raises BadSyntaxError for a link that makes no sense, UnsupportedError for rules that nobody
    prints, ReplayError for an action that is not allowed.
    """
    game = recorded.Replay.from_file(decode(query.link))
    summary = replay_summary(game)
    turns = zip(game.states, game.actions, game.states[1:], strict=False)
    return Replay(
        **{name: getattr(summary, name) for name in summary.__dataclass_fields__},
        start=str(game.start),
        actions=tuple(
            ReplayTurn(seat=before.to_act, action=str(action), position=str(after))
            for before, action, after in turns
        ),
    )


def _read(position: str, seat: int | None) -> GameState:
    """Return the position; BadSyntaxError if it cannot be read, or nobody sits at the seat."""
    state = GameState.parse(position)
    if seat is not None and seat >= state.players:
        raise BadSyntaxError("seat", str(seat), 0, f"a number from 0 to {state.players - 1}")
    return state


def _svg(query: ViewQuery) -> str:
    state = _read(query.position, query.seat)
    title = say_plain(Message("api.table.title", {"name": Player(query.seat)}))
    return preview_svg(Preview(title, picture=table_view(state, query.seat)))


def _slot(view: View, known: Deduction, slot: int) -> KnownSlot:
    return KnownSlot(
        slot=slot,
        could_be=tuple(
            PossibleCard(card=str(card), worlds=worlds)
            for card, worlds in sorted(known.worlds_by_card[slot].items())
        ),
        playable=float(known.chance(slot, playable(view))),
        trash=float(known.chance(slot, trash(view))),
        critical=float(known.chance(slot, critical(view))),
    )
