"""What cannot be answered is told apart, with the data of the error."""

import pytest
from flask.testing import FlaskClient

from tests.web.api.conftest import Ask
from tutor.web.shell.errors import MEDIA_TYPE

START = "base_r0y0g0b0w0_r1.y2.g3.b4.w5~r1.y1.g1.b2.w2_0_tokens8_strikes0_player0_40"
POSITION = "/games/hanabi/position"


def kind(told: dict[str, str]) -> str:
    """Return the kind of a problem."""
    return told["type"].partition("#")[2]


def test_bad_syntax_says_where_and_what_would_do(ask: Ask) -> None:
    """The field, the character, what was expected there."""
    told = ask(POSITION, 400, position=START.replace("g3", "g9"))
    assert kind(told) == "bad-syntax"
    assert (told["field"], told["position"]) == ("hands", START.index("g3") + 1)
    assert "1 to 5" in told["expected"]


def test_an_impossible_position_says_why(ask: Ask) -> None:
    """The reason, what it is about, and the rule."""
    told = ask(POSITION, 422, position=START.replace("_40", "_39"))
    assert kind(told) == "impossible-position"
    assert (told["reason"], told["rule"]) == ("wrong-deck-size", "deck")
    assert told["details"] == {"found": "39", "expected": "40"}


def test_an_illegal_action_says_which_rule_forbids_it(ask: Ask) -> None:
    """And which of the actions it is, from 1."""
    told = ask(POSITION, 422, position=START, action=["color-1-r", "discard-0", "discard-0"])
    assert kind(told) == "refused"  # nobody knows what is drawn
    told = ask(POSITION, 422, position=START, action=["discard-0"])
    assert kind(told) == "illegal-action"
    assert (told["number"], told["action"], told["rule"]) == (1, "discard-0", "discard-not-full")


@pytest.mark.parametrize(
    ("path", "status", "name"),
    [
        ("/games/hanabi/puzzles/save-999", 404, "unsupported"),
        ("/games/hanabi/puzzles?theme=none", 404, "unsupported"),
        ("/games/hanabi/puzzles/save-012?twin=24", 404, "unsupported"),
        ("/games/hanabi/endless/base/save/9/1", 404, "unsupported"),
        ("/games/hanabi/endless/base/save/1/0", 400, "bad-syntax"),
        ("/games/hanabi/daily/learner?date=2030-01-01", 404, "unsupported"),
        ("/games/hanabi/daily/learner?date=1999-01-01", 404, "not-found"),
        ("/games/hanabi/rules/none", 404, "not-found"),
        ("/games/hanabi/rules?box=none", 400, "bad-syntax"),
        ("/games/hanabi/rules?lang=xx", 400, "bad-syntax"),
        ("/games/hanzi/rules?box=ru", 400, "bad-syntax"),
        ("/games/hanabi/puzzles/save-012/answer", 400, "bad-syntax"),
        ("/games/hanabi/puzzles/save-012/answer?answer=x", 400, "bad-syntax"),
        ("/games/hanabi/puzzles/save-012?hints=99", 400, "bad-syntax"),
        ("/games/hanabi/puzzles/save-012?hints=1&hints=2", 400, "bad-syntax"),
        ("/games/hanabi/puzzles/save-012?lang=%ff", 400, "bad-syntax"),
        ("/games/hanabi/deal?players=9&seed=1", 400, "bad-syntax"),
        (f"/games/hanabi/table?position={START}&seat=4", 400, "bad-syntax"),
        (f"/games/hanabi/at?position={START}&theme=none", 422, "refused"),
        ("/games/hanabi/replay?link=x", 400, "bad-syntax"),
    ],
)
def test_what_is_not_there(ask: Ask, path: str, status: int, name: str) -> None:
    """Each has its kind and status; a field that there is not is as bad as one that is doubled."""
    told = ask(path, status)
    assert (kind(told), told["status"]) == (name, status)


def test_a_query_of_raw_bytes_is_refused(client: FlaskClient) -> None:
    """Bad syntax of the query as a whole, wherever it is sent."""
    for path in ("/api/v1/games", "/api/v1/games/hanabi/puzzles/save-012", "/api/v1/none"):
        response = client.get(path, environ_overrides={"QUERY_STRING": "lang=\xff"})
        assert (response.status_code, response.mimetype) == (400, MEDIA_TYPE)
        told = response.json or {}
        assert (kind(told), told["field"]) == ("bad-syntax", "query")
        assert (told["position"], told["expected"]) == (5, "UTF-8")


def test_only_reading_is_possible(client: FlaskClient) -> None:
    """Another method is a problem too, and names those there are."""
    response = client.post("/api/v1/games")
    assert (response.status_code, response.mimetype) == (405, MEDIA_TYPE)
    assert "GET" in response.headers["Allow"]


def test_what_is_too_long_is_not_read(client: FlaskClient) -> None:
    """A position has its most characters, an address has its most as well."""
    assert client.get(f"/api/v1{POSITION}?position={'x' * 1001}").status_code == 400
    response = client.get(f"/api/v1{POSITION}?position={'x' * 5000}")
    assert (response.status_code, response.mimetype) == (414, MEDIA_TYPE)
