"""How often an address may do what the site writes down, whichever server it asks."""

import sqlite3
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from threading import Event

import pytest
from flask import Flask
from limits import RateLimitItemPerHour
from limits.errors import StorageError
from limits.storage import MemoryStorage
from werkzeug.exceptions import TooManyRequests
from werkzeug.test import TestResponse

from tests.web.clubs.conftest import PLAN, NewSite
from tests.web.clubs.organiser import OURS, Organiser
from tests.web.page import Page
from tests.web.visitors import get_from
from tutor.clubs import limits
from tutor.clubs.errors import Outage, StoreUnavailableError
from tutor.clubs.secrets import new_slug, new_ticket
from tutor.clubs.store import Store
from tutor.web.clubs.rates import _LIMITS, LimitedAction, Rates

Headers = Mapping[str, str]


def sent(site: Flask, path: str, address: str, headers: Headers = OURS, **fields: str) -> int:
    """Return the status of the answer to a form from an address."""
    return posted(site, path, address, headers, **fields).status_code


def posted(
    site: Flask, path: str, address: str, headers: Headers = OURS, **fields: str
) -> TestResponse:
    """Send a form from an address."""
    return site.test_client().post(
        path,
        data={"ticket": new_ticket()} | fields,
        headers=headers,
        environ_overrides={"REMOTE_ADDR": address},
    )


def saved(site: Flask, address: str, **headers: str) -> TestResponse:
    """Save a club from an address."""
    return posted(site, f"/en/clubs/{PLAN}/save", address, OURS | headers)


def test_an_address_can_save_so_many_clubs_an_hour(site: Flask, new_site: NewSite) -> None:
    """Two servers count together, and the one too many is told when to come again."""
    other = new_site()
    statuses = [saved((site, other)[n % 2], "203.0.113.1").status_code for n in range(20)]
    assert statuses == [303] * LimitedAction.SAVE.limit.amount
    for server in (site, other):
        response = saved(server, "203.0.113.1")
        assert response.status_code == 429
        assert 0 < int(response.headers["Retry-After"]) <= 3600
        assert Page(response.text).one("h1").text == "Too many tries in a row"
    assert saved(site, "203.0.113.2").status_code == 303


def test_nothing_is_saved_by_what_was_refused(site: Flask, database: Path) -> None:
    """Neither are clubs made, nor does somebody who goes on asking cost the database a word."""
    for _ in range(LimitedAction.SAVE.limit.amount):
        saved(site, "203.0.113.3")
    with sqlite3.connect(database) as connection:
        clubs, counts = (
            connection.execute(f"select {what}").fetchall()
            for what in ("count(*) from clubs", "name, amount from counts")
        )
        assert [saved(site, "203.0.113.3").status_code for _ in range(2)] == [429, 429]
        assert connection.execute("select count(*) from clubs").fetchall() == clubs
        after = connection.execute("select name, amount from counts").fetchall()
    assert sum(amount for _, amount in after) == sum(amount for _, amount in counts) + 1


def test_behind_a_proxy_the_visitor_is_counted(site: Flask, new_site: NewSite) -> None:
    """With PROXY_HOPS it is who asked the proxy; without, nobody can pass for somebody else."""
    behind = new_site(PROXY_HOPS=1)
    forwarded = {"X-Forwarded-For": "198.51.100.1"}
    for _ in range(LimitedAction.SAVE.limit.amount):
        assert saved(behind, "10.0.0.1", **forwarded).status_code == 303
    assert saved(behind, "10.0.0.1", **forwarded).status_code == 429
    assert saved(behind, "10.0.0.1", **{"X-Forwarded-For": "198.51.100.2"}).status_code == 303
    assert saved(site, "198.51.100.9", **forwarded).status_code == 303


