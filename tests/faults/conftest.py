"""`make test-faults`: what is left when servers are killed, databases stopped, disks full.

Every test in this folder is marked `faults`, which a normal run leaves out: they take minutes. Each
speaks HTTP to a real `tutor serve`, looks into the database past it, and prints what it counted.
"""

import itertools
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.faults.instance import Instance
from tests.faults.ledger import Ledger, PostgreSQLLedger, SQLiteLedger
from tests.support.postgres import PostgreSQL, running

HERE = Path(__file__).parent
_NUMBERS = itertools.count(1)

Start = Callable[..., list[Instance]]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of this folder."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.faults)


@pytest.fixture(scope="module")
def postgresql() -> Iterator[PostgreSQL]:
    """A PostgreSQL server, that the tests of a file may treat badly."""
    with running() as server:
        yield server


@pytest.fixture
def ledger(request: pytest.FixtureRequest, tmp_path: Path) -> Ledger:
    """A database in which there is nothing: SQLite, or PostgreSQL if the test asks for it."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return SQLiteLedger(tmp_path / "clubs.sqlite3")
    server: PostgreSQL = request.getfixturevalue("postgresql")
    return PostgreSQLLedger(server.fresh(f"faults{next(_NUMBERS)}"))


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts servers with one database between them, two workers each; stops them at the end."""
    with ExitStack() as stack:

        def started(url: str, count: int = 1, **environment: str) -> list[Instance]:
            instances = [
                Instance(tmp_path / f"server-{number}.log", url, **environment)
                for number in range(1, count + 1)
            ]
            for instance in instances:
                stack.callback(instance.stop)
                instance.start()
            return instances

        yield started
