"""Seasons of saved clubs: only what their organisers decided, since the results are elsewhere."""

from sqlalchemy.orm import Session

from tutor.clubs import limits
from tutor.clubs.errors import UnknownSeasonError
from tutor.clubs.season import Season, SeasonPlan
from tutor.clubs.secrets import hashed_ticket
from tutor.clubs.store.models import ClubRow, SeasonRow
from tutor.clubs.store.transactions import ClubTransactions, erases, reads, visits, writes
from tutor.clubs.tournament import Ranking


class SeasonStore(ClubTransactions):
    """The seasons of a site's clubs. Every method is one transaction, as those of `Store`."""

    @writes
    def make(self, session: Session, slug: str, secret: str, plan: SeasonPlan, ticket: str) -> int:
        """Add a season to a club and return its number; the same ticket again: the same one.

        Raises UnknownClubError without the club's secret, FullError with how many there may be,
        ValueError for a ticket that `new_ticket` cannot have made.
        """
        club = self._row_with_secret(session, slug, secret, locks=True)
        if made := self._made_with(session, SeasonRow, club, ticket, limits.SEASONS):
            return made.id
        row = SeasonRow(
            club_id=club.id,
            ticket=hashed_ticket(ticket),
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
        return tuple(map(_shown, self._all_of_club(session, SeasonRow, slug)))

    @visits
    def season(self, session: Session, slug: str, number: int) -> tuple[Season, list[SeasonRow]]:
        """Return a season of a club and note the visit; UnknownSeasonError if there is none."""
        row = self._season(session, self._club(session, slug), number)
        return _shown(row), [row]

    @erases
    def erase(self, session: Session, slug: str, secret: str, number: int) -> None:
        """Erase a season, not its tournaments. Raises UnknownClubError, UnknownSeasonError."""
        club = self._row_with_secret(session, slug, secret, locks=True)
        session.delete(self._season(session, club, number))

    def _season(self, session: Session, club: ClubRow, number: int) -> SeasonRow:
        """Return a season of this club that is not to be erased."""
        row = self._numbered(session, SeasonRow, club, number)
        if row is None:
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
