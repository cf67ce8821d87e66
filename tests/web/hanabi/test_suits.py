"""The colours of the suits, measured as the style sheets give them: `pytest -s` prints the tables.

Shape and letter tell suits apart without any colour; here colour alone has to.
"""

import re
from itertools import combinations

import pytest

from tests.web.colour import CONES_MISSED, contrast, difference, lab, laid_over, linear, missing
from tutor.games.hanabi.engine.cards import SUIT_BY_LETTER
from tutor.games.hanabi.rulebook import FifthColour
from tutor.web.shell.static_files import bundle

SHEET = re.sub(r"/\*.*?\*/", "", bundle("site.css").decode(), flags=re.DOTALL)
LEAST_CONTRAST = 3.0
"""Of a picture or of large figures with what they stand on (WCAG 2.2, 1.4.11 and 1.4.3)."""
LEAST_TEXT_CONTRAST = 4.5
LEAST_DIFFERENCE = 10.0
"""CIEDE2000: some five times what can just be told side by side."""
LEAST_STEP = 8.0
"""In lightness L*, from 0 to 100."""


def rule(selector: str) -> str:
    """Return what the sheet says of a selector that it names alone, once."""
    (body,) = re.findall(rf"^{re.escape(selector)} {{(.*?)}}", SHEET, re.MULTILINE | re.DOTALL)
    return str(body)


def colours(name: str) -> dict[str, str]:
    """Return a colour of each suit: `face`, the `mark` on it, or the light of the `suit`."""
    found = {}
    for suit in SUIT_BY_LETTER:
        (code,) = re.findall(rf"--{name}: (#[0-9a-f]{{6}});", rule(f".suit-{suit}"))
        found[suit] = code
    return found


def meeting() -> list[tuple[str, str]]:
    """Return the pairs of suits that lie on one table in some game: never white and black."""
    decks = [f"rygb{fifth}m" for fifth in FifthColour]
    return sorted({pair for deck in decks for pair in combinations(deck, 2)})


def table(title: str, values: dict[tuple[str, str], float]) -> str:
    """Return the values in a row, the closest pair first."""
    closest = sorted(values.items(), key=lambda item: item[1])
    return f"{title:13}" + "  ".join(f"{a}{b} {value:.1f}" for (a, b), value in closest)


def test_marks_stand_off_their_cards() -> None:
    """3:1 for rank and mark wherever light or shade falls on the card; 4.5:1 for small letters."""
    faces, marks = colours("face"), colours("mark")
    veils = re.findall(r"#[0-9a-f]{4}\b", rule(".art"))
    assert {"#fff", "#000"} == {veil[:4] for veil in veils}
    worst = {
        suit: min(contrast(marks[suit], laid_over(face, veil)) for veil in veils)
        for suit, face in faces.items()
    }
    flat = {suit: contrast(marks[suit], face) for suit, face in faces.items()}
    print("\nmark on card " + "  ".join(f"{s} {flat[s]:.1f} ({worst[s]:.1f})" for s in flat))
    assert min(worst.values()) >= LEAST_CONTRAST
    assert min(flat.values()) >= LEAST_TEXT_CONTRAST


def test_every_blade_of_the_pinwheel_shows() -> None:
    """The multicolour mark has the lights of five suits, and all of them stand off its card."""
    blades = {suit: rule(f".ink-{suit}").strip()[-8:-1] for suit in "rygbw"}
    lights = colours("suit")
    assert blades == {suit: lights[suit] for suit in blades}
    assert min(contrast(each, colours("face")["m"]) for each in blades.values()) >= LEAST_CONTRAST


def test_fireworks_shine_in_the_night() -> None:
    """The light of each suit stands off the whole sky of a table, ghosts and small marks too."""
    sky = re.findall(r"#[0-9a-f]{6}", rule(".table"))
    lights = colours("suit")
    worst = {suit: min(contrast(light, each) for each in sky) for suit, light in lights.items()}
    print("\nlight on sky " + "  ".join(f"{suit} {value:.1f}" for suit, value in worst.items()))
    assert len(sky) >= 3
    assert min(worst.values()) >= LEAST_TEXT_CONTRAST


@pytest.mark.parametrize("cone", [None, *CONES_MISSED])
def test_suits_are_told_apart_by_every_eye(cone: str | None) -> None:
    """Any two suits of a game differ plainly with all cones, and without any one kind."""
    seen = missing(cone) if cone else lambda light: light
    shown = {suit: lab(seen(linear(code))) for suit, code in colours("face").items()}
    apart = {(a, b): difference(shown[a], shown[b]) for a, b in meeting()}
    print("\n" + table(cone or "all cones", apart))
    assert len(apart) == 20
    assert min(apart.values()) >= LEAST_DIFFERENCE


def test_suits_are_told_apart_in_grey() -> None:
    """Printed without colours, any two suits of a game are a step of lightness apart."""
    lightness = {suit: lab(linear(code))[0] for suit, code in colours("face").items()}
    apart = {(a, b): abs(lightness[a] - lightness[b]) for a, b in meeting()}
    print("\n" + table("in grey", apart))
    assert min(apart.values()) >= LEAST_STEP
