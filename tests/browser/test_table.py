"""What a table shows and hides, drawn by style sheets alone."""

from playwright.sync_api import Page

from tests.browser.conftest import NewContext
from tests.browser.matrix import address


def test_what_cards_are_not_can_be_hidden_without_scripts(new_context: NewContext) -> None:
    """Taking the tick away hides what clues ruled out; what they said stays, and it comes back."""
    page = new_context(java_script_enabled=False).new_page()
    page.goto(address("hint", "en"))
    denied, told = page.locator(".denied"), page.locator(".marks:not(.denied)")
    seen = told.filter(visible=True).count()
    assert denied.filter(visible=True).count() > 0
    assert seen > 0
    page.get_by_label("Show what cards can’t be").uncheck()
    assert denied.filter(visible=True).count() == 0
    assert told.filter(visible=True).count() == seen
    page.get_by_label("Show what cards can’t be").check()
    assert denied.filter(visible=True).count() > 0


def test_a_complete_firework_bursts_only_for_those_who_like_motion(tab: Page) -> None:
    """It shines for everybody, and moves unless the system asks for less motion."""
    tab.goto(address("rules", "en"))
    tab.emulate_media(reduced_motion="no-preference")
    moving = tab.locator(".built-5 > .burst").first
    others = tab.locator(".built-4 > .burst").first
    assert moving.evaluate(ANIMATION) == "bloom"
    assert others.evaluate(ANIMATION) == "none"
    tab.emulate_media(reduced_motion="reduce")
    assert moving.evaluate(ANIMATION) == "none"
    assert moving.evaluate("each => getComputedStyle(each).filter") != "none"


def test_a_printed_table_lies_on_white(tab: Page) -> None:
    """On paper neither the table nor a face that is not black is filled, and names are dark."""
    tab.goto(address("hint", "en"))
    tab.emulate_media(media="print", color_scheme="dark")
    colour = "each => [getComputedStyle(each).backgroundColor, getComputedStyle(each).color]"
    table = tab.locator(".table").first.evaluate(colour)
    assert table[0] == "rgba(0, 0, 0, 0)"
    assert max(int(part) for part in table[1].removeprefix("rgb(").strip(")").split(",")) < 100
    faces = tab.locator(".hand .art:not(.back, .suit-k)").evaluate_all(f"all => all.map({colour})")
    assert {ground for ground, _ in faces} == {"rgb(255, 255, 255)"}
    tab.emulate_media(media="screen", color_scheme="light")


ANIMATION = "each => getComputedStyle(each).animationName"
