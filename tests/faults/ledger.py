"""What is in the database, read past the site: entries, and whether it is sound."""

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg

_JOINED = "SELECT nickname, '' FROM learners"
_SOLVED = "SELECT nickname, item FROM results JOIN learners ON learners.id = learner_id"
_REPORTED = """
    SELECT tournament_id || '/' || number, (deal + 1) || ': ' || score
    FROM tournament_results JOIN tournament_tables ON tournament_tables.id = table_id
"""
_LOST = (
    "SELECT count(*) FROM results WHERE learner_id NOT IN (SELECT id FROM learners)",
    "SELECT count(*) FROM learners WHERE club_id NOT IN (SELECT id FROM clubs)",
    "SELECT count(*) FROM tournament_results"
    " WHERE table_id NOT IN (SELECT id FROM tournament_tables)",
    "SELECT count(*) FROM seasons WHERE club_id NOT IN (SELECT id FROM clubs)",
)
_INDEXES = """
    SELECT bt_index_check(indexrelid, true) FROM pg_index JOIN pg_class ON oid = indexrelid
    WHERE relnamespace = current_schema()::regnamespace
"""


class Ledger(ABC):
    """A database of clubs, at `url`."""

    url: str

    @abstractmethod
    def _rows(self, query: str) -> list[tuple[Any, ...]]:
        """Return the rows of a query."""

    @abstractmethod
    def _check(self) -> None:
        """AssertionError unless the database finds itself sound."""

    def entries(self) -> list[tuple[str, str]]:
        """Return an entry for each learner, and for each result of theirs or of a table."""
        queries = (_JOINED, _SOLVED, _REPORTED)
        return [(name, item) for query in queries for name, item in self._rows(query)]

    def clubs(self) -> int:
        """Return how many clubs are saved."""
        [(count,)] = self._rows("SELECT count(*) FROM clubs")
        return int(count)

    def verify(self) -> None:
        """AssertionError unless the database is sound, and nothing in it belongs to nothing."""
        self._check()
        assert [self._rows(query) for query in _LOST] == [[(0,)]] * len(_LOST)

    def missing(self, expected: Iterable[tuple[str, str]]) -> set[tuple[str, str]]:
        """Return those of the entries that are not there."""
        return set(expected) - set(self.entries())


class SQLiteLedger(Ledger):
    """A database in a file."""

    def __init__(self, path: Path) -> None:
        self.path, self.url = path, f"sqlite:///{path}"

    def _rows(self, query: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.path, timeout=20)) as connection:
            return connection.execute(query).fetchall()

    def _check(self) -> None:
        assert self._rows("PRAGMA integrity_check") == [("ok",)]
        assert self._rows("PRAGMA foreign_key_check") == []
        assert self._rows("PRAGMA journal_mode") == [("wal",)]


class PostgreSQLLedger(Ledger):
    """A schema of a PostgreSQL database."""

    def __init__(self, url: str) -> None:
        self.url = url

    def _rows(self, query: str) -> list[tuple[Any, ...]]:
        with psycopg.connect(self.url, autocommit=True) as connection:
            found = connection.execute(query)  # type: ignore[call-overload,unused-ignore]
            return list(found.fetchall())

    def _check(self) -> None:
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute("CREATE EXTENSION IF NOT EXISTS amcheck SCHEMA public")
            connection.execute("SET search_path TO public, " + self._schema)  # type: ignore[call-overload,unused-ignore]
        indexes = self._rows(_INDEXES.replace("bt_index_check", "public.bt_index_check"))
        assert len(indexes) > 5

    @property
    def _schema(self) -> str:
        return self.url.rpartition("%3D")[2]
