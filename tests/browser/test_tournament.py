"""A tournament in browsers: four tables play two deals, by typing and on a device."""

import re
from collections.abc import Sequence

from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import Page, expect

from tests.browser.clubs import A_WHILE, make_club
from tests.browser.conftest import NewContext
from tests.browser.measures import STICKING_OUT

PHONE = {"width": 390, "height": 844}

RESULTS = {1: ((25, 3), (20, 0)), 2: ((25, 1), (22, 0)), 3: ((18, 0), (24, 0))}
"""What three tables type for each deal; the fourth one plays one and types the other."""


def look(page: Page) -> None:
    """Check a page as it is shown: only its standings scroll sideways, and axe finds nothing."""
    page.wait_for_load_state()
    sticking_out = page.evaluate(STICKING_OUT)
    assert "the page scrolls sideways" not in sticking_out, page.url
    assert page.locator(".grid-scroll").count() or sticking_out == [], page.url
    page.evaluate(AXE_SCRIPT)
    found = AxeResults(page.evaluate("axe.run()"))
    assert found.violations_count == 0, found.generate_report()


def type_result(table: Page, deal: int, figures: tuple[int, int]) -> None:
    """Type the result of a deal and send it, as players do after each deal."""
    row = table.get_by_role("listitem").filter(has_text=f"Deal {deal}")
    for label, figure in zip(("Points", "Turns left"), figures, strict=True):
        row.get_by_label(label).fill(str(figure))
    table.get_by_role("button", name="Send these results").click()
    expect(row).to_contain_text(re.compile(rf"Points: {figures[0]}\b"))


def play_blindly(table: Page, deal: int) -> None:
    """Play a deal by clicks, always the oldest card, to its early end, and send the result."""
    row = table.get_by_role("listitem").filter(has_text=f"Deal {deal}")
    row.get_by_role("button", name="Or play it on this device").click()
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
    expect(row).to_contain_text(re.compile(r"Points: 0\b"))


def make_tournament(page: Page) -> list[str]:
    """Make a tournament of two deals for four tables of two, from a club's page.

    Returns the links of the tables; the page is then that of the tournament.
    """
    page.get_by_role("link", name="New tournament").click()
    look(page)
    page.get_by_label("Players at each table").select_option("2")
    page.get_by_label("Deals", exact=True).select_option("2")
    page.get_by_role("button", name="Make the tournament").click()
    look(page)
    page.get_by_label("Table 3").fill("Owls")
    page.get_by_role("button", name="Save the names").click()
    page.wait_for_load_state()
    links = page.get_by_role("link", name="The table’s own link").all()
    return [str(link.get_attribute("href")) for link in links]


def watch(page: Page, standings: str) -> None:
    """Open the standings, where nothing is complete, on a page whose clock the test moves."""
    page.clock.install()
    page.goto(standings)
    expect(page.locator("tbody tr").first).to_contain_text("not complete")


def play_both_deals(tables: Sequence[Page], watching: Page) -> None:
    """Play both deals; whoever looks at the standings sees them change after the first."""
    standings = watching.url
    for number, figures in RESULTS.items():
        type_result(tables[number - 1], 1, figures[0])
    watching.clock.run_for(A_WHILE)
    best = watching.locator("tbody tr").first
    expect(best).to_contain_text("Table 1")
    expect(best).to_contain_text("25")
    expect(watching.get_by_role("row", name=re.compile("Table 3 Owls"))).to_contain_text("18")
    watching.goto(f"{standings}/deals/1")
    expect(watching.get_by_text("1 table hasn’t played it yet.")).to_be_visible()
    type_too_many_points(tables[0])
    play_blindly(tables[3], 1)
    type_result(tables[3], 2, (0, 0))
    for number, figures in RESULTS.items():
        type_result(tables[number - 1], 2, figures[1])


def type_too_many_points(table: Page) -> None:
    """Type a result that no game has: the table's page says so, and is in order."""
    table.get_by_label("Points").fill("99")
    table.get_by_role("button", name="Send these results").click()
    # What was wrong stands within its box: a bullet would lie outside.
    expect(table.locator("#problems li")).to_have_css("list-style-type", "none")
    look(table)


def look_at_the_deal(page: Page) -> None:
    """Look at a deal that all tables have played, and at a perfect score of it."""
    page.reload()
    expect(page.get_by_role("link", name=re.compile("for [0-9]+ turn"))).to_be_visible()
    look(page)
    page.get_by_role("link", name="See a perfect score, turn by turn").click()
    expect(page).to_have_url(re.compile("/en/deals/2-[0-9]+/line/0"))


def look_at_the_standings(page: Page) -> None:
    """Look at the final standings: by points Table 2 is first, by matchpoints Table 1."""
    page.reload()
    look(page)
    ranks = [re.findall("Table [1-4]", each) for each in page.locator("tbody th").all_inner_texts()]
    assert ranks == [["Table 2"], ["Table 1"], ["Table 3"], ["Table 4"]]
    page.get_by_role("link", name="By matchpoints").click()
    expect(page.locator("tbody tr").first).to_contain_text("Table 1")


def correct_a_result(page: Page, tournament: str) -> None:
    """Change a result of Table 1 as the organiser, after a look at the printed sheets."""
    page.goto(f"{tournament}/sheets?parts=scores&parts=packs&parts=standings")
    look(page)
    page.goto(f"{tournament}/tables/1")
    look(page)
    page.get_by_label("Points").first.fill("12")
    page.get_by_role("button", name="Save the results").click()
    page.get_by_role("link", name="Standings").click()
    expect(page.locator("tbody tr").first).to_contain_text("Table 2")


def test_four_tables_play_a_tournament(new_context: NewContext) -> None:
    """Made by an organiser; three tables type, one of them without scripts; one plays on a device.

    Whoever looks at the standings sees them change, and the deals once all have played them.
    """
    organiser = new_context(viewport=PHONE)
    page = organiser.new_page()
    page.goto(make_club(organiser))
    links = make_tournament(page)
    tournament = page.url.partition("#")[0]
    watching = new_context().new_page()
    page.get_by_role("link", name="Standings").click()
    watch(watching, page.url)
    tables = [
        new_context(java_script_enabled=number != 3, viewport=PHONE).new_page()
        for number in range(1, 5)
    ]
    for table, link in zip(tables, links, strict=True):
        table.goto(link)
    play_both_deals(tables, watching)
    look_at_the_deal(watching)
    look_at_the_standings(page)
    correct_a_result(page, tournament)
