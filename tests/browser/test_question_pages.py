"""On a phone a question, its table and its answers are seen at once, and one bar leads on."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.controls import BAR, FLICK, HEADER, HEIGHT, LOWEST, WIDTH, enlarged, question
from tests.support.pages import late
from tutor.web.shell.languages import LANGUAGES

FULLEST = ("ru/learn/wild/4", "ja/learn/counting/2")
"""Steps whose controls end lowest."""


@pytest.fixture(scope="module")
def phone(tab: Page) -> Page:
    """The tab of this file, as large as a phone."""
    tab.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    return tab


@pytest.mark.parametrize("step", FULLEST)
def test_the_controls_of_a_step_are_on_the_first_screen(phone: Page, step: str) -> None:
    """All of them, and above the thumb; the table is above them."""
    asked = question(phone, f"/{step}")
    assert not asked.on_table
    assert max(asked.ends) <= LOWEST


@pytest.mark.parametrize("theme", ["finish-firework", "try-it", "last-turns"])
def test_five_hands_are_one_flick_long(phone: Page, theme: str) -> None:
    """What lies lowest on the fullest table comes into sight at once."""
    asked = question(phone, f"/ja{late(theme)[0]}")
    assert asked.on_table
    assert min(asked.ends) <= asked.edge
    assert max(asked.ends) <= asked.edge + FLICK


def test_the_way_on_is_where_the_answer_was_sent(phone: Page) -> None:
    """At the lower edge, before the answer and after it, right or wrong."""
    asked = "/en/learn/goal/1"
    places = [
        question(phone, address).button
        for address in (
            asked,
            f"{asked}?answer=joins-firework",
            f"{asked}?answer=mistake&try=1",
            f"{asked}?answer=mistake",
            "/en/learn/hidden/2",
        )
    ]
    assert places[0] is not None
    assert HEIGHT - BAR < places[0] < HEIGHT
    assert places == [places[0]] * len(places)


@pytest.mark.parametrize("tag", [language.tag for language in LANGUAGES])
def test_large_text_leaves_room_for_the_question(phone: Page, tag: str) -> None:
    """With text of twice the size, header and bar take less than a quarter of the screen."""
    header, bar = enlarged(phone, f"/{tag}/learn/clue/1")
    assert header <= HEADER
    assert bar <= BAR


def test_the_menu_of_languages_opens_over_the_page(phone: Page) -> None:
    """All of it is seen, and nothing below it moves."""
    phone.goto("/en/learn/goal/1")
    place = phone.locator("h1").bounding_box()
    phone.locator(".languages summary").click()
    expect(phone.get_by_role("link", name="Русский")).to_be_in_viewport(ratio=1)
    assert phone.locator("h1").bounding_box() == place
