"""The site by keyboard alone: Tab, Space, arrows and Enter, with scripts and without."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.answering import field, press
from tests.browser.conftest import NewContext
from tests.browser.keyboard import tab_to
from tests.support.answers import of_step, right_answer
from tests.support.pages import puzzle_address

SCENARIO = f"/en{puzzle_address('finish-firework', 2, 1)}"
ACTIONS = f"/en{puzzle_address('try-it', 2, 1)}"


@pytest.fixture
def plain(new_context: NewContext) -> Page:
    """A tab of somebody without scripts."""
    return new_context(java_script_enabled=False).new_page()


def go(page: Page, wanted: Locator, key: str = "Enter") -> None:
    """Move the focus there and press a key."""
    tab_to(page, wanted)
    page.keyboard.press(key)


def test_a_lesson_is_taken_by_keyboard(either: Page) -> None:
    """From the home page through two steps: each answer takes the focus to its verdict."""
    either.goto("/en/")
    for number in (1, 2):
        press(either, {*right_answer(*of_step("goal", number))})
        expect(either.locator("#result")).to_be_focused()
        expect(either.locator("#result h2")).to_have_accessible_name("Right")
        lesson = either.locator("h1").inner_text()
        expect(either).to_have_title(f"Right – {lesson} · Hanabi Tutor")
        go(either, either.locator(".controls a").first)
        expect(either.locator("#result")).to_have_count(0)
        either.wait_for_load_state()
        assert either.url.endswith("/learn/goal/2" if number == 1 else "/learn/hidden/1")


def test_arrows_go_through_all_actions_of_a_puzzle(either: Page) -> None:
    """Arrows go through all actions of the table as one group; Enter sends the one chosen."""
    either.goto(ACTIONS)
    go(either, either.locator("[name=answer]").first, "Space")
    for _ in range(3):
        either.keyboard.press("ArrowDown")
    chosen = either.locator("[name=answer]:checked")
    expect(chosen).to_have_count(1)
    expect(chosen).to_be_focused()
    option = chosen.get_attribute("value")
    either.keyboard.press("Enter")
    expect(either.locator("#result")).to_be_focused()
    assert f"answer={option}" in either.url


def test_a_scenario_is_played_by_keyboard(either: Page) -> None:
    """After a move the focus is at what has just happened; the next move follows from there."""
    either.goto(SCENARIO)
    go(either, either.locator("[name=answer]").first, "Space")
    wanted = field(either, "discard-0")
    while not wanted.is_checked():
        either.keyboard.press("ArrowDown")
    either.keyboard.press("Enter")
    expect(either.locator("#result")).to_be_focused()
    expect(either.locator("#result h2")).to_have_text("Your action 1")
    back = either.get_by_role("link", name="Take back your last action")
    go(either, back)
    expect(either.locator("#result")).to_have_count(0)


def test_the_first_stop_leads_past_the_header(plain: Page) -> None:
    """The first stop leads to the content; from there the next stop is inside it."""
    plain.goto("/en/rules/bonus")
    plain.keyboard.press("Tab")
    plain.keyboard.press("Enter")
    expect(plain.locator("main")).to_be_focused()
    plain.keyboard.press("Tab")
    assert plain.evaluate("document.activeElement.closest('main') !== null")
