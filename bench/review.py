"""How long the pages take that look back at games."""

import time
from collections.abc import Iterator
from statistics import median

from flask.testing import FlaskClient

from tests.games.hanabi.coach.tables import partners_game
from tests.games.hanabi.review.games import game_of, partly_random
from tests.support.recordings import RECORDINGS
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.partners import ALL_CONVENTIONS, Deal, GameRecord
from tutor.games.hanabi.review.reading import (
    write_game,
)
from tutor.web.app import create_app

GAMES = 80
_RULES = ("base", "sixth-10", "sixth-5", "wild-10")


def rows() -> Iterator[tuple[str, ...]]:
    """Yield the time of the page of a whole game and of a turn, in the middle and at the most."""
    client = create_app({"PAGE_CACHE": 0}).test_client()
    client.get("/en/review/")
    games = list(_games())
    addresses = [f"/en/review/{write_game(game)}" for game in games]
    turns = [len(game.actions) // 2 for game in games]
    yield _row("the page of a whole game", [_seconds(client, each) for each in addresses])
    in_the_middle = [f"{each}/{turn}" for each, turn in zip(addresses, turns, strict=True)]
    yield _row("the page of a turn", [_seconds(client, each) for each in in_the_middle])


def _games() -> Iterator[GameRecord]:
    """Yield the recordings, games of careless players, and games of partners."""
    yield from map(game_of, RECORDINGS)
    others = GAMES - len(RECORDINGS)
    for seed in range(1, others // 2 + 1):
        yield partly_random(seed)
    for seed in range(others - others // 2):
        rules = Ruleset.parse(_RULES[seed % len(_RULES)])
        yield partners_game(Deal(rules, 2 + seed // len(_RULES) % 4, seed), ALL_CONVENTIONS)


def _seconds(client: FlaskClient, address: str) -> float:
    start = time.thread_time()
    assert client.get(address).status_code == 200, address
    return time.thread_time() - start


def _row(name: str, seconds: list[float]) -> tuple[str, ...]:
    return name, f"{median(seconds):.3f} s", f"{max(seconds):.3f} s"
