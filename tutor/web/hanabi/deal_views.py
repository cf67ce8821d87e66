"""View models of a certified deal: its cards on paper, and a winning line."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial

from flask import url_for

from tutor.core.messages import Message, Player
from tutor.games.hanabi.deals.deal import Deal, WinningLine
from tutor.games.hanabi.engine.cards import Card
from tutor.games.hanabi.partners import NO_CONVENTIONS, GameRecord
from tutor.web.hanabi.cards import Face, drawn_suit, face_of, suit_letter, suit_name
from tutor.web.hanabi.play.turns import game_log
from tutor.web.hanabi.setting_form import playing
from tutor.web.hanabi.table import table_view


class DealPart(StrEnum):
    """The parts of a deal that can be printed."""

    SCORES = "scores"
    PACKETS = "packets"
    PACK = "pack"


def line_view(deal: Deal, line: WinningLine, step: int) -> Mapping[str, object]:
    """Return the page of the line after its first `step` actions, 0 to all of them."""
    record = GameRecord(deal, NO_CONVENTIONS, line[:step])
    steps = len(line)
    turns = game_log(record, None, partial(_at, deal), step)
    return {
        "step": step,
        "progress": _progress(step, steps),
        "turns": turns[-1:],
        "table": table_view(record.state, None, moving=True),
        "back": _at(deal, step - 1) if step else "",
        "onward": _at(deal, step + 1) if step < steps else "",
        "log": turns,
    }


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


def deal_sheet(deal: Deal, title: Message) -> Mapping[str, object]:
    """Return a deal on paper under this title, in the language of the request.

    If it `plays_on`, it has no last round, so no turns are left when all points are made.
    """
    start, ruleset = deal.start(), deal.ruleset
    pack = (*(card for hand in start.hands for card in hand), *start.deck)
    return {
        "title": title,
        "rules": playing(ruleset),
        "players": deal.players,
        "cards": len(pack),
        "hand_size": ruleset.hand_size(deal.players),
        "most": ruleset.max_score,
        "plays_on": ruleset.play_on,
        "pack": tuple(_stretches(start.hands, start.deck)),
        "packets": tuple(
            Packet(
                suit=drawn_suit(suit),
                letter=suit_letter(suit),
                name=suit_name(suit),
                rows=tuple(
                    (face_of(card), _places(card, pack))
                    for card in ruleset.cards
                    if card.suit is suit
                ),
            )
            for suit in ruleset.suits
        ),
    }


def _stretches(hands: Sequence[Sequence[Card]], deck: Sequence[Card]) -> Iterator[Stretch]:
    first = 1
    for seat, hand in enumerate(hands):
        title = Message("deals.hand-of" if seat else "deals.hand-of.first", {"name": Player(seat)})
        yield Stretch(title, first, tuple(map(face_of, hand)))
        first += len(hand)
    yield Stretch(Message("deals.to-draw"), first, tuple(map(face_of, deck)))


def _places(card: Card, pack: Sequence[Card]) -> tuple[int, ...]:
    return tuple(place for place, each in enumerate(pack, 1) if each == card)
