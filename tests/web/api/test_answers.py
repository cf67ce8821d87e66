"""What is answered agrees with the engine, the pages and the exports."""

import json
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from werkzeug.test import TestResponse

from tests.web.api.conftest import Ask
from tests.web.puzzling import all_kinds_by_turns, worlds_apart
from tutor.core.library import listed_entries
from tutor.core.puzzle import Puzzle, answer_to
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.library import library
from tutor.games.hanabi.puzzles.verifier import record
from tutor.web.puzzles.links import fields_of

ROOT = Path(__file__).parents[3]
HANABI = "/games/hanabi"


# What is hidden


@all_kinds_by_turns
def test_nothing_before_an_answer_depends_on_what_is_hidden(
    client: FlaskClient, theme: str, level: int
) -> None:
    """With other own cards and another deck the answer is the same, byte for byte, with hints."""

    def asked(puzzle: Puzzle[GameState]) -> TestResponse:
        query = {**fields_of(puzzle), "hints": "1"}
        return client.get("/api/v1/games/hanabi/at", query_string=query)

    for puzzle, other in worlds_apart(theme, level):
        one, another = asked(puzzle), asked(other)
        # A question can tell of turns to come, which make no sense with other cards.
        if another.status_code == 200:
            break
    told = one.get_json()
    assert (one.status_code, one.data) == (200, another.data)
    assert told["position"] == str(View.of(puzzle.position, puzzle.viewer))
    assert told["hints"]


def test_the_position_of_a_puzzle_is_what_its_viewer_sees(ask: Ask) -> None:
    """Own cards are `xx`, and of the deck there is the size alone."""
    for name in ("save-012", "knowledge-017", "survive-003"):
        entry = library()[name]
        told = ask(f"{HANABI}/puzzles/{name}", box="ru")
        seen = str(View.of(entry.puzzle.position, entry.puzzle.viewer))
        assert told["position"] == seen
        assert "xx" in seen
        assert {"correct", "verdicts", "reason", "details"}.isdisjoint(told)


def test_a_scenario_tells_its_cards_only_at_its_end(ask: Ask) -> None:
    """An open line has what the viewer sees after it; once it is over, all is told."""
    entry = next(each for each in library().values() if each.theme == "recover-tokens")
    path = f"{HANABI}/puzzles/{entry.id}/answer"
    solution = ask(path, show="true", box="ru")["correct"]
    assert len(solution) > 1
    begun = ask(path, answer=solution[:1], box="ru")
    assert (begun["state"], begun["line"]["status"]) == ("open", "open")
    assert "xx" in begun["position"]
    assert "xx" in begun["after"]
    assert begun["details"] == begun["correct"] == []
    ended = ask(path, answer=solution, box="ru")
    assert (ended["state"], ended["line"]["left"]) == ("right", begun["line"]["left"] - 1)
    assert ended["position"] == str(entry.puzzle.position)
    assert GameState.parse(ended["after"])


# Judging


@pytest.mark.parametrize("theme", ["allowed", "knowledge", "odds", "save", "score"])
def test_an_answer_is_judged_as_the_engine_does(ask: Ask, theme: str) -> None:
    """Right and wrong options, with the rule of each; what is right solves the puzzle."""
    entry = next(each for each in library().values() if each.theme == theme)
    given = answer_to(THEMES[theme], entry.puzzle, [])
    path = f"{HANABI}/puzzles/{entry.id}/answer"
    shown = ask(path, show="true", box="ru")
    assert shown["state"] == "shown"
    assert set(shown["correct"]) == given.right_options
    assert {each["option"]: each["rule"] for each in shown["verdicts"]} == {
        each.option: each.rule for each in given.verdicts
    }
    right = ask(path, answer=given.solution, box="ru")
    assert (right["state"], right["chosen"]) == ("right", list(given.solution))
    wrong = [each.option for each in given.verdicts if not each.is_right and each.option != "none"]
    judged = ask(path, answer=wrong[:1], box="ru")
    assert judged["state"] == "wrong"
    assert judged["reason"]
    assert [each["option"] for each in judged["verdicts"] if each["mark"] == "wrong"] == wrong[:1]
    assert all(each["consequence"] for each in judged["verdicts"])


def test_an_answer_says_what_its_page_says(ask: Ask, client: FlaskClient) -> None:
    """The same headline and sentences, in the same language."""
    told = ask(f"{HANABI}/puzzles/save-012/answer", answer="color-2-r", lang="ru")
    page = client.get("/ru/puzzles/save-012?answer=color-2-r").text
    assert told["headline"] in page
    assert client.get(f"/api/v1{HANABI}/puzzles/save-012?lang=ru").get_json()["lang"] == "ru"
    assert told["page"] == "http://localhost/ru/puzzles/save-012"


def test_fields_are_those_of_exported_puzzles(ask: Ask) -> None:
    """What an export and the API both say, they say alike, and as docs/puzzle.schema.json does."""
    schema = json.loads((ROOT / "docs/puzzle.schema.json").read_text())
    for entry in list(library().values())[::60]:
        told = ask(f"{HANABI}/puzzles/{entry.id}", box="ru")
        exported = json.loads(json.dumps(record(entry.puzzle, name=entry.id, level=entry.level)))
        both = told.keys() & exported.keys()
        assert both == exported.keys() - {"table", "correct"}
        assert {name: told[name] for name in both} == {name: exported[name] for name in both}
        position = {"position": str(entry.puzzle.position)}
        table = ask(f"{HANABI}/table", **position)["table"]
        assert table == exported["table"]
        Draft202012Validator(schema).validate(
            {**{n: told[n] for n in both}, "table": table, "correct": exported["correct"]}
        )


