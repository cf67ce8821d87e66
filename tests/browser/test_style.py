"""The style sheet of the book of rules, which is shorter than that of other pages."""

import re

import pytest
from playwright.sync_api import Page

from tests.browser.matrix import every_language
from tutor.web.bundles import joined


def selectors(sheet: bytes) -> set[str]:
    """Return the selectors of a style sheet, pseudo-elements left out."""
    text = re.sub(r"/\*.*?\*/", "", sheet.decode(), flags=re.DOTALL)
    listed = {each.strip() for each in re.findall(r"([^{};]+)\{", text)}
    return {re.sub(r"::[a-z-]+", "", each) for each in listed if not each.startswith("@")}


@every_language
@pytest.mark.parametrize("query", ["", "?with=en&box=zh-Hant&rules=wild-5.fuses-1.play-on"])
def test_the_book_of_rules_lacks_no_style(tab: Page, tag: str, query: str) -> None:
    """Nothing on the page is meant by what its shorter sheet leaves out."""
    tab.goto(f"/{tag}/rules/{query}")
    assert tab.locator("link[rel=stylesheet][href$='/book.css']").count() == 1
    left_out = selectors(joined("site.css")) - selectors(joined("book.css"))
    assert len(left_out) > 100
    assert tab.evaluate(MATCHING, sorted(left_out)) == []


MATCHING = "all => all.filter(each => document.querySelector(each))"
"""Those of the selectors that match something."""
