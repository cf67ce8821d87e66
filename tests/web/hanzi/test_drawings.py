"""The drawings: which there are, and that they stay small and plain."""

import io
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
import resvg_py
from PIL import Image

import tutor.web.hanzi
from tutor.games.hanzi.deck import CHARACTERS, Effect
from tutor.web.hanzi.drawings import ANCIENT_FORMS, ICONS, OPENING, symbols

_ROOT = Path(tutor.web.hanzi.__file__).parent
_FILES = [*_ROOT.glob("ancient_forms/*"), *_ROOT.glob("icons/*")]
_MOST_BYTES = {"ancient_forms": 700, "icons": 500}
_ATTRIBUTES = {"path": {"d"}, "circle": {"cx", "cy", "r"}}


def _elements(markup: str) -> Iterator[ElementTree.Element]:
    yield from ElementTree.fromstring(f"<g>{markup}</g>").iter()


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


def test_a_page_defines_a_drawing_once_and_uses_it_often() -> None:
    """A reference names the symbol that the page has, which is there once."""
    sun = ANCIENT_FORMS["ri"]
    (defined,) = [one for one in _elements(symbols([sun, sun])) if one.tag == "symbol"]
    (used,) = [one for one in _elements(sun.use()) if one.tag == "use"]
    assert used.attrib["href"] == "#" + defined.attrib["id"]
    assert defined.attrib["stroke"] == "currentColor"
    assert len(defined) == len(ElementTree.fromstring(f"<g>{sun.lines}</g>"))


def test_a_drawing_says_what_the_page_calls_it() -> None:
    """Its label is an accessible name, whatever is in it; without one it is passed over."""
    for markup in (ICONS["token"].svg('a "<token>"'), ICONS["token"].use('a "<token>"')):
        named = next(one for one in _elements(markup) if one.tag == "svg")
        assert (named.attrib["role"], named.attrib["aria-label"]) == ("img", 'a "<token>"')
    silent = next(one for one in _elements(ICONS["token"].svg()) if one.tag == "svg")
    assert silent.attrib["aria-hidden"] == "true"
