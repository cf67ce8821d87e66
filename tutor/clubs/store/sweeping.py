"""Erases clubs and boards that nobody has visited for long."""

import contextlib
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

from sqlalchemy import ColumnElement, and_, delete, or_, select
from sqlalchemy.orm import Session

from tutor.clubs import limits
from tutor.clubs.errors import StoreUnavailableError
from tutor.clubs.saved import Erased
from tutor.clubs.store.database import Database
from tutor.clubs.store.models import ClubRow, CountRow, LearnerRow, SeasonRow, TournamentRow

VisitedRow = ClubRow | LearnerRow | TournamentRow | SeasonRow
"""What is erased once nobody has visited it for long enough."""

_DAYS: dict[type[VisitedRow], int] = {
    ClubRow: limits.DAYS_OF_CLUBS,
    LearnerRow: limits.DAYS_OF_LEARNERS,
    TournamentRow: limits.DAYS_OF_TOURNAMENTS,
    SeasonRow: limits.DAYS_OF_SEASONS,
}

_SWEEP_EVERY = timedelta(hours=1)


class Sweeper:
    """Erases expired rows of a database; `now` is the clock.

    A process has one for each database, shared by all that use it: it remembers when it has swept.
    """

    def __init__(self, database: Database, now: Callable[[], datetime] | None = None) -> None:
        self.database = database
        self.now = now or (lambda: datetime.now(UTC))
        self._swept: datetime | None = None

    def sweep(self, at: datetime | None = None) -> Erased:
        """Erase whatever is due, by the clock or at this time, and return how much it was."""
        now = at or self.now()
        old = select(ClubRow.id).where(is_due(ClubRow, now))

        def work(session: Session) -> Erased:
            def erase(table: type[VisitedRow], *besides: ColumnElement[bool]) -> int:
                gone = delete(table).where(or_(is_due(table, now), *besides)).returning(table.id)
                return len(session.execute(gone).all())

            session.execute(delete(CountRow).where(CountRow.expires <= now.timestamp()))
            return Erased(
                learners=erase(LearnerRow, LearnerRow.club_id.in_(old)),
                seasons=erase(SeasonRow, SeasonRow.club_id.in_(old)),
                tournaments=erase(TournamentRow, TournamentRow.club_id.in_(old)),
                clubs=erase(ClubRow),
            )

        erased = self.database.write(work)
        self.database.forget()
        return erased

    def sweep_at_times(self) -> None:
        """Sweep if this process has not done so for an hour; if it cannot, the next hour will."""
        now = self.now()
        if self._swept is None or now - self._swept >= _SWEEP_EVERY:
            self._swept = now
            with contextlib.suppress(StoreUnavailableError):
                self.sweep(now)


def last_day(table: type[VisitedRow], now: datetime) -> date:
    """Return the day on which a row of this table, last visited then, has expired."""
    return now.astimezone(UTC).date() - timedelta(days=_DAYS[table])


def is_due(table: type[VisitedRow], now: datetime) -> ColumnElement[bool]:
    """Return the condition for rows that are too old; no tournament of a club with a season is."""
    due = table.visited <= last_day(table, now)
    if table is not TournamentRow:
        return due
    with_season = select(SeasonRow.club_id).where(SeasonRow.visited > last_day(SeasonRow, now))
    return and_(due, TournamentRow.club_id.not_in(with_season))
