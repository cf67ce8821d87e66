"""Brings the tables up to date, one process at a time, however many begin to."""

import contextlib
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, exc, text

from tutor.clubs.errors import Outage, StoreUnavailableError
from tutor.clubs.store.engines import MIGRATION_PATIENCE, file_of, migrating_engine_for

_FOLDER = Path(__file__).parent / "migrations"

REVISIONS = {"1.0.0": "004"}
"""The revision of the tables of older releases."""

_LOCK = int.from_bytes(b"clubs", "big")
"""The number of PostgreSQL's advisory lock."""


def bring_up_to_date(url: URL) -> bool:
    """Make or change the tables as this release needs them; returns whether there was a need.

    Raises SQLAlchemy's errors, and StoreUnavailableError if a newer release was here already.
    """
    engine = migrating_engine_for(url)
    with engine.connect() as connection:
        if file_of(url):
            _keep_a_log(connection)
        if _is_current(connection):
            return False
    with engine.execution_options(writes=True).begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SET LOCAL lock_timeout = '{MIGRATION_PATIENCE}s'"))
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        if _is_current(connection):  # another process was quicker
            return False
        command.upgrade(_config(connection), "head")
    return True


def downgrade(url: URL, revision: str) -> None:
    """Go back to an older revision; "base" drops everything."""
    with migrating_engine_for(url).execution_options(writes=True).begin() as connection:
        command.downgrade(_config(connection), revision)


def _is_current(connection: Connection) -> bool:
    """Return whether nothing has to be done."""
    scripts = ScriptDirectory.from_config(_config(connection))
    revision = MigrationContext.configure(connection).get_current_revision()
    revisions = {each.revision for each in scripts.walk_revisions()}
    if revision is not None and revision not in revisions:
        raise StoreUnavailableError(
            Outage.AWAY, f"its tables come from a newer release (revision {revision})"
        )
    return revision == scripts.get_current_head()


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _keep_a_log(connection: Connection) -> None:
    """Have SQLite write ahead (WAL), so that readers and a writer do not wait for each other.

    The file remembers it. If that fails, the database is read-only or busy: the next start tries
    again, and what is read or written meanwhile says what is wrong.
    """
    driver = connection.connection.driver_connection
    assert driver
    with contextlib.suppress(exc.OperationalError, driver.OperationalError):
        driver.execute("PRAGMA journal_mode = WAL")