# The rest


def test_the_library_comes_line_by_line(client: FlaskClient) -> None:
    """All puzzles that lists have, or those of a theme and level."""
    lines = client.get("/api/v1/games/hanabi/puzzles").text.splitlines()
    assert [json.loads(line)["id"] for line in lines] == [
        each.id for each in listed_entries(library().values())
    ]
    some = client.get("/api/v1/games/hanabi/puzzles?theme=save&level=3").text.splitlines()
    expected = [each.id for each in listed_entries(library().values(), "save") if each.level == 3]
    assert [json.loads(line)["id"] for line in some] == expected


def test_answers_may_be_kept_and_read_by_any_page(client: FlaskClient) -> None:
    """An ETag that is known gets a 304; every origin may read, and errors are not kept."""
    response = client.get("/api/v1/games/hanabi/rules/goal")
    assert response.headers["Access-Control-Allow-Origin"] == "*"
    assert response.headers["Cache-Control"] == "public, max-age=3600"
    again = client.get(
        "/api/v1/games/hanabi/rules/goal", headers={"If-None-Match": response.headers["ETag"]}
    )
    assert (again.status_code, again.data) == (304, b"")
    today = client.get("/api/v1/games/hanabi/daily/expert")
    assert today.headers["Cache-Control"] == "public, no-cache"
    assert client.get("/api/v1/games/hanabi/rules/x").headers["Cache-Control"] == "no-store"
    assert "GET" in client.options("/api/v1/games").headers["Access-Control-Allow-Methods"]


def test_knowledge_is_counted_exactly(ask: Ask) -> None:
    """The chances of what a card could be add up to one; nothing depends on the own cards."""
    line = "base_r0y1g0b0w0_r1.y2.g3.b4.w5~{}_0_tokens7_strikes0_player0_39"
    hands = ("r2-1.g11.b2-1.w2-1.b3", "g2-1.r11.w3-1.b2-1.y4")
    one, other = (
        ask(f"{HANABI}/knowledge", position=line.format(hand), seat="1") for hand in hands
    )
    assert one == other
    assert "xx" in one["position"]
    for slot in one["slots"]:
        assert sum(each["worlds"] for each in slot["could_be"]) == one["worlds"]
    assert {each["card"] for each in one["slots"][1]["could_be"]} == {"r1", "y1", "g1", "b1", "w1"}


def test_a_recorded_game_is_replayed(ask: Ask) -> None:
    """With the figures of `tutor replay --json`, and a position for each action."""
    link = "https://hanab.live/shared-replay-json/"
    example = ask("/openapi.json")["paths"]["/api/v1/games/hanabi/replay"]["get"]["x-example"]
    told = ask(example.removeprefix("/api/v1"))
    assert len(told["actions"]) == told["turns"] > 5
    assert (told["end_condition"], told["strikes"]) == ("lost", 3)
    assert GameState.parse(told["start"]).players == told["players"]
    assert link in example.replace("%3A", ":")


def test_actions_lead_on_from_a_deal(ask: Ask) -> None:
    """What is allowed can be done, and the engine says what then."""
    dealt = ask(f"{HANABI}/deal", players="2", seed="5")
    assert dealt["position"] == str(GameState.parse(dealt["position"]))
    first = dealt["legal_actions"][0]
    after = ask(f"{HANABI}/position", position=dealt["position"], action=first)
    assert (after["to_act"], after["outcome"]) == (1, None)


@pytest.fixture(scope="module")
def visitor(app: Flask) -> FlaskClient:
    """A browser that stays for many requests."""
    return app.test_client()


_TEXTS = st.one_of(
    st.sampled_from(
        ["", "0", "1", "99", "-1", "ja", "save", "play-0", "true", "none", "2026-11-22"]
    ),
    st.text(max_size=12),
)


@given(data=st.data())
@settings(max_examples=100)
def test_no_request_is_too_much(
    visitor: FlaskClient, document: dict[str, Any], data: st.DataObject
) -> None:
    """Whatever an operation is asked, it answers or tells a problem: nothing fails on our side."""
    path = data.draw(st.sampled_from(sorted(document["paths"])))
    operation = document["paths"][path]["get"]
    drawn = {
        (each["in"], each["name"]): data.draw(_TEXTS | st.just(_known(each)))
        for each in operation["parameters"]
        if each["in"] == "path" or data.draw(st.booleans())
    }
    in_path = {name: text for (place, name), text in drawn.items() if place == "path"}
    example = operation["x-example"].partition("?")[0]
    address = example if data.draw(st.booleans()) else path.format(**in_path)
    sent = {name: text for (place, name), text in drawn.items() if place == "query"}
    response = visitor.get(address, query_string=sent)
    assert response.status_code < 500, (address, sent)


def _known(parameter: dict[str, Any]) -> str:
    """Return the example of a parameter, the first one if there are several."""
    example = parameter.get("example", "")
    return example if isinstance(example, str) else str(example[0])
