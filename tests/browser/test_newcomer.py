"""The way of somebody who opens the site for the first time, on a phone."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.answering import click
from tests.browser.judge import lesson_step, right_answer


@pytest.mark.browser_context_args(
    locale="ja-JP", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
)
def test_from_the_first_page_to_a_rule_in_another_language(page: Page) -> None:
    """Home in one's own language, two steps of a lesson, a rule, and the same in Russian."""
    page.goto("/")
    assert page.url.endswith("/ja/")
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(page.locator("button")).to_be_in_viewport(ratio=1)

    click(page, right_answer(lesson_step("goal", 1)))
    expect(page.locator("#result.right")).to_be_in_viewport()
    assert re.search(r"/ja/learn/goal/1\?.*answer=", page.url)
    page.locator(".controls a").click()
    expect(page).to_have_url(re.compile("/ja/learn/goal/2$"))
    click(page, right_answer(lesson_step("goal", 2)))
    expect(page.locator("#result.right")).to_be_in_viewport()

    page.get_by_role("link", name="ルール", exact=True).click()
    page.locator("#section-clues > summary").click()
    page.locator("#clue-complete .permalink").click()
    expect(page.locator("h1")).to_contain_text("6.4")
    expect(page.locator("figure .card.pointed")).to_have_count(1)

    page.locator(".languages summary").click()
    page.locator(".languages").get_by_role("link", name="Русский").click()
    assert page.url.endswith("/ru/rules/clue-complete")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator("h1")).to_contain_text("6.4")
    page.goto("/")
    assert page.url.endswith("/ru/"), "the language chosen last is remembered"
