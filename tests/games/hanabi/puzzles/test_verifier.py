"""The verifier: a true record passes, and whatever is changed in it is found and named."""

import copy
import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from tutor.core.errors import BadSyntaxError, ImpossiblePositionError, UnsupportedError
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.puzzles import THEMES, generate
from tutor.games.hanabi.puzzles.library import library
from tutor.games.hanabi.puzzles.verifier import WrongRecordError, puzzle_of, record, verify

Data = dict[str, Any]
Change = Callable[[Data], object]


def true_record(theme: str = "point-out", level: int = 2, code: str = "base") -> Data:
    """Return a record as it comes out of a file."""
    puzzle = generate(Ruleset.parse(code), theme, level, 1)
    data: Data = json.loads(json.dumps(record(puzzle, name="x", level=level)))
    return data


@pytest.mark.parametrize("theme", THEMES)
def test_a_true_record_gives_the_puzzle_back(theme: str) -> None:
    """Position, viewer and question are put together again from JSON alone."""
    entry = next(entry for entry in library().values() if entry.theme == theme)
    text = json.dumps(record(entry.puzzle, name=entry.id, level=entry.level))
    assert verify(json.loads(text)) == entry.puzzle


def test_a_record_in_black_is_read() -> None:
    """Boxes with black cards once gave records of their own."""
    puzzle = generate(Ruleset.parse("wild-5"), "point-out", 2, 1)
    white = json.dumps(record(puzzle, name="x", level=2))
    black = re.sub(r'"(color-[0-9]-)?w([1-5])?"', r'"\1k\2"', white)
    assert black != white
    assert verify(json.loads(black)) == puzzle


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda data: data["correct"].pop(), "correct is card-"),
        (lambda data: data["correct"].append("none"), "correct is card-"),
        (lambda data: data["options"].reverse(), "options is card-"),
        (lambda data: data.update(level=5), "level is 2, not 5"),
        (lambda data: data.update(choose="one"), "choose is all, not one"),
        (lambda data: data.pop("correct"), "not a record of a puzzle (KeyError: 'correct')"),
        (lambda data: data.pop("table"), "not a record of a puzzle (KeyError: 'table')"),
        (lambda data: data["table"].update(players=4), "not a record of a puzzle (ValueError"),
        (lambda data: data["table"].update(fireworks={"x": 1}), "not a record of a puzzle"),
        (lambda data: data.update(viewer=7), "not a record of a puzzle (ValueError: nobody sits"),
        (lambda data: data.update(question={}), "not a record of a puzzle (KeyError: 'clue')"),
        (lambda data: data.update(question={"clue": "play-0"}), "not a record of a puzzle"),
    ],
)
def test_a_false_record_is_told_where_it_is_false(change: Change, told: str) -> None:
    """The message begins with the puzzle's id and says what was found and what was said."""
    data = true_record()
    change(data)
    with pytest.raises(WrongRecordError) as error:
        verify(data)
    assert str(error.value).startswith(f"x: {told}")
    assert error.value.name == "x"


def test_all_differences_are_told_at_once() -> None:
    """One line has everything that is wrong with a puzzle."""
    data = true_record()
    data.update(level=1, choose="one", correct=[])
    with pytest.raises(WrongRecordError) as error:
        verify(data)
    assert [told.split()[0] for told in error.value.differences] == ["choose", "correct", "level"]
    assert "not nothing" in str(error.value)


def test_a_hidden_change_of_the_table_is_found() -> None:
    """Swap two cards of the hand that is asked about: the right answers no longer fit."""
    data = true_record()
    _, seat, _ = data["question"]["clue"].split("-")
    hand = data["table"]["hands"][int(seat)]
    right = [int(option[-1]) for option in data["correct"]]
    wrong = next(slot for slot in range(len(hand)) if slot not in right)
    other = copy.deepcopy(data)
    swapped = other["table"]["hands"][int(seat)]
    for slot, source in ((right[0], wrong), (wrong, right[0])):
        swapped[slot] = {**hand[source], "clued": {"colors": [], "ranks": []}}
        swapped[slot]["denied"] = {"colors": [], "ranks": []}
    with pytest.raises((WrongRecordError, ImpossiblePositionError)):
        verify(other)


def test_a_table_that_cannot_be_is_refused() -> None:
    """A fourth red 1, a card that there is not, rules that there are not, an unknown theme."""
    data = true_record()
    data["table"]["discards"] += ["r1"] * 4
    with pytest.raises(ImpossiblePositionError):
        verify(data)
    data = true_record()
    data["table"]["deck"][0] = "x9"
    with pytest.raises(BadSyntaxError):
        verify(data)
    with pytest.raises(BadSyntaxError):
        verify({**true_record(), "rules": "chess"})
    with pytest.raises(UnsupportedError, match="unsupported theme: chess"):
        verify({**true_record(), "theme": "chess"})


@pytest.mark.parametrize("nonsense", [None, [], "text", 7, {}, {"id": "y"}])
def test_what_is_no_record_is_refused(nonsense: Any) -> None:
    """Any JSON may stand in a file."""
    with pytest.raises(WrongRecordError, match="not a record of a puzzle"):
        verify(nonsense)


def test_what_a_record_says_of_the_answer_does_not_matter_to_its_puzzle() -> None:
    """The puzzle is read from the table and the question alone."""
    data = true_record()
    assert puzzle_of({**data, "correct": [], "options": [], "level": 0}) == verify(data)
