"""What comes out of the printer: how many sheets, and whether all of the text is on them."""

import re

import pytest
from playwright.sync_api import Page

from tutor.web.i18n import LANGUAGES

PAPER = ("A4", "Letter")
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


@pytest.mark.parametrize("rules", ["", LONG, "rules=sixth-10.play-on"])
@pytest.mark.parametrize("language", [language.tag for language in LANGUAGES])
def test_the_summary_takes_one_sheet(tab: Page, language: str, rules: str) -> None:
    """In each language, for short rules and long ones, on both sizes of paper."""
    tab.goto(f"/{language}/rules/print?{rules}")
    assert [sheets(tab, paper) for paper in PAPER] == [1, 1]


@pytest.mark.parametrize(
    "languages", ["ru,ja", "ru,ja,zh-Hant", "en,ru,ja,zh-Hant", "en,ja,zh-Hant,zh-Hans,ru"]
)
def test_a_card_takes_one_or_two_sheets(tab: Page, languages: str) -> None:
    """Two languages or five: both sides of one sheet are enough."""
    tab.goto(f"/en/rules/print?langs={languages}&{LONG}")
    assert all(1 <= sheets(tab, paper) <= 2 for paper in PAPER)


@pytest.mark.parametrize("languages", ["", "langs=en,ja,zh-Hant,zh-Hans,ru"])
def test_nothing_is_cut_off(tab: Page, languages: str) -> None:
    """No word, picture or token reaches over the edge of its column or of the paper."""
    tab.set_viewport_size({"width": WIDTH, "height": 1000})
    tab.emulate_media(media="print")
    try:
        tab.goto(f"/ru/rules/print?{languages}&{LONG}")
        assert tab.evaluate(CUT_OFF) == []
        assert tab.evaluate("document.documentElement.scrollWidth") <= WIDTH
    finally:
        tab.emulate_media(media="screen")


@pytest.mark.parametrize("path", ["/en/rules/print", "/en/rules/bonus", "/en/rules/"])
def test_paper_has_no_buttons(tab: Page, path: str) -> None:
    """What can only be tapped is left out."""
    tab.emulate_media(media="print")
    try:
        tab.goto(path)
        shown = tab.locator("button:visible, input:visible, .site-header:visible, .toc:visible")
        assert shown.count() == 0
        assert tab.locator("main").inner_text().strip()
    finally:
        tab.emulate_media(media="screen")
