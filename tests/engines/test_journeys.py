"""What visitors do on the site, from the first lesson to a whole game; once for all engines."""

from collections.abc import Iterable
from urllib.parse import urlencode
from urllib.request import Request, urlopen

import pytest

from tests.browser.club_list import PLAN, right_on_the_way
from tests.browser.clubs import slug_of
from tests.browser.games import BY_KEYBOARD, TO_THE_END, game_at
from tests.browser.remembering import LEVEL, PROGRESS, SEED, THEME
from tests.engines.browser import ENTER, Browser
from tests.engines.conftest import WITH_SCRIPTS, name_of
from tests.engines.visitor import Visitor
from tests.support.answers import endless, of_step, right_answer
from tests.support.pages import puzzle_address
from tests.support.serving import serving
from tests.web.hanabi.playing import START, address_of, record_of
from tests.web.packs import FEW
from tutor.clubs.items import Solved
from tutor.clubs.results_code import read_code
from tutor.clubs.secrets import new_ticket
from tutor.games.hanabi.partners.action_codes import write_actions

OBVIOUS = "main .button:not(.quiet)"
"""What the first button of a page is that is not a quiet one."""


def wrong_answer(visitor: Visitor, right: Iterable[str]) -> str:
    """Return an option of the page that is not right."""
    return next(each for each in visitor.values("[name=answer]") if each not in right)


def test_a_lesson_can_be_taken(visitor: Visitor) -> None:
    """From the home page: a miss and a nudge, the answer, the next step; then back, and forward."""
    right = right_answer(*of_step("goal", 1))
    visitor.go("/en/")
    visitor.choose([wrong_answer(visitor, right)])
    visitor.sees("#result.wrong")
    visitor.choose(right)
    visitor.sees("#result.right")
    answered = visitor.address
    visitor.click(".controls a[href*='goal/2']")
    visitor.sees_no("#result")
    asked = visitor.address
    for verdict in ("#result.right", "#result.wrong"):
        visitor.browser.back()
        visitor.sees(verdict)
    visitor.browser.forward()
    visitor.sees("#result.right")
    assert visitor.address == answered
    visitor.browser.forward()
    visitor.sees_no("#result")
    assert visitor.address == asked
    visitor.choose(right_answer(*of_step("goal", 2)))
    visitor.sees("#result.right")


def test_a_puzzle_is_solved_by_keyboard(visitor: Visitor) -> None:
    """Tab, Space, arrows and Enter; the verdict has the focus, and the title begins with it."""
    [option] = right_answer(*endless(THEME, LEVEL, SEED))
    visitor.go(f"/en{puzzle_address(THEME, LEVEL, SEED)}")
    visitor.choose_by_keyboard(option)
    visitor.sees("#result.right")
    visitor.has_focus_on("#result")
    assert visitor.browser.run("return document.title").startswith("Right")


def test_a_dark_page_is_remembered_with_scripts(visitor: Visitor) -> None:
    """A page is dark once that is chosen; with scripts all later pages are."""
    visitor.go("/en/")
    visitor.click("label:has(#theme-dark)")
    visitor.sees("label:has(#theme-dark:checked)")
    assert visitor.style("colorScheme") == "dark"
    visitor.go("/en/rules/")
    chosen = "dark" if visitor.browser.scripts else "system"
    visitor.sees(f"label:has(#theme-{chosen}:checked)")
    assert visitor.style("colorScheme") == ("dark" if visitor.browser.scripts else "light dark")


def test_progress_is_carried_to_another_device_as_a_text(visitor: Visitor) -> None:
    """One device tells another as a text what it remembers; without scripts there is nothing."""
    right = right_answer(*endless(THEME, LEVEL, SEED))
    visitor.go(f"/en{puzzle_address(THEME, LEVEL, SEED, right)}")
    visitor.sees("#result.right")
    visitor.go(PROGRESS)
    if not visitor.browser.scripts:
        visitor.sees("h1", "Your progress")
        visitor.sees_no("[data-figure=solved]")
        return
    visitor.sees("[data-figure=solved]", "1")
    [text] = visitor.values("[data-export]")
    visitor.browser.start_afresh()
    visitor.go(PROGRESS)
    visitor.click("[data-import] textarea")
    visitor.browser.press(text)
    visitor.click("[data-import] button")
    visitor.sees("[role=status]", "Done")
    visitor.sees("[data-figure=solved]", "1")


