"""Hints: the facts of the proof one by one, and what has been chosen so far is kept."""

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.conftest import Read
from tests.web.page import Page
from tests.web.puzzling import every_theme, inputs, puzzle_of, url
from tutor.core.puzzle import Choose
from tutor.games.hanabi.puzzles import THEMES
from tutor.web.puzzles.question_view import (
    HINTS_OF_A_PUZZLE,
    deciding_steps,
    number_of_hints,
    steps_of_hints,
)


def hints(shown: Page) -> list[str]:
    """Return the rules of the hints told so far."""
    steps = shown.all("section", class_="hints")
    return [link["href"].rpartition("/")[2] for each in steps for link in each.inside("a")]


@every_theme
@pytest.mark.usefixtures("in_english")
def test_hints_are_the_proof_step_by_step(read: Read, theme: str) -> None:
    """The first so many facts, the button for the next ones, and at last one for the answer."""
    facts = deciding_steps(THEMES[theme], puzzle_of(theme))
    assert facts
    assert hints(read(url(theme))) == []
    every = number_of_hints(facts)
    assert every == min(len(facts), HINTS_OF_A_PUZZLE)
    for told in range(every + 1):
        shown = read(url(theme, hint=str(told)) if told else url(theme))
        assert hints(shown) == [fact.rule for fact in steps_of_hints(facts, told)]
        [button] = [e for e in shown.all("button") if e.attributes.get("name") in ("hint", "show")]
        if told < every:
            assert (button["name"], button["value"]) == ("hint", str(told + 1))
            assert button.text == f"Help {told + 1} of {every}"
            assert button["formaction"] == url(theme) + "#hints"
        else:
            assert button["name"] == "show"


@pytest.mark.parametrize("steps", range(1, 20))
def test_a_long_proof_is_told_in_a_few_hints(steps: int) -> None:
    """Every hint tells something new, and the last one the rest."""
    fact = THEMES["outcome"].proof(puzzle_of("outcome"))[0]
    proof = (fact,) * steps
    every = number_of_hints(proof)
    told = [len(steps_of_hints(proof, hints)) for hints in range(every + 1)]
    assert told[0] == 0
    assert told[-1] == steps
    assert sorted(set(told)) == told


@pytest.mark.parametrize("theme", ["allowed", "try-it", "outcome"])
def test_a_step_decides_something(app: Flask, theme: str) -> None:
    """How many cards or fuse tokens there are is left out where the answer does not rest on it."""
    for seed in range(1, 6):
        puzzle = puzzle_of(theme, 4, seed)
        with app.test_request_context("/en/"):
            told = {fact.message.id for fact in deciding_steps(THEMES[theme], puzzle)}
        state = puzzle.position
        assert "fact.deck" not in told
        if state.strikes + 1 < state.ruleset.fuses:
            assert "fact.fuse-tokens" not in told


@every_theme
def test_a_hint_keeps_what_is_chosen(read: Read, theme: str) -> None:
    """It judges nothing, even if the form sends a choice along."""
    options = THEMES[theme].options(puzzle_of(theme))
    chosen = options[: 1 if THEMES[theme].choose is Choose.ONE else 2]
    shown = read(url(theme, 1, 1, *chosen, hint="1"))
    checked = {field["value"] for field in inputs(shown) if "checked" in field.attributes}
    assert checked == set(chosen)
    assert len(inputs(shown)) == len(options)
    assert not shown.all("section", id="result")


@pytest.mark.parametrize("seat", ["5", "-1", "x", "00", "%00"])
def test_a_seat_that_is_not_there(client: FlaskClient, seat: str) -> None:
    """The same goes for the eyes to see the answered table with."""
    assert client.get(f"{url('knowledge')}?show=1&seat={seat}").status_code == 400
