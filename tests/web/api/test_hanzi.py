"""The API serves the second game as it serves the first."""

import json
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tutor.core.puzzle import answer_to
from tutor.games.hanzi import GAME

HANZI = "/api/v1/games/hanzi"


@pytest.fixture(scope="module")
def names(app: Flask) -> dict[str, str]:
    """The first puzzle of each theme, as the API lists them."""
    listed = map(json.loads, app.test_client().get(f"{HANZI}/puzzles").text.splitlines())
    return {each["theme"]: each["id"] for each in reversed([*listed])}


def fetch(client: FlaskClient, address: str, **query: Any) -> Any:
    """Return the JSON of an answer that has to be there."""
    response = client.get(address, query_string=query)
    assert response.status_code == 200, response.text
    return response.get_json()


def test_the_schema_lists_every_game(client: FlaskClient) -> None:
    """Parameters named `game` take the ids that `/games` lists."""
    paths = fetch(client, "/api/v1/openapi.json")["paths"]
    game = paths["/api/v1/games/{game}"]["get"]["parameters"][0]
    listed = [each["id"] for each in fetch(client, "/api/v1/games")]
    assert game["schema"]["enum"] == listed == ["hanabi", "hanzi"]


def test_rules_terms_and_rulesets_can_be_read(client: FlaskClient) -> None:
    """A rule has the same text alone as in its section."""
    sections = fetch(client, f"{HANZI}/rules")["sections"]
    rule = sections[0]["rules"][0]
    assert fetch(client, f"{HANZI}/rules/{rule['id']}") == rule
    assert all(term["definition"] for term in fetch(client, f"{HANZI}/glossary"))
    for code in fetch(client, HANZI)["rulesets"]:
        assert fetch(client, f"{HANZI}/rulesets/{code}")["code"] == code


def test_rulings_of_this_site_are_marked(client: FlaskClient) -> None:
    """No description says what a miss costs if nobody else has a token: our ruling has a star."""
    rule = fetch(client, f"{HANZI}/rules/hanzi-miss")
    assert [each for each in rule["paragraphs"] if each.endswith("*")] == [
        "If no other player has a token, you get none.*"
    ]


def test_the_answer_shown_is_judged_right(client: FlaskClient, names: dict[str, str]) -> None:
    """One puzzle of each theme is asked, shown and answered."""
    assert names.keys() == GAME.themes.keys()
    for name in names.values():
        puzzle = fetch(client, f"{HANZI}/puzzles/{name}")
        shown = fetch(client, f"{HANZI}/puzzles/{name}/answer", show="true")
        right = shown["correct"][:1] if puzzle["choose"] == "one" else shown["correct"]
        judged = fetch(client, f"{HANZI}/puzzles/{name}/answer", answer=right)
        assert judged["state"] == "right", name


def test_an_action_leads_to_the_next_position(client: FlaskClient) -> None:
    """A legal action is played, and an illegal one is refused with its reason."""
    dealt = fetch(client, f"{HANZI}/deal", players=2, seed=1)
    state = GAME.parse_position(dealt["position"])
    action, *others = state.legal_actions()
    later = state.apply(action)
    illegal = next(each for each in later.legal_actions() if each not in (action, *others))
    after = fetch(client, f"{HANZI}/position", position=dealt["position"], action=str(action))
    assert after["position"] == str(later)
    query = {"position": str(state), "action": str(illegal)}
    refused = client.get(f"{HANZI}/position", query_string=query)
    assert refused.status_code == 422
    assert refused.get_json()["reason"]


def test_only_hanabi_has_knowledge(client: FlaskClient) -> None:
    """Another game's position has none to be asked for."""
    assert client.get(f"{HANZI}/knowledge?position=x&seat=0").status_code == 404


def test_a_puzzle_hides_the_forms_to_be_read(client: FlaskClient, names: dict[str, str]) -> None:
    """The position has numbers for forms and no seed until the puzzle is answered."""
    entry = GAME.library()[names["hanzi-read-form"]]
    address = f"{HANZI}/puzzles/{entry.id}"
    asked = client.get(address)
    assert asked.get_json()["position"] == GAME.seen_by(entry.puzzle.position, entry.puzzle.viewer)
    assert str(entry.puzzle.position.seed) not in asked.text
    right = answer_to(GAME.themes[entry.theme], entry.puzzle, []).solution
    judged = fetch(client, f"{address}/answer", answer=right)
    assert judged["position"] == str(entry.puzzle.position)
