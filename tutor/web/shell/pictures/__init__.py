"""Typefaces, colours of the style sheets, and PNG for the preview pictures of pages.

A typeface knows which font says some words, how wide they are and where their lines break: SVG
breaks none. Widths are those of the fonts beside, which are cut and measured by
tools/preview_fonts.py; kerning is left out, as it only makes a line shorter.

Colours are read from the site's style sheets, so that a picture and its page cannot disagree.
Pictures are of the night: `light-dark(day, night)` is the colour of the night.
"""

import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tutor.web.shell.languages import Language
from tutor.web.shell.static_files import bundle

FONTS = Path(__file__).parent / "fonts"
"""A font for each language whose script has too many characters to share one."""
ADVANCES = FONTS / "advances.json"

_NARROWEST, _WIDEST = 0.6, 1.0
"""Widths in ems of a character that no font of ours has: of a letter, and of a Chinese one."""

# Signs that close what is before them, and so begin no line; and those that open, and end none.
_CLOSING = (
    "、。，．・：；？！）」』】〕》〉”’…—ー々％)]},.:;?!%»ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ"
)
_OPENING = "（「『【〔《〈“‘([{«"

_WIDE = "\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef"
# A run that stays together: letters and digits up to a space, or one wide character.
_PIECE = re.compile(f"[{_WIDE}]|[^ {_WIDE}]+| +")
_PHRASE = re.compile("[^，。：；！？、]*[，。：；！？、]?")


_FONTS = {
    "Latn": "latin-cyrillic",
    "Cyrl": "latin-cyrillic",
    "Jpan": "ja",
    "Hans": "zh-Hans",
    "Hant": "zh-Hant",
}
"""The fonts by the scripts that are written with them."""


def font_of(language: Language) -> str:
    """Return the name of the font for a language; that of Latin letters where we have none."""
    return _FONTS.get(language.script, _FONTS["Latn"])


@dataclass(frozen=True, slots=True)
class Typeface:
    """A font by its family name, with the widths of its characters in ems."""

    family: str
    characters: frozenset[str]
    widths: dict[str, float]

    def width(self, text: str, size: float) -> float:
        """Return how wide a text is at this size, in the units of the size."""
        return size * sum(self._advance(char) for char in text)

    def _advance(self, char: str) -> float:
        if char in self.characters:
            return self.widths.get(char, 1.0)
        return _WIDEST if char >= "\u2e80" else _NARROWEST

    def lines(self, text: str, size: float, room: float, *, phrases: bool = False) -> list[str]:
        """Return the text in lines no wider than `room`, unless a single word is.

        No line begins with a sign that closes, or ends with one that opens. With `phrases` lines
        end where Chinese and Japanese phrases do, if there is room for each.
        """
        pieces = _PHRASE.findall(text) if phrases else []
        if not pieces or any(self.width(piece, size) > room for piece in pieces):
            pieces = _joined(_PIECE.findall(text))
        lines = [""]
        for piece in pieces:
            if lines[-1] and self.width((lines[-1] + piece).rstrip(), size) > room:
                lines.append("")
            lines[-1] = lines[-1] + piece if lines[-1] else piece.lstrip()
        return [line.rstrip() for line in lines if line.strip()]


def _joined(pieces: list[str]) -> list[str]:
    """Return the pieces with those that must not be parted in one."""
    joined: list[str] = []
    for piece in pieces:
        before = joined[-1] if joined else ""
        if before and not piece.isspace() and (piece[0] in _CLOSING or before[-1] in _OPENING):
            joined[-1] += piece
        else:
            joined.append(piece)
    return joined


@cache
def typeface(language: Language) -> Typeface:
    """Return the typeface in which a language is drawn."""
    name = font_of(language)
    measured: dict[str, Any] = json.loads(ADVANCES.read_text(encoding="utf-8"))[name]
    return Typeface(f"Tutor {name}", frozenset(measured["all"]), measured["widths"])


def font_files() -> list[str]:
    """Return all fonts: where one lacks a character, another one may have it."""
    return sorted(str(path) for path in FONTS.iterdir() if path.suffix in {".otf", ".ttf"})


_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_DECLARATION = re.compile(r"([\w-]+):\s*((?:\"[^\"]*\"|[^;\"])+)")
_BY_DAY = re.compile(r"light-dark\([^,()]+,\s*([^,()]+)\)")
_VARIABLE = re.compile(r"var\(--([\w-]+)\)")


def colour(name: str, selector: str = ":root", own_sheet: Path | None = None) -> str:
    """Return the colour that a custom property has at a selector; KeyError if it has none there.

    `own_sheet` is a style sheet of a game's own, which is looked into as well.
    """
    return declared(selector, f"--{name}", own_sheet)


@cache
def declared(selector: str, name: str, own_sheet: Path | None = None) -> str:
    """Return the value that the style sheet gives a property for exactly this selector.

    Blocks such as `@media` are ignored. A `var(…)` is looked up in the same rule,
    else in `:root`; KeyError if it is in neither, or if the property is not declared.
    """
    own = _own(selector, own_sheet)
    variables = {**_own(":root", None), **own}
    value = own[name]
    while _VARIABLE.search(value):
        value = _VARIABLE.sub(lambda match: variables[f"--{match[1]}"], value)
    return _BY_DAY.sub(r"\1", value).strip()


def _own(selector: str, own_sheet: Path | None) -> dict[str, str]:
    own: dict[str, str] = {}
    for selectors, body in _rules(own_sheet):
        if selector in selectors:
            own.update(_DECLARATION.findall(body))
    return own


@cache
def _rules(own_sheet: Path | None) -> list[tuple[frozenset[str], str]]:
    """Return selectors and body of every rule outside of blocks for some screens only."""
    whole = bundle("site.css").decode()
    if own_sheet is not None:
        whole += own_sheet.read_text(encoding="utf-8")
    sheet = _without_blocks(_COMMENT.sub("", whole))
    return [
        (frozenset(part.strip() for part in selectors.split(",")), " ".join(body.split()))
        for selectors, body in _RULE.findall(sheet)
    ]


def _without_blocks(sheet: str) -> str:
    """Return a style sheet without its `@media {…}` and the like."""
    lines: list[str] = []
    depth, skipping = 0, False
    for part in re.split(r"([{};])", sheet):
        if depth == 0 and part.lstrip().startswith("@"):
            skipping = True
        if not skipping:
            lines.append(part)
        depth += (part == "{") - (part == "}")
        if depth == 0 and part in ("}", ";"):
            skipping = False
    return "".join(lines)
