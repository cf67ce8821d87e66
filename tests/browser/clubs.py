"""Saving a club with a board from a browser."""

import re

from playwright.sync_api import BrowserContext

from tutor.clubs.items import Item
from tutor.clubs.plan import Plan
from tutor.clubs.secrets import new_ticket

PLAN = Plan("Lantern Club", (Item("clue"), Item("hidden"), Item("save-001")))

A_WHILE = 6_000
"""Milliseconds, after which a board has asked whether it is still up to date."""


def make_club(context: BrowserContext) -> str:
    """Save a club with a board; return the path of the page on which it is changed."""
    response = context.request.post(
        f"/en/clubs/{PLAN}/save",
        form={"ticket": new_ticket(), "board": "open"},
        headers={"Sec-Fetch-Site": "same-origin"},
        max_redirects=0,
    )
    return response.headers["location"]


def slug_of(address: str) -> str:
    """Return the slug in the address of a page of a club."""
    found = re.search("/clubs/([a-z0-9]{10})/", address)
    assert found
    return found[1]
