"""Parts shared within the store: transactions, and clubs by slug and secret."""

import contextlib
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, date
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import ColumnElement, Row, bindparam, delete, not_, select, update
from sqlalchemy.orm import Session

from tutor.clubs.errors import FullError, StoreUnavailableError, UnknownClubError
from tutor.clubs.secrets import hashed_ticket, is_slug, opens
from tutor.clubs.store.models import ClubRow, SeasonRow, TournamentRow
from tutor.clubs.store.sweeping import Sweeper, VisitedRow, is_due, last_day

S = TypeVar("S", bound="ClubTransactions")
P = ParamSpec("P")
T = TypeVar("T")
Made = TypeVar("Made", TournamentRow, SeasonRow)

LARGEST_ID = 2**31
"""No row has this id or a larger one."""

_NO_HASH = "-" * 64
"""What secrets are compared with where there is no club, so that it takes as long."""

_IS_THERE = ClubRow.slug == bindparam("slug"), ClubRow.visited > bindparam("gone")
_CLUB = select(ClubRow).where(*_IS_THERE)
_COLUMNS = select(*ClubRow.__table__.columns).where(*_IS_THERE)
"""Asked for by each page of a club's list: without an object it takes half of the time."""


class ClubTransactions:
    """Transactions in a database of clubs, by the clock of its sweeper.

    Each of them lets the sweeper see whether it is time; so all of a database share one.
    """

    def __init__(self, sweeper: Sweeper) -> None:
        self.database = sweeper.database
        self._sweeper = sweeper

    def _read(self, work: Callable[[Session], T]) -> T:
        self._sweeper.sweep_at_times()
        return self.database.read(work)

    def _write(self, work: Callable[[Session], T]) -> T:
        self._sweeper.sweep_at_times()
        return self.database.write(work)

    def _erase(self, work: Callable[[Session], T]) -> T:
        """Write, and leave nothing in the files of what was there before."""
        result = self._write(work)
        self.database.forget()
        return result

    def _note_visit(self, table: type[VisitedRow], row: VisitedRow | Row[Any]) -> None:
        """Note the day of a visit, once a day; whoever only reads is not stopped by an outage."""
        today = self._today()
        if row.visited >= today:
            return
        statement = update(table).where(table.id == row.id, table.visited < today)
        with contextlib.suppress(StoreUnavailableError):
            self._write(lambda session: session.execute(statement.values(visited=today)))

    def _club(
        self, session: Session, slug: str, *, locks: bool = False, shares: bool = False
    ) -> ClubRow:
        """Return a club that is not to be erased; locked, it changes only when we are through."""
        query = _CLUB.with_for_update(read=shares) if locks else _CLUB
        row = session.scalars(query, self._where(slug)).first()
        if row is None:
            raise UnknownClubError(slug)
        return row

    def _columns(self, slug: str) -> Row[Any]:
        """Return the columns of a club that is not to be erased, for whoever only reads them."""
        self._sweeper.sweep_at_times()
        row = self.database.first_row(_COLUMNS, self._where(slug))
        if row is None:
            raise UnknownClubError(slug)
        return row

    def _where(self, slug: str) -> Mapping[str, object]:
        """Return the parameters of a query for a club; none has an empty slug."""
        return {"slug": slug if is_slug(slug) else "", "gone": self._expiry_day()}

    def _row_with_secret(
        self, session: Session, slug: str, secret: str, *, locks: bool = False
    ) -> ClubRow:
        """Return a club; UnknownClubError without its secret."""
        try:
            row = self._club(session, slug, locks=locks)
        except UnknownClubError:
            opens(secret, _NO_HASH)
            raise
        if not opens(secret, row.secret):
            raise UnknownClubError(slug)
        return row

    def _today(self) -> date:
        return self._sweeper.now().astimezone(UTC).date()

    def _expiry_day(self) -> date:
        """Return the day on which a club, last visited then, has expired."""
        return last_day(ClubRow, self._sweeper.now())

    def _is_due(self, table: type[VisitedRow]) -> ColumnElement[bool]:
        return is_due(table, self._sweeper.now())

    def _all_of_club(self, session: Session, table: type[Made], slug: str) -> Sequence[Made]:
        """Return the rows of a club that are not to be erased, the oldest first."""
        query = select(table).where(
            table.club_id == self._club(session, slug).id, not_(self._is_due(table))
        )
        return session.scalars(query.order_by(table.id)).all()

    def _numbered(
        self, session: Session, table: type[Made], club: ClubRow, number: int
    ) -> Made | None:
        """Return the row of a club with this number, unless it is to be erased."""
        query = select(table).where(
            table.id == number, table.club_id == club.id, not_(self._is_due(table))
        )
        return session.scalars(query).one_or_none() if 0 < number < LARGEST_ID else None

    def _made_with(
        self, session: Session, table: type[Made], club: ClubRow, ticket: str, most: int
    ) -> Made | None:
        """Return the row of a club that this ticket made, once rows that are due are erased.

        Without one, raises FullError if the club has the most rows already; ValueError as
        `hashed_ticket`.
        """
        mine, ticket_hash = table.club_id == club.id, hashed_ticket(ticket)
        session.execute(delete(table).where(mine, self._is_due(table)))
        rows = session.scalars(select(table).where(mine)).all()
        made = next((row for row in rows if row.ticket == ticket_hash), None)
        if made is None and len(rows) >= most:
            raise FullError(most)
        return made


def reads(method: Callable[Concatenate[S, Session, P], T]) -> Callable[Concatenate[S, P], T]:
    """Run a method in a transaction that reads, with its session as the first argument."""
    return _with_session(ClubTransactions._read, method)


def writes(method: Callable[Concatenate[S, Session, P], T]) -> Callable[Concatenate[S, P], T]:
    """Run a method in a transaction that writes; it may be run again, as by `Database.write`."""
    return _with_session(ClubTransactions._write, method)


def erases(method: Callable[Concatenate[S, Session, P], T]) -> Callable[Concatenate[S, P], T]:
    """Run a method in a transaction that writes, and leave nothing of what was there before."""
    return _with_session(ClubTransactions._erase, method)


def visits(
    method: Callable[Concatenate[S, Session, P], tuple[T, Sequence[VisitedRow]]],
) -> Callable[Concatenate[S, P], T]:
    """Run a method in a transaction that reads; note a visit of the rows it returns besides."""
    read = reads(method)

    @wraps(method)
    def noting_visits(store: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        result, rows = read(store, *args, **kwargs)
        for row in rows:
            store._note_visit(type(row), row)
        return result

    return noting_visits


def _with_session(
    run: Callable[[ClubTransactions, Callable[[Session], T]], T],
    method: Callable[Concatenate[S, Session, P], T],
) -> Callable[Concatenate[S, P], T]:
    @wraps(method)
    def in_transaction(store: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return run(store, lambda session: method(store, session, *args, **kwargs))

    return in_transaction