@pytest.mark.parametrize("engine", WITH_SCRIPTS, ids=name_of, indirect=True)
def test_lessons_and_rules_are_there_without_a_network(engine: Browser) -> None:
    """One page has been read, and nobody serves any more: a lesson goes on, rules are there."""
    engine.start_afresh()
    with serving(TUTOR_OFFLINE=FEW) as url:
        visitor = Visitor(engine, url.rstrip("/"))
        visitor.go("/en/glossary/")
        visitor.waits_for("navigator.serviceWorker.controller")
    right = right_answer(*of_step("goal", 1))
    visitor.go("/en/learn/goal/1")
    visitor.choose([wrong_answer(visitor, right)])
    visitor.sees("#result.wrong")
    visitor.click(".controls a[href*='goal/1']")
    visitor.sees_no("#result")
    visitor.choose(right)
    visitor.sees("#result.right")
    visitor.click(".controls a[href*='goal/2']")
    visitor.is_at("goal/2")
    visitor.go("/en/rules/own-hand-hidden")
    visitor.sees("h1")
    assert visitor.browser.run("return document.styleSheets[0].cssRules.length") > 50
    visitor.go("/en/puzzles/endless/base/outcome/1/1")
    visitor.sees("h1", "You are offline")


def test_a_clubs_evening_ends_with_its_code(visitor: Visitor) -> None:
    """From the club's link by right answers and the obvious button to the code at the end."""
    visitor.go(f"/ja/clubs/{PLAN}/")
    visitor.sees(".greeting", dict(PLAN.greetings)["ja"])
    for _ in range(30):
        here = visitor.address
        if visitor.values("[name=answer]"):
            visitor.choose(right_on_the_way(here))
        elif visitor.browser.run("return document.querySelector('.club-end') === null"):
            visitor.click(OBVIOUS)
        else:
            break
        visitor.leaves(here)
    assert read_code(PLAN.items, visitor.text("output")) == Solved.of([0, 1])


def test_two_learners_are_on_a_board(visitor: Visitor) -> None:
    """An organiser saves a club and joins; who joins elsewhere is on the board, too."""
    visitor.go(f"/en/clubs/{PLAN}/link")
    visitor.click(".save-form [name=board]")
    visitor.click(".save-form button")
    visitor.sees("#secret")
    slug = slug_of(visitor.address)
    visitor.go(f"/en/clubs/{slug}/")
    nickname = visitor.text("button[name=nickname]")
    visitor.click("button[name=nickname]")
    visitor.sees(".leaving")
    visitor.go(f"/en/clubs/{slug}/board")
    visitor.sees("tbody tr", nickname)
    join(f"{visitor.site}/en/clubs/{slug}/join", "Guest")
    if visitor.browser.scripts:
        visitor.sees("[data-pause]")
    else:
        visitor.click("[data-still]")
    visitor.sees("tbody tr", "Guest")
    visitor.sees("tbody tr", nickname)


def join(url: str, nickname: str) -> None:
    """Join the board of a club from somewhere else."""
    form = urlencode({"nickname": nickname, "ticket": new_ticket()}).encode()
    with urlopen(Request(url, form, {"Sec-Fetch-Site": "same-origin"})) as joined:
        assert joined.status == 200


def test_a_whole_game_is_played(visitor: Visitor) -> None:
    """By links from the form to the end of the game, which is told with its points."""
    visitor.go(START)
    visitor.click("details.options summary")
    visitor.click("[name=seed]")
    visitor.browser.press(f"7{ENTER}")
    visitor.sees("a.short")
    whole = record_of("3-7")
    while not (record := game_at(visitor.address)).state.ending:
        if len(record.actions) == BY_KEYBOARD:
            # What is between is the same again.
            record = whole.up_to(len(whole.actions) - TO_THE_END)
            visitor.go(f"{address_of(record)}#now")
        visitor.sees("#now")
        if visitor.browser.run("return document.querySelector('a.short') === null"):
            wanted = ".controls a:last-of-type"
        else:
            text = write_actions((*record.actions, record.decision().action))
            wanted = f'a.short[href*="actions={text}#"]'
        here = visitor.address
        visitor.click(wanted)
        visitor.leaves(here)
        visitor.has_focus_on("#now")
    outcome = record.state.outcome
    assert outcome is not None
    visitor.sees(".result", f"{outcome.score} of 25 points")
