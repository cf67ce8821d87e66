"""The page of a puzzle: questions that give nothing away, and forms that are not finished."""

from collections import Counter

import pytest
from flask import Flask

from tests.web.conftest import Read
from tests.web.puzzling import (
    all_kinds_by_turns,
    every_kind,
    every_theme_at_its_top,
    inputs,
    puzzle_of,
    question_form,
    url,
    worlds_apart,
    wrong_options,
)
from tutor.core.puzzle import NONE, Choose, Puzzle
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.puzzles import THEMES
from tutor.web.hanabi.game_pages import HANABI
from tutor.web.puzzles.links import PuzzleLinks, PuzzlePage
from tutor.web.puzzles.puzzle_page import puzzle_page
from tutor.web.puzzles.question_view import deciding_steps, number_of_hints

# The question


@every_kind
def test_a_puzzle_asks_with_all_its_options(read: Read, theme: str, level: int) -> None:
    """A plain GET form to the same address, a field for each option, nothing chosen."""
    shown = read(url(theme, level))
    form = question_form(shown)
    assert form["action"] == url(theme, level) + "#result"
    assert form.attributes.get("method", "get") == "get"
    options = THEMES[theme].options(puzzle_of(theme, level))
    assert Counter(field["value"] for field in inputs(shown)) == Counter(options)
    several = THEMES[theme].choose is Choose.ALL
    assert {field["type"] for field in inputs(shown)} == {"checkbox" if several else "radio"}
    assert not any("checked" in field.attributes for field in inputs(shown))


@pytest.mark.parametrize(
    ("theme", "goal"),
    [
        ("point-out", "You give "),
        ("allowed", "Mark everything the rules allow"),
        ("critical", "Mark every critical card in the other hands."),
        ("knowledge", "What could your card"),
    ],
)
def test_the_goal_is_literal(read: Read, theme: str, goal: str) -> None:
    """What to do, and nothing that the table says already."""
    shown = read(url(theme, 1, 1))
    assert shown.one("p", class_="goal").text.startswith(goal)
    assert not shown.all("ul", class_="facts")


def test_other_rules_are_said_beside_the_question(read: Read) -> None:
    [rules] = read("/en/puzzles/endless/wild-5/knowledge/1/1").all("ul", class_="facts")
    assert [link["href"].partition("?")[0] for link in rules.inside("a")] == ["/en/rules/wild"]


@every_theme_at_its_top
def test_right_and_wrong_options_look_alike(read: Read, theme: str, level: int) -> None:
    """No attribute of a field tells right from wrong, but for its value."""
    shown = read(url(theme, level))
    looks = Counter(
        tuple(sorted((k, v) for k, v in field.attributes.items() if k != "value"))
        for field in inputs(shown)
    )
    assert len(looks) == 1
    verdicts = {"right", "wrong", "missed", "also", "verdict", "judgement", "result"}
    classes = [set(e.attributes.get("class", "").split()) for e in shown.elements]
    # What marks of the device's memory look like is on every page, for its script.
    assert not any(names & verdicts for names in classes if "kept" not in names)


def pages_before(app: Flask, puzzle: Puzzle[GameState]) -> list[str]:
    """Return the page of this very puzzle without an answer: bare, and with each of its hints."""
    queries = ["", *(f"hint={number + 1}" for number in range(_hints(app, puzzle)))]
    pages = []
    for query in queries:
        with app.test_request_context(f"/en/puzzles/?{query}"):
            page = PuzzlePage("this", PuzzleLinks("/this", "/next"))
            pages.append(puzzle_page(HANABI, puzzle, page))
    return pages


def _hints(app: Flask, puzzle: Puzzle[GameState]) -> int:
    """Return how many hints the page of the puzzle has."""
    with app.test_request_context("/en/puzzles/"):
        return number_of_hints(deciding_steps(THEMES[puzzle.theme], puzzle))


@all_kinds_by_turns
def test_no_page_depends_on_what_is_hidden(app: Flask, theme: str, level: int) -> None:
    """With other own cards and another deck the pages are the same, hint by hint, byte for byte."""
    puzzle, other = next(worlds_apart(theme, level))
    assert pages_before(app, other) == pages_before(app, puzzle)


# A form that is not finished


def test_a_contradiction_comes_back_with_its_marks(read: Read) -> None:
    """None of these and a card: both marks are still there to choose between."""
    [card, *_] = wrong_options("point-out")
    shown = read(url("point-out", 1, 1, card, NONE))
    assert shown.one("p", role="alert").text.startswith("You marked “none of these”")
    checked = [field["value"] for field in inputs(shown) if "checked" in field.attributes]
    assert checked == [card, NONE]
