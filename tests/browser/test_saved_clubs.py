"""Saved clubs in a real browser: its forms are taken, and no text breaks a page of a phone."""

import re

from playwright.sync_api import Page, expect

from tests.browser.measures import STICKING_OUT
from tutor.clubs import limits
from tutor.clubs.items import Item
from tutor.clubs.plan import Plan

PHONE = {"width": 390, "height": 844}


def save(tab: Page, plan: Plan) -> None:
    """Save a club with a board from the page of its link; leaves the tab where it is managed."""
    tab.goto(f"/en/clubs/{plan}/link")
    tab.get_by_label("A board for a class").check()
    tab.get_by_role("button", name="Save under a short address").click()
    expect(tab).to_have_url(re.compile("/edit/[0-9a-f]{32}$"))


def test_no_text_breaks_a_page_of_a_phone(tab: Page) -> None:
    """The longest words and piles of marks stay within the width, wherever they are shown."""
    tab.set_viewport_size(PHONE)  # type: ignore[arg-type]
    pile = "e" + "\u0489" * 4
    plan = Plan(
        "W" * limits.NAME,
        (Item("clue"), Item("save-001")),
        ("en", "ja"),
        (("en", "M" * limits.GREETING), ("ja", pile * (limits.GREETING // 5))),
    )
    save(tab, plan)
    managed = tab.url
    slug = re.findall("/clubs/([^/]+)/", managed)[0]
    tab.goto(f"/en/clubs/{slug}/")
    tab.get_by_label("Or a nickname of your own").fill("Ḝ̣" * 6 + "W" * 2)
    tab.get_by_role("button", name="Join", exact=True).click()
    expect(tab.get_by_text("You are here as")).to_be_visible()
    club = f"/en/clubs/{slug}"
    pages = [club + "/", f"/ja/clubs/{slug}/", club + "/board", club + "/link", club + "/sheet"]
    pages += [managed, f"{managed}/change", f"/en/learn/clue/1?club={slug}", f"{club}/codes"]
    for path in pages:
        tab.goto(path)
        assert tab.evaluate(STICKING_OUT) == [], path