@pytest.mark.parametrize(
    ("one", "same", "other"),
    [
        ("203.0.113.4", "::ffff:203.0.113.4", "203.0.113.5"),
        ("203.0.113.4", "203.0.113.4:5000", "203.0.113.5:5000"),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::1", "2001:db8:1:3::1"),
        ("2001:db8:1:2::1", "[2001:db8:1:2::2]:5000", "[2001:db8:1:3::1]:5000"),
    ],
)
def test_a_house_has_one_address(one: str, same: str, other: str) -> None:
    """Of IPv6 the first half counts, as the other is anybody's choice; a port is no part of it."""
    rates = Rates(MemoryStorage(), b"key")
    for _ in range(LimitedAction.SAVE.limit.amount):
        rates.count(LimitedAction.SAVE, one)
    with pytest.raises(TooManyRequests):
        rates.count(LimitedAction.SAVE, same)
    rates.count(LimitedAction.SAVE, other)


@pytest.mark.parametrize(
    ("outage", "status"), [(Outage.BUSY, 503), (Outage.READ_ONLY, 404), (Outage.AWAY, 404)]
)
def test_no_guess_passes_uncounted_beside_many(
    site: Flask, monkeypatch: pytest.MonkeyPatch, outage: Outage, status: int
) -> None:
    """Who asks for many at once is told to come again; where nothing can be counted, nobody is."""

    def fail(*_: object) -> None:
        raise StoreUnavailableError(outage, "no")

    monkeypatch.setattr(Rates, "count", fail)
    assert get_from(site, f"/en/clubs/{new_slug()}/", "203.0.113.30").status_code == status


def test_wrong_guesses_are_counted_and_right_ones_never(site: Flask, organiser: Organiser) -> None:
    """Whoever tries slugs and secrets has to wait; the class at the same address does not."""
    address, right = "203.0.113.5", f"/en/clubs/{organiser.slug}/"
    for n in range(LimitedAction.GUESS.limit.amount):
        path = f"{right}edit/{new_ticket()}" if n % 2 else f"/en/clubs/{new_slug()}/"
        assert get_from(site, path, address).status_code == 404
        if n % 20 == 0:
            assert get_from(site, right, address).status_code == 200
    for path in (f"/en/clubs/{new_slug()}/", f"{right}edit/{new_ticket()}", "/c/none"):
        response = get_from(site, path, address)
        assert response.status_code == 429, path
        assert "Retry-After" in response.headers
    assert get_from(site, right, address).status_code == 200
    assert get_from(site, organiser.page, address).status_code == 200


def test_the_right_secret_is_never_refused(site: Flask, organiser: Organiser) -> None:
    """Whatever others at the same address have sent: junk forms with wrong secrets are guesses."""
    address, club = "203.0.113.9", f"/en/clubs/{organiser.slug}"
    junk = [
        sent(site, f"{club}/edit/{new_ticket()}/rotate", address)
        for _ in range(LimitedAction.CHANGE.limit.amount + 10)
    ]
    assert junk == [404] * LimitedAction.GUESS.limit.amount + [429] * (
        len(junk) - LimitedAction.GUESS.limit.amount
    )
    assert sent(site, f"{organiser.page}/board", address, state="closed") == 303
    assert sent(site, f"{organiser.page}/rotate", address) == 303
    assert sent(site, f"{organiser.page}/rotate", address) == 429


def test_nobody_alone_fills_a_board(site: Flask, store: Store, organiser: Organiser) -> None:
    """One address takes so many places of a club in an hour; another one still gets in."""

    def joins(name: str, address: str, slug: str = organiser.slug) -> int:
        return sent(site, f"/en/clubs/{slug}/join", address, nickname=name)

    crowd = LimitedAction.PLACE_ON_BOARD.limit.amount
    assert crowd < limits.LEARNERS
    assert {joins(f"Owl {n}", "203.0.113.10") for n in range(crowd - 1)} == {303}
    assert joins("Owl 0", "203.0.113.10") == 409, "what is refused takes no place"
    assert joins("Star", "203.0.113.10") == 303
    assert joins("Kite", "203.0.113.10") == 429
    assert joins("Kite", "203.0.113.11") == 303
    other = store.make(str(PLAN), board=True, ticket=new_ticket())
    assert joins("Kite", "203.0.113.10", other.slug) == 303


