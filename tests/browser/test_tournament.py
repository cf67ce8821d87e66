"""A tournament in browsers: four tables play a deal, by typing and on a device."""

import re

from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import Page, expect

from tests.browser.clubs import A_WHILE, make_club
from tests.browser.conftest import NewContext
from tests.browser.measures import STICKING_OUT

PHONE = {"width": 390, "height": 844}


def look(page: Page) -> None:
    """Check a page as it is shown: only its standings scroll sideways, and axe finds nothing."""
    page.wait_for_load_state()
    sticking_out = page.evaluate(STICKING_OUT)
    assert "the page scrolls sideways" not in sticking_out, page.url
    assert page.locator(".grid-scroll").count() or sticking_out == [], page.url
    page.evaluate(AXE_SCRIPT)
    found = AxeResults(page.evaluate("axe.run()"))
    assert found.violations_count == 0, found.generate_report()


def type_points(table: Page, points: int) -> None:
    """Type the points of the deal and send them."""
    table.get_by_label("Points").fill(str(points))
    table.get_by_role("button", name="Send these results").click()


def play_blindly(table: Page) -> None:
    """Play the deal by clicks, always the oldest card, to its early end, and send the result."""
    table.get_by_role("button", name="Or play it on this device").click()
    send = table.get_by_role("button", name="Send the result to the tournament")
    ready = table.get_by_role("link", name=re.compile("show me the table$"))
    oldest = table.locator('a.short[href*="p0#"]')
    expect(ready.or_(send)).to_be_visible()
    while not send.is_visible():
        ready.click()
        oldest.click()
        expect(ready.or_(send)).to_be_visible()
    send.click()
    expect(table.get_by_role("heading", level=1)).to_have_text("Table 4")
    expect(table.get_by_text("Points: 0")).to_be_visible()


def make_tournament(page: Page) -> list[str]:
    """Make a tournament of a deal for four tables of two, from a club's page.

    Returns the links of the tables; the page is then that of the tournament.
    """
    page.get_by_role("link", name="New tournament").click()
    look(page)
    page.get_by_label("Players at each table").select_option("2")
    page.get_by_label("Deals", exact=True).select_option("1")
    page.get_by_role("button", name="Make the tournament").click()
    look(page)
    links = page.get_by_role("link", name="The table’s own link").all()
    return [str(link.get_attribute("href")) for link in links]


def test_four_tables_play_a_tournament(new_context: NewContext) -> None:
    """Three tables type, one of them without scripts; one plays on a device.

    Whoever looks at the standings sees them change, and the deal once all have played it.
    """
    organiser = new_context(viewport=PHONE)
    page = organiser.new_page()
    page.goto(make_club(organiser))
    tables = []
    for number, link in enumerate(make_tournament(page), 1):
        tables.append(new_context(java_script_enabled=number != 3, viewport=PHONE).new_page())
        tables[-1].goto(link)
    tournament = page.url.partition("#")[0]
    page.get_by_role("link", name="Standings").click()
    watching = new_context().new_page()
    watching.clock.install()
    watching.goto(page.url)
    first = watching.locator("tbody tr").first
    expect(first).to_contain_text("not complete")
    type_points(tables[0], 99)
    # What was wrong stands within its box: a bullet would lie outside.
    expect(tables[0].locator("#problems li")).to_have_css("list-style-type", "none")
    look(tables[0])
    for number, points in enumerate((18, 20, 22)):
        type_points(tables[number], points)
        expect(tables[number].get_by_text(f"Points: {points}")).to_be_visible()
    watching.clock.run_for(A_WHILE)
    expect(first).to_contain_text("Table 3")
    play_blindly(tables[3])
    look(tables[3])
    for path in ("/tables/1", "/sheets?parts=scores&parts=packs&parts=standings"):
        page.goto(tournament + path)
        look(page)
    page.goto(watching.url)
    look(page)
    page.goto(f"{watching.url}/deals/1")
    look(page)
    page.get_by_role("link", name="See a perfect score, turn by turn").click()
    expect(page).to_have_url(re.compile("/en/deals/2-[0-9]+/line/0"))
