"""Each test of the store runs against SQLite and PostgreSQL, whose server the tests start."""

import itertools
import shutil
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.support.postgres import PostgreSQL, running
from tutor.clubs.saved import NewClub
from tutor.clubs.secrets import new_ticket
from tutor.clubs.store import Store

KINDS = ("sqlite", "postgresql")
_NUMBERS = itertools.count(1)


class Clock:
    """A clock that a test sets: it begins at noon of a day in May."""

    def __init__(self) -> None:
        self.now = datetime(2026, 5, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        """Return what it shows."""
        return self.now

    def go_on(self, **time: float) -> None:
        """Let some time go by."""
        self.now += timedelta(**time)


@pytest.fixture
def clock() -> Clock:
    """A clock for the store."""
    return Clock()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A PostgreSQL server; without one installed the tests fail, as `make setup` installs it."""
    with running() as server:
        yield server


@pytest.fixture(params=KINDS)
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database in which there is nothing."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/clubs.sqlite3"
    server: PostgreSQL = request.getfixturevalue("postgresql")
    return server.fresh(f"test{next(_NUMBERS)}")


@pytest.fixture(scope="session")
def sqlite_tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file with the tables and nothing in them."""
    path = tmp_path_factory.mktemp("tables") / "clubs.sqlite3"
    Store(f"sqlite:///{path}").prepare()
    return path


@pytest.fixture(scope="session")
def postgresql_tables(postgresql: PostgreSQL) -> str:
    """The URL of a schema with the tables."""
    url = postgresql.fresh("tables")
    Store(url).prepare()
    return url


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database with the tables, and nothing in them."""
    if request.param == "sqlite":
        path = shutil.copy(request.getfixturevalue("sqlite_tables"), tmp_path)
        return f"sqlite:///{path}"
    server: PostgreSQL = request.getfixturevalue("postgresql")
    prepared: str = request.getfixturevalue("postgresql_tables")
    with server.connected() as connection:
        connection.execute("DELETE FROM tables.clubs")  # and with them learners and results
        connection.execute("DELETE FROM tables.counts")
    return prepared


@pytest.fixture
def open_store(url: str, clock: Clock) -> Iterator[Callable[[], Store]]:
    """Opens a store of the test's database, as often as there are processes in the story."""
    stores: list[Store] = []

    def opened() -> Store:
        stores.append(Store(url, now=clock))
        return stores[-1]

    yield opened
    for store in stores:
        store.database.close()


@pytest.fixture
def store(open_store: Callable[[], Store]) -> Store:
    """A store with nothing in it."""
    return open_store()


@pytest.fixture
def club(store: Store) -> NewClub:
    """A saved club with an open board."""
    return store.make("~1plan", board=True, ticket=new_ticket())
