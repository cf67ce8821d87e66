"""For those who see with other colours, go by keyboard, or cannot bear what moves.

Types of pages are opened once, in English, and looked at in several ways: no language has
colours, motion or stops of its own.
"""

from dataclasses import dataclass
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Page

from tests.browser.matrix import SOME_PAGES, address

WIDTH, HEIGHT = 320, 480
"""A small window, as a desk enlarged to 400 % is: what sticks to an edge takes most of it."""


Scheme = Literal["light", "dark"]
SCHEMES: Final[tuple[Scheme, ...]] = ("light", "dark")


@dataclass(frozen=True, slots=True)
class Found:
    """What a browser says of a page: what `COLORS`, `FOCUSING` and `FORCED` return.

    Its colours are noted in light and in dark, as the system has it, and as it is chosen where the
    system has it the other way round.
    """

    by_system: dict[Scheme, Any]
    by_choice: dict[Scheme, Any]
    focused: dict[str, Any]
    focused_in_forced_colours: dict[str, Any]
    forced: dict[str, Any]


@pytest.fixture(scope="module", params=SOME_PAGES)
def found(request: pytest.FixtureRequest, tab: Page) -> Found:
    """A page, opened once for all tests of this file, where less motion is asked for."""
    tab.emulate_media(reduced_motion="reduce", forced_colors="none", color_scheme="light")
    tab.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    tab.goto(address(request.param, "en"))
    tab.wait_for_function(NOTHING_IS_FETCHED)
    by_system: dict[Scheme, Any] = {}
    by_choice: dict[Scheme, Any] = {}
    for scheme in SCHEMES:
        tab.emulate_media(color_scheme=scheme)
        by_system[scheme] = tab.evaluate(COLORS)
    for chosen, system in (SCHEMES, SCHEMES[::-1]):
        tab.emulate_media(color_scheme=system)
        tab.evaluate(CHOOSE_SCHEME, chosen)
        by_choice[chosen] = tab.evaluate(COLORS)
    tab.evaluate(CHOOSE_SCHEME, "")
    tab.keyboard.press("Tab")  # from here on, the page is one that is used by keyboard
    focused = tab.evaluate(FOCUSING)
    tab.emulate_media(forced_colors="active", color_scheme="dark")
    return Found(by_system, by_choice, focused, tab.evaluate(FOCUSING), tab.evaluate(FORCED))


def test_axe_finds_nothing_whatever_the_reader_prefers(found: Found) -> None:
    """Light or dark by choice looks as by the system, which axe has looked at; the rest in one go.

    On every stop of Tab something looks different (WCAG 2.4.7), and nothing lies over it, not even
    what sticks to an edge of a small window (WCAG 2.4.11). In forced colours suits keep theirs,
    what is
    chosen looks chosen, what a clue denied is struck. Nothing moves if less motion is asked for.
    """
    assert found.by_system["light"] != found.by_system["dark"]
    assert found.by_choice == found.by_system
    assert min(each["stops"] for each in (found.focused, found.focused_in_forced_colours)) > 0
    problems = {
        "focus is not seen": found.focused["unseen"] + found.focused_in_forced_colours["unseen"],
        "lies under something": found.focused["covered"],
        **found.forced,
    }
    assert {name: each for name, each in problems.items() if each} == {}


NOTHING_IS_FETCHED = "() => !document.querySelector('[data-code]:empty')"
"""The results code of a club is there, if it was fetched at all: its place is emptied before."""

CHOOSE_SCHEME = "chosen => { document.documentElement.dataset.theme = chosen }"

COLORS = """() => {
    const kinds = new Map();
    const kind = (each) => each && `${each.localName}.${each.getAttribute("class")}`;
    for (const each of document.querySelectorAll("*")) {
        const name = `${kind(each.parentElement)} > ${kind(each)}`;
        if (kinds.has(name)) continue;
        const { color, backgroundColor, borderTopColor, boxShadow, fill } = getComputedStyle(each);
        kinds.set(name, [color, backgroundColor, borderTopColor, boxShadow, fill].join(" "));
    }
    return Object.fromEntries(kinds);
}"""
"""The colours of the elements of a page, one of each kind: tag and classes, its own and around."""

FOCUSING = """() => {
    const unseen = [], covered = [];
    const stops = [...document.querySelectorAll("a, button, summary, input, textarea, select")]
        .filter((each) => each.tabIndex >= 0 && each.type !== "hidden")
        .filter((each) => !each.matches(":disabled") && each.checkVisibility());
    const around = (stop) => stop.closest("label") ?? stop;
    const looks = (stop) => [around(stop), ...around(stop).querySelectorAll("*")]
        .map((each) => {
            const { outline, boxShadow, backgroundColor, borderColor, translate } =
                getComputedStyle(each);
            return [outline, boxShadow, backgroundColor, borderColor, translate].join(" ");
        })
        .join();
    const isOver = (stop) => {
        const box = around(stop).getBoundingClientRect();
        const places = [[0.5, 0.5], [0.1, 0.2], [0.9, 0.2], [0.1, 0.8], [0.9, 0.8]];
        return places.every(([right, down]) => {
            const at = [box.left + right * box.width, box.top + down * box.height];
            const top = document.elementFromPoint(...at);
            return !top || !(around(stop).contains(top) || top.contains(stop));
        });
    };
    for (const stop of stops) {
        document.activeElement.blur();
        const before = looks(stop);
        stop.focus();
        const name = around(stop).textContent.trim().slice(0, 60) || stop.name;
        if (looks(stop) === before) unseen.push(name);
        if (isOver(stop)) covered.push(name);
    }
    return { stops: stops.length, unseen, covered };
}"""
"""Focuses all that can be focused: how many there are, which do not show it, and which lie under
something."""

FORCED = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const suitOf = (each) => [...each.classList].find((name) => name.startsWith("suit-"));
    const grounds = {};
    for (const each of all(":is(.art, .chip, .mini)[class*='suit-']:not(.empty)"))
        (grounds[getComputedStyle(each).backgroundColor] ??= new Set()).add(suitOf(each));
    const looks = (input) => [input.closest("label"), ...input.closest("label").children]
        .filter((each) => each !== input)
        .flatMap((each) => [null, "::before", "::after"].map((part) => {
            const { outline, border, content, opacity, color, backgroundColor } =
                getComputedStyle(each, part);
            return [outline, border, content, opacity, color, backgroundColor].join(" ");
        })).join();
    const unchosen = all("label input:is([type=radio], [type=checkbox])")
        .filter((input) => getComputedStyle(input).opacity === "0")
        .filter((input) => {
            const before = input.checked;
            input.checked = true;
            const chosen = looks(input);
            input.checked = false;
            const not = looks(input);
            input.checked = before;
            return chosen === not;
        });
    const strikes = all(".denied .mark").map((each) => getComputedStyle(each, "::after"));
    const moves = (each) => {
        const { animationName, transitionDuration } = getComputedStyle(each);
        return animationName !== "none" || transitionDuration.split(", ").some(parseFloat);
    };
    return {
        alike: Object.values(grounds).map((suits) => [...suits]).filter(({ length }) => length > 1),
        unchosen: unchosen.map((input) => input.value),
        unstruck: strikes.filter(({ forcedColorAdjust, backgroundImage }) =>
            forcedColorAdjust !== "none" || backgroundImage === "none").length,
        moving: all("body *").filter(moves).map((each) => each.className),
    };
}"""
"""In forced colours: suits that look alike, inputs that look the same chosen or not, marks of what
was denied without their strike; and whatever moves."""
