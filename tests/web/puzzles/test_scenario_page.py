"""Scenario pages: every step has an address, and every page leads on."""

from collections import Counter
from functools import cache
from itertools import pairwise
from urllib.parse import urlencode

import pytest

from tests.support.answers import scenario
from tests.web.conftest import Read
from tests.web.page import Page
from tests.web.puzzling import hidden_fields, question_form
from tutor.core.puzzle import Puzzle
from tutor.core.scenario import Scenario, Status
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.puzzles import THEMES, generate

NAMES = [name for name, theme in THEMES.items() if isinstance(theme, Scenario)]
LEVEL, SEED = 4, 1

every_scenario = pytest.mark.parametrize("name", NAMES)


def url(name: str, *line: str, **query: str) -> str:
    """Return the address of a line of the puzzle."""
    fields = [*(("answer", option) for option in line), *query.items()]
    path = f"/en/puzzles/endless/base/{name}/{LEVEL}/{SEED}"
    return path + (f"?{urlencode(fields)}" if fields else "")


@cache
def puzzle_of(name: str) -> Puzzle[GameState]:
    """Return the puzzle at that address."""
    return generate(Ruleset(), name, LEVEL, SEED)


def failure(name: str) -> tuple[str, ...]:
    """Return a line that fails with its first action."""
    theme, puzzle = scenario(name), puzzle_of(name)
    for option in theme.options(puzzle):
        line = theme.play(puzzle, [option, "discard-0", "discard-0"])
        if line.status is Status.FAILED and line.failed_at == 0:
            return line.options
    raise AssertionError(f"{name} cannot be failed")


def opening(name: str) -> str:
    """Return a first action after which the line is still open."""
    theme, puzzle = scenario(name), puzzle_of(name)
    return next(o for o in theme.options(puzzle) if theme.play(puzzle, [o]).status is Status.OPEN)


def links(shown: Page) -> dict[str, str]:
    """Return the addresses of the links in the page by what they say."""
    return {link.text: link["href"] for link in shown.all("a")}


@every_scenario
def test_the_start_tells_everything_needed(read: Read, name: str) -> None:
    """What to reach in how many actions, how the others act, what may be done."""
    shown = read(url(name))
    goal = shown.one("p", class_="goal").text
    at_most = "at most " if name == "survive" else ""
    assert f"You have {at_most}{puzzle_of(name).question['moves']} actions" in goal
    partners = shown.one("details", class_="partners")
    assert "open" not in partners.attributes, "the table is not far below"
    assert len(partners.inside("li")) == 3
    inputs = shown.all("input", name="answer")
    assert {each["type"] for each in inputs} == {"radio"}
    assert Counter(each["value"] for each in inputs) == Counter(
        THEMES[name].options(puzzle_of(name))
    )
    assert not shown.all("section", id="result")


@every_scenario
def test_the_form_carries_the_line_on(read: Read, name: str) -> None:
    """Earlier actions are hidden fields before the next choice; the story is told."""
    first = opening(name)
    shown = read(url(name, first))
    assert hidden_fields(shown) == [("answer", first)]
    assert question_form(shown).inside("input")[0]["type"] == "hidden"
    newest = shown.one("div", id="result")
    assert newest["tabindex"] == "-1"
    assert newest.text.startswith("Your action 1")
    story = shown.one("section", class_="so-far")
    assert "You have 1 action left." in story.text
    assert links(shown)["Take back your last action"] == url(name)
    assert "Start again" not in links(shown), "that is the same after one action"


@every_scenario
def test_the_solution_is_right(read: Read, name: str) -> None:
    """It says so, is remembered as solved, tells the story, and leads to the next puzzle."""
    solution = scenario(name).solution(puzzle_of(name))
    shown = read(url(name, *solution))
    result = shown.one("section", id="result")
    assert result.text.startswith("You reached the goal")
    assert result["data-done"] == f"puzzle 1/base/{name}/{LEVEL}/{SEED}"
    assert result["data-right"] == "yes"
    moves = shown.one("details", class_="explain").inside("h2")
    assert len(moves) == len(solution)
    assert "Next puzzle" in links(shown)
    assert not shown.all("form", class_="asked")


@every_scenario
def test_a_failure_leads_back_to_where_it_went_wrong(read: Read, name: str) -> None:
    """What became of it is said, the move is marked; no two ways lead to the same place."""
    line = failure(name)
    shown = read(url(name, *line))
    result = shown.one("section", id="result")
    assert result["data-right"] == "no"
    assert shown.one("div", id="verdict-why").text
    assert len(shown.all("div", class_="wrong")) == 1
    found = links(shown)
    assert found["Back to your action 1"] == url(name)
    assert "Next puzzle" in found
    assert "Try again" not in found, "it went wrong at the start"
    before = url(name, *line[:-1]) if len(line) > 1 else None
    assert found.get("Take back your last action") == before


@every_scenario
def test_a_refused_action_keeps_the_line(read: Read, name: str) -> None:
    """The reason with its rule, and the form as it was before."""
    first, me = opening(name), puzzle_of(name).viewer
    shown = read(url(name, first, f"rank-{me}-1"))
    notice = shown.one("p", class_="notice")
    assert notice.inside("a")
    assert hidden_fields(shown) == [("answer", first)]


@every_scenario
def test_headings_are_in_order(read: Read, name: str) -> None:
    """No level is left out, on any page of a line."""
    solution = scenario(name).solution(puzzle_of(name))
    for line in ((), (opening(name),), solution, failure(name)):
        levels = [
            int(e.tag[1]) for e in read(url(name, *line)).elements if e.tag in ("h1", "h2", "h3")
        ]
        assert levels[0] == 1
        assert all(after <= before + 1 for before, after in pairwise(levels))
