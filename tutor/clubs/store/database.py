"""A database as the processes of a server use it: opened when needed, again after an outage."""

import contextlib
import os
import sqlite3
import threading
import time
import weakref
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from sqlalchemy import Engine, Row, Select, exc
from sqlalchemy.orm import Session

from tutor import metrics
from tutor.clubs.errors import Outage, StoreUnavailableError
from tutor.clubs.store.engines import engine_for, file_of, location_of, url_of
from tutor.clubs.store.outages import is_about_missing_tables, is_worth_another_try, outages_raised

T = TypeVar("T")

AT_ONCE = 2
"""Transactions of a kind, reading or writing, that a process has at a time."""

QUEUE = 0.3
"""Seconds that another one waits; if that is not enough, further ones fail at once as long."""

_TRIES = 4
"""How often a transaction is tried when others were quicker with the same rows."""

_SLOW, _REST = 1.0, 3.0
"""After an outage that took so many seconds to show, all fail at once for so many seconds.

Threads that wait for a machine that is not there would keep the rest of the site waiting.
"""


class _Queue:
    """Bounds how many threads a busy database holds up, as pages that don't need it wait too."""

    def __init__(self) -> None:
        self._places = threading.BoundedSemaphore(AT_ONCE)
        self._full_until = 0.0

    @contextlib.contextmanager
    def place(self) -> Iterator[None]:
        """Have a place; StoreUnavailableError if all are taken for too long."""
        is_full = time.monotonic() < self._full_until
        if not self._places.acquire(timeout=0 if is_full else QUEUE):
            if not is_full:
                self._full_until = time.monotonic() + QUEUE
            raise StoreUnavailableError(Outage.BUSY, "others are waiting for it already")
        try:
            yield
        finally:
            self._places.release()


class Database:
    """Runs functions in transactions; StoreUnavailableError, and nothing written, if it cannot.

    Nothing is opened before the first use. After a fork each process opens its own connections.
    """

    def __init__(self, url: str) -> None:
        self.url = url_of(url) if url else None
        self.location = location_of(self.url) if self.url else ""
        self._file = file_of(self.url) if self.url else None
        self._start()
        _ALL.add(self)

    def _start(self) -> None:
        self._lock = threading.Lock()
        self._engine: Engine | None = None
        self._closing: weakref.finalize[[], Database] | None = None
        self._is_prepared = getattr(self, "_is_prepared", False)
        self._down_until = 0.0
        self._reading, self._writing = _Queue(), _Queue()

    def prepare(self) -> bool:
        """Make or change the tables as this release needs them; returns whether there was a need.

        May be called by many processes at once: one does it, the others wait.
        """
        if self.url is None:
            raise StoreUnavailableError(Outage.AWAY, "no database is set")
        from tutor.clubs.store.migrating import bring_up_to_date  # Alembic, once in a while

        # In this order: an outage may have to close the connections, which takes the lock.
        with self._watched("prepare"), self._lock:
            changed = bring_up_to_date(self.url)
            self._is_prepared = True
        return changed

    def downgrade(self, release: str) -> None:
        """Change the tables back to those of an older release."""
        from tutor.clubs.store.migrating import REVISIONS, downgrade

        self.prepare()
        assert self.url
        with self._watched("prepare"), self._lock:
            downgrade(self.url, REVISIONS[release])
            self._is_prepared = False

    def read(self, work: Callable[[Session], T]) -> T:
        """Run `work` in a read transaction and return its result."""
        with self._watched("read"), self._reading.place():
            return self._in_transaction(work, writes=False)

    def first_row(self, statement: Select[Any], values: Mapping[str, object]) -> Row[Any] | None:
        """Return the first row of a statement; half of what `read` takes, which makes objects."""

        def run(engine: Engine) -> Row[Any] | None:
            with engine.connect() as connection:
                return connection.execute(statement, values).first()

        with self._watched("read"), self._reading.place():
            return self._tried(run)

    def write(self, work: Callable[[Session], T]) -> T:
        """Run `work` in one transaction; return its result once that is committed.

        It is called again if another process was quicker with the same rows, so it looks first.
        """
        with self._watched("write"), self._writing.place():
            return self._in_transaction(work, writes=True)

    def forget(self) -> None:
        """Leave nothing of what was erased in SQLite's log of writes, unless somebody is reading.

        PostgreSQL sees to that itself. An outage is passed over: the next call will do.
        """
        if self._file is None:
            return
        outages = contextlib.suppress(StoreUnavailableError, sqlite3.Error)
        with outages, self._watched("forget"), self._writing.place():
            connection = self._opened().raw_connection()
            try:
                connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)").close()
            finally:
                connection.close()

    def close(self) -> None:
        """Close the connections; the next use opens new ones."""
        with self._lock:
            if self._closing:
                self._closing()
            self._engine = self._closing = None

    @contextlib.contextmanager
    def _watched(self, work: str) -> Iterator[None]:
        """Measure the block and raise its outages.

        Refuse at once while the database is known to be away.
        """
        began = time.monotonic()
        if began < self._down_until:
            metrics.count(metrics.OUTAGES, "breaker")
            raise StoreUnavailableError(Outage.AWAY, "it did not answer a moment ago")
        try:
            with outages_raised(self._file):
                yield
            metrics.observe(metrics.STORE, time.monotonic() - began, work)
        except StoreUnavailableError as error:
            if work != "prepare":  # whatever needs the tables counts its outage
                metrics.count(metrics.OUTAGES, error.outage)
            if error.outage is Outage.READ_ONLY:
                # SQLite opens for reading what it may not write, and would leave it at that.
                self.close()
            now = time.monotonic()
            if error.outage is Outage.AWAY and now - began > _SLOW:
                self._down_until = now + _REST
            raise

    def _in_transaction(self, work: Callable[[Session], T], *, writes: bool) -> T:
        def run(engine: Engine) -> T:
            if writes:
                engine = engine.execution_options(writes=True)
            with Session(engine, expire_on_commit=False) as session, session.begin():
                return work(session)

        return self._tried(run)

    def _tried(self, run: Callable[[Engine], T]) -> T:
        for more_tries in reversed(range(_TRIES)):
            engine = self._opened()
            try:
                return run(engine)
            except exc.DBAPIError as error:
                if not more_tries:
                    raise
                if is_about_missing_tables(error):
                    self._is_prepared = False  # a new database has taken the old one's place
                elif not is_worth_another_try(error):
                    raise
        raise AssertionError("the last try returns or raises")

    def _opened(self) -> Engine:
        if not self._is_prepared:
            self.prepare()
        with self._lock:
            if self._engine is None:
                assert self.url
                self._engine = engine_for(self.url)
                self._closing = weakref.finalize(self, self._engine.dispose)
            return self._engine

    def _after_fork(self) -> None:
        """Leave the parent's connections alone, even unclosed: they go on being the parent's."""
        if self._closing:
            _LEFT_BEHIND.append(self._closing.detach())
        self._start()


_ALL: "weakref.WeakSet[Database]" = weakref.WeakSet()

_LEFT_BEHIND: list[object] = []
"""Engines of the parent process; dropped, they would close its connections."""


def _after_fork() -> None:
    for database in list(_ALL):
        database._after_fork()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
