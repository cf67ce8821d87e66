"""A look back at a game in a browser: a file is brought, turns are gone through by key."""

import re

from playwright.sync_api import Page, expect

from tests.games.hanabi.review.games import game_of
from tests.support.recordings import path_of
from tutor.games.hanabi.review.reading import (
    write_game,
)

START = "/en/review/"


def test_a_file_is_brought(either: Page) -> None:
    """Chosen in the form, it leads to the address that has the game, and from there to turns."""
    either.goto(START)
    either.get_by_label("Or choose its file").set_input_files(path_of("strike-out"))
    either.locator("form.by-file button").click()
    expect(either).to_have_url(re.compile(f"{START}{write_game(game_of('strike-out'))}$"))
    expect(either.locator(".result")).to_contain_text("0 of 25 points")
    either.get_by_role("link", name="From the first turn").click()
    expect(either).to_have_url(re.compile("/1$"))


def test_turns_are_gone_through_by_key(page: Page) -> None:
    """An arrow to the right leads to the next turn, one to the left to the turn before."""
    page.goto(f"{START}{write_game(game_of('strike-out'))}/12")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("/13$"))
    expect(page.locator("#headline")).to_have_text("The game is over.")
    page.wait_for_load_state()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile("/12$"))


def test_a_way_to_all_points_is_gone_through_by_key(page: Page) -> None:
    """As turns are; what the last action led to is looked at first."""
    page.goto("/en/deals/3-4821/line/17")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("/line/18#now$"))
    expect(page.locator("#now")).to_be_focused()
    page.wait_for_load_state()
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile("/line/17#now$"))
