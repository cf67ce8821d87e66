"""The index of the rules, as several searches at once ask for it."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from flask import Flask

from tutor.web.hanabi.game_pages import HANABI
from tutor.web.rules import find
from tutor.web.rules.search.index import Index
from tutor.web.shell.heavy import BusyError

SEARCHES = 6


def test_searches_at_once_build_one_index(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    """One builds it, two wait for it, and the others are asked to come again (shell/heavy.py)."""
    built: list[Index] = []
    begin = Barrier(SEARCHES)

    def counted(*parts: object) -> Index:
        built.append(Index(*parts))  # type: ignore[arg-type]
        return built[-1]

    def search(_: int) -> Index | None:
        with app.test_request_context("/en/rules/find"):
            app.preprocess_request()
            begin.wait()
            try:
                return find.index_of(HANABI)
            except BusyError:
                return None

    find._index_in_turn.cache_clear()
    find._index.cache_clear()
    monkeypatch.setattr(find, "Index", counted)
    with ThreadPoolExecutor(SEARCHES) as pool:
        found = list(pool.map(search, range(SEARCHES)))
    assert len(built) == 1
    assert {*found} - {None} == {*built}
