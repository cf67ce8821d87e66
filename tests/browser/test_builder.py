"""An organiser makes a link: by keyboard, without scripts, and with all that the fields take."""

import re
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.support.pages import CLUB
from tutor.clubs.plan import Plan

LINK = re.compile("/en/clubs/(~[^/]+)/link")


def plan_of(page: Page) -> Plan:
    """Return the plan of the link whose page is shown."""
    expect(page).to_have_url(LINK)
    found = LINK.search(unquote(page.url))
    assert found
    return Plan.parse(found[1])


@pytest.mark.browser_context_args(java_script_enabled=False)
def test_a_link_is_made_by_keyboard_and_without_scripts(page: Page) -> None:
    """An evening by arrows, a language by Space, its greeting, and Enter in a field makes it."""
    page.goto("/en/clubs/")
    page.get_by_role("radio", name="First evening").focus()
    page.keyboard.press("ArrowDown")
    greeting = page.locator("[name=greeting-ja]")
    expect(greeting).to_be_hidden()
    page.get_by_role("checkbox", name="日本語").focus()
    page.keyboard.press("Space")
    expect(greeting).to_be_visible()
    page.keyboard.press("Tab")
    expect(greeting).to_be_focused()
    page.keyboard.insert_text("ようこそ")
    page.get_by_label("Name of your club").focus()
    page.keyboard.insert_text("Lantern Club")
    page.keyboard.press("Enter")
    plan = plan_of(page)
    assert (plan.name, plan.languages) == ("Lantern Club", ("en", "ja"))
    assert plan.greetings == (("ja", "ようこそ"),)
    assert plan.items[0].id != CLUB.items[0].id, "the second evening begins with another lesson"
    picture = page.get_by_role("img", name="QR code")
    expect(picture).to_have_js_property("clientWidth", 240)
    expect(picture).not_to_have_js_property("naturalWidth", 0)


def test_another_evening_hides_the_list_of_the_one_before(tab: Page) -> None:
    """Until it is asked for: a list that is not the chosen one would mislead."""
    tab.goto(f"/en/clubs/?plan={CLUB}&list=1")
    first, show = tab.locator(".items li").first, tab.get_by_role("button", name="Show this list")
    expect(first).to_be_visible()
    expect(show).to_be_hidden()
    tab.get_by_role("radio", name="The rainbow variant").check()
    expect(first).to_be_hidden()
    show.click()
    expect(first).to_contain_text("Rainbow")
    expect(tab.locator("[name=name]")).to_have_value(CLUB.name)


def test_moving_an_item_stays_at_the_list(tab: Page) -> None:
    """The page comes back where the list is, and its buttons say what they move."""
    tab.goto(f"/en/clubs/?plan={CLUB}&list=1")
    tab.get_by_role("button", name="Down: Fireworks from 1 to 5").click()
    expect(tab.locator(".items li").nth(1)).to_contain_text("Fireworks from 1 to 5")
    expect(tab.locator(".items")).to_be_in_viewport()


def test_the_link_is_copied_with_a_tap(new_context: NewContext) -> None:
    """With scripts there is a button for it, which says that it has worked."""
    page = new_context(permissions=["clipboard-read"]).new_page()
    page.goto(f"/en/clubs/{CLUB}/link")
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("status")).to_have_text("Copied.")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == page.get_by_role("textbox", name="Your link").input_value()
