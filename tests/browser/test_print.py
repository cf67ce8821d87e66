"""What comes out of the printer: how many sheets, and whether all of the text is on them."""

import re

import pytest
from playwright.sync_api import Page

from tutor.web.shell.languages import LANGUAGES

PAPER = ("A4", "Letter")
ALONE = [language.tag for language in LANGUAGES]
# The most that there is to say: every setting, and the longer of two ways to say it.
LONG = "rules=wild-5.fuses-1.clues-10.empty-clues&box=zh-Hant"
# What is left of the narrower paper between margins of 12 mm, in CSS pixels.
WIDTH = int((210 - 24) / 25.4 * 96)

CUT_OFF = """() => [...document.querySelectorAll(".sheet *")].filter((element) => {
    const box = element.getBoundingClientRect();
    return element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
        && getComputedStyle(element).display !== "inline"
        || box.left < -1 || box.right > innerWidth + 1;
}).map((element) => element.outerHTML.slice(0, 80))"""


def sheets(tab: Page, paper: str) -> int:
    """Return how many sheets of this paper the page takes."""
    return len(re.findall(rb"/Type\s*/Page\b", tab.pdf(format=paper)))


def height(tab: Page, margin: int) -> float:
    """Return the height in points of the summary on A4, which is narrower than Letter."""
    tab.set_viewport_size({"width": int((210 - 2 * margin) / 25.4 * 96), "height": 1000})
    pixels: float = tab.locator(".sheet").evaluate("e => e.getBoundingClientRect().height")
    return pixels * 0.75


def test_the_summary_takes_one_sheet(paper: Page) -> None:
    """In each language, for all the rules there can be: it would fit on Letter, which is lower."""
    for language in LANGUAGES:
        paper.goto(f"/{language.tag}/rules/print?{LONG}")
        assert 200 < height(paper, 12) <= 792 - 24 / 25.4 * 72, language
    assert [sheets(paper, kind) for kind in PAPER] == [1, 1]


@pytest.mark.parametrize("tag", ALONE)
def test_the_summary_of_hanzi_takes_one_sheet(paper: Page, tag: str) -> None:
    """With its picture of the table, in letters of 9 points and more."""
    paper.goto(f"/{tag}/hanzi/rules/print")
    size = paper.locator(".sheet li").last.evaluate("e => parseFloat(getComputedStyle(e).fontSize)")
    assert size * 0.75 >= 9
    assert [sheets(paper, kind) for kind in PAPER] == [1, 1]


@pytest.mark.parametrize(
    ("languages", "points", "rules", "pages"),
    [
        (2, 9, LONG, 1),
        *((number, size, "", 1) for number, size in ((3, 7.9), (4, 7.1), (5, 6.5))),
        # The longest rules take both sides.
        *((number, size, LONG, 2) for number, size in ((3, 7.9), (4, 7.1), (5, 6.5))),
    ],
)
def test_a_card_takes_one_sheet(
    paper: Page, languages: int, points: float, rules: str, pages: int
) -> None:
    """Two languages or five, and with bullets, in letters that can be read."""
    tags = ("ru", "en", "ja", "zh-Hant", "zh-Hans")[:languages]
    paper.goto(f"/en/rules/print?langs={','.join(tags)}&{rules}")
    last = paper.locator(".sheet li").last
    size = last.evaluate("e => parseFloat(getComputedStyle(e).fontSize)")
    assert size * 0.75 >= points - 0.01
    if languages > 2:
        assert last.evaluate("e => getComputedStyle(e).display") != "inline"
    assert max(sheets(paper, kind) for kind in PAPER) <= pages


def test_a_card_of_all_languages_takes_one_piece_of_paper(tab: Page) -> None:
    for rules in ("", LONG):
        tab.goto(f"/en/rules/print?langs={','.join(ALONE)}&{rules}")
        assert [sheets(tab, paper) for paper in PAPER] == [2, 2]


@pytest.mark.parametrize("languages", ["", f"langs={','.join(ALONE)}"])
def test_nothing_is_cut_off(paper: Page, languages: str) -> None:
    """No word, picture or token reaches over the edge of its column or of the paper."""
    paper.set_viewport_size({"width": WIDTH, "height": 1000})
    paper.goto(f"/ru/rules/print?{languages}&{LONG}")
    assert paper.evaluate(CUT_OFF) == []
    assert paper.evaluate("document.documentElement.scrollWidth") <= WIDTH


@pytest.mark.parametrize("path", ["/en/rules/print", "/en/rules/bonus", "/en/rules/"])
def test_paper_has_no_buttons(paper: Page, path: str) -> None:
    """What can only be tapped is left out."""
    paper.goto(path)
    shown = paper.locator("button:visible, input:visible, .site-header:visible")
    assert shown.count() == 0
    assert paper.locator("main").inner_text().strip()
