"""When the database cannot: the error says why in a word, nothing is half-written, and it ends."""

import contextlib
import os
import socket
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

import psycopg
import pytest

from tests.support.postgres import PostgreSQL
from tutor.clubs.errors import Outage, StoreUnavailableError
from tutor.clubs.saved import NewClub
from tutor.clubs.secrets import new_ticket
from tutor.clubs.store import Store, engines
from tutor.clubs.store.models import CountRow
from tutor.clubs.store.outages import outage_of
from tutor.commands.serve import THREADS

FREE = THREADS - 2
"""Threads of a worker that a busy database must leave free."""


@contextlib.contextmanager
def outage(expected: Outage) -> Iterator[None]:
    """Expect the block to say that this is why nothing can be stored, in one line."""
    with pytest.raises(StoreUnavailableError) as error:
        yield
    assert error.value.outage is expected, str(error.value)
    assert "\n" not in str(error.value)


@contextlib.contextmanager
def as_an_ordinary_user(folder: Path) -> Iterator[None]:
    """Root may write to everything; the block runs as somebody who may not, but sees `folder`."""
    if os.geteuid() == 0:
        for above in folder.parents:
            if not above.stat().st_mode & 0o001:
                above.chmod(0o755)
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(os.getuid())


def test_a_file_that_may_only_be_read_is_read(tmp_path: Path) -> None:
    """Clubs are shown, though no visit can be noted; what would write is refused."""
    path = tmp_path / "clubs.sqlite3"
    made = Store(f"sqlite:///{path}").make("~1a", board=True, ticket=new_ticket())
    for each in tmp_path.iterdir():
        each.chmod(0o444)
    tmp_path.chmod(0o777)
    with as_an_ordinary_user(tmp_path):
        store = Store(f"sqlite:///{path}")
        store.prepare()
        assert store.club(made.slug).plan == "~1a"
        with outage(Outage.READ_ONLY):
            store.join(made.slug, "Ann", new_ticket())
        with outage(Outage.READ_ONLY):
            store.make("~1b", board=True, ticket=new_ticket())
        assert store.board(made.slug) == ()
        store.database.close()


def test_a_folder_that_may_not_be_written_to(tmp_path: Path) -> None:
    """A file that cannot be made is told from one that is not there."""
    made = Store(f"sqlite:///{tmp_path}/made.sqlite3")
    made.prepare()
    tmp_path.chmod(0o555)
    with as_an_ordinary_user(tmp_path):
        for name in ("none", "made"):
            with outage(Outage.READ_ONLY):
                Store(f"sqlite:///{tmp_path}/{name}.sqlite3").prepare()
    tmp_path.chmod(0o755)


def test_a_standby_of_postgresql_is_read(postgresql: PostgreSQL, postgresql_tables: str) -> None:
    """A database that takes no writes for now shows what it has."""
    made = Store(postgresql_tables).make("~1a", board=True, ticket=new_ticket())
    store = Store(f"{postgresql_tables}%20-cdefault_transaction_read_only%3Don")
    store.prepare()
    assert store.club(made.slug).plan == "~1a"
    with outage(Outage.READ_ONLY):
        store.join(made.slug, "Ann", new_ticket())
    store.database.close()


def test_without_a_place_for_the_file_the_store_is_unavailable(tmp_path: Path) -> None:
    """What stands where the folder should be is no folder; then it is, and all is well."""
    (tmp_path / "data").write_text("no folder")
    store = Store(f"sqlite:///{tmp_path}/data/clubs.sqlite3")
    with outage(Outage.AWAY):
        store.prepare()
    with outage(Outage.AWAY):
        store.club("zzzzzzzzzz")
    (tmp_path / "data").unlink()
    assert store.make("~1a", board=False, ticket=new_ticket()).slug
    store.database.close()


def test_a_file_of_something_else_is_not_overwritten(tmp_path: Path) -> None:
    """A path that names a diary by mistake leaves the diary as it is."""
    path = tmp_path / "clubs.sqlite3"
    path.write_text("Dear diary, " * 100)
    with outage(Outage.AWAY):
        Store(f"sqlite:///{path}").make("~1a", board=False, ticket=new_ticket())
    assert path.read_text().startswith("Dear diary")


def test_nothing_can_be_saved_where_no_database_is_set() -> None:
    """The setting is empty: there is no place, and whatever is tried says so."""
    store = Store("")
    assert store.location == ""
    for attempt in (store.prepare, store.sweep, lambda: store.club("zzzzzzzzzz")):
        with outage(Outage.AWAY):
            attempt()


def test_an_option_that_postgresql_does_not_know() -> None:
    """A URL with a slip in it keeps nobody from the rest of the site."""
    for slip in ("sslmod=require", "connect_timeout=soon"):
        with outage(Outage.AWAY):
            Store(f"postgresql://127.0.0.1:1/clubs?{slip}").prepare()


