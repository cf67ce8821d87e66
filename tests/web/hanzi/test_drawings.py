"""The drawings: which there are, and that they stay small and plain."""

import io
from pathlib import Path
from xml.etree import ElementTree

import pytest
import resvg_py
from PIL import Image

import tutor.web.hanzi
from tutor.games.hanzi.deck import CHARACTERS, Effect
from tutor.web.hanzi.cards import ANCIENT_FORMS, ICONS, OPENING, symbol

_ROOT = Path(tutor.web.hanzi.__file__).parent
_FILES = [*_ROOT.glob("ancient_forms/*"), *_ROOT.glob("icons/*")]
_MOST_BYTES = {"ancient_forms": 700, "icons": 500}
_ATTRIBUTES = {"path": {"d"}, "circle": {"cx", "cy", "r"}}


def _ink(file: Path) -> tuple[float, ...]:
    """Return left, top, right and bottom of what is seen, in the units of the box."""
    png = resvg_py.svg_to_bytes(svg_string=file.read_text(encoding="ascii"), width=192)
    bounds = Image.open(io.BytesIO(bytes(png))).getchannel("A").getbbox()
    assert bounds
    return tuple(bound / 4 for bound in bounds)


def test_each_character_has_its_ancient_form() -> None:
    """The drawings have the ids of the deck's characters, no two look the same."""
    assert ANCIENT_FORMS.keys() == {character.id for character in CHARACTERS}
    assert len({drawing.lines for drawing in ANCIENT_FORMS.values()}) == 36


def test_each_effect_and_part_has_its_icon() -> None:
    """Icons are the marker, the token and the eight effects, by the deck's names."""
    assert ICONS.keys() == {"marker", "token", *Effect}


@pytest.mark.parametrize("file", _FILES, ids=lambda file: str(file.stem))
def test_a_drawing_is_small_and_nothing_but_lines(file: Path) -> None:
    """A file has one box and pen with all others, then paths and circles without a colour."""
    text = file.read_text(encoding="ascii")
    assert len(text) <= _MOST_BYTES[file.parent.name]
    assert text.startswith(OPENING)
    assert text.endswith("</svg>\n")
    lines = list(ElementTree.fromstring(text))
    assert lines
    for line in lines:
        kind = line.tag.removeprefix("{http://www.w3.org/2000/svg}")
        assert line.attrib.keys() == _ATTRIBUTES[kind]
        assert not list(line)
        assert not line.text


@pytest.mark.parametrize("file", _FILES, ids=lambda file: str(file.stem))
def test_a_drawing_stands_in_the_middle_of_its_box(file: Path) -> None:
    """Its ink leaves a margin on every side, fills the box one way, and leans to no side."""
    left, top, right, bottom = _ink(file)
    assert min(left, top) >= 3.5
    assert max(right, bottom) <= 44.5
    assert max(right - left, bottom - top) >= 34
    assert abs(left + right - 48) <= 5
    assert abs(top + bottom - 48) <= 5


def test_a_symbol_is_its_drawing_with_the_pen_of_all() -> None:
    """It has the id that pages point at, the colour of the text around it, and all the lines."""
    sun = ANCIENT_FORMS["ri"]
    element = ElementTree.fromstring(symbol(sun.id))
    assert element.attrib["id"] == sun.id
    assert element.attrib["stroke"] == "currentColor"
    assert len(element) == len(ElementTree.fromstring(f"<g>{sun.lines}</g>"))
