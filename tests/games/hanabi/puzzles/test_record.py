"""Puzzles as data: the whole truth, from which anyone can find the answers again."""

import json
from pathlib import Path
from typing import Any

import pytest

from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.puzzles import LEVELS, THEMES, generate
from tutor.games.hanabi.puzzles.outcome import OPTIONS
from tutor.games.hanabi.puzzles.record import record

DOCS = Path(__file__).parents[4] / "docs" / "puzzle-format.md"
KINDS = [
    (code, theme, level) for code in ("base", "wild-5") for theme in THEMES for level in LEVELS
]

every_kind = pytest.mark.parametrize(("code", "theme", "level"), KINDS)


def recorded(code: str, theme: str, level: int) -> dict[str, Any]:
    """Return a puzzle's record after a trip through JSON."""
    puzzle = generate(Ruleset.parse(code), theme, level, 5)
    name = f"1/{code}/{theme}/{level}/5"
    data: dict[str, Any] = json.loads(json.dumps(record(puzzle, name=name, level=level)))
    return data


@every_kind
def test_the_record_holds_the_whole_deck(code: str, theme: str, level: int) -> None:
    """Hands, discards, fireworks and deck together are the ruleset's cards."""
    data = recorded(code, theme, level)
    table = data["table"]
    built = [f"{s}{n}" for s, top in table["fireworks"].items() for n in range(1, top + 1)]
    hands = [held["card"] for hand in table["hands"] for held in hand]
    cards = sorted([*built, *hands, *table["discards"], *table["deck"]])
    assert cards == sorted(map(str, Ruleset.parse(data["rules"]).deck))
    assert len(table["hands"]) == table["players"]


@every_kind
def test_the_record_names_question_and_answers(code: str, theme: str, level: int) -> None:
    """The right options are some of the options, in the same order."""
    data = recorded(code, theme, level)
    assert data["id"] == f"1/{code}/{theme}/{level}/5"
    assert (data["theme"], data["level"]) == (theme, level)
    assert data["correct"] == [o for o in data["options"] if o in data["correct"]] != []
    assert data["choose"] in ("one", "all")
    assert data["question"].keys() <= {"clue", "actions", "slot"}
    assert (data["viewer"] == data["to_act"]) is (theme != "outcome")


def test_point_out_can_be_checked_from_the_record_alone() -> None:
    """A few lines that know nothing of the engine find the same cards."""
    for seed in range(1, 20):
        puzzle = generate(Ruleset.parse("wild-5"), "point-out", 3, seed)
        data = record(puzzle, name="", level=3)
        kind, player, fact = data["question"]["clue"].split("-")
        hand = [held["card"] for held in data["table"]["hands"][int(player)]]
        wanted = fact + "m" if kind == "color" else fact
        matching = [slot for slot, card in enumerate(hand) if any(c in wanted for c in card)]
        assert data["correct"] == [f"card-{player}-{slot}" for slot in matching]


def test_everything_is_in_the_documentation() -> None:
    """Every field, theme and option has its line in docs/puzzle-format.md."""
    text = DOCS.read_text(encoding="utf-8")
    data = recorded("base", "allowed", 1)
    fields = {*data, *data["table"], *data["table"]["hands"][0][0]} - {"players"}
    for name in (*fields, *THEMES, *OPTIONS, "play-S", "discard-S", "color-P-x", "rank-P-n"):
        assert f"`{name}`" in text, name
    assert '"players"' in text


def test_the_example_in_the_documentation_is_true() -> None:
    """It is a puzzle as it is generated now, with most of its cards left out."""
    puzzle = generate(Ruleset.parse("base"), "point-out", 2, 1)
    data = record(puzzle, name="1/base/point-out/2/1", level=2)
    table = data.pop("table")
    hands, discards, deck = (table.pop(part) for part in ("hands", "discards", "deck"))
    text = " ".join(DOCS.read_text(encoding="utf-8").split())
    for part, value in {**data, **table}.items():
        assert f'"{part}": {json.dumps(value)}' in text
    assert f'"hands": [[{json.dumps(hands[0][0])}, …], …]' in text
    assert f'"discards": ["{discards[0]}", …]' in text
    assert f'"deck": ["{deck[0]}", …]' in text
