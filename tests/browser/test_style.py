"""The style sheets of the site: a page takes the shortest one that has all it needs."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Page

from tests.browser.matrix import SOME_PAGES, address
from tests.web.colour import contrast
from tutor.web.games import GAMES
from tutor.web.shell.static_files import (
    BUNDLES,
    FOR_ANY_GAME,
    STATIC,
    bundle,
    joined_parts,
)

CLASS = re.compile(r"\.[a-z][\w-]*")
HANZI = GAMES[1]
SHEETS = [name for name in BUNDLES if name.endswith(".css")]
QUERIES = {
    "rules": "?with=en&box=zh-Hant&rules=wild-5.fuses-1.play-on",
    "rule": "?with=en&rules=sixth-10",
    "print": "?langs=en,ja",
}
"""By page, what makes it show the most."""


def selectors(sheet: bytes) -> set[str]:
    """Return the selectors of a style sheet, pseudo-elements left out."""
    text = re.sub(
        r"/\*.*?\*/|@keyframes[^{]+\{([^{]+\{[^}]*\})+?\s*\}", "", sheet.decode(), flags=re.S
    )
    listed = {each.strip() for each in re.findall(r"([^{};]+)\{", text)}
    return {re.sub(r"::[a-z-]+", "", each) for each in listed if not each.startswith("@")}


def test_no_page_lacks_a_style(tab: Page) -> None:
    """Nothing on any type of page is meant by a part of the styles that its sheet leaves out."""
    parts = {part for sheet in SHEETS for part in BUNDLES[sheet]}
    everything = selectors(b"\n".join((STATIC / part).read_bytes() for part in sorted(parts)))
    left_out = {sheet: sorted(everything - selectors(bundle(sheet))) for sheet in SHEETS}
    assert all(len(selectors_) > 50 for selectors_ in left_out.values())
    lacking = {}
    for name in SOME_PAGES:
        tab.goto(address(name, "ru") + QUERIES.get(name, ""))
        taken = tab.get_attribute("link[rel=stylesheet]", "href") or ""
        sheet = taken.rpartition("/")[2]
        # Other games have sheets of their own: below.
        if sheet in SHEETS and (missed := tab.evaluate(MATCHING, left_out[sheet])):
            lacking[name] = missed
    assert lacking == {}


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/learn/",
        "/learn/hanzi-effect-cards/1?answer=pBo1&answer=3&answer=tC",
        "/puzzles/",
        "/puzzles/hanzi-pair-001?show=1",
        "/rules/?with=ja",
        "/rules/hanzi-turn?with=ja",
        "/rules/find?q=x&with=ja",
        "/rules/print?langs=en,ja",
        "/glossary/?with=ja",
        "/progress/",
        "/embed/rules/hanzi-turn?with=ja",
        "/embed/puzzles/hanzi-pair-001?show=1",
    ],
)
def test_no_page_of_another_game_lacks_a_style(tab: Page, path: str) -> None:
    """What Hànzì's pages share with Hanabi's looks the same; it draws cards and tables itself."""
    tab.goto(f"/en/hanzi{path}")
    href = tab.get_attribute("link[rel=stylesheet]", "href") or ""
    name = href.rpartition("/")[2].removeprefix("hanzi-")
    taken = FOR_ANY_GAME.get(name, FOR_ANY_GAME["site.css"])
    parts = {part for sheet in SHEETS for part in BUNDLES[sheet]}
    left_out = selectors(joined_parts(sorted(parts))) - selectors(joined_parts(taken))
    own = {".table"}  # its tables are `.table.hz-table`
    own |= {name for sheet in HANZI.styles for name in CLASS.findall(sheet.read_text("utf-8"))}
    meant = [each for each in left_out if not own & {*CLASS.findall(each)}]
    assert tab.evaluate(MATCHING, sorted(meant)) == []


MATCHING = "all => all.filter(each => document.querySelector(each))"
"""Those of the selectors that match something."""


STARTS = """() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector("h1"));
    return Math.round(range.getBoundingClientRect().left);
}"""
"""Where the heading of a page starts."""


@pytest.mark.parametrize("width", [390, 1280])
def test_pages_start_at_one_left_edge(tab: Page, width: int) -> None:
    """However wide its text may get, a page starts below the name of the site."""
    tab.set_viewport_size({"width": width, "height": 844})
    starts = {}
    for path in ("", "learn/", "rules/", "glossary/", "puzzles/", "play/", "clubs/", "progress/"):
        tab.goto(f"/en/{path}")
        starts[path] = tab.evaluate(STARTS)
    assert len(set(starts.values())) == 1, starts


UNTICKED = """() => [...document.querySelectorAll("main :is([type=radio], [type=checkbox])")]
    .filter((each) => !each.checked && getComputedStyle(each).opacity !== "0")
    .map((each) => {
        const { appearance, borderTopColor, backgroundColor } = getComputedStyle(each);
        const hex = (text) => "#" + text.match(/[0-9]+/g).slice(0, 3)
            .map((one) => Number(one).toString(16).padStart(2, "0")).join("");
        return [appearance, hex(borderTopColor), hex(backgroundColor)];
    })"""
"""Of each radio or box not ticked: who draws it, and the colours of its rim and its ground."""


@pytest.mark.parametrize("looks", ["light", "dark"])
@pytest.mark.parametrize("path", ["play/", "clubs/", "hanzi/play/"])
def test_what_is_not_ticked_does_not_look_disabled(
    tab: Page, path: str, looks: Literal["light", "dark"]
) -> None:
    """Browsers draw it dim in the dark; ours has a rim that stands out in both looks."""
    tab.emulate_media(color_scheme=looks)
    tab.goto(f"/en/{path}")
    found = tab.evaluate(UNTICKED)
    assert found
    for appearance, rim, ground in found:
        assert appearance == "none"
        assert contrast(rim, ground) >= 3
