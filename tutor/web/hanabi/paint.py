"""The colours of Hanabi's cards and tokens, as its style sheets have them."""

import re
from dataclasses import dataclass
from urllib.parse import unquote

from tutor.web.shell.pictures import colour, declared

__all__ = ["Back", "Paper", "back", "colour", "ink", "light", "number", "suit"]

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
    drawing = _DRAWING.search(background)
    paper = _COLOUR.search(background)
    if drawing is None or paper is None:
        raise LookupError(f"no drawing of a back in {background!r}")
    return Back(paper[0], unquote(drawing[1]))
