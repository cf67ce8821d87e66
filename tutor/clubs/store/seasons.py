"""Seasons of saved clubs: only what their organisers decided, since the results are elsewhere."""

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from tutor.clubs import limits
from tutor.clubs.errors import FullError, UnknownSeasonError
from tutor.clubs.season import Season, SeasonPlan
from tutor.clubs.secrets import hashed, is_ticket
from tutor.clubs.store.models import ClubRow, SeasonRow
from tutor.clubs.store.transactions import LARGEST_ID, ClubTransactions, erases, reads, writes
from tutor.clubs.tournament import Ranking


class SeasonStore(ClubTransactions):
    """The seasons of a site's clubs. Every method is one transaction, as those of `Store`."""

    @writes
    def make(self, session: Session, slug: str, secret: str, plan: SeasonPlan, ticket: str) -> int:
        """Add a season to a club and return its number; the same ticket again: the same one.

        Raises UnknownClubError without the club's secret, FullError with how many there may be,
        ValueError for a ticket that `new_ticket` cannot have made.
        """
        if not is_ticket(ticket):
            raise ValueError("a season is made with a ticket")
        club = self._opened(session, slug, secret, locks=True)
        mine = SeasonRow.club_id == club.id
        gone = SeasonRow.visited <= self._expiry_day(SeasonRow)
        session.execute(delete(SeasonRow).where(mine, gone))
        made = select(SeasonRow.id).where(mine, SeasonRow.ticket == hashed(ticket))
        known = session.scalars(made).one_or_none()
        if known is not None:
            return known
        others = select(func.count()).select_from(SeasonRow).where(mine)
        if session.scalars(others).one() >= limits.SEASONS:
            raise FullError(limits.SEASONS)
        row = SeasonRow(
            club_id=club.id,
            ticket=hashed(ticket),
            name=plan.name,
            ranking=plan.by,
            best_of=plan.best_of,
            tournaments=" ".join(map(str, plan.tournaments)),
            visited=self._today(),
        )
        club.visited = self._today()
        session.add(row)
        session.flush()
        return row.id

    @reads
    def of_club(self, session: Session, slug: str) -> tuple[Season, ...]:
        """Return all seasons of a club, the oldest first; UnknownClubError without a club."""
        query = select(SeasonRow).where(
            SeasonRow.club_id == self._club(session, slug).id,
            SeasonRow.visited > self._expiry_day(SeasonRow),
        )
        return tuple(map(_shown, session.scalars(query.order_by(SeasonRow.id))))

    def season(self, slug: str, number: int) -> Season:
        """Return a season of a club and note the visit; UnknownSeasonError if there is none."""
        row = self._read(lambda session: self._season(session, self._club(session, slug), number))
        self._note_visit(SeasonRow, row)
        return _shown(row)

    @erases
    def erase(self, session: Session, slug: str, secret: str, number: int) -> None:
        """Erase a season, not its tournaments. Raises UnknownClubError, UnknownSeasonError."""
        club = self._opened(session, slug, secret, locks=True)
        session.delete(self._season(session, club, number))

    def _season(self, session: Session, club: ClubRow, number: int) -> SeasonRow:
        """Return a season of this club that is not to be erased."""
        row = session.get(SeasonRow, number) if 0 < number < LARGEST_ID else None
        if row is None or row.club_id != club.id or row.visited <= self._expiry_day(SeasonRow):
            raise UnknownSeasonError(club.slug)
        return row


def _shown(row: SeasonRow) -> Season:
    return Season(
        row.id,
        SeasonPlan(
            name=row.name,
            by=Ranking(row.ranking),
            best_of=row.best_of,
            tournaments=tuple(map(int, row.tournaments.split())),
        ),
    )
