"""Classifies database errors into four kinds of outage."""

import contextlib
import errno
import os
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import exc

from tutor.clubs.errors import Outage, StoreUnavailableError

_FILE_ERRORS = {
    errno.EACCES: Outage.READ_ONLY,
    errno.EPERM: Outage.READ_ONLY,
    errno.EROFS: Outage.READ_ONLY,
    errno.ENOSPC: Outage.FULL,
    errno.EDQUOT: Outage.FULL,
}
_SQLITE = {
    sqlite3.SQLITE_IOERR_SHMSIZE: Outage.FULL,  # no room for the index of its log
    sqlite3.SQLITE_FULL: Outage.FULL,
    sqlite3.SQLITE_READONLY: Outage.READ_ONLY,
    sqlite3.SQLITE_PERM: Outage.READ_ONLY,
    sqlite3.SQLITE_BUSY: Outage.BUSY,
    sqlite3.SQLITE_LOCKED: Outage.BUSY,
    sqlite3.SQLITE_PROTOCOL: Outage.BUSY,
    sqlite3.SQLITE_NOMEM: Outage.BUSY,
    sqlite3.SQLITE_CANTOPEN: Outage.AWAY,
    sqlite3.SQLITE_IOERR: Outage.AWAY,
    sqlite3.SQLITE_CORRUPT: Outage.AWAY,
    sqlite3.SQLITE_NOTADB: Outage.AWAY,
}
"""SQLite's result codes: an extended one goes before its primary one."""

_POSTGRESQL = {
    "08": Outage.AWAY,  # connection lost
    "28": Outage.AWAY,  # user or password refused
    "3D": Outage.AWAY,  # no such database
    "57P": Outage.AWAY,  # shutting down, starting up
    "58": Outage.AWAY,  # the machine's own errors
    "XX": Outage.AWAY,  # PostgreSQL's own
    "53100": Outage.FULL,
    "53": Outage.BUSY,  # out of memory, too many connections
    "55P03": Outage.BUSY,  # lock_timeout
    "57014": Outage.BUSY,  # statement_timeout
    "25P03": Outage.BUSY,  # idle_in_transaction_session_timeout
    "40": Outage.BUSY,  # deadlock
    "25006": Outage.READ_ONLY,
    "42501": Outage.READ_ONLY,  # insufficient privilege
}
"""The longest beginning of an SQLSTATE that is listed counts."""


@contextlib.contextmanager
def outages_raised(file: Path | None = None) -> Iterator[None]:
    """Raise StoreUnavailableError for what the block raises because the database cannot.

    `file` is that of an SQLite database. Errors that are our own mistakes pass as they are.
    """
    try:
        yield
    except exc.TimeoutError as error:  # all connections of this process are in use
        raise StoreUnavailableError(Outage.BUSY, _line(error)) from error
    except exc.DBAPIError as error:
        if outage := outage_of(error.orig):
            if outage is Outage.AWAY and file and file.exists() and not _can_be_written(file):
                outage = Outage.READ_ONLY  # SQLite needs its log to be able to read
            raise StoreUnavailableError(outage, _line(error.orig)) from error
        raise
    except OSError as error:
        outage = _FILE_ERRORS.get(error.errno or 0, Outage.AWAY)
        raise StoreUnavailableError(outage, _line(error)) from error


def outage_of(error: BaseException | None) -> Outage | None:
    """Return the outage that a driver's error means; None if the database is up."""
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", 0)
        return _SQLITE.get(code) or _SQLITE.get(code & 0xFF)
    state = getattr(error, "sqlstate", None)
    if state is None:  # no answer at all: not there, or gone in the middle
        is_lost = type(error).__name__ in ("OperationalError", "ConnectionTimeout")
        is_slip = re.search("connection option|bad value for", str(error))  # in the URL
        return Outage.AWAY if is_lost or is_slip else None
    return next((_POSTGRESQL[state[:n]] for n in (5, 3, 2) if state[:n] in _POSTGRESQL), None)


def is_worth_another_try(error: exc.DBAPIError) -> bool:
    """Return whether the same again may go well: another was quicker with the same row."""
    return isinstance(error, exc.IntegrityError) or (
        getattr(error.orig, "sqlstate", None) in ("40001", "40P01")
    )


def is_about_missing_tables(error: exc.DBAPIError) -> bool:
    """Return whether there is a database, but a new and empty one."""
    return getattr(error.orig, "sqlstate", None) == "42P01" or (
        isinstance(error.orig, sqlite3.OperationalError) and "no such table" in str(error.orig)
    )


def _can_be_written(file: Path) -> bool:
    as_who = os.access in os.supports_effective_ids
    return all(os.access(path, os.W_OK, effective_ids=as_who) for path in (file, file.parent))


def _line(error: object) -> str:
    """Return an error's message in one line, without passwords."""
    line = " ".join(str(error).split())
    return re.sub(r"://[^@\s]*@", "://", line)
