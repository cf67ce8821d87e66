"""The site's colours, read from its style sheets: a picture and its page cannot disagree.

Pictures are of the night, so `light-dark(day, night)` is the colour of the night.
"""

import re
from dataclasses import dataclass
from functools import cache
from urllib.parse import unquote

from tutor.web.shell.bundles import joined

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_DECLARATION = re.compile(r"([\w-]+):\s*((?:\"[^\"]*\"|[^;\"])+)")
_BY_DAY = re.compile(r"light-dark\([^,()]+,\s*([^,()]+)\)")
_VARIABLE = re.compile(r"var\(--([\w-]+)\)")
_DRAWING = re.compile(r'url\("data:image/svg\+xml,([^"]+)"\)')
_COLOUR = re.compile(r"#[0-9a-f]{3,8}\b")


@dataclass(frozen=True, slots=True)
class Paper:
    """The colours of a card or a mark: its paper, and the ink on it."""

    face: str
    mark: str


def suit(letter: str) -> Paper:
    """Return the colours of a card of the suit with this letter."""
    return _paper(f".suit-{letter}")


def number() -> Paper:
    """Return the colours of the mark of a number, which is of no suit."""
    return _paper('.mark:not([class*="suit-"])')


def _paper(selector: str) -> Paper:
    return Paper(declared(selector, "--face"), declared(selector, "--mark"))


def light(letter: str) -> str:
    """Return the colour of a suit as light in the night."""
    return declared(f".suit-{letter}", "--suit")


def colour(name: str, selector: str = ":root") -> str:
    """Return the colour that a custom property has at a selector; KeyError if it has none there."""
    return declared(selector, f"--{name}")


def ink(letter: str) -> str:
    """Return the colour of a blade of the multicolour pinwheel."""
    return declared(f".ink-{letter}", "fill")


@dataclass(frozen=True, slots=True)
class Back:
    """The back of a card: its paper, and the SVG that is drawn on it."""

    paper: str
    drawing: str


def back() -> Back:
    """Return the back of a card, which the style sheet draws as a background."""
    background = declared(".art.back", "background")
    found = _DRAWING.search(background)
    paper = _COLOUR.search(background)
    if found is None or paper is None:
        raise LookupError(f"no drawing of a back in {background!r}")
    return Back(paper[0], unquote(found[1]))


@cache
def declared(selector: str, name: str) -> str:
    """Return the value that the style sheet gives a property for exactly this selector.

    What depends on the screen or the printer is left out. A `var(…)` is looked up in the same rule,
    else in `:root`; KeyError if it is in neither, or if the property is not declared.
    """
    own = _own(selector)
    known = {**_own(":root"), **own}
    value = own[name]
    while _VARIABLE.search(value):
        value = _VARIABLE.sub(lambda match: known[f"--{match[1]}"], value)
    return _BY_DAY.sub(r"\1", value).strip()


def _own(selector: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for selectors, body in _rules():
        if selector in selectors:
            found.update(_DECLARATION.findall(body))
    return found


@cache
def _rules() -> list[tuple[frozenset[str], str]]:
    """Return selectors and body of every rule outside of blocks for some screens only."""
    sheet = _without_blocks(_COMMENT.sub("", joined("site.css").decode()))
    return [
        (frozenset(part.strip() for part in selectors.split(",")), " ".join(body.split()))
        for selectors, body in _RULE.findall(sheet)
    ]


def _without_blocks(sheet: str) -> str:
    """Return a style sheet without its `@media {…}` and the like."""
    kept: list[str] = []
    depth, skipping = 0, False
    for part in re.split(r"([{};])", sheet):
        if depth == 0 and part.lstrip().startswith("@"):
            skipping = True
        if not skipping:
            kept.append(part)
        depth += (part == "{") - (part == "}")
        if depth == 0 and part in ("}", ";"):
            skipping = False
    return "".join(kept)
