"""The hands on the table as one player sees them, and what is drawn on their cards."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.engine.events import ClueGiven
from tutor.games.hanabi.puzzles.option_names import CardAt
from tutor.web.hanabi.cards import CardView, card_view, marks_of
from tutor.web.hanabi.options import RowView
from tutor.web.shell.text import say_plain
from tutor.web.site.presentation import Choice, seat_name


@dataclass(frozen=True, slots=True)
class Annotations:
    """What a table shows on its cards and beside its hands that does not lie there."""

    choices: Mapping[str, Choice] = field(default_factory=dict)
    """Inputs on cards, by option name `card-P-S`."""
    actions: Mapping[int, tuple[RowView, ...]] = field(default_factory=dict)
    """Rows of inputs or links where a hand ends, by seat."""
    pointed: Collection[CardAt] = ()
    """The cards at which a clue points just now."""
    played: CardAt | None = None
    """The card that is being played."""
    asked: Collection[CardAt] = ()
    """The cards that the question is about."""
    denied: bool = False
    """Whether cards also show what clues have told that they are not."""


NOTHING = Annotations()


@dataclass(frozen=True, slots=True)
class HandView:
    """A seat: its name, whether the viewer sits there, and the cards, oldest first."""

    name: str
    is_viewer: bool
    turn: str
    """The words for "to play" at the seat whose turn it is, else empty."""
    cards: tuple[CardView, ...]
    actions: tuple[RowView, ...] = ()
    """What can be chosen at this seat, drawn where the hand ends."""


def hand_view(
    state: GameState,
    seat: int,
    viewer: int | None,
    annotations: Annotations = NOTHING,
    *,
    reader: int | None = None,
    turn: str = "",
) -> HandView:
    """Return one hand as `viewer` sees it (None: as someone who sees every hand).

    `reader` is the player who is called "you", if not the viewer; `turn` are the words at the seat
    whose turn it is, which a hand that is shown alone goes without.
    """
    hand, told = state.hands[seat], state.told_in(seat)
    name = say_plain(seat_name(seat, viewer if reader is None else reader))
    wild = state.ruleset.wild_suit is not None
    cards = []
    for slot, card in enumerate(hand):
        place = CardAt(seat, slot)
        cards.append(
            card_view(
                card if seat != viewer else None,
                name,
                slot,
                len(hand),
                marks=marks_of(told[slot], denied=annotations.denied, wild=wild),
                pointed=place in annotations.pointed,
                played=place == annotations.played,
                choice=annotations.choices.get(str(place)) if annotations.choices else None,
                asked=place in annotations.asked,
            )
        )
    actions = annotations.actions.get(seat, ())
    return HandView(name, seat == viewer, turn, tuple(cards), actions)


def cards_pointed_at(clue: ClueGiven) -> set[CardAt]:
    """Return the cards that a clue points at."""
    return {CardAt(clue.clue.target, slot) for slot in clue.slots}
