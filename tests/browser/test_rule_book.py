"""The page of rules: short on a phone, folded, and yet every rule is found, linked and printed."""

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tutor.games.hanabi.rulebook import RULES
from tutor.web.shell.languages import LANGUAGES

PHONE: ViewportSize = {"width": 390, "height": 844}
SCREENS = 6

TAGS = [language.tag for language in LANGUAGES]


@pytest.fixture
def phone(tab: Page) -> Page:
    """A page of the size of a phone."""
    tab.set_viewport_size(PHONE)
    return tab


@pytest.mark.parametrize("tag", TAGS)
def test_all_rules_are_within_six_screens_of_a_phone(phone: Page, tag: str) -> None:
    """What is folded takes a line, and the search stays in view at the end of it."""
    phone.goto(f"/{tag}/rules/")
    height = phone.evaluate("document.documentElement.scrollHeight")
    assert height <= SCREENS * PHONE["height"]
    phone.locator("#section-differences").scroll_into_view_if_needed()
    expect(phone.locator("#find")).to_be_in_viewport()


@pytest.mark.parametrize("scripts", [True, False])
def test_the_address_of_a_rule_opens_its_chapter(
    browser: Browser, base_url: str, scripts: bool
) -> None:
    """The rule is to be seen, below the search, with scripts and without."""
    context = browser.new_context(base_url=base_url, java_script_enabled=scripts, viewport=PHONE)
    page = context.new_page()
    page.goto("/en/rules/#last-round-no-draw")
    title = page.locator("#last-round-no-draw h3")
    expect(title).to_be_in_viewport()
    search = page.locator("form.find").bounding_box()
    found = title.bounding_box()
    assert search is not None
    assert found is not None
    assert found["y"] >= search["y"] + search["height"]
    context.close()


def test_paper_has_every_rule(paper: Page) -> None:
    """Chapters that nobody has opened are printed as well."""
    paper.goto("/en/rules/")
    shown = paper.locator(".rule-text:visible")
    assert shown.count() == len(RULES)
    assert all(each.bounding_box() for each in shown.all()[:: len(RULES) // 5])
    words = paper.locator(".book").inner_text()
    assert "Look through it at any time" in words
