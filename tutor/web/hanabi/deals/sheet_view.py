"""What is printed for a deal: the order of its cards, a packet for each suit, and a score sheet."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tutor.core.messages import Message, Player
from tutor.games.hanabi.deals import Deal
from tutor.games.hanabi.engine.cards import Card
from tutor.web.hanabi.cards import Face, drawn_suit, face_of, suit_letter, suit_name
from tutor.web.hanabi.setting_form import playing


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
    """A deal on paper: `rules` say in a few words what is played.

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
    """Return what is printed for a deal, in the language of the request."""
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
