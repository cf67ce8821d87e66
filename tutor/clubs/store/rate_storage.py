"""A storage of the package `limits` in the clubs' database, shared by workers and machines."""

import time
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from limits.storage import Storage
from sqlalchemy import Row, case, delete, select
from sqlalchemy.dialects.postgresql import insert as insert_in_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_in_sqlite
from sqlalchemy.orm import Session

from tutor.clubs.errors import StoreError, StoreUnavailableError
from tutor.clubs.store.database import Database
from tutor.clubs.store.models import CountRow


class RateStorage(Storage):
    """Counts in a table, in one transaction each; for windows that are fixed.

    Of a key only its hash is kept. What has run out is removed by `Store.sweep`.
    """

    STORAGE_SCHEME = None  # made with a database, not from a URL

    def __init__(self, database: Database, *, clock: Callable[[], float] = time.time) -> None:
        super().__init__()
        self._database = database
        self._clock = clock

    @property
    def base_exceptions(self) -> type[Exception]:
        """The errors of the methods when the database is away."""
        return StoreUnavailableError

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        """Add to a count and return it; a new one, or one that has run out, begins now."""
        now, name = self._clock(), _name(key)

        def work(session: Session) -> int:
            is_sqlite = session.get_bind().dialect.name == "sqlite"
            insert = insert_in_sqlite if is_sqlite else insert_in_postgresql
            is_over = CountRow.expires <= now
            counting = insert(CountRow).values(name=name, amount=amount, expires=now + expiry)
            counting = counting.on_conflict_do_update(
                index_elements=["name"],
                set_={
                    "amount": case((is_over, amount), else_=CountRow.amount + amount),
                    "expires": case((is_over, now + expiry), else_=CountRow.expires),
                },
            )
            session.execute(counting)
            return session.scalars(select(CountRow.amount).where(CountRow.name == name)).one()

        return self._database.write(work)

    def get(self, key: str) -> int:
        """Return a count; 0 if there is none, or none that has not run out."""
        row = self._row(key)
        return row.amount if row else 0

    def get_expiry(self, key: str) -> float:
        """Return when a count runs out, in seconds since 1970; now if there is none."""
        row = self._row(key)
        return row.expires if row else self._clock()

    def check(self) -> bool:
        """Return whether anything can be counted."""
        try:
            self._row("")
        except StoreError:
            return False
        return True

    def reset(self) -> int | None:
        """Forget all counts; returns how many there were."""

        def work(session: Session) -> int:
            names = session.scalars(select(CountRow.name)).all()
            session.execute(delete(CountRow))
            return len(names)

        return self._database.write(work)

    def clear(self, key: str) -> None:
        """Forget one count."""
        gone = delete(CountRow).where(CountRow.name == _name(key))
        self._database.write(lambda session: session.execute(gone))

    def _row(self, key: str) -> Row[Any] | None:
        is_running = CountRow.name == _name(key), CountRow.expires > self._clock()
        query = select(*CountRow.__table__.columns).where(*is_running)
        return self._database.first_row(query, {})


def _name(key: str) -> str:
    return sha256(key.encode()).hexdigest()
