"""Line drawings of our own, and how characters stand in sentences.

The ancient forms of the deck's characters and the icons are SVG files that any viewer opens. On a
page a drawing takes the colour of the text around it, so that it needs nothing further for dark
themes and print, and its size from the page's style.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from types import MappingProxyType

from markupsafe import Markup

from tutor.core.messages import Message
from tutor.games.hanzi.deck import Card, Character, Glossed, Task
from tutor.games.hanzi.puzzles.options import meaning
from tutor.web.shell.text import ValueFormat, current_language, say, say_plain

OPENING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="currentColor"'
    ' stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">'
)
"""How every file begins: one box and one pen for all."""

_LOOK = Markup(OPENING.removeprefix('<svg xmlns="http://www.w3.org/2000/svg" ').removesuffix(">"))


@dataclass(frozen=True)
class Drawing:
    """A drawing; `id` is the one that it has on a page, `lines` its SVG elements."""

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
    """Return a character with its meaning; None where that is the same character once more."""
    means = meaning(value.named)
    if say_plain(means) == str(value):
        return None
    return Message("hanzi-gloss", {"character": value.named, "meaning": means})


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
