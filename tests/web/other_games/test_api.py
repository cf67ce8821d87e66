"""A second game has the JSON API without a line about it."""

import json
from typing import Any

import pytest
from flask.testing import FlaskClient

from tutor.core.puzzle import answer
from tutor.web.sites import SITES

TTT, HANZI = "/api/v1/games/ttt", "/api/v1/games/hanzi"


def asked(reader: FlaskClient, address: str, **query: Any) -> Any:
    """Return the JSON of an answer that has to be there."""
    response = reader.get(address, query_string=query)
    assert response.status_code == 200, response.text
    return response.get_json()


def test_it_is_among_the_games(reader: FlaskClient) -> None:
    """With its name, and in the schema by its id."""
    names = {each["id"]: each["name"] for each in asked(reader, "/api/v1/games")}
    assert names["ttt"] == "Tic-tac-toe"
    paths = asked(reader, "/api/v1/openapi.json")["paths"]
    game = paths["/api/v1/games/{game}"]["get"]["parameters"][0]
    assert game["schema"]["enum"] == ["hanabi", "hanzi", "ttt"]


@pytest.mark.parametrize("game", [TTT, HANZI])
def test_rules_and_words_are_told(reader: FlaskClient, game: str) -> None:
    """All rules, each by its id, the terms, the codes."""
    told = asked(reader, game)
    rules = [rule for part in asked(reader, f"{game}/rules")["sections"] for rule in part["rules"]]
    assert rules
    assert asked(reader, f"{game}/rules/{rules[0]['id']}") == rules[0]
    assert all(term["definition"] for term in asked(reader, f"{game}/glossary"))
    for code in told["rulesets"]:
        assert asked(reader, f"{game}/rulesets/{code}")["code"] == code


def test_rulings_of_this_site_are_marked(reader: FlaskClient) -> None:
    """A miss with nobody to take a token from: the description says nothing of it."""
    rule = asked(reader, f"{HANZI}/rules/hanzi-miss")
    assert [each for each in rule["paragraphs"] if each.endswith("*")] == [
        "If no other player has a token, you get none.*"
    ]


@pytest.mark.parametrize("game", [TTT, HANZI])
def test_puzzles_are_asked_and_judged(reader: FlaskClient, game: str) -> None:
    """One of each theme: the answer shown is right when it is given."""
    listed = map(json.loads, reader.get(f"{game}/puzzles").text.splitlines())
    names = {each["theme"]: each["id"] for each in listed}
    assert names
    for name in names.values():
        puzzle = asked(reader, f"{game}/puzzles/{name}")
        shown = asked(reader, f"{game}/puzzles/{name}/answer", show="true")
        right = shown["correct"][:1] if puzzle["choose"] == "one" else shown["correct"]
        judged = asked(reader, f"{game}/puzzles/{name}/answer", answer=right)
        assert judged["state"] == "right", name


def test_positions_are_played_on(reader: FlaskClient) -> None:
    """X in the corner, then O is to move; the same square twice is not allowed."""
    dealt = asked(reader, f"{TTT}/deal", players=2, seed=1)
    after = asked(reader, f"{TTT}/position", position=dealt["position"], action="a1")
    assert (after["to_act"], after["position"]) == (1, "x........")
    response = reader.get(f"{TTT}/position", query_string={"position": "x........", "action": "a1"})
    assert (response.status_code, response.get_json()["reason"]) == (422, "taken")


def test_what_only_hanabi_has_is_of_hanabi(reader: FlaskClient) -> None:
    """There is no table of cards in a game on a grid."""
    assert reader.get(f"{TTT}/knowledge?position=x........&seat=0").status_code == 404


def test_no_form_that_has_to_be_read_is_told(reader: FlaskClient) -> None:
    """Of Hànzì's cards there are numbers of forms, until the puzzle is answered."""
    game = SITES[1].game
    entry = next(each for each in game.library().values() if each.theme == "hanzi-read-form")
    told = asked(reader, f"{HANZI}/puzzles/{entry.id}")
    assert told["position"] == game.seen_by(entry.puzzle.position, entry.puzzle.viewer)
    assert str(entry.puzzle.position.seed) not in reader.get(f"{HANZI}/puzzles/{entry.id}").text
    right = answer(game.themes[entry.theme], entry.puzzle, []).solution
    assert asked(reader, f"{HANZI}/puzzles/{entry.id}/answer", answer=right)["position"] == str(
        entry.puzzle.position
    )
