"""The form that brings a game to look back at, and what it and addresses are refused for."""

import json
from io import BytesIO

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.games.hanabi.review.games import game_of
from tests.support.recordings import document, path_of
from tests.web.page import Page
from tests.web.playing import page_at
from tutor.games.hanabi.engine.game_file import GameFile
from tutor.games.hanabi.engine.replay import Replay
from tutor.games.hanabi.engine.share_link import encode
from tutor.games.hanabi.review.reading import (
    write_game,
)

START = "/en/review/"
OURS = {"Sec-Fetch-Site": "same-origin"}


def brought(client: FlaskClient, pasted: str = "", file: bytes = b"") -> TestResponse:
    """Return what the form is answered, filled in like this."""
    data = {"game": pasted, "file": (BytesIO(file), "game.json" if file else "")}
    return client.post(START, data=data, content_type="multipart/form-data", headers=OURS)


@pytest.mark.parametrize("name", ["six-suits", "black", "unfinished", "rainbow"])
def test_a_game_is_brought_as_file_text_or_link(client: FlaskClient, name: str) -> None:
    """Each leads to the same address, which has all of the game, and nothing is remembered."""
    data = path_of(name).read_bytes()
    link = encode(Replay.from_file(GameFile.from_json(data)))
    answers = [brought(client, file=data), brought(client, data.decode()), brought(client, link)]
    assert {answer.status_code for answer in answers} == {303}
    assert {answer.headers["Location"] for answer in answers} == {
        f"{START}{write_game(game_of(name))}"
    }
    assert not any("Set-Cookie" in answer.headers for answer in answers)
    page = page_at(client, f"{START}{write_game(game_of(name))}")
    assert page.one("div", class_="result").text


def test_a_form_without_a_file_is_read_too(client: FlaskClient) -> None:
    """As browsers send it that leave an empty file out; the box stays as it was chosen."""
    answer = client.post(
        f"{START}?box=ru", data={"game": path_of("black").read_text("utf-8")}, headers=OURS
    )
    assert answer.headers["Location"] == f"{START}{write_game(game_of('black'))}?box=ru"


def changed(**parts: object) -> str:
    """Return a recorded game in which these parts are others."""
    return json.dumps({**document("two-players"), **parts})


@pytest.mark.parametrize(
    ("pasted", "status", "said"),
    [
        (" ", 400, "Paste a game or choose a file first"),
        ("{", 400, "isn’t a game as Hanab Live exports it"),
        (changed(deck=[]), 400, "isn’t a game as Hanab Live exports it"),
        (changed(options={"variant": "Null (6 Suits)"}), 400, "the variant “Null (6 Suits)”"),
        (changed(options={"oneExtraCard": True}), 400, "the option “oneExtraCard”"),
        (changed(players=[*"ABCDEF"]), 400, "6 people played it"),
        (changed(actions=[{"type": 1, "target": 0}]), 400, "Action 1 isn’t allowed"),
        ("https://hanab.live/replay/123456", 400, "only names a game on another server"),
        ("https://hanab.live/replay-json/215", 400, "makes no sense from character"),
        ("x" * 60_001, 413, "longer than any game"),
    ],
)
def test_what_is_no_game_is_refused(
    client: FlaskClient, pasted: str, status: int, said: str
) -> None:
    """With the form that says why, and has what was typed unless that is too long."""
    answer = brought(client, pasted)
    assert answer.status_code == status
    page = Page(answer.text)
    assert said in page.one("p", role="alert").text
    kept = "" if status == 413 else pasted.strip()
    assert page.one("textarea").text == kept


@pytest.mark.parametrize(
    ("pasted", "title"), [("", "Look back at a game"), ("{", "We can’t look back at this game")]
)
def test_a_page_is_called_a_refusal_if_a_game_is_refused(
    client: FlaskClient, pasted: str, title: str
) -> None:
    """A form that was sent empty has no game that anything could be said of."""
    page = Page(brought(client, pasted).text)
    assert page.one("h1").text == title
    assert page.one("title").text == f"{title} · Hanabi Tutor"
    assert page_at(client, START).one("h1").text == "Look back at a game"


def test_nothing_is_taken_from_other_sites(client: FlaskClient) -> None:
    """A form of somebody else's gets a 403, what no form sends a 415."""
    assert client.post(START, data={"game": "{}"}).status_code == 403
    assert client.post(START, json={}, headers=OURS).status_code == 415


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("base", 400),
        (f"{write_game(game_of('strike-out'))}p0", 400),
        ("x" * 600, 400),
        (f"{write_game(game_of('strike-out'))}/14", 404),
        (f"{write_game(game_of('strike-out'))}/0", 404),
        (f"{write_game(game_of('strike-out'))}/13/coach", 404),
        (f"{write_game(game_of('strike-out'))}/1?seat=3", 400),
        (f"{write_game(game_of('strike-out'))}/13/try", 404),
        (f"{write_game(game_of('strike-out'))}/1/try?action=d0", 400),
        (f"{write_game(game_of('strike-out'))}/1/try?action=p0p1", 400),
        (f"{write_game(game_of('strike-out'))}/1/try?action=!", 400),
    ],
)
def test_an_address_that_is_none_is_told(client: FlaskClient, text: str, status: int) -> None:
    """What can't have been played is a 400, a turn that there is not a 404."""
    assert client.get(f"{START}{text}").status_code == status
