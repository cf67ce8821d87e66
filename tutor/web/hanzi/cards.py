"""Cards and tasks as they are drawn, and what of them is read out.

The modern side of a card is in its view only while it is turned up. The ancient side is known by a
number that says nothing of the character, and by what the drawing looks like.

Drawings are SVG files that any viewer opens; on a page a drawing takes the colour of the text.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from types import MappingProxyType

from markupsafe import Markup

from tutor.core.messages import Message
from tutor.games.hanzi.deck import Card, Character, Glossed, Task
from tutor.games.hanzi.engine.ruleset import NAME_OF_SPOT
from tutor.games.hanzi.puzzles.options import gives, meaning
from tutor.games.hanzi.rulebook.summary import effect_name
from tutor.web.shell.speaker import ValueFormat
from tutor.web.shell.text import aria_label, current_language, say, say_plain
from tutor.web.site.presentation import Choice


@dataclass(frozen=True, slots=True)
class FaceView:
    """The modern side of a card: points, or else an effect in words with the name of its icon."""

    character: Character
    points: int
    effect: Message | None
    icon: str


@dataclass(frozen=True, slots=True)
class CardView:
    """A card with the name of its ancient form or, turned up, its modern side.

    `text` says all of it to a screen reader.
    """

    period: int
    text: str
    form: str = ""
    face: FaceView | None = None


@dataclass(frozen=True, slots=True)
class SpotView:
    """A place of the grid; `card` is None for a gap.

    `reachable` means that the marker may move there, `asked` that the question is about it;
    `choice` puts an input on the card.
    """

    name: str
    text: str
    card: CardView | None
    marker: bool = False
    reachable: bool = False
    asked: bool = False
    choice: Choice | None = None


@dataclass(frozen=True, slots=True)
class TaskView:
    """A task with what it means; `named` is what is being done with it, if anything is.

    `asked` means that the question is about it, `choice` puts an input on it.
    """

    task: Task
    named: Message | None = None
    asked: bool = False
    choice: Choice | None = None

    @property
    def meaning(self) -> Message:
        """The meaning of the task in a few words."""
        return meaning(self.task)

    @property
    def period(self) -> int:
        """The period of the task."""
        return self.task.period


@dataclass(frozen=True, slots=True)
class HandCardView:
    """A card in a hand, its face up for its owner; a `new` one may be played from next turn on."""

    card: CardView
    new: bool = False
    choice: Choice | None = None


def face_view(card: Card) -> FaceView:
    """Return the modern side of a card."""
    effect = effect_name(card.effect) if card.effect else None
    icon = ICONS[card.effect].id if card.effect else ""
    return FaceView(card.character, card.points, effect, icon)


def card_view(card: Card, *, turned: bool = False) -> CardView:
    """Return the view of a card with its ancient side up or, if `turned`, its modern one."""
    if turned:
        return CardView(card.period, say_plain(_face_in_words(card)), face=face_view(card))
    drawing = {"drawing": Message(f"drawing.{card.character.id}"), "period": card.period}
    text = say_plain(Message("hanzi-card.ancient", drawing))
    return CardView(card.period, text, form=ANCIENT_FORMS[card.character.id].id)


def _face_in_words(card: Card) -> Message:
    params = {"character": card.character, "period": card.period}
    if card.effect:
        return Message("hanzi-card.effect", {**params, "effect": effect_name(card.effect)})
    return Message("hanzi-card.scoring", {**params, "num": card.points})


def spot_view(
    spot: int,
    card: Card | None,
    *,
    turned: bool,
    marker: bool,
    reachable: bool,
    asked: bool = False,
    choice: Choice | None = None,
) -> SpotView:
    """Return the view of a place of the grid with its card, if any; see SpotView."""
    name = NAME_OF_SPOT[spot]
    view = card_view(card, turned=turned) if card else None
    label = view.text if view else Message("hanzi-spot.gap")
    kind = "hanzi-spot.turned" if turned else "hanzi-spot"
    parts = [say_plain(Message(kind, {"spot": name, "card": label}))]
    if marker:
        parts.append(say_plain(Message("hanzi-spot.marker")))
    if reachable:
        parts.append(say_plain(Message("hanzi-spot.reachable")))
    if asked:
        parts.append(say_plain(Message("hanzi-spot.asked")))
    if choice is not None and choice.mark is not None:
        parts.append(say_plain(Message(f"choice.{choice.mark}")))
    return SpotView(name, aria_label(parts), view, marker, reachable, asked, choice)


OPENING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="currentColor"'
    ' stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">'
)
"""The start of every SVG file: the same box and pen for all."""

_LOOK = Markup(OPENING.removeprefix('<svg xmlns="http://www.w3.org/2000/svg" ').removesuffix(">"))


@dataclass(frozen=True)
class Drawing:
    """A drawing; `id` is that of its symbol on a page, `lines` are its SVG elements."""

    id: str
    lines: Markup


def _lines_in(folder: str) -> dict[str, Markup]:
    """Return the SVG elements of each file, by its name without the ending."""
    texts = {
        file.name.removesuffix(".svg"): file.read_text(encoding="utf-8")
        for file in files("tutor.web.hanzi").joinpath(folder).iterdir()
    }
    return {
        name: Markup(text.removeprefix(OPENING).removesuffix("</svg>\n"))
        for name, text in texts.items()
    }


_FORMS = sorted(_lines_in("ancient_forms").items(), key=lambda form: form[1])

ANCIENT_FORMS: Mapping[str, Drawing] = {
    name: Drawing(f"form-{place}", lines) for place, (name, lines) in enumerate(_FORMS, 1)
}
"""The ancient form of each character, by the character's id in the deck.

