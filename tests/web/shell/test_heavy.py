"""Work that costs much is done one piece at a time, and whoever would wait too long is told so."""

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import count
from multiprocessing import get_context
from threading import Event

import pytest
from flask import Flask
from flask.testing import FlaskClient
from limits import RateLimitItemPerMinute

from tests.web.hanabi.playing import address_of, record_of
from tests.web.page import Page
from tests.web.visitors import get_from
from tutor.clubs.items import Item
from tutor.clubs.plan import Plan
from tutor.games.hanabi.review.reading import (
    write_game,
)
from tutor.web.clubs.rates import _LIMITS, LimitedAction
from tutor.web.shell import heavy
from tutor.web.shell.heavy import BusyError, ServerLock


@pytest.fixture
def at_work(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Somebody else has the turn, and nobody has the patience to wait."""
    monkeypatch.setattr(heavy, "PATIENCE", 0.0)
    begun, end = Event(), Event()

    def work() -> None:
        with heavy.READERS.turn(), heavy.PICTURES.turn():
            begun.set()
            end.wait()

    with ThreadPoolExecutor(1) as threads:
        working = threads.submit(work)
        begun.wait()
        yield
        end.set()
        working.result()


def test_one_works_a_few_wait_and_the_rest_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who wait have their turn, one after the other."""
    monkeypatch.setattr(heavy, "PATIENCE", 60.0)
    begun, end, working = Event(), Event(), [0]

    @heavy.heavy
    def work() -> int:
        working[0] += 1
        begun.set()
        end.wait()
        at_once = working[0]
        working[0] -= 1
        return at_once

    with ThreadPoolExecutor(8) as threads:
        first = threads.submit(work)
        begun.wait()
        pending: set[Future[int]] = {threads.submit(work) for _ in range(7)}
        refused: set[Future[int]] = set()
        while len(pending) > heavy.WAITING:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            refused |= done
        end.set()
        assert [each.result() for each in (first, *pending)] == [1] * (1 + heavy.WAITING)
    for each in refused:
        with pytest.raises(BusyError):
            each.result()


def test_whoever_has_the_turn_has_it_for_what_it_calls() -> None:
    """A heavy view may call a heavy function."""
    inner = heavy.heavy(lambda: "made")
    assert heavy.heavy(lambda: inner())() == "made"


def test_the_turn_is_given_back_by_what_fails() -> None:
    """An error ends only its own request."""

    @heavy.heavy
    def fail() -> None:
        raise ZeroDivisionError

    for _ in range(3):
        with pytest.raises(ZeroDivisionError):
            fail()


def drawn_in_vain(name: str, lock: ServerLock) -> bool:
    """Return whether another process could have the lock, as a worker that was forked."""
    context = get_context("fork")
    had = context.Queue()
    process = context.Process(target=lambda: had.put(lock.acquire(blocking=False)), name=name)
    process.start()
    process.join()
    return bool(had.get())


def test_a_lock_of_the_server_is_one_for_all_workers() -> None:
    """Whoever has it dies or gives it back: then another one can have it."""
    lock = ServerLock()
    assert drawn_in_vain("has it, and dies", lock)
    assert lock.acquire(timeout=0)
    with ThreadPoolExecutor(1) as threads:
        assert not threads.submit(lock.acquire, timeout=0).result()
    assert not drawn_in_vain("is refused", lock)
    lock.release()
    assert drawn_in_vain("has it", lock)


def test_an_address_has_so_much_of_it_in_a_minute(
    app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then it is told when to come again, for whatever is not made yet; others are not."""
    monkeypatch.setitem(_LIMITS, LimitedAction.WORK, RateLimitItemPerMinute(100))
    monkeypatch.setattr(heavy.READERS, "_clock", count(0, 0.06).__next__)
    paths = [f"/en/puzzles/endless/base/save/1/98764{seed}" for seed in range(4)]
    answers = [get_from(app, path, "203.0.113.7") for path in paths]
    assert [each.status_code for each in answers] == [200, 200, 429, 429]
    assert 0 < int(answers[2].headers["Retry-After"]) <= 60
    assert Page(answers[2].text).one("h1").text == "Too many tries in a row"
    assert get_from(app, paths[0], "203.0.113.7").status_code == 200
    assert get_from(app, "/en/rules/goal", "203.0.113.7").status_code == 200
    for other in ("203.0.113.8", "127.0.0.1", "::1"):
        assert get_from(app, paths[2], other).status_code == 200


def coach_of(name: str) -> str:
    """Return the address below a language of what the coach says of the first turn of a deal."""
    address = address_of(record_of(name, 1)).removeprefix("/en")
    return address.replace("?", "/coach/turn?")


REFUSED = [
    "/puzzles/endless/base/save/1/987654",
    "/rules/?rules=wild-5.fuses-1&with=ja",
    "/preview/puzzles/endless/base/save/1/987653.png",
    "/preview/puzzles/save-047.png?twin=7",
    f"/clubs/{Plan('Club', (Item('save-012'),))}/sheet",
    coach_of("3-901"),
    f"/review/{write_game(record_of('3-901'))}",
]


@pytest.mark.parametrize("path", REFUSED)
@pytest.mark.usefixtures("at_work")
def test_what_costs_much_is_refused_while_others_are_at_it(client: FlaskClient, path: str) -> None:
    """With seconds after which to come again, and in words of the page's language."""
    response = client.get(f"/en{path}")
    assert response.status_code == 503
    assert 0 < int(response.headers["Retry-After"]) < 60
    assert response.cache_control.no_store
    assert Page(response.text).one("h1").text == "This page is busy"
    assert "queue" not in client.get(f"/ru{path}").text


@pytest.mark.parametrize(
    "path",
    [
        "/en/rules/",
        "/en/rules/goal",
        "/en/puzzles/save-012?show=1",
        "/en/puzzles/endless/base/save/1/987652?show=1",
        "/en/preview/puzzles/save-046.png?twin=7",
    ],
)
def test_what_is_made_already_needs_no_turn(
    client: FlaskClient, request: pytest.FixtureRequest, path: str
) -> None:
    """Nor does what costs little: it is there while others are at work."""
    begun = path.partition("?show")[0]
    assert client.get(begun).status_code == 200
    request.getfixturevalue("at_work")
    assert client.get(path).status_code == 200


def test_a_search_in_vain_is_not_repeated(
    client: FlaskClient, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An address without a puzzle costs most, but only once."""
    monkeypatch.setattr("tutor.games.hanabi.puzzles.generator._ROUNDS", 0)
    monkeypatch.setattr("tutor.games.hanabi.puzzles.generator._ROUNDS_ANYWHERE", 0)
    monkeypatch.setattr("tutor.games.hanabi.puzzles.generator._ROUNDS_OF_OTHER_AIMS", 0)
    path = "/en/puzzles/endless/base/save/1/987651"
    first = client.get(path)
    monkeypatch.undo()
    request.getfixturevalue("at_work")
    again = client.get(path)
    assert (again.status_code, again.text) == (first.status_code, first.text)
    assert again.status_code in {400, 404}
