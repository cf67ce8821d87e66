"""A whole game of Hanabi in a browser: by keyboard, with scripts and without."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewContext
from tests.browser.games import BY_KEYBOARD, TO_THE_END, game_at
from tests.browser.keyboard import tab_to
from tests.web.hanabi.coached import (
    after_a_costly_play,
)
from tests.web.hanabi.playing import START, address_of, record_of
from tutor.games.hanabi.partners import ALL_CONVENTIONS, NO_CONVENTIONS, GameRecord
from tutor.games.hanabi.partners.action_codes import write_actions
from tutor.web.hanabi.play.options import CONVENTION_LESSONS, deal_of
from tutor.web.puzzles.views import today


def test_a_game_is_played_by_keyboard(either: Page) -> None:
    """From the form to the end by Tab and Enter; each page takes the focus to what is new."""
    either.goto(START)
    tab_to(either, either.locator("summary", has_text="Options"))
    either.keyboard.press("Enter")
    tab_to(either, either.get_by_label("Deal number"))
    either.keyboard.type("7")
    either.keyboard.press("Enter")
    expect(either.locator("a.short").first).to_be_visible()
    whole = record_of("3-7")
    while not (record := game_at(either.url)).state.ending:
        if len(record.actions) == BY_KEYBOARD:
            # What is between is the same again.
            record = whole.up_to(len(whole.actions) - TO_THE_END)
            either.goto(f"{address_of(record)}#now")
        if either.locator("a.short").count():
            text = write_actions((*record.actions, record.decision().action))
            wanted = either.locator(f'a.short[href*="actions={text}#"]')
        else:
            wanted = either.locator(".controls a").last
        tab_to(either, wanted)
        either.keyboard.press("Enter")
        expect(either).not_to_have_url(re.compile(f"actions={write_actions(record.actions)}#"))
        expect(either.locator("#now")).to_be_focused()
        either.wait_for_load_state()
    outcome = record.state.outcome
    assert outcome is not None
    expect(either.locator(".result")).to_contain_text(f"{outcome.score} of 25 points")


def test_the_first_try_at_the_deal_of_a_day_counts(page: Page) -> None:
    """Its points are kept on the device, whatever a second try comes to."""
    day = today()
    record = GameRecord(deal_of(day), NO_CONVENTIONS)
    while record.state.points < 2:
        record = record.then(record.decision().action)
    for points in (2, 1):
        while record.state.points > points:
            record = record.up_to(len(record.actions) - 1)
        text = write_actions(record.actions)
        page.goto(f"{START}{record.deal.name}?day={day}&actions={text}&given-up=yes")
        expect(page.locator(".result .score")).to_contain_text(f"{points} of 25 points")
        expect(page.locator(".result .dealt")).to_have_text("Your first try: 2")
    page.goto(START)
    expect(page.locator(".dealt")).to_have_text("Your first try: 2")


def test_the_coach_is_shown_in_place(page: Page) -> None:
    """What takes long is asked for again until it is there, and the page stays."""
    page.goto(address_of(after_a_costly_play()))
    before = page.url
    held: list[Route] = []
    page.route(re.compile("/coach/turn"), lambda route: held.append(route), times=1)
    with page.expect_request(re.compile("/coach/turn")):
        page.get_by_role("link", name="What does the coach say?").click()
    expect(page.locator("#coach [role=status]")).to_have_text("The coach is thinking…")
    held[0].continue_()
    expect(page.locator("#coach")).to_be_focused()
    expect(page.locator("#coach .tier")).to_have_text("Simulated")
    assert page.url == before


def test_a_slip_is_a_puzzle_from_the_end_on(page: Page) -> None:
    """The end leads to the question, an answer to what came of it, and on to the next mistake."""
    page.goto(address_of(record_of("5-3")))
    page.get_by_role("link", name="What would you do?").first.click()
    expect(page.locator("#headline")).to_contain_text("what would you do?")
    page.locator("a.short").first.click()
    expect(page.locator("ul.turns")).to_be_visible()
    expect(page.locator("#now")).to_contain_text("In the game")
    page.get_by_role("link", name="Next mistake").click()
    expect(page.locator("#headline")).to_contain_text("what would you do?")


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_partners_with_conventions_are_offered_and_kept(
    new_context: NewContext, scripts: bool
) -> None:
    """After the first lessons on them, once. Without scripts the page is plain."""
    page = new_context(java_script_enabled=scripts).new_page()
    page.goto(START)
    literal, conventions = (
        page.locator(f"[name=conventions][value={each}]") for each in ("none", "all")
    )
    offer = page.get_by_role("link", name="Play with partners who use them")
    expect(literal).to_be_checked()
    expect(offer).to_have_count(0)
    if not scripts:
        return
    done = dict.fromkeys(CONVENTION_LESSONS, 1)
    page.evaluate("done => localStorage.setItem('done', JSON.stringify({'+3': done}))", done)
    page.goto(START)
    offer.click()
    expect(conventions).to_be_checked()
    expect(offer).to_have_count(0)
    page.goto(START)
    expect(conventions).to_be_checked()
    page.get_by_role("button", name="Deal the cards").click()
    expect(page).to_have_url(re.compile("conventions=all"))


def test_deal_stands_first(new_context: NewContext) -> None:
    """One fold has all the rest: players, partners, people, help, number, box."""
    page = new_context(viewport={"width": 390, "height": 844}).new_page()
    page.goto(START)
    controls = page.locator("main :is(button, summary, input):visible")
    expect(controls.first).to_have_text("Deal the cards")
    expect(controls).to_have_count(2)
    box = controls.first.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < 422


@pytest.mark.parametrize("players", [4, 5])
def test_on_a_phone_the_own_hand_is_within_reach(new_context: NewContext, players: int) -> None:
    """All that can be done with it is on the first screen, and never covers what has the focus."""
    page = new_context(viewport={"width": 390, "height": 844}).new_page()
    record = record_of(f"{players}-7", 6 * players, conventions=ALL_CONVENTIONS)
    page.goto(address_of(record, "conventions=all", "help=marks"))
    own = page.locator(".own a.short")
    expect(own).to_have_count(2 * 4)
    for link in own.all():
        expect(link).to_be_in_viewport(ratio=1)
    clues = page.locator(".hand:not(.own) a.short")
    tab_to(page, clues.first)
    hand = page.locator(".own")
    for _ in range(clues.count() - 1):
        page.keyboard.press("Tab")
        focused, kept = page.locator(":focus").bounding_box(), hand.bounding_box()
        assert focused is not None
        assert kept is not None
        assert focused["y"] + focused["height"] <= kept["y"]
        assert min(focused["width"], focused["height"]) >= 44


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_on_a_phone_a_turn_is_one_tap_without_scrolling(
    new_context: NewContext, players: int
) -> None:
    """All that may be done is on the screen that an own turn begins with, early and late."""
    page = new_context(viewport={"width": 390, "height": 844}).new_page()
    for rounds in (1, 6):
        record = record_of(f"{players}-7", rounds * players, conventions=ALL_CONVENTIONS)
        page.goto(f"{address_of(record, 'conventions=all', 'help=marks')}#now")
        links = page.locator("a.short")
        assert links.count() == len(record.state.legal_actions())
        boxes = [link.bounding_box() for link in links.all()]
        assert all(box and box["y"] >= 0 and box["y"] + box["height"] <= 844 for box in boxes)