def test_a_server_that_does_not_listen_is_reported_without_the_password() -> None:
    """A server that is not there is noticed at once; no password is told."""
    store = Store("postgres://user:hidden@127.0.0.1:1/clubs")
    assert store.location == "postgresql://user:***@127.0.0.1:1/clubs"
    with pytest.raises(StoreUnavailableError) as error:
        store.prepare()
    assert error.value.outage is Outage.AWAY
    assert "hidden" not in str(error.value)


def test_a_machine_that_says_nothing_is_waited_for_once() -> None:
    """The next calls fail at once for a while, so that nobody else has to wait."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        store = Store(f"postgresql://127.0.0.1:{port}/clubs?connect_timeout=2")
        with outage(Outage.AWAY):
            store.database.read(lambda session: None)
        with pytest.raises(StoreUnavailableError, match="a moment ago"):
            store.club("zzzzzzzzzz")


def test_postgresql_goes_and_comes_back(postgresql: PostgreSQL, postgresql_tables: str) -> None:
    """Stopped or killed, it is away; started again, the same store goes on where it was."""
    store, ticket = Store(postgresql_tables), new_ticket()
    made = store.make("~1a", board=True, ticket=new_ticket())
    store.join(made.slug, "Ann", ticket)
    for end, item in ((postgresql.stop, "clue"), (postgresql.kill, "play")):
        end()
        try:
            with outage(Outage.AWAY):
                store.club(made.slug)
            with outage(Outage.AWAY):
                store.record(made.slug, ticket, item)
        finally:
            postgresql.start()
        assert item not in store.board(made.slug)[0].solved
        store.record(made.slug, ticket, item)
    assert store.board(made.slug)[0].solved == {"clue", "play"}
    store.database.close()


def hold(url: str, postgresql: Callable[[], PostgreSQL]) -> Callable[[], None]:
    """Lock all that the store writes to, and return what ends that."""
    if url.startswith("sqlite"):
        other = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        return other.close
    connection = postgresql().connected()
    connection.autocommit = False
    connection.execute("LOCK TABLE tables.clubs, tables.learners, tables.counts")
    return connection.close


def test_others_keep_it_busy_for_too_long(
    store: Store,
    url: str,
    club: NewClub,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A write gives up after a while, undone; once the others are through it goes well."""
    monkeypatch.setattr(engines, "PATIENCE", 0.2)
    store.database.close()
    release = hold(url, lambda: request.getfixturevalue("postgresql"))
    try:
        with outage(Outage.BUSY):
            store.join(club.slug, "Ann", new_ticket())
    finally:
        release()
    assert store.board(club.slug) == ()
    assert store.join(club.slug, "Ann", new_ticket()).nickname == "Ann"


def test_few_threads_wait_for_a_busy_store(
    store: Store, url: str, club: NewClub, request: pytest.FixtureRequest
) -> None:
    """The others are refused while those wait, so that a worker has threads for other pages."""
    release, began = hold(url, lambda: request.getfixturevalue("postgresql")), time.monotonic()
    with ThreadPoolExecutor(THREADS) as threads:
        joining = [
            threads.submit(store.join, club.slug, f"A{n}n", new_ticket()) for n in range(THREADS)
        ]
        refused = [each for _, each in zip(range(FREE), as_completed(joining), strict=False)]
        assert time.monotonic() - began < engines.PATIENCE
        release()
    for each in refused:
        with outage(Outage.BUSY):
            each.result()
    assert all(each.result().nickname for each in joining if each not in refused)


def test_what_breaks_in_the_middle_leaves_nothing(store: Store, club: NewClub) -> None:
    """A transaction is all or nothing, whatever it is that breaks it."""

    def work(session: object) -> None:
        session.add(CountRow(name="half", amount=1, expires=0.0))  # type: ignore[attr-defined]
        session.flush()  # type: ignore[attr-defined]
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        store.database.write(work)
    assert store.database.read(lambda session: session.get(CountRow, "half")) is None


def test_a_full_disk_is_told_from_the_rest() -> None:
    """SQLite's and PostgreSQL's own words for it; a mistake of ours is no outage."""
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        connection.execute("CREATE TABLE t (x)")
        connection.execute("PRAGMA max_page_count = 2")
        with pytest.raises(sqlite3.OperationalError) as full:
            connection.execute("INSERT INTO t VALUES (zeroblob(100000))")
        with pytest.raises(sqlite3.OperationalError) as mistake:
            connection.execute("SELECT nothing FROM nowhere")
    assert outage_of(full.value) is Outage.FULL
    assert outage_of(mistake.value) is None
    assert outage_of(psycopg.errors.DiskFull()) is Outage.FULL
    assert outage_of(psycopg.errors.TooManyConnections()) is Outage.BUSY
    assert outage_of(psycopg.errors.UndefinedColumn()) is None
    assert outage_of(None) is None