On pages they are numbered in the order of their lines, which says nothing of what they stand for.
"""

ICONS: Mapping[str, Drawing] = {
    name: Drawing(f"icon-{name}", lines) for name, lines in _lines_in("icons").items()
}
"""By name: `marker`, the four eyes that Cangjie had; `token`; and the deck's effects."""

_LINES_OF = {drawing.id: drawing.lines for drawing in (*ANCIENT_FORMS.values(), *ICONS.values())}


def symbol(drawing_id: str) -> Markup:
    """Return the element that `use` points at, of the drawing that has this id on pages."""
    return Markup('<symbol id="{}" {}>{}</symbol>').format(drawing_id, _LOOK, _LINES_OF[drawing_id])


_WRITE_HAN = frozenset({"ja", "zh-Hant", "zh-Hans"})
"""The languages that are written with such characters themselves."""


def han(value: Character | Task | Card) -> Markup:
    """Return the character as HTML."""
    if current_language().tag in _WRITE_HAN:
        return Markup.escape(str(value))
    return Markup('<span lang="zh-Hant">{}</span>').format(value)


def _gloss(value: Glossed) -> Message | None:
    """Return a character with its meaning; None where that says nothing new.

    Who writes such characters knows those of tasks, and reads those of cards that were turned up.
    """
    named = value.named
    writes_han = current_language().tag in _WRITE_HAN
    if isinstance(named, Card):
        params = {"character": named, "gives": gives(named)}
        if writes_han:
            return Message("hanzi-face", params)
        return Message("hanzi-face.glossed", {**params, "meaning": meaning(named.character)})
    means = meaning(named)
    if say_plain(means) == str(value) or (writes_han and isinstance(named, Task)):
        return None
    return Message("hanzi-gloss", {"character": named, "meaning": means})


def _glossed(value: Glossed) -> str:
    gloss = _gloss(value)
    return say_plain(gloss) if gloss else str(value)


def _glossed_html(value: Glossed) -> Markup:
    gloss = _gloss(value)
    return say(gloss) if gloss else han(value.named)


FORMATS: Mapping[type, ValueFormat] = MappingProxyType(
    {
        **dict.fromkeys((Character, Task, Card), ValueFormat(str, han)),
        Glossed: ValueFormat(_glossed, _glossed_html),
    }
)
