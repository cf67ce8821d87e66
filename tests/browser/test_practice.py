"""Practice that knows who practises: the next puzzle, strength, and what was missed."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.remembering import (
    LEVEL,
    PROGRESS,
    SEED,
    THEME,
    exported,
    figure,
    miss,
    remember,
    solve,
    with_checksum,
)
from tools.pages import puzzle_address
from tutor.games.hanabi.puzzles import THEMES
from tutor.web.shell.bundles import STATIC

DOCS = Path(__file__).parents[2] / "docs" / "practice.md"
MINUTE = 60
A_LEVEL = 200

SIMULATION = """strength => {
    // A linear congruential generator, so that every run has the same learners.
    let seed = strength;
    const drawn = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32;
    const errors = [];
    for (let learner = 0; learner < 400; learner++) {
        let rating = NEWCOMER;
        for (let answer = 0; answer < 30; answer++) {
            const level = levelFor(rating, [1, 2, 3, 4, 5]);
            rating = rated(rating, level, +(drawn() < chance(strength, level)));
        }
        errors.push(Math.abs(rating[0] - strength));
    }
    errors.sort((one, other) => one - other);
    return [errors.reduce((sum, each) => sum + each) / errors.length, errors[360 - 1]];
}"""
"""The mean error of a rating after 30 answers, and the one that nine of ten learners are within."""


@pytest.fixture
def script(page: Page) -> Page:
    """An empty page with the arithmetic of ratings."""
    page.add_script_tag(content=(STATIC / "script/rating.js").read_text("utf-8"))
    return page


@pytest.mark.parametrize("strength", [1000, 1200, 1400, 1600, 1800])
def test_a_rating_finds_a_learner(script: Page, strength: int) -> None:
    """After 30 answers it is as near to the truth as the documentation says."""
    mean, most = map(round, script.evaluate(SIMULATION, strength))
    assert f"| {strength} | {mean} | {most} |" in DOCS.read_text("utf-8")
    assert most < A_LEVEL


def test_an_answer_moves_a_rating_by_what_it_says(script: Page) -> None:
    """Up if right and down if wrong, more against the odds, less the more is known; bounded."""
    points, deviation, answers = script.evaluate("rated([1400, 100, 8], 3, 1)")
    assert (points, deviation, answers) > (1400, 0, 9)
    assert deviation < 100
    assert script.evaluate("rated([1400, 100, 8], 3, 0)[0]") == 2800 - points
    assert script.evaluate("rated([1400, 100, 8], 5, 1)[0]") > points
    assert script.evaluate("rated([1400, 70, 8], 3, 1)[0]") < points
    assert script.evaluate("rated([400, 450, 1], 1, 0)[0]") == 400
    assert script.evaluate("rated([2400, 450, 1], 5, 1)[0]") == 2400


def test_a_newcomer_begins_at_the_first_level(script: Page) -> None:
    """And three of four answers are right at the level of whoever is known well."""
    levels = [1, 2, 3, 4, 5]
    assert script.evaluate("levels => levelFor(NEWCOMER, levels)", levels) == 1
    level = script.evaluate("levels => levelFor([1590, 70, 99], levels)", levels)
    assert level == 3
    assert 0.7 < script.evaluate("level => chance(1590, level)", level) < 0.8
    assert script.evaluate("levelFor([2400, 70, 99], [2, 4])") == 4


def next_puzzle(page: Page, path: str = "/en/puzzles/") -> str:
    """Return the address to which the next puzzle leads, from a page."""
    page.goto(path)
    return page.get_by_role("link", name="Next puzzle").first.get_attribute("href") or ""


def test_the_next_puzzle_is_of_the_kind_answered_least_at_its_level(page: Page) -> None:
    """By the rules chosen, with the first number not answered yet, from every page alike."""
    known = "hanabi:1600:70:60," + ",".join(f"{kind}:1600:70:9" for kind in other_kinds("odds"))
    remember(page, f"hanabi1;*={known},odds:1200:80:8;1/base/odds/1=1-3;1/base/odds/2=1;")
    for path in ("/en/", "/en/puzzles/"):
        assert next_puzzle(page, path) == "/en/puzzles/endless/base/odds/1/4"
    assert next_puzzle(page, "/en/puzzles/?box=ru&rules=wild-5") == (
        "/en/puzzles/endless/wild-5/odds/1/1?box=ru"
    )


def other_kinds(left_out: str) -> list[str]:
    """Return the names of the other kinds of puzzle."""
    return [theme for theme in THEMES if theme != left_out]


def test_answers_lead_on_from_kind_to_kind(page: Page) -> None:
    """Each is remembered and rated once; solved ones are followed by others, never the same."""
    met = []
    page.goto("/en/puzzles/")
    page.get_by_role("link", name="Next puzzle").click()
    for _ in range(3):
        [rules, theme, level, seed] = re.findall(r"endless/(.+)/(.+)/(.+)/(\d+)", page.url)[0]
        met.append((theme, level, seed))
        assert rules == "base"
        page.goto(f"{page.url}?show=1")
        page.get_by_role("link", name="Next puzzle").first.click()
        expect(page.locator("form.asked").first).to_be_attached()
    assert len({theme for theme, *_ in met}) == 3
    ratings = re.findall(r"\*=([^;]+)", exported(page))[0].split(",")
    assert {each.split(":")[0]: each.split(":")[-1] for each in ratings} == {
        "hanabi": "3",
        **{theme: "1" for theme, *_ in met},
    }


def test_what_was_missed_comes_back(page: Page) -> None:
    """After ten minutes, then after a day, three and seven; solved too early it stays due."""
    page.clock.install(time=1_795_000_000)
    miss(page)
    assert next_puzzle(page) != f"/en{puzzle_address(THEME, LEVEL, SEED)}"
    solve(page)
    for wait in (10 * MINUTE, 24 * 60 * MINUTE, 3 * 24 * 60 * MINUTE, 7 * 24 * 60 * MINUTE):
        page.clock.fast_forward(1000 * (wait - 2 * MINUTE))
        assert next_puzzle(page) != f"/en{puzzle_address(THEME, LEVEL, SEED)}"
        page.clock.fast_forward(1000 * 4 * MINUTE)
        assert next_puzzle(page) == f"/en{puzzle_address(THEME, LEVEL, SEED)}"
        solve(page)
        [after] = page.locator("[data-next]").all()[:1]
        assert f"/{THEME}/{LEVEL}/" not in (after.get_attribute("href") or "")
    assert "?=" not in exported(page)


def test_only_the_first_answer_is_rated(page: Page) -> None:
    """Trying again until it is right shows nothing of how strong somebody is."""
    miss(page)
    before = re.findall(r"\*=[^;]+", exported(page))
    solve(page)
    assert re.findall(r"\*=[^;]+", exported(page)) == before
    assert int(figure(page, "rating hanabi")) < 1000
    assert figure(page, f"rating {THEME}") == figure(page, "rating hanabi")
    expect(page.get_by_text("at 1000 you solve half")).to_be_visible()


def test_older_progress_is_as_good(page: Page) -> None:
    """What was missed before there were reviews is due at once, from the library too."""
    remember(page, f"hanabi1;{THEME}=7!;")
    solve(page)
    assert next_puzzle(page) == f"/en/puzzles/{THEME}-007"


def test_the_more_telling_of_two_texts_stays(page: Page) -> None:
    """The rating with more answers, the review that is later; what waits is bounded."""
    remember(page, "hanabi1;*=hanabi:1300:90:20,odds:1200:90:5;?=odds/7:1:29000000;")
    more = "hanabi1;*=hanabi:1100:90:10,odds:1500:80:9;?=odds/7:2:29900000,odds/8:0:29000001;"
    page.get_by_label("Text from another device").fill(with_checksum(more))
    page.get_by_role("button", name="Add it").click()
    expect(page.get_by_role("status")).to_contain_text("Done")
    assert exported(page) == with_checksum(
        "hanabi1;*=hanabi:1300:90:20,odds:1500:80:9;?=odds/7:2:29900000,odds/8:0:29000001;"
    )
    many = ",".join(f"odds/{number}:0:{29_000_000 + number}" for number in range(1, 150))
    remember(page, f"hanabi1;?={many};")
    waiting = page.evaluate("Object.keys(JSON.parse(localStorage.done)['?'])")
    assert len(waiting) == 100
    assert "odds/149" not in waiting


def test_unreadable_numbers_are_no_obstacle(page: Page) -> None:
    """Whatever lies there, answers are written, and there is a next puzzle."""
    for rubbish in (3, {"outcome": "x"}, {"hanabi": [1, "2"], "1/base/outcome/2/1": [None]}):
        page.goto(PROGRESS)
        memory = json.dumps({"*": rubbish, "?": rubbish})
        page.evaluate("memory => localStorage.setItem('done', memory)", memory)
        miss(page)
        assert next_puzzle(page).startswith("/en/puzzles/endless/base/")
        page.goto(PROGRESS)
        assert int(figure(page, "rating hanabi")) < 1000


def test_without_scripts_everything_is_reached(new_context: NewContext) -> None:
    """The next puzzle, both puzzles of the day, and, a fold away, every level of every kind."""
    page = new_context(java_script_enabled=False).new_page()
    page.goto("/en/puzzles/")
    level = page.get_by_role("link", name="Odds, level 4")
    expect(level).to_be_hidden()
    page.get_by_text("Odds", exact=True).click()
    expect(level).to_be_visible()
    page.get_by_role("link", name="Next puzzle").click()
    [theme] = re.findall(r"endless/base/(.+)/1/\d+$", page.url)
    page.goto(f"{page.url}?show=1")
    page.get_by_role("link", name="Next puzzle").first.click()
    assert re.search(r"endless/base/(.+)/1/\d+$", page.url)
    assert f"/{theme}/" not in page.url
