"""Engines: how SQLite and PostgreSQL are talked to so that an acknowledged write is there.

And the URLs of their databases: what hosts and people write, and what is shown of it.
"""

import os
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, exc, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

PATIENCE = 5.0
"""Seconds that a statement waits for others' writes before it gives up."""

MIGRATION_PATIENCE = 60
"""Seconds that one process waits for another that is changing the tables."""

_POOL: dict[str, Any] = {"pool_size": 4, "max_overflow": 8, "pool_timeout": 5}

_TO_POSTGRESQL = {
    "connect_timeout": 3,
    "tcp_user_timeout": 5000,
    "keepalives_idle": 20,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "application_name": "hanabi-tutor",
}
"""How long a database is waited for that is not there (s; tcp_user_timeout: ms)."""


def engine_for(url: URL) -> Engine:
    """Return an engine with a pool of connections; transactions write if they are asked to.

    A transaction that will write says so beforehand, by the execution option `writes`: SQLite's
    then waits for its turn at the beginning, where waiting works.
    """
    if path := file_of(url):
        engine = create_engine(url, connect_args=_to_sqlite(PATIENCE), **_POOL)
        _listen_to_sqlite(engine, path, foreign_keys=True)
    else:
        engine = create_engine(
            url,
            connect_args=_to_postgresql(url),
            pool_pre_ping=True,
            pool_recycle=1800,
            **_POOL,
        )
        event.listen(engine, "begin", _limit_waiting)
    return engine


def migrating_engine_for(url: URL) -> Engine:
    """Return an engine for one connection that changes tables.

    SQLite does not watch foreign keys in it: Alembic replaces tables there, and dropping the old
    one would erase all that refers to it.
    """
    if path := file_of(url):
        engine = create_engine(url, connect_args=_to_sqlite(MIGRATION_PATIENCE), poolclass=NullPool)
        _listen_to_sqlite(engine, path, foreign_keys=False)
        return engine
    return create_engine(url, connect_args=_to_postgresql(url), poolclass=NullPool)


def _to_sqlite(patience: float) -> dict[str, Any]:
    # None: BEGIN and COMMIT are said by us, and tables are changed within a transaction, too
    return {"isolation_level": None, "timeout": patience}


def _to_postgresql(url: URL) -> dict[str, Any]:
    """Return how to connect; what the URL says goes first.

    Statements are not prepared, so that PgBouncer may stand in between.
    """
    defaults = {name: value for name, value in _TO_POSTGRESQL.items() if name not in url.query}
    return {**defaults, "prepare_threshold": None}


def _limit_waiting(connection: Connection) -> None:
    """Have PostgreSQL give up on what takes too long, in this transaction."""
    connection.exec_driver_sql(
        f"SET LOCAL statement_timeout = '{PATIENCE}s'; SET LOCAL lock_timeout = '{PATIENCE}s'; "
        f"SET LOCAL idle_in_transaction_session_timeout = '{4 * PATIENCE}s'"
    )


def _listen_to_sqlite(engine: Engine, path: Path, *, foreign_keys: bool) -> None:
    """Set up what an SQLite connection needs; the file is made when it is first used."""

    @event.listens_for(engine, "do_connect")
    def make_file(*_: object) -> None:
        if not path.exists():
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))

    @event.listens_for(engine, "connect")
    def set_up(connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
        record.info["file"] = _identity(path)
        cursor = connection.cursor()
        cursor.execute("PRAGMA synchronous = FULL")  # a write is on the disk when it returns
        cursor.execute("PRAGMA secure_delete = ON")  # what is erased is gone from the file
        cursor.execute(f"PRAGMA foreign_keys = {'ON' if foreign_keys else 'OFF'}")
        cursor.close()

    @event.listens_for(engine, "checkout")
    def look_for_file(_: DBAPIConnection, record: ConnectionPoolEntry, *__: object) -> None:
        if record.info["file"] != _identity(path):  # a backup has been put in its place
            raise exc.DisconnectionError("another file is there now")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _identity(path: Path) -> tuple[int, int] | None:
    """Return the identity of a file (device and inode); None if there is none."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return None
    return status.st_dev, status.st_ino


_SQLITE = ("sqlite", "sqlite+pysqlite")
_POSTGRESQL = ("postgres", "postgresql", "postgresql+psycopg")


def url_of(text: object) -> URL:
    """Return the URL of an SQLite file or a PostgreSQL database, with the driver that we have.

    Raises ValueError for any other, with what it must be; a password in it is not told.
    """
    try:
        if not isinstance(text, str | URL):
            raise ValueError
        url = make_url(text)
    except (ArgumentError, ValueError):  # a port that is no number: ValueError
        raise ValueError("must be a URL like postgresql://host/name") from None
    if url.drivername in _POSTGRESQL:
        return url.set(drivername="postgresql+psycopg")
    if url.drivername not in _SQLITE:
        raise ValueError(f"must begin with sqlite: or postgresql:, not with {url.drivername}:")
    if url.database in (None, "", ":memory:") or str(url.database).startswith("file:"):
        raise ValueError("must name a file, as each worker has a memory of its own")
    return url


def canonical(text: object) -> str:
    """Return the text of that URL, its password included; ValueError as for `url_of`."""
    return url_of(text).render_as_string(hide_password=False)


def url_of_file(path: Path) -> str:
    """Return the URL of an SQLite database in this file."""
    return URL.create("sqlite", database=str(path)).render_as_string()


def file_of(url: URL) -> Path | None:
    """Return the file of an SQLite database, from the root; None for another database."""
    is_file = url.get_backend_name() == "sqlite"
    return Path(str(url.database)).absolute() if is_file else None


def location_of(url: URL) -> str:
    """Return where that is, for people: a file's path, or a URL with *** for a password."""
    if path := file_of(url):
        return str(path)
    query = {name: url.query[name] for name in ("host", "port") if name in url.query}
    return url.set(drivername="postgresql", query=query).render_as_string().replace("%2F", "/")
