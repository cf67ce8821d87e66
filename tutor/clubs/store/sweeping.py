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
        clubs_due = ClubRow.visited <= last_day(ClubRow, now)

        def work(session: Session) -> Erased:
            old = select(ClubRow.id).where(clubs_due)
            learners = delete(LearnerRow).where(
                or_(LearnerRow.visited <= last_day(LearnerRow, now), LearnerRow.club_id.in_(old))
            )
            learners_erased = session.execute(learners.returning(LearnerRow.id)).all()
            seasons = delete(SeasonRow).where(
                or_(SeasonRow.visited <= last_day(SeasonRow, now), SeasonRow.club_id.in_(old))
            )
            seasons_erased = session.execute(seasons.returning(SeasonRow.id)).all()
            tournaments = delete(TournamentRow).where(
                or_(tournament_is_due(now), TournamentRow.club_id.in_(old))
            )
            tournaments_erased = session.execute(tournaments.returning(TournamentRow.id)).all()
            clubs = delete(ClubRow).where(clubs_due)
            clubs_erased = session.execute(clubs.returning(ClubRow.id)).all()
            session.execute(delete(CountRow).where(CountRow.expires <= now.timestamp()))
            return Erased(
                clubs=len(clubs_erased),
                learners=len(learners_erased),
                tournaments=len(tournaments_erased),
                seasons=len(seasons_erased),
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


def tournament_is_due(now: datetime) -> ColumnElement[bool]:
    """Return the condition for a tournament that is too old; one of a club with a season is not."""
    with_season = select(SeasonRow.club_id).where(SeasonRow.visited > last_day(SeasonRow, now))
    return and_(
        TournamentRow.visited <= last_day(TournamentRow, now),
        TournamentRow.club_id.not_in(with_season),
    )
