"""Views of cards: a face or a back, clue marks, and a choice if there is one."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from operator import attrgetter

from markupsafe import Markup, escape

from tutor.core.messages import Message
from tutor.games.hanabi.engine import Card, ClueMarks, Suit
from tutor.games.hanabi.rulebook import FifthColour
from tutor.web.shell.speaker import Speaker
from tutor.web.shell.text import aria_label, in_form, say_plain, speaker
from tutor.web.site.presentation import Choice
from tutor.web.site.reader_options import current_setting
from tutor.web.site.template_helpers import draw_macro, symbol_ref

_HIDDEN = Message("card.hidden")


@dataclass(frozen=True, slots=True)
class ClueMarkView:
    """A clue mark on a card: `suit` or `rank`, positive or denied."""

    suit: str | None
    rank: int | None
    denied: bool
    text: str


@dataclass(frozen=True, slots=True)
class Face:
    """The front of a card: suit letter (r y g b w k m), number, the letter to print, the name."""

    suit: str
    rank: int
    letter: str
    name: str


@dataclass(frozen=True, slots=True)
class CardView:
    """A card as one viewer sees it; `face` is None for the back.

    `text` says all of it to a screen reader. `pointed` means that a clue points at it just now,
    `played` that it is being played, `asked` that the question is about it; `choice` puts an input
    on it.
    """

    face: Face | None
    text: str
    marks: tuple[tuple[ClueMarkView, ...], ...] = ()
    """The positive and the negative clue marks."""
    pointed: bool = False
    played: bool = False
    choice: Choice | None = None
    asked: bool = False


def face_of(card: Card) -> Face:
    """Return the front of a card, in the language of the request."""
    return _face(speaker(), drawn_suit(card.suit), card)


@lru_cache(maxsize=1024)  # with marks, a twentieth of an answered puzzle
def _face(_: Speaker, suit: str, card: Card) -> Face:
    return Face(suit, card.rank, letter_of(suit), card_name(card))


def card_view(
    card: Card | None,
    owner: str,
    slot: int,
    size: int,
    *,
    marks: tuple[ClueMarkView, ...] = (),
    pointed: bool = False,
    played: bool = False,
    choice: Choice | None = None,
    asked: bool = False,
) -> CardView:
    """Return the card in `slot` of the hand of `owner`; None is a card seen from the back.

    `owner` is the name of a seat: a finger on one card of many hears whose it is.
    """
    face = None if card is None else face_of(card)
    said = speaker()
    name = said.text(_HIDDEN).plain if face is None else face.name
    params = {"name": owner, "slot": slot + 1, "size": size, "card": name}
    parts = [said.plain(Message("slot", params)), *map(attrgetter("text"), marks)]
    if pointed:
        parts.append(said.text(Message("card.pointed")).plain)
    if played:
        parts.append(said.text(Message("card.played")).plain)
    if asked:
        parts.append(said.text(Message("card.asked")).plain)
    if choice is not None and choice.mark is not None:
        parts.append(said.text(Message(f"choice.{choice.mark}")).plain)
    groups = [tuple(group) for _, group in groupby(marks, attrgetter("denied"))]
    return CardView(face, aria_label(parts), tuple(groups), pointed, played, choice, asked)


def card_name(card: Card) -> str:
    """Return the name of a card on its own, in the language of the request."""
    return in_form(card, "name")


def suit_name(suit: Suit) -> str:
    """Return the name of a colour on its own, in the language of the request."""
    return in_form(suit, "colour")


def card_in_form(card: Card, words: Mapping[str, str]) -> str:
    """Return a card in a form of a language: its pattern, with the colour and the number."""
    return words["card"].format(
        colour=words.get(drawn_suit(card.suit)), rank=words.get(str(card.rank))
    )


def suit_in_form(suit: Suit, words: Mapping[str, str]) -> str:
    """Return a colour in a form of a language."""
    return words[drawn_suit(suit)]


def burst(suit: str, *, alone: bool = False) -> Markup:
    """Return the symbol of a suit as it is drawn; its surroundings have the words.

    `alone` if nothing around it hides it from screen readers or names it for them.
    """
    return _burst(symbol_ref(f"suit-{suit}"), alone)


@lru_cache(maxsize=64)
def _burst(ref: str, alone: bool) -> Markup:
    hidden = ' aria-hidden="true"' if alone else ""
    return Markup(f'<svg class="burst"{hidden}><use href="{ref}"/></svg>')


def art(face: Face | None) -> Markup:
    """Return the art of a card, without words; None is the back."""
    if face is None:
        return _BACK
    return _art(face.suit, face.rank, face.letter, burst(face.suit))


_BACK = Markup('<span class="art back" aria-hidden="true"></span>')


@lru_cache(maxsize=512)  # about twenty calls on a page
def _art(suit: str, rank: int, letter: str, picture: Markup) -> Markup:
    return Markup(
        f'<span class="art suit-{suit}" aria-hidden="true">'
        f'<span class="rank">{rank}</span>'
        f'<span class="letter">{escape(letter)}</span>{picture}</span>'
    )


def chip(card: Card) -> Markup:
    """Return the picture of a card in a line of text."""
    return draw_macro("hanabi/macros/cards.html", "chip", face_of(card))


def plain_card(card: Card) -> CardView:
    """Return the view of a card outside a hand."""
    face = face_of(card)
    return CardView(face, face.name)


def drawn_suit(suit: Suit) -> str:
    """Return the letter of a suit's colour in the reader's box.

    The engine's white is black, `k`, in a box with black cards. Only this function knows that.
    """
    if suit is not Suit.WHITE:
        return suit.value
    fifth: FifthColour = current_setting().box.fifth
    return fifth.value


def suit_letter(suit: Suit) -> str:
    """Return the letter or character that stands for a colour on the cards."""
    return letter_of(drawn_suit(suit))


def letter_of(drawn: str) -> str:
    """Return the letter of a colour by the name of its drawing."""
    return say_plain(Message(f"suit-letter.{drawn}"))


def marks_of(
    clue_marks: ClueMarks, *, denied: bool, wild: bool = False
) -> tuple[ClueMarkView, ...]:
    """Return the clue marks on a card; `denied` adds the negative ones.

    Negative marks that follow from a positive one are left out: of other numbers if the number is
    known, of other colours if the colour is known and the card can't be `wild`.
    """
    marks = [*map(_mark, clue_marks.colors), *map(_mark, clue_marks.ranks)]
    if denied and (wild or not clue_marks.colors):
        marks += [_mark(suit, denied=True) for suit in clue_marks.denied_colors]
    if denied and not clue_marks.ranks:
        marks += [_mark(rank, denied=True) for rank in clue_marks.denied_ranks]
    return tuple(marks)


def _mark(what: Suit | int, *, denied: bool = False) -> ClueMarkView:
    if isinstance(what, int):
        return _mark_of(speaker(), None, what, denied)
    return _mark_of(speaker(), drawn_suit(what), what, denied)


@lru_cache(maxsize=1024)
def _mark_of(_: Speaker, suit: str | None, what: Suit | int, denied: bool) -> ClueMarkView:
    kind = "denied" if denied else "told"
    if isinstance(what, int):
        return ClueMarkView(None, what, denied, say_plain(Message(f"{kind}.rank", {"rank": what})))
    text = say_plain(Message(f"{kind}.colour", {"suit": what}))
    return ClueMarkView(suit, None, denied, text)
