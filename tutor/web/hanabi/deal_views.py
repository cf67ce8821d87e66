"""View models of a certified deal: its cards on paper, and a winning line."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from flask import url_for

from tutor.core.messages import Message, Player
from tutor.games.hanabi.deals.deal import Deal, WinningLine
from tutor.games.hanabi.engine.cards import Card
from tutor.games.hanabi.partners import NO_CONVENTIONS, GameRecord
from tutor.web.hanabi.cards import Face, drawn_suit, face_of, suit_letter, suit_name
from tutor.web.hanabi.play.turns import TurnView, turn_view
from tutor.web.hanabi.setting_form import playing
from tutor.web.hanabi.table import TableView, table_view


class Part(StrEnum):
    """The parts of a deal that can be printed."""

    SCORES = "scores"
    PACKETS = "packets"
    PACK = "pack"


@dataclass(frozen=True, slots=True)
class LineView:
    """The line after so many actions; `back` and `onward` are empty at its ends."""

    step: int
    progress: Message
    turns: tuple[TurnView, ...]
    """The events of the last action."""
    table: TableView
    back: str
    onward: str
    log: tuple[TurnView, ...]


def line_view(deal: Deal, line: WinningLine, step: int) -> LineView:
    """Return the line after its first `step` actions, 0 to all of them."""
    record = GameRecord(deal, NO_CONVENTIONS, line[:step])
    steps = len(line)
    turns = tuple(
        turn_view(record, each, None, with_draws=True, href=_at(deal, each)) for each in range(step)
    )
    return LineView(
        step=step,
        progress=_progress(step, steps),
        turns=turns[-1:],
        table=table_view(record.state, None, moving=True),
        back=_at(deal, step - 1) if step else "",
        onward=_at(deal, step + 1) if step < steps else "",
        log=turns,
    )


def _progress(step: int, steps: int) -> Message:
    if not step:
        return Message("deals.line.start")
    return Message("deals.line.step", {"num": step, "all": steps})


def _at(deal: Deal, step: int) -> str:
    return url_for("hanabi_deals.line", deal=deal.name, step=step)


@dataclass(frozen=True, slots=True)
class Stretch:
    """Cards that lie together in the arranged pack: a hand, or those to be drawn.

    `first` is the place of the first one, counted from the top of the pack, from 1.
    """

    title: Message
    first: int
    faces: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Packet:
    """The cards of one suit: where in the pack each copy lies, by number, places rising."""

    suit: str
    letter: str
    name: str
    rows: tuple[tuple[Face, tuple[int, ...]], ...]


@dataclass(frozen=True, slots=True)
class DealSheet:
    """A deal on paper; `rules` names the variant in a few words.

    If it `plays_on`, it has no last round, so no turns are left when all points are made.
    """

    title: Message
    rules: tuple[Message, ...]
    players: int
    cards: int
    hand_size: int
    most: int
    plays_on: bool
    pack: tuple[Stretch, ...]
    packets: tuple[Packet, ...]

    @property
    def suits(self) -> tuple[tuple[str, str, str], ...]:
        """The letter in styles, the letter on cards and the name of each suit."""
        return tuple((each.suit, each.letter, each.name) for each in self.packets)


def deal_sheet(deal: Deal) -> DealSheet:
    """Return the printed part of a deal, in the language of the request."""
    start = deal.start()
    pack = (*(card for hand in start.hands for card in hand), *start.deck)
    return DealSheet(
        title=Message("play.title", {"deal": deal.name}),
        rules=playing(deal.ruleset),
        players=deal.players,
        cards=len(pack),
        hand_size=deal.ruleset.hand_size(deal.players),
        most=deal.ruleset.max_score,
        plays_on=deal.ruleset.play_on,
        pack=tuple(_stretches(start.hands, start.deck)),
        packets=tuple(
            Packet(
                suit=drawn_suit(suit),
                letter=suit_letter(suit),
                name=suit_name(suit),
                rows=tuple(
                    (face_of(card), _places(card, pack))
                    for card in deal.ruleset.cards
                    if card.suit is suit
                ),
            )
            for suit in deal.ruleset.suits
        ),
    )


def _stretches(hands: Sequence[Sequence[Card]], deck: Sequence[Card]) -> Iterator[Stretch]:
    first = 1
    for seat, hand in enumerate(hands):
        title = Message("deals.hand-of" if seat else "deals.hand-of.first", {"name": Player(seat)})
        yield Stretch(title, first, tuple(map(face_of, hand)))
        first += len(hand)
    yield Stretch(Message("deals.to-draw"), first, tuple(map(face_of, deck)))


def _places(card: Card, pack: Sequence[Card]) -> tuple[int, ...]:
    return tuple(place for place, each in enumerate(pack, 1) if each == card)
