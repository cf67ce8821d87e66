"""Answering puzzles: with a mouse or by keyboard, with scripts or without, right or wrong."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.answering import click, field, heard, press
from tests.support.answers import endless, right_answer, wrong_options
from tests.support.pages import puzzle_address
from tutor import create_app
from tutor.core.messages import Message
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.rulebook import RULES, number
from tutor.web.shell.text import say_plain

LEVEL, SEED = 2, 1

Choose = Callable[[Page, set[str]], None]
# A kind of form each: cards to mark, one answer of a list. Actions are in test_keyboard.py, too.
every_theme = pytest.mark.parametrize("theme", ["point-out", "outcome"])
# With scripts and without; keys with scripts are in test_keyboard.py, clicks without them below.
every_way = pytest.mark.parametrize(
    ("either", "choose"), [(True, click), (False, press)], indirect=["either"]
)


@pytest.fixture(scope="module", autouse=True)
def english() -> Iterator[None]:
    """A request of our own, so that `say_plain` says what a page has to say."""
    with create_app().test_request_context("/en/"):
        yield


def question(theme: str) -> str:
    """Return the address of a puzzle of the theme."""
    return f"/en{puzzle_address(theme, LEVEL, SEED)}"


def right_options(theme: str) -> set[str]:
    """Return the right answer to that puzzle."""
    return {*right_answer(*endless(theme, LEVEL, SEED))}


def wrong_option(theme: str) -> str:
    """Return the first of its options that is wrong."""
    return wrong_options(*endless(theme, LEVEL, SEED))[0]


@every_theme
@every_way
def test_a_right_answer_is_marked_and_explained(either: Page, theme: str, choose: Choose) -> None:
    """It is called right, what was chosen is marked, and the reason has a rule that opens."""
    either.goto(question(theme))
    choose(either, right_options(theme))
    expect(either.locator("#result.right")).to_be_visible()
    assert_marked(either, "right", len(right_options(theme)))
    assert_rule_opens(either)


@every_theme
@every_way
def test_a_wrong_answer_is_asked_again_and_then_explained(
    either: Page, theme: str, choose: Choose
) -> None:
    """First it may be mended; then it is told why, with a rule that opens, and what was missed."""
    either.goto(question(theme))
    choose(either, {wrong_option(theme)})
    insist(either, wrong_option(theme))
    assert_marked(either, "wrong", 1)
    assert_marked(either, "missed", len(right_options(theme)))
    assert_rule_opens(either)


def insist(page: Page, option: str) -> None:
    """Send a wrong answer again once it has come back with its marks."""
    expect(page.locator("#result.wrong")).to_be_visible()
    expect(field(page, option)).to_be_checked()
    page.locator("button[name=check]").click()
    expect(page.locator(".answered .tick.wrong").first).to_be_visible()


def test_a_first_miss_leads_to_the_right_answer(either: Page) -> None:
    """The wrong mark is taken back, the right ones are set."""
    wrong = wrong_option("knowledge")
    either.goto(question("knowledge"))
    click(either, {wrong})
    expect(either.locator("#result.wrong")).to_be_visible()
    expect(field(either, wrong)).to_be_checked()
    either.locator("label", has=field(either, wrong)).click()
    click(either, right_options("knowledge"))
    expect(either.locator("#result.right")).to_be_visible()


def assert_marked(page: Page, mark: str, number_of_options: int) -> None:
    """So many options have this mark, on the table or beside it."""
    expect(page.locator(f".answered .tick.{mark}")).to_have_count(number_of_options)


def assert_rule_opens(page: Page) -> None:
    """The first rule that the reason rests on leads to its page."""
    link = page.locator("#result .because").first
    rule = (link.get_attribute("href") or "").rpartition("/")[2]
    link.click()
    assert page.url.endswith(f"/en/rules/{rule}")
    assert heard(page.locator("h1")) == f"{number(rule)} {say_plain(RULES[rule].title)}"


@pytest.mark.parametrize("theme", ["point-out", "outcome", "knowledge"])
def test_a_first_miss_leaves_the_question_where_it_is(page: Page, theme: str) -> None:
    """The verdict stands beside the buttons and has the focus; nothing moves but what it says."""
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(question(theme))
    field(page, wrong_option(theme)).evaluate("each => { each.checked = true; }")
    before = page.locator(".goal").bounding_box()
    page.locator("button[name=check]").evaluate("each => each.click()")
    expect(page.locator("#result")).to_be_focused()
    assert page.locator(".goal").bounding_box() == before
    expect(page.locator("#result")).to_be_in_viewport(ratio=1)


@every_theme
def test_without_a_choice_the_puzzle_asks_for_one(either: Page, theme: str) -> None:
    """The puzzle comes back and asks to choose; then it can be answered."""
    either.goto(question(theme))
    click(either, set())
    expect(either.get_by_role("alert")).to_have_text(
        say_plain(Message(f"result.choose-{THEMES[theme].choose}"))
    )
    click(either, right_options(theme))
    expect(either.locator("#result.right")).to_be_visible()
