"""What the parts of the store share: transactions, clubs by slug and secret, and what is due."""

import contextlib
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import TypeVar

from sqlalchemy import delete, or_, select, update
from sqlalchemy.orm import Session

from tutor.clubs import limits
from tutor.clubs.errors import StoreUnavailableError, UnknownClubError
from tutor.clubs.saved import Erased
from tutor.clubs.secrets import is_slug, opens
from tutor.clubs.store.database import Database
from tutor.clubs.store.models import ClubRow, CountRow, LearnerRow, TournamentRow

T = TypeVar("T")

VisitedRow = ClubRow | LearnerRow | TournamentRow
"""What is erased once nobody has visited it for long enough."""

_DAYS: dict[type[VisitedRow], int] = {
    ClubRow: limits.DAYS_OF_CLUBS,
    LearnerRow: limits.DAYS_OF_LEARNERS,
    TournamentRow: limits.DAYS_OF_TOURNAMENTS,
}

_NO_HASH = "-" * 64
"""What secrets are compared with where there is no club, so that it takes as long."""

_SWEEP_EVERY = timedelta(hours=1)


class ClubTransactions:
    """Transactions in a database of clubs; `now` is the clock."""

    def __init__(self, database: Database, now: Callable[[], datetime] | None = None) -> None:
        self.database = database
        self._now = now or (lambda: datetime.now(UTC))
        self._swept: datetime | None = None

    def sweep(self, now: datetime | None = None) -> Erased:
        """Erase whatever nobody has visited for long enough, by the clock or at `now`."""
        at = now or self._now()

        def work(session: Session) -> Erased:
            old = select(ClubRow.id).where(ClubRow.visited <= self._gone(ClubRow, at))
            learners = delete(LearnerRow).where(
                or_(LearnerRow.visited <= self._gone(LearnerRow, at), LearnerRow.club_id.in_(old))
            )
            learners_erased = session.execute(learners.returning(LearnerRow.id)).all()
            tournaments = delete(TournamentRow).where(
                or_(
                    TournamentRow.visited <= self._gone(TournamentRow, at),
                    TournamentRow.club_id.in_(old),
                )
            )
            tournaments_erased = session.execute(tournaments.returning(TournamentRow.id)).all()
            clubs = delete(ClubRow).where(ClubRow.visited <= self._gone(ClubRow, at))
            clubs_erased = session.execute(clubs.returning(ClubRow.id)).all()
            session.execute(delete(CountRow).where(CountRow.expires <= at.timestamp()))
            return Erased(len(clubs_erased), len(learners_erased), len(tournaments_erased))

        erased = self.database.write(work)
        self.database.forget()
        return erased

    def _read(self, work: Callable[[Session], T]) -> T:
        self._sweep_at_times()
        return self.database.read(work)

    def _write(self, work: Callable[[Session], T]) -> T:
        self._sweep_at_times()
        return self.database.write(work)

    def _erase(self, work: Callable[[Session], None]) -> None:
        """Write, and leave nothing in the files of what was there before."""
        self._write(work)
        self.database.forget()

    def _sweep_at_times(self) -> None:
        """Sweep if this process has not done so for an hour; if it cannot, the next hour will."""
        now = self._now()
        if self._swept is None or now - self._swept >= _SWEEP_EVERY:
            self._swept = now
            with contextlib.suppress(StoreUnavailableError):
                self.sweep(now)

    def _note_visit(self, table: type[VisitedRow], row: VisitedRow) -> None:
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
        row = None
        if is_slug(slug):
            query = select(ClubRow).where(
                ClubRow.slug == slug, ClubRow.visited > self._gone(ClubRow)
            )
            row = session.scalars(query.with_for_update(read=shares) if locks else query).first()
        if row is None:
            raise UnknownClubError(slug)
        return row

    def _opened(self, session: Session, slug: str, secret: str, *, locks: bool = False) -> ClubRow:
        """Return a club to whoever has its secret."""
        try:
            row = self._club(session, slug, locks=locks)
        except UnknownClubError:
            opens(secret, _NO_HASH)
            raise
        if not opens(secret, row.secret):
            raise UnknownClubError(slug)
        return row

    def _today(self) -> date:
        return self._now().astimezone(UTC).date()

    def _gone(self, table: type[VisitedRow], now: datetime | None = None) -> date:
        """Return the last day of a visit that is too long ago for a row of this table."""
        return (now or self._now()).astimezone(UTC).date() - timedelta(days=_DAYS[table])
