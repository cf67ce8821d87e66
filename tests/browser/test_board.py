"""A club's board in browsers: it keeps itself up to date, and works without scripts."""

from collections.abc import Iterator

import pytest
from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import Browser, Page, expect

from tests.browser.clubs import A_WHILE, make_club, slug_of
from tests.browser.conftest import NewContext
from tests.browser.measures import FITTING

PHONE, SMALLEST_TARGET = 390, 44


SCROLLER = "document.querySelector('.grid-scroll')"


def test_the_board_keeps_itself_up_to_date(new_context: NewContext) -> None:
    """One looks at it, another joins and finishes a lesson without scripts: it shows on the first.

    What does not change is left alone: the focus stays, and so does what was pushed aside.
    """
    looking = new_context(viewport={"width": 320, "height": 700})
    slug = slug_of(make_club(looking))
    board = looking.new_page()
    board.clock.install()
    board.goto(f"/en/clubs/{slug}/board")
    expect(board.get_by_text("Nobody has joined yet.")).to_be_visible()
    expect(board.get_by_role("link", name="Show the newest")).to_be_hidden()

    learner = new_context(java_script_enabled=False).new_page()
    learner.goto(f"/en/clubs/{slug}/")
    name = learner.locator("button[name=nickname]").first
    nickname = name.inner_text()
    name.click()
    expect(learner.get_by_text(f"You are here as {nickname}.")).to_be_visible()

    row = board.locator("tbody tr")
    board.clock.run_for(A_WHILE)
    expect(row).to_contain_text(nickname)
    expect(board.get_by_text("Nobody has joined yet.")).to_be_hidden()
    board.locator("thead a").nth(2).focus()
    pushed = board.evaluate(f"{SCROLLER}.scrollLeft = 100, {SCROLLER}.scrollLeft")
    assert pushed

    learner.goto(f"/en/learn/clue/done?club={slug}")
    learner.get_by_role("button", name="Next: Everyone sees your cards but you").click()
    expect(learner.get_by_text("Step 1 of 2")).to_be_visible()
    learner.goto(f"/en/clubs/{slug}/board")
    expect(learner.locator("tbody td").first).to_contain_text("✓")
    expect(learner.get_by_role("link", name="Show the newest")).to_be_visible()

    board.clock.run_for(A_WHILE)
    expect(row.locator("td").first).to_contain_text("✓")
    expect(board.get_by_role("status").first).to_have_text("Finished so far: 1")
    expect(board.locator("thead a").nth(2)).to_be_focused()
    assert board.evaluate(f"{SCROLLER}.scrollLeft") == pushed


@pytest.fixture(scope="module")
def phone(browser: Browser, base_url: str) -> Iterator[Page]:
    """A phone of somebody who has made a club."""
    with browser.new_context(
        base_url=base_url,
        service_workers="block",
        reduced_motion="reduce",
        viewport={"width": PHONE, "height": 844},
    ) as context:
        yield context.new_page()


def test_the_board_can_be_held_still(phone: Page) -> None:
    """While it is paused nothing is asked for; then at once. Without a network it says so."""
    phone.clock.install()
    phone.goto(f"/en/clubs/{slug_of(make_club(phone.context))}/board")
    asked: list[str] = []
    phone.on("request", lambda request: asked.append(request.url))
    with phone.expect_response("**/board") as answered:
        phone.clock.run_for(A_WHILE)
    assert answered.value.status == 304
    pause = phone.get_by_role("button", name="Pause")
    pause.click()
    expect(pause).to_have_attribute("aria-pressed", "true")
    before = len(asked)
    phone.clock.run_for(20 * A_WHILE)
    assert len(asked) == before
    with phone.expect_response("**/board"):
        pause.click()
    expect(pause).to_have_attribute("aria-pressed", "false")
    away = phone.get_by_text("No connection just now.")
    expect(away).to_be_hidden()
    phone.context.set_offline(True)
    phone.clock.run_for(A_WHILE)
    expect(away).to_be_visible()
    phone.context.set_offline(False)
    phone.clock.run_for(3 * A_WHILE)
    expect(away).to_be_hidden()


def faults(page: Page) -> list[object]:
    """Return what axe finds, in light and dark, what sticks out, and what a finger misses."""
    page.wait_for_load_state()
    found = page.evaluate(FITTING)
    small = [target for target in found["targets"] if min(target[1:]) < SMALLEST_TARGET]
    page.evaluate(AXE_SCRIPT)
    reports = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        results = AxeResults(page.evaluate("axe.run({ resultTypes: ['violations'] })"))
        reports += [results.generate_report()] if results.violations_count else []
    return [*found["out"], *small, *reports]


def test_the_pages_of_a_board_fit_a_phone(phone: Page) -> None:
    """Joining, a name that cannot be, having joined, the board, and its organiser's page."""
    managing = make_club(phone.context)
    club = f"/ru/clubs/{slug_of(managing)}/"
    phone.goto(club)
    assert faults(phone) == [], "to join"
    phone.locator("#nickname").fill("Owl!")
    phone.locator("#nickname").press("Enter")
    expect(phone.get_by_role("alert")).to_be_visible()
    assert faults(phone) == [], "refused"
    phone.locator("button[name=nickname]").first.click()
    expect(phone.locator(".leaving")).to_be_visible()
    assert faults(phone) == [], "joined"
    phone.goto(f"{club}board")
    assert faults(phone) == [], "board"
    phone.goto(managing)
    assert faults(phone) == [], "organiser"