def test_nobody_has_more_places_by_asking_for_many_at_once(
    site: Flask, organiser: Organiser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A place is counted before it is taken: the rest is refused while those are being written."""
    monkeypatch.setitem(_LIMITS, LimitedAction.PLACE_ON_BOARD, RateLimitItemPerHour(2))
    join, may_go_on = Store.join, Event()

    def slow_join(*given: str) -> object:
        may_go_on.wait(10)
        return join(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(Store, "join", slow_join)

    def joins(number: int) -> int:
        path = f"/en/clubs/{organiser.slug}/join"
        return sent(site, path, "203.0.113.40", nickname=f"Owl {number}")

    with ThreadPoolExecutor(5) as threads:
        answers = as_completed([threads.submit(joins, number) for number in range(5)])
        assert [next(answers).result() for _ in range(3)] == [429] * 3
        may_go_on.set()
        assert [each.result() for each in answers] == [303] * 2


def test_no_address_is_kept(site: Flask, database: Path) -> None:
    """Of an address there is a keyed hash, for an hour, and nothing by which to tell it."""
    address = "203.0.113.77"
    saved(site, address)
    get_from(site, "/en/clubs/none/", address)
    with sqlite3.connect(database) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
    files = [each.read_bytes() for each in database.parent.iterdir()]
    assert files
    assert not any(address.encode() in content for content in files)


def test_limits_can_be_counted_elsewhere(new_site: NewSite) -> None:
    """RATE_LIMITS_URL is any that `limits` knows: `memory:` is each server's own."""
    one, other = (new_site(RATE_LIMITS_URL="memory://") for _ in range(2))
    for _ in range(LimitedAction.SAVE.limit.amount):
        assert saved(one, "203.0.113.6").status_code == 303
    assert saved(one, "203.0.113.6").status_code == 429
    assert saved(other, "203.0.113.6").status_code == 303


@pytest.mark.parametrize("config", [{"DATABASE_URL": ""}, {"DATABASE_URL": "sqlite:////proc/x/y"}])
def test_what_cannot_be_counted_is_not_done(new_site: NewSite, config: dict[str, str]) -> None:
    """Forms get a 503 with what was typed, to be sent again; pages are there all along."""
    site = new_site(**config)
    response = saved(site, "203.0.113.7")
    assert response.status_code == 503
    assert int(response.headers["Retry-After"]) > 0
    again = Page(response.text).one("form", class_="again")
    assert again["method"] == "post"
    assert "action" not in again.attributes
    assert [field["name"] for field in again.inside("input")] == ["ticket"]
    assert get_from(site, "/en/rules/goal", "203.0.113.7").status_code == 200
    assert get_from(site, f"/en/clubs/{PLAN}/", "203.0.113.7").status_code == 200


class _Away(MemoryStorage):
    """A storage of `limits` that has gone."""

    def incr(self, key: str, expiry: float, amount: int = 1, **_: object) -> int:
        """Fail as the storages of `limits` do."""
        raise StorageError(ConnectionError("gone"))


def test_without_their_storage_forms_wait_and_questions_do_not(new_site: NewSite) -> None:
    """If counts are kept elsewhere, and that is gone, an unknown club is a 404 still."""
    site = new_site()
    site.extensions["rates"] = Rates(_Away(), b"key")
    assert get_from(site, "/en/clubs/none/", "203.0.113.8").status_code == 404
    assert saved(site, "203.0.113.8").status_code == 503


def test_programs_are_refused_in_their_own_form(new_site: NewSite) -> None:
    """Who has had the costly work of a minute gets a problem; what costs little is answered."""
    site = new_site(RATE_LIMITS_URL="memory://")
    site.extensions["rates"].charge(LimitedAction.WORK, "203.0.113.9", 20_000)
    made = "/api/v1/games/hanabi/endless/base/odds/1/4711"
    refused = get_from(site, made, "203.0.113.9")
    assert (refused.status_code, refused.mimetype) == (429, "application/problem+json")
    assert int(refused.headers["Retry-After"]) > 0
    assert get_from(site, "/api/v1/games/hanabi/rules/goal", "203.0.113.9").status_code == 200
    assert get_from(site, made, "203.0.113.10").status_code == 200
