"""Puzzles as data: the whole truth, from which anyone can find the answers again."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tutor.core.puzzle import NONE
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.puzzles import THEMES, generate
from tutor.games.hanabi.puzzles.library import library
from tutor.games.hanabi.puzzles.themes.outcome import OPTIONS
from tutor.games.hanabi.puzzles.verifier import record

DOCS = Path(__file__).parents[4] / "docs"
TEXT = (DOCS / "puzzle-format.md").read_text(encoding="utf-8")
SCHEMA = json.loads((DOCS / "puzzle.schema.json").read_text(encoding="utf-8"))
VALIDATOR = Draft202012Validator(SCHEMA)
OF_A_THEME = 10

each_theme = pytest.mark.parametrize("theme", THEMES)


def records(theme: str) -> list[dict[str, Any]]:
    """Return records of the theme, all its levels among them, after a trip through JSON."""
    entries = [entry for entry in library().values() if entry.theme == theme][:OF_A_THEME]
    return [
        json.loads(json.dumps(record(entry.puzzle, name=entry.id, level=entry.level)))
        for entry in entries
    ]


def test_the_schema_is_one() -> None:
    """It keeps to the rules of JSON Schema, and knows every theme."""
    Draft202012Validator.check_schema(SCHEMA)
    assert SCHEMA["properties"]["theme"]["enum"] == list(THEMES)


@each_theme
def test_records_fit_the_schema(theme: str) -> None:
    """Every field is there, no other, with what may stand in it for the theme."""
    for data in records(theme):
        assert [error.message for error in VALIDATOR.iter_errors(data)] == []


@each_theme
def test_the_schema_refuses_what_is_no_record(theme: str) -> None:
    """A field more or less, another theme's question, a name of no option."""
    data = records(theme)[0]
    for broken in (
        {**data, "answer": []},
        {field: value for field, value in data.items() if field != "correct"},
        {**data, "question": {**data["question"], "answer": 1}},
        {**data, "options": [*data["options"], "castle-0"]},
        {**data, "table": {**data["table"], "clue_tokens": -1}},
        {**data, "theme": "chess"},
        {**data, "choose": {"one": "all", "all": "one"}[data["choose"]]},
    ):
        assert not VALIDATOR.is_valid(broken)


@each_theme
def test_the_record_holds_the_whole_deck(theme: str) -> None:
    """Hands, discards, fireworks and deck together are the ruleset's cards."""
    for data in records(theme):
        table = data["table"]
        built = [f"{s}{n}" for s, top in table["fireworks"].items() for n in range(1, top + 1)]
        hands = [held["card"] for hand in table["hands"] for held in hand]
        cards = sorted([*built, *hands, *table["discards"], *table["deck"]])
        assert cards == sorted(map(str, Ruleset.parse(data["rules"]).deck))
        assert len(table["hands"]) == table["players"]


@each_theme
def test_the_right_options_are_options(theme: str) -> None:
    """Some of them, in the same order; `none` stands alone."""
    for data in records(theme):
        assert data["correct"] == [o for o in data["options"] if o in data["correct"]] != []
        assert NONE not in data["correct"] or data["correct"] == [NONE]
        assert data["choose"] == str(THEMES[theme].choose)


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
    """Every field, theme, kind of option and part of a question has its line."""
    data = records("allowed")[0]
    fields = {*data, *data["table"], *data["table"]["hands"][0][0]} - {"players"}
    for name in (*fields, *THEMES, *OPTIONS):
        assert f"`{name}`" in TEXT, name
    assert '"players"' in TEXT
    for theme in THEMES:
        row, *_ = re.findall(rf"^\| `{theme}` \|.*$", TEXT, re.MULTILINE)
        for part in records(theme)[0]["question"]:
            assert f'"{part}"' in row, (theme, part)


@each_theme
def test_every_kind_of_option_is_in_the_documentation(theme: str) -> None:
    """With letters in place of what differs: card-P-S, points-n."""
    shapes = {
        "play": "play-S",
        "discard": "discard-S",
        "color": "color-P-x",
        "rank": "rank-P-n",
        "card": "card-P-S",
        "player": "player-P",
        "identity": "identity-c",
        "points": "points-n",
        "tokens": "tokens-n",
    }
    for data in records(theme):
        for option in data["options"]:
            kind = option.partition("-")[0]
            assert f"`{shapes.get(kind, option)}`" in TEXT, option


def test_the_example_in_the_documentation_is_true() -> None:
    """It is a puzzle as it is generated now, with most of its cards left out."""
    puzzle = generate(Ruleset.parse("base"), "point-out", 2, 1)
    data = record(puzzle, name="1/base/point-out/2/1", level=2)
    table = data.pop("table")
    hands, discards, deck = (table.pop(part) for part in ("hands", "discards", "deck"))
    text = " ".join(TEXT.split())
    for part, value in {**data, **table}.items():
        assert f'"{part}": {json.dumps(value)}' in text
    assert f'"hands": [[{json.dumps(hands[0][0])}, …], …]' in text
    assert f'"discards": ["{discards[0]}", …]' in text
    assert f'"deck": ["{deck[0]}", …]' in text
