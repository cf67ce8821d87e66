"""Answers without loading a page anew: they look, read and go back like pages that were loaded."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, ViewportSize, expect

from tests.browser.answering import click, field
from tests.support.answers import endless, of_step, right_answer
from tests.support.pages import puzzle_address

THEME, LEVEL, SEED = "outcome", 2, 1
QUESTION = f"/en{puzzle_address(THEME, LEVEL, SEED)}"
RIGHT = {*right_answer(*endless(THEME, LEVEL, SEED))}

PHONE = ViewportSize(width=390, height=844)
TALL = ViewportSize(width=1280, height=4000)

SHOWN = """() => {
    const main = document.querySelector("main").cloneNode(true);
    // The heading or result that was moved to may be focused, and answers are noted only once.
    for (const each of main.querySelectorAll("h1, #result")) each.removeAttribute("tabindex");
    for (const each of main.querySelectorAll("[data-done]")) each.removeAttribute("data-done");
    main.removeAttribute("aria-busy");
    for (const each of main.querySelectorAll("noscript, [data-changes]")) each.remove();
    const links = document.querySelectorAll("head link[hreflang], link[rel=canonical], header a");
    return [document.title, main.outerHTML, ...[...links].map((link) => link.href)];
}"""
"""What a reader gets: the title, the page itself, where other languages are."""


def open_question(page: Page) -> None:
    """Open the puzzle of this file in a document that can be told from any later one."""
    page.set_viewport_size(PHONE)
    page.goto(QUESTION)
    page.evaluate("window.isFirst = true")


def is_same_document(page: Page) -> bool:
    """Return whether no page has been loaded since `open_question`."""
    same: bool = page.evaluate("window.isFirst === true")
    return same


def solve(page: Page) -> None:
    """Send the right answer and wait for the verdict."""
    click(page, RIGHT)
    expect(page.locator("#result.right")).to_be_visible()


def is_focused(page: Page, selector: str) -> bool:
    """Return whether the focus is on the element."""
    focused: bool = page.evaluate("name => document.activeElement.matches(name)", selector)
    return focused


def scrolled(page: Page) -> float:
    """Return how far the page is scrolled, in pixels."""
    far: float = page.evaluate("scrollY")
    return far


def top_of(page: Page, selector: str) -> float:
    """Return how far below the top of the window the element begins, in pixels."""
    top: float = page.locator(selector).evaluate("each => each.getBoundingClientRect().top")
    return top


def test_an_answer_is_the_page_that_its_address_leads_to(page: Page) -> None:
    """No page is loaded; address, title, languages and all that is shown are the same as if."""
    open_question(page)
    solve(page)
    assert is_same_document(page)
    assert QUESTION in page.url
    assert page.url.endswith("#result")
    expect(page.locator("main")).not_to_have_attribute("aria-busy", "true")
    swapped = page.evaluate(SHOWN)
    page.reload()
    assert not is_same_document(page)
    assert page.evaluate(SHOWN) == swapped


def test_the_result_is_seen_and_focused(page: Page) -> None:
    """Below the fold a phone scrolls up to the result; where it is in sight nothing moves."""
    open_question(page)
    solve(page)
    assert is_focused(page, "#result")
    assert -1 < top_of(page, "#result") < PHONE["height"] / 2
    page.set_viewport_size(TALL)
    page.goto(QUESTION)
    page.evaluate("scrollTo(0, 40)")
    before = scrolled(page)
    solve(page)
    assert is_focused(page, "#result")
    assert scrolled(page) == before


def test_back_and_forward_restore_question_and_result(page: Page) -> None:
    """Back leads to the question as it was left, its button focused, forward to the result."""
    open_question(page)
    [option] = RIGHT
    page.locator("label", has=field(page, option)).click()
    button = page.locator("button[name=check]")
    button.scroll_into_view_if_needed()
    left = scrolled(page)
    button.click()
    expect(page.locator("#result.right")).to_be_visible()
    result = page.evaluate(SHOWN)
    page.go_back()
    expect(field(page, option)).to_be_checked()
    assert page.url.endswith(QUESTION)
    assert is_focused(page, "button[name=check]")
    expect(page.locator("#result")).to_have_count(0)
    page.wait_for_function("left => scrollY === left", arg=left)
    page.go_forward()
    expect(page.locator("#result.right")).to_be_visible()
    assert page.evaluate(SHOWN) == result
    assert is_focused(page, "#result")
    assert is_same_document(page)


def test_back_after_a_reload_loads_the_page(page: Page) -> None:
    """What is no longer in memory is loaded; so is what another page leads back to."""
    open_question(page)
    solve(page)
    page.reload()
    page.go_back()
    expect(page.locator("button[name=check]")).to_be_visible()
    assert page.url.endswith(QUESTION)
    solve(page)
    page.get_by_role("link", name="Rules").first.click()
    expect(page.locator("#result")).to_have_count(0)
    page.go_back()
    expect(page.locator("#result.right")).to_be_visible()
    page.go_back()
    expect(page.locator("button[name=check]")).to_be_visible()


def test_a_link_within_a_page_is_an_entry_of_the_history(page: Page) -> None:
    """Links within a page are places of their own in the history, and change nothing else."""
    open_question(page)
    solve(page)
    page.evaluate("location.hash = 'main'")
    page.go_back()
    assert page.url.endswith("#result")
    expect(page.locator("#result.right")).to_be_visible()
    page.go_back()
    expect(page.locator("button[name=check]")).to_be_visible()
    assert is_same_document(page)


def test_a_hint_comes_without_a_jump(page: Page) -> None:
    """It is added to the form and focused; what was chosen stays chosen."""
    open_question(page)
    [option] = RIGHT
    page.locator("label", has=field(page, option)).click()
    page.locator("button[name=hint]").click()
    expect(page.locator(".hints li")).to_have_count(1)
    expect(field(page, option)).to_be_checked()
    assert is_focused(page, "#hints")
    assert -1 < top_of(page, "#hints") < PHONE["height"]
    assert "hint=1" in page.url
    assert is_same_document(page)


def test_the_next_puzzle_begins_at_its_top(page: Page) -> None:
    """It is another page: its heading is focused, and its answer is noted beside the first one."""
    open_question(page)
    solve(page)
    page.get_by_role("link", name="Next puzzle").first.click()
    expect(page.locator("button[name=check]")).to_be_visible()
    assert QUESTION not in page.url
    assert is_focused(page, "h1")
    assert scrolled(page) == 0
    first = page.locator("[name=answer]").first.get_attribute("value")
    click(page, {first or ""})
    expect(page.locator("#result")).to_be_visible()
    assert is_same_document(page)
    page.goto("/en/progress/")
    text = page.locator("[data-export]").input_value()
    assert re.search(r"\*=[^;]*hanabi:\d+:\d+:2[,;]", text)


def test_ctrl_opens_another_tab(page: Page, context: BrowserContext) -> None:
    """A link opened with Ctrl goes to a new tab, as links do, and this one stays."""
    open_question(page)
    solve(page)
    address = page.url
    with context.expect_page() as opened:
        page.get_by_role("link", name="Next puzzle").first.click(modifiers=["Control"])
    expect(opened.value.locator("button[name=check]")).to_be_visible()
    assert page.url == address
    assert is_same_document(page)


def test_one_answer_is_sent_once(page: Page) -> None:
    """Two clicks on the button are one request and one place in the history."""
    held: list[Route] = []
    open_question(page)
    page.route(lambda url: "check=1" in url, lambda route: held.append(route))
    [option] = RIGHT
    page.locator("label", has=field(page, option)).click()
    with page.expect_request(lambda request: "check=1" in request.url):
        page.locator("button[name=check]").dblclick()
    expect(page.locator("main")).to_have_attribute("aria-busy", "true")
    held[0].continue_()
    expect(page.locator("#result.right")).to_be_visible()
    page.go_back()
    assert page.url.endswith(QUESTION)
    assert len(held) == 1


ANOTHER_RELEASE = """<html lang="en"><title>New</title><body><main><h1>New</h1></main>
<link rel="stylesheet" href="/static/another/site.css">"""

FAILURES: dict[str, Callable[[Route], None]] = {
    "no network": lambda route: route.abort(),
    "an error": lambda route: route.fulfill(status=500, content_type="text/html", body="Oh"),
    "no page": lambda route: route.fulfill(content_type="text/plain", body="It is a text"),
    "another release": lambda route: route.fulfill(content_type="text/html", body=ANOTHER_RELEASE),
}


@pytest.fixture
def troubled(browser: Browser, base_url: str) -> Iterator[Page]:
    """A tab that may complain, because its requests fail."""
    with browser.new_context(base_url=base_url, service_workers="block") as context:
        yield context.new_page()


@pytest.mark.parametrize("failure", FAILURES)
def test_whatever_fails_the_browser_goes_there_itself(troubled: Page, failure: str) -> None:
    """The answer is shown all the same, on a page that is loaded, one step from the question."""

    def fail(route: Route) -> None:
        if route.request.resource_type == "fetch":
            FAILURES[failure](route)
        else:
            route.continue_()

    open_question(troubled)
    troubled.route("**/*", fail)
    solve(troubled)
    assert not is_same_document(troubled)
    troubled.go_back()
    expect(troubled.locator("button[name=check]")).to_be_visible()
    assert troubled.url.endswith(QUESTION)


def test_a_puzzle_has_the_same_addresses_with_and_without_scripts(either: Page) -> None:
    """A hint, a wrong answer, another try and the next puzzle: the same addresses, one by one."""
    either.goto(QUESTION)
    either.locator("button[name=hint]").click()
    expect(either.locator(".hints li")).to_have_count(1)
    assert either.url.endswith(f"{QUESTION}?try=1&hint=1#hints")
    either.locator("button[name=check]").click()
    expect(either.locator("#result.notice")).to_be_visible()
    assert either.url.endswith(f"{QUESTION}?try=1&check=1#result")
    solve(either)
    [option] = RIGHT
    assert either.url.endswith(f"{QUESTION}?try=1&answer={option}&check=1#result")
    either.locator(".more > summary").click()
    either.get_by_role("link", name="Try again").click()
    expect(either.locator("button[name=check]")).to_be_visible()
    assert either.url.endswith(QUESTION)
    either.go_back()
    if not either.locator(".more[open]").count():
        either.locator(".more > summary").click()
    either.get_by_role("link", name="Another of this kind").click()
    expect(either.locator("button[name=check]")).to_be_visible()
    assert either.url.endswith(f"/en{puzzle_address(THEME, LEVEL, SEED + 1)}")


def test_a_lesson_in_one_go(page: Page) -> None:
    """From step to step no page is loaded, and each step is noted once."""
    page.goto("/en/learn/goal/1")
    page.evaluate("window.isFirst = true")
    click(page, {*right_answer(*of_step("goal", 1))})
    expect(page.locator("#result.right")).to_be_visible()
    page.get_by_role("link", name="Next step").click()
    expect(page.locator("#result")).to_have_count(0)
    assert is_same_document(page)
    page.go_back()
    expect(page.locator("#result.right")).to_be_visible()
    assert is_same_document(page)
    page.goto("/en/progress/")
    assert page.locator("[data-export]").input_value().startswith("hanabi1;.goal=1;")
