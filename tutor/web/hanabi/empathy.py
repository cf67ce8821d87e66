"""A player's knowledge of the own hand: every card it could be, with its chance."""

from dataclasses import dataclass
from fractions import Fraction

from babel.numbers import format_percent

from tutor.core.messages import Message, Player
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.knowledge import Deduction, View, deduce
from tutor.games.hanabi.knowledge.status import playable, trash
from tutor.web.hanabi.cards import Face, face_of
from tutor.web.shell.text import current_language, say_plain


@dataclass(frozen=True, slots=True)
class ChanceView:
    """A possible card and its chance in percent, empty if chances are not shown."""

    face: Face
    chance: str


@dataclass(frozen=True, slots=True)
class SlotsView:
    """Slots with the same knowledge, and the number of cards they could be.

    `standing` says how likely it is playable and how likely trash, if that is shown.
    """

    title: Message
    cards: tuple[ChanceView, ...]
    standing: Message | None = None


@dataclass(frozen=True, slots=True)
class EmpathyView:
    """The question what a player knows, and the answer slot by slot, oldest first."""

    title: Message
    slots: tuple[SlotsView, ...]


def empathy_view(
    state: GameState, seat: int, *, odds: bool = True, standing: bool = False
) -> EmpathyView:
    """Return the knowledge at `seat` about the own hand.

    With `odds` each card has its chance, with `standing` the slots say how likely they are playable
    or trash. Raises ValueError for an empty seat.
    """
    view = View.of(state, seat)
    known = deduce(view)
    alike: dict[tuple[tuple[int, int], ...], list[int]] = {}
    for slot, by_card in enumerate(known.worlds_by_card):
        alike.setdefault(tuple(sorted(by_card.items())), []).append(slot)
    return EmpathyView(
        title=Message("empathy.title", {"name": Player(seat)}),
        slots=tuple(
            SlotsView(
                title=_title(slots, len(by_card)),
                cards=tuple(
                    ChanceView(
                        face_of(card), _percent(Fraction(worlds, known.worlds)) if odds else ""
                    )
                    for card, worlds in sorted(known.worlds_by_card[slots[0]].items())
                ),
                standing=_standing(view, known, slots[0]) if standing else None,
            )
            for by_card, slots in alike.items()
        ),
    )


def _title(slots: list[int], cards: int) -> Message:
    places = tuple(Message("empathy.slot", {"slot": slot + 1}) for slot in slots)
    return Message("empathy.slots", {"slots": places, "num": cards})


def _standing(view: View, known: Deduction, slot: int) -> Message:
    """Return the chances that a card is playable, and that it is trash."""
    chances = (known.chance(slot, cards) for cards in (playable(view), trash(view)))
    fits, useless = map(_percent, chances)
    return Message("empathy.standing", {"fits": fits, "useless": useless})


def _percent(chance: Fraction) -> str:
    """Return the chance in whole percent, as the language writes it; never 0% for what can be."""
    locale = current_language().locale
    if 0 < chance < Fraction(1, 100):
        return say_plain(Message("empathy.less", {"chance": format_percent(0.01, locale=locale)}))
    return format_percent(float(chance), locale=locale)
