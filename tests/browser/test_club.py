"""A club's evening on a phone with scripts off, from the link to the last item."""

import re
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.answering import click
from tests.browser.club_list import PLAN, right_on_the_way
from tests.browser.conftest import NewContext
from tutor.clubs.items import Solved
from tutor.clubs.results_code import read_code

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}


def obvious(page: Page) -> Locator:
    """Return the first button of the page that is not a quiet one."""
    return page.locator("main .button:not(.quiet):visible").first


def go_along(page: Page) -> list[str]:
    """Answer rightly and tap the obvious button to the end of the list; return the paths."""
    way: list[str] = []
    while not page.locator(".club-end").count():
        assert len(way) < 30, way
        way.append(urlsplit(page.url).path)
        with page.expect_navigation():
            if page.locator("[name=answer]").count():
                expect(page.locator(".walk")).to_be_in_viewport()
                click(page, right_on_the_way(page.url))
            else:
                expect(obvious(page)).to_be_in_viewport()
                obvious(page).tap()
    return way


@pytest.mark.parametrize(("tag", "greeting"), PLAN.greetings)
def test_a_newcomer_needs_one_button(new_context: NewContext, tag: str, greeting: str) -> None:
    """Greeting and button on the first screen, then always the next one, to a code at the end."""
    page = new_context(**PHONE, locale=tag, java_script_enabled=False).new_page()
    page.goto(f"/c/{PLAN}")
    expect(page.locator("html")).to_have_attribute("lang", tag)
    expect(page.locator(".greeting")).to_have_text(greeting)
    expect(page.locator(".greeting")).to_be_in_viewport()

    way = go_along(page)
    assert list(dict.fromkeys(way)) == [
        f"/{tag}/clubs/{PLAN}/",
        f"/{tag}/puzzles/outcome-001",
        *(f"/{tag}/learn/hidden/{step}" for step in (1, 2)),
        f"/{tag}/learn/hidden/done",
    ]
    assert urlsplit(page.url).path == f"/{tag}/clubs/{PLAN}/"
    code = page.locator("output")
    expect(code).to_be_in_viewport()
    assert read_code(PLAN.items, code.inner_text()) == Solved.of([0, 1])


def test_a_device_remembers_where_it_left_off(new_context: NewContext) -> None:
    """Whoever opens the link again has one button to what is open, ticks, and the code of all."""
    page = new_context(**PHONE).new_page()
    page.goto(f"/en/clubs/{PLAN}/")
    expect(obvious(page)).to_have_text("Start")
    obvious(page).tap()
    page.wait_for_url("**/puzzles/outcome-001?**")
    click(page, right_on_the_way(page.url))
    expect(page.locator("#result.right")).to_be_visible()

    page.goto(f"/en/clubs/{PLAN}/")
    go_on = page.locator(".club-go .button")
    expect(go_on).to_have_count(1)
    expect(go_on).to_have_text("Continue")
    expect(go_on).to_have_attribute("href", re.compile("/learn/hidden/1.*solved=1"))
    expect(page.locator(".stops .done")).to_have_count(1)
    code = page.locator("output")
    assert read_code(PLAN.items, code.inner_text()) == Solved.of([0])

    page.evaluate("localStorage.done = JSON.stringify({'+2': {hidden: 1}, outcome: {1: 1}})")
    page.goto(f"/en/clubs/{PLAN}/")
    expect(go_on).to_have_text("All done: see your results code")
    go_on.tap()
    expect(page.locator(".club-end")).to_be_in_viewport()
    assert page.url.endswith(f"/en/clubs/{PLAN}/?solved=3#end")
    assert read_code(PLAN.items, code.inner_text()) == Solved.of([0, 1])
