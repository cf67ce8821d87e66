"""Every type of page: how it fits its window, and what axe-core finds, language by language.

A page is opened once in each language and measured; the tests look at what was measured.
"""

from dataclasses import dataclass
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import Page

from tests.browser.matrix import address, samples
from tests.browser.measures import ENLARGED, FITTING, LAYOUT_SHIFTS, SPACED

SMALL, PHONE, DESK = 320, 390, 1280
"""Widths: the smallest phone, which is also a desk enlarged to 400 %; a common one; a desk."""
HEIGHT = 844
SMALLEST_TARGET = 44

EVERYTHING = {"resultTypes": ["violations"], "preload": False}
"""Violations alone; nothing of ours has to be loaded for them."""
CONTRAST = {**EVERYTHING, "runOnly": {"type": "rule", "values": ["color-contrast"]}}
"""The rule of axe that may judge differently in the dark; structure and words stay the same."""


@dataclass(frozen=True, slots=True)
class Measured:
    """What a browser says of a page: its layout shifts, and by width what `FITTING` returns.

    `enlarged` and `spaced` are texts beyond the edges on the smallest phone: with text of twice
    the size, and with the spaces that WCAG 1.4.12 wants to be possible. `light` and `dark` are the
    findings of axe.
    """

    shifts: list[Any]
    at: dict[int, dict[str, Any]]
    enlarged: list[str]
    spaced: list[str]
    light: AxeResults
    dark: AxeResults


@pytest.fixture(scope="module", params=samples(), ids="-".join)
def measured(request: pytest.FixtureRequest, tab: Page) -> Measured:
    """A page in a language, opened once for all tests of this file."""
    tab.emulate_media(color_scheme="light", reduced_motion="no-preference")
    tab.set_viewport_size({"width": PHONE, "height": HEIGHT})
    tab.goto(address(*request.param))
    shifts = tab.evaluate(LAYOUT_SHIFTS)
    at = {PHONE: tab.evaluate(FITTING)}
    tab.set_viewport_size({"width": SMALL, "height": HEIGHT})
    at[SMALL] = tab.evaluate(FITTING)
    enlarged, spaced = tab.evaluate(ENLARGED), tab.evaluate(SPACED)
    tab.set_viewport_size({"width": DESK, "height": HEIGHT})
    at[DESK] = tab.evaluate(FITTING)
    tab.emulate_media(reduced_motion="reduce")
    tab.evaluate(AXE_SCRIPT)
    light = AxeResults(tab.evaluate(AXE, EVERYTHING))
    tab.emulate_media(color_scheme="dark")
    dark = AxeResults(tab.evaluate(AXE, CONTRAST))
    return Measured(shifts, at, enlarged, spaced, light, dark)


AXE = "options => axe.run(options)"


def test_axe_finds_nothing(measured: Measured) -> None:
    """No page has an accessibility problem in light or in dark."""
    for found in (measured.light, measured.dark):
        assert found.violations_count == 0, found.generate_report()


def test_it_fits_its_window(measured: Measured) -> None:
    """From 320 px up, with large text and wide spaces (WCAG 1.4.12), for fingers, in one go."""
    widths, shifts = measured.at.items(), measured.shifts
    rows = [row for each in measured.at.values() for row in each["rows"]]
    targets = measured.at[SMALL]["targets"]
    problems: dict[str, object] = {
        "the page scrolls sideways, or a text is cut off at its edge": {
            width: each["out"] for width, each in widths if each["out"]
        },
        "sticks out at twice the text size": measured.enlarged,
        "cut off by wider spaces between letters, words and lines": measured.spaced,
        "too small for a finger": [each for each in targets if min(each[1:]) < SMALLEST_TARGET],
        "cards of a row are not equally wide": [row for row in rows if max(row) - min(row) >= 1],
        "shifts once drawn": shifts if round(sum(score for score, *_ in shifts), 2) else [],
        "a line begins with a closing mark": {
            width: each["starts"] for width, each in widths if each["starts"]
        },
    }
    assert {name: found for name, found in problems.items() if found} == {}
