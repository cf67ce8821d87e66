"""Without a network: what one visit keeps, how it is judged, and how a new release takes its place.

To be quick, the browsers here keep a few packs only.
"""

import json
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.answering import click, field
from tests.support.answers import of_library, of_step, right_answer, wrong_options
from tests.support.serving import free_port, serving
from tests.web.packs import FEW

PUZZLE = "odds-011"

LITTLE = json.dumps(["site"])

KEPT = "navigator.serviceWorker.ready.then(() => true)"
"""Comes true when the worker works, which is when everything is kept."""

RELEASES = """async () => {
    const found = {};
    for (const name of await caches.keys()) {
        const keys = await (await caches.open(name)).keys();
        const urls = keys.map(({ url }) => new URL(url).pathname);
        const index = await caches.match(`/offline/${name}/en/index.json`, { cacheName: name });
        found[name] = { urls, wanted: index ? (await index.json()).files : null };
    }
    return found;
}"""
"""By release, what is in its cache, and what should be; one that has just gone is made anew."""

MISSING = """async ([name, urls]) => {
    const found = await Promise.all(urls.map((url) => caches.match(url, { cacheName: name })));
    return (await caches.has(name)) ? urls.filter((_, place) => !found[place]) : null;
}"""
"""What a release lacks of these; null if it is gone."""


@pytest.fixture(scope="module")
def lost(browser: Browser) -> Iterator[Page]:
    """The tab of someone who has read one page, and then lost the network."""
    with (
        serving(TUTOR_OFFLINE=FEW) as url,
        browser.new_context(base_url=url.rstrip("/"), service_workers="allow") as context,
    ):
        page = context.new_page()
        page.goto("/en/glossary/")
        assert page.evaluate(KEPT)
        context.set_offline(True)
        yield page


def test_rules_are_there(lost: Page) -> None:
    """A rule opens with its style; the box that its address names is not kept, and left out."""
    lost.goto("/en/rules/own-hand-hidden?box=ru")
    expect(lost.locator("h1")).to_be_visible()
    assert lost.evaluate("[...document.styleSheets].some((sheet) => sheet.cssRules.length > 50)")


def test_a_lesson_is_judged(lost: Page) -> None:
    """A wrong answer counts as one and can be tried again; either leads to the next step."""
    asked = of_step("goal", 1)
    [right], [wrong, *_] = right_answer(*asked), wrong_options(*asked)
    lost.goto("/en/learn/goal/1")
    click(lost, {wrong})
    expect(lost.locator("#result.wrong")).to_be_visible()
    lost.locator(".controls a[href*='goal/1']").click()
    expect(field(lost, right)).to_be_attached()
    click(lost, {right})
    expect(lost.locator("#result.right")).to_be_visible()
    lost.locator(".controls a[href*='goal/2']").click()
    lost.wait_for_url("**/goal/2")


def test_a_puzzle_is_judged(lost: Page) -> None:
    """A puzzle of the library says what is right and what is wrong, as the engine does."""
    asked = of_library(PUZZLE)
    [right], [wrong, *_] = right_answer(*asked), wrong_options(*asked)
    for option, verdict in ((wrong, "wrong"), (right, "right")):
        lost.goto(f"/en/puzzles/{PUZZLE}")
        click(lost, {option})
        expect(lost.locator(f"#result.{verdict}")).to_be_visible()


def test_a_table_is_that_of_its_address(lost: Page) -> None:
    """One page is kept for all; players, rules and taps are read by its script."""
    lost.goto("/en/table/play?players=4&names=Mia,Tom&rules=wild-5.clues-10&first=1&taps=cp")
    seats = lost.locator("[data-seats] li:visible bdi")
    expect(seats).to_have_text(["Mia", "Tom", "Player 3", "Player 4"])
    expect(lost.locator("[data-tokens=clues] [data-left]")).to_have_text("9")
    expect(lost.locator("[data-deck]")).to_have_text("38")
    expect(lost.locator("[data-seats] [aria-current] bdi")).to_have_text("Player 4")


def test_a_table_is_set_up(lost: Page) -> None:
    """For the box, the number of players and the variant that were chosen, with their names."""
    lost.goto("/en/table/")
    lost.locator("[name=players][value='4']").check()
    lost.locator("[name=box][value=ru]").check()
    lost.locator("#names").fill("Mia, Tom")
    lost.locator("summary", has_text="Variants").click()
    lost.locator("[name=variant][value=sixth-5]").check()
    lost.get_by_role("button", name="Set up the table").click()
    steps = lost.locator(".setup")
    for told in ("Deal everyone 4 cards", "Shuffle the 55 cards", "4 rules cards"):
        expect(steps).to_contain_text(told)
    lost.get_by_role("link", name="Tom").click()
    expect(lost.locator("[data-seats] [aria-current] bdi")).to_have_text("Tom")
    expect(lost.locator("[data-deck]")).to_have_text("39")
    # With fewer fuse tokens another step is told, which is not kept.
    lost.goto("/en/table/setup?box=ru&rules=fuses-1")
    expect(lost.locator("h1")).to_have_text("You are offline")
    lost.get_by_role("link", name="At your table").first.click()
    expect(lost.get_by_role("link", name="Continue your last table")).to_be_visible()


def test_what_is_not_kept_leads_to_what_is(lost: Page) -> None:
    """In place of another page there is one that says so, and links to what works."""
    lost.goto("/en/puzzles/endless/base/outcome/1/1")
    expect(lost.locator("h1")).to_have_text("You are offline")
    lost.locator("main a[href='/en/rules/']").click()
    lost.wait_for_url("**/en/rules/")
    expect(lost.locator("article.rules, main h1").first).to_be_visible()


def test_the_door_leads_to_a_language_that_is_kept(lost: Page) -> None:
    """Nobody can negotiate at `/` without a network."""
    lost.goto("/")
    assert urlsplit(lost.url).path == "/en/"


def test_a_new_release_takes_over_as_a_whole(browser: Browser) -> None:
    """Everything of the new release is there before anything of the old one goes."""
    port = free_port()
    with browser.new_context(service_workers="allow") as context:
        page = context.new_page()
        with serving(port=port, TUTOR_OFFLINE=LITTLE, TUTOR_RELEASE="first") as url:
            page.goto(f"{url}en/learn/")
            assert page.evaluate(KEPT)
            ((first, kept),) = page.evaluate(RELEASES).items()
            assert set(kept["wanted"]) < set(kept["urls"])
        with serving(port=port, TUTOR_OFFLINE=LITTLE, TUTOR_RELEASE="second"):
            page.reload()
            while (missing := page.evaluate(MISSING, [first, kept["urls"]])) is not None:
                # The old one stays whole; the old tab goes on working.
                assert missing == []
                page.wait_for_timeout(100)
            ((second, kept),) = page.evaluate(RELEASES).items()
            assert second != first
            assert set(kept["wanted"]) < set(kept["urls"])
            assert not [path for path in kept["urls"] if first in path]
        # Nobody serves any more.
        page.goto(f"{url}en/puzzles/")
        expect(page.locator("h1")).to_have_text("Puzzles")
