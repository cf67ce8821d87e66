"""A whole game of Hanabi in a browser: by keyboard, with scripts and without."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewContext
from tests.browser.test_keyboard import tab_to
from tests.web.hanabi.playing import START, address_of, record_of
from tests.web.hanabi.test_play_coach import (
    after_a_broken_agreement,
    after_a_costly_play,
    coach_of_game,
    ended,
)
from tests.web.playing import done
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.partners import Deal, GameRecord, Manner
from tutor.games.hanabi.partners.action_codes import read_actions, write_actions
from tutor.web.hanabi.play.daily_deal import deal_of
from tutor.web.puzzles.views import today

BY_KEYBOARD, TO_THE_END = 6, 8
"""So many turns are played from the start of a game, then so many up to its end."""


def game_at(url: str) -> GameRecord:
    """Return the game that the address of a page has."""
    name = url.partition("?")[0].rpartition("/")[2]
    return GameRecord(Deal.parse(name, Ruleset()), Manner.LITERAL, read_actions(done(url)))


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_a_game_by_keyboard(new_context: NewContext, scripts: bool) -> None:
    """From the form to the end by Tab and Enter; each page takes the focus to what is new."""
    page = new_context(java_script_enabled=scripts).new_page()
    page.goto(START)
    tab_to(page, page.locator("summary", has_text="Options"))
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_label("Deal number"))
    page.keyboard.type("7")
    page.keyboard.press("Enter")
    expect(page.locator("a.short").first).to_be_visible()
    whole = record_of("3-7")
    while not (record := game_at(page.url)).state.ending:
        if len(record.actions) == BY_KEYBOARD:
            # What is between is the same again.
            record = whole.up_to(len(whole.actions) - TO_THE_END)
            page.goto(f"{address_of(record)}#now")
        if page.locator("a.short").count():
            text = write_actions((*record.actions, record.decision().action))
            wanted = page.locator(f'a.short[href*="actions={text}#"]')
        else:
            wanted = page.locator(".controls a").last
        tab_to(page, wanted)
        page.keyboard.press("Enter")
        expect(page).not_to_have_url(re.compile(f"actions={write_actions(record.actions)}#"))
        expect(page.locator("#now")).to_be_focused()
        page.wait_for_load_state()
    outcome = record.state.outcome
    assert outcome is not None
    expect(page.locator(".result")).to_contain_text(f"{outcome.score} of 25 points")


def test_the_first_try_at_the_deal_of_a_day_counts(page: Page) -> None:
    """Its points are kept on the device, whatever a second try comes to."""
    day = today()
    record = GameRecord(deal_of(day), Manner.LITERAL)
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
    """Of the whole game, in which what takes long follows what comes at once; then of an action."""
    record = after_a_costly_play()
    page.goto(address_of(ended(record)))
    held: list[Route] = []
    page.route(re.compile("/coach/turn"), lambda route: held.append(route), times=1)
    with page.expect_request(re.compile("/coach/turn")):
        page.get_by_role("link", name="Look back with the coach").click()
    expect(page.locator("#coach progress")).to_be_visible()
    expect(page.locator("#coach [role=status]")).to_have_text("The coach is thinking…")
    expect(page.locator("#coach")).to_be_focused()
    held[0].continue_()
    expect(page.locator("#coach .tier")).to_have_text("Simulated")
    for part in ("[data-progress]", "[data-left]", "[data-nothing]"):
        expect(page.locator(f"#coach {part}")).to_be_hidden()
    page.goto(address_of(record))
    before = page.url
    page.get_by_role("link", name="What does the coach say?").click()
    expect(page.locator("#coach")).to_be_focused()
    expect(page.locator("#coach .tier")).to_have_text("Simulated")
    assert page.url == before


def test_the_coach_needs_no_scripts(new_context: NewContext) -> None:
    """The link leads to a page that says as much, and back."""
    page = new_context(java_script_enabled=False).new_page()
    whole = ended(after_a_broken_agreement())
    page.goto(address_of(whole, "manner=pointing"))
    page.get_by_role("link", name="Look back with the coach").click()
    expect(page).to_have_url(re.compile(re.escape(coach_of_game(whole, "manner=pointing"))))
    expect(page.locator("#coach .tier").first).to_have_text("By your agreement")
    page.get_by_role("link", name="Back to the game").click()
    expect(page.locator(".result")).to_be_visible()


@pytest.mark.parametrize("players", [4, 5])
def test_on_a_phone_the_own_hand_is_within_reach(new_context: NewContext, players: int) -> None:
    """All that can be done with it is on the first screen, and never covers what has the focus."""
    page = new_context(viewport={"width": 390, "height": 844}).new_page()
    record = record_of(f"{players}-7", 6 * players, manner=Manner.POINTING)
    page.goto(address_of(record, "manner=pointing", "help=marks"))
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


@pytest.mark.parametrize("players", [4, 5])
def test_on_a_phone_all_clues_are_as_high_as_a_screen(
    new_context: NewContext, players: int
) -> None:
    """Those to the last of the others, too, late in a game; the smallest phones scroll more."""
    page = new_context(viewport={"width": 390, "height": 844}).new_page()
    record = record_of(f"{players}-7", 6 * players, manner=Manner.POINTING)
    page.goto(address_of(record, "manner=pointing", "help=marks"))
    clues = page.locator(".hand:not(.own) a.short")
    boxes = [link.bounding_box() for link in clues.all()]
    assert boxes
    assert all(box and box["y"] + box["height"] <= 844 for box in boxes)
