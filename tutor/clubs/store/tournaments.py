"""Tournaments of saved clubs, their tables, and what each table made of each deal."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict

from sqlalchemy import Select, delete, func, select
from sqlalchemy.orm import Session

from tutor.clubs import limits
from tutor.clubs.errors import (
    ResultKnownError,
    TournamentClosedError,
    UnknownTournamentError,
)
from tutor.clubs.secrets import hashed, hashed_ticket, is_ticket, table_secret
from tutor.clubs.store.models import ClubRow, TableResultRow, TableRow, TournamentRow
from tutor.clubs.store.transactions import ClubTransactions, erases, reads, visits, writes
from tutor.clubs.tournament import (
    Correction,
    TableResult,
    TieBreak,
    Tournament,
    TournamentPlan,
    TournamentTable,
)
from tutor.core.game import DealResult


class TournamentStore(ClubTransactions):
    """The tournaments of a site's clubs. Their transactions are as in `Store`."""

    @writes
    def make(
        self,
        session: Session,
        slug: str,
        secret: str,
        plan: TournamentPlan,
        tables: int,
        ticket: str,
    ) -> int:
        """Add a tournament to a club and return its number; the same ticket again: the same one.

        Raises UnknownClubError without the club's secret, FullError with how many there may be,
        ValueError for a ticket that `new_ticket` cannot have made.
        """
        club = self._row_with_secret(session, slug, secret, locks=True)
        if made := self._made_with(session, TournamentRow, club, ticket, limits.TOURNAMENTS):
            return made.id
        row = _row_of_plan(plan)
        row.club_id, row.ticket, row.is_open = club.id, hashed_ticket(ticket), True
        last = select(func.max(TournamentRow.ordinal)).where(TournamentRow.club_id == club.id)
        row.ordinal = (session.scalar(last) or 0) + 1
        row.visited = club.visited = self._today()
        session.add(row)
        session.flush()
        for number in range(1, tables + 1):
            of_table = hashed(table_secret(secret, row.id, number))
            session.add(TableRow(tournament_id=row.id, number=number, name="", secret=of_table))
        return row.id

    @reads
    def of_club(self, session: Session, slug: str) -> tuple[Tournament, ...]:
        """Return all tournaments of a club, the oldest first; UnknownClubError without a club."""
        rows = self._all_of_club(session, TournamentRow, slug)
        return tuple(_shown(session, row) for row in rows)

    @visits
    def tournament(
        self, session: Session, slug: str, number: int
    ) -> tuple[Tournament, list[TournamentRow]]:
        """Return a tournament of a club and note the visit; UnknownTournamentError for none."""
        row = self._tournament(session, self._club(session, slug), number)
        return _shown(session, row), [row]

    @visits
    def table(
        self, session: Session, slug: str, secret: str
    ) -> tuple[tuple[Tournament, int], list[TournamentRow]]:
        """Return a tournament, and the number of the table that this is the secret of.

        Notes the visit. Raises UnknownClubError, UnknownTournamentError.
        """
        row, table = self._table(session, slug, secret)
        return (_shown(session, row), table.number), [row]

    @writes
    def send(
        self, session: Session, slug: str, secret: str, results: Mapping[int, TableResult]
    ) -> None:
        """Note what a table made of deals, counted from 0; sent twice, they are there once.

        All of them or none: raises UnknownTournamentError without a table's secret,
        TournamentClosedError, and ResultKnownError for deals that have another result, which only
        the organiser changes.
        """
        row, table = self._table(session, slug, secret, locks=True)
        known = _results(session, [table.id])[table.id]
        new = {deal: each for deal, each in results.items() if deal not in known}
        if new and not row.is_open:
            raise TournamentClosedError
        sent = {deal: each.result for deal, each in results.items() if deal in known}
        _check_known(known, sent)
        session.add_all(_row_of(table.id, deal, each) for deal, each in new.items())
        row.visited = self._today()

    @erases
    def correct(
        self,
        session: Session,
        slug: str,
        secret: str,
        number: int,
        table: int,
        changes: Mapping[int, Correction],
    ) -> None:
        """Correct a table's results, by deals from 0; needs the club's secret.

        All or nothing: raises ResultKnownError for deals whose result is not the one before the
        correction, as somebody was quicker; UnknownClubError, UnknownTournamentError.
        """
        row = self._managed(session, slug, secret, number)
        of_table = select(TableRow).where(
            TableRow.tournament_id == row.id, TableRow.number == table
        )
        table_row = session.scalars(of_table.with_for_update()).one_or_none()
        if table_row is None:
            raise UnknownTournamentError(slug)
        before = {deal: change.before for deal, change in changes.items()}
        _check_known(_results(session, [table_row.id])[table_row.id], before)
        of_deals = TableResultRow.table_id == table_row.id, TableResultRow.deal.in_(changes)
        session.execute(delete(TableResultRow).where(*of_deals))
        session.add_all(
            _row_of(table_row.id, deal, TableResult(change.after))
            for deal, change in changes.items()
            if change.after
        )

    @erases
    def rename(
        self, session: Session, slug: str, secret: str, number: int, names: Mapping[int, str]
    ) -> None:
        """Name tables by their numbers; raises UnknownClubError, UnknownTournamentError."""
        row = self._managed(session, slug, secret, number)
        for table in session.scalars(_tables_of([row.id])):
            table.name = names.get(table.number, table.name)

    @writes
    def set_open(
        self, session: Session, slug: str, secret: str, number: int, is_open: bool
    ) -> None:
        """Let tables send results, or no more; raises as `rename` does."""
        self._managed(session, slug, secret, number).is_open = is_open

    @erases
    def erase(self, session: Session, slug: str, secret: str, number: int) -> None:
        """Erase a tournament with all its results; raises as `rename` does."""
        session.delete(self._managed(session, slug, secret, number))

    def _managed(self, session: Session, slug: str, secret: str, number: int) -> TournamentRow:
        """Return a tournament that changes only when we are through; it is visited today."""
        club = self._row_with_secret(session, slug, secret, locks=True)
        row = self._tournament(session, club, number)
        row.visited = self._today()
        return row

    def _tournament(self, session: Session, club: ClubRow, number: int) -> TournamentRow:
        """Return a tournament of this club that is not to be erased."""
        row = self._numbered(session, TournamentRow, club, number)
        if row is None:
            raise UnknownTournamentError(club.slug)
        return row

    def _table(
        self, session: Session, slug: str, secret: str, *, locks: bool = False
    ) -> tuple[TournamentRow, TableRow]:
        """Return a table and its tournament; locked, both change only when we are through."""
        club = self._club(session, slug, locks=locks, shares=True)
        query = select(TableRow).join(
            TournamentRow,
            (TournamentRow.id == TableRow.tournament_id) & (TournamentRow.club_id == club.id),
        )
        table = None
        if is_ticket(secret):
            query = query.where(TableRow.secret == hashed(secret))
            table = session.scalars(query.with_for_update(of=TableRow) if locks else query).first()
        if table is None:
            raise UnknownTournamentError(slug)
        return self._tournament(session, club, table.tournament_id), table


def renew_table_secrets(session: Session, club_id: int, secret: str) -> None:
    """Give all tables of a club the secrets that follow from the club's new one."""
    ids = select(TournamentRow.id).where(TournamentRow.club_id == club_id)
    for table in session.scalars(_tables_of(session.scalars(ids).all())):
        table.secret = hashed(table_secret(secret, table.tournament_id, table.number))


def _tables_of(tournaments: Sequence[int]) -> Select[TableRow]:
    of_these = TableRow.tournament_id.in_(tournaments)
    return select(TableRow).where(of_these).order_by(TableRow.number)


def _results(session: Session, tables: Iterable[int]) -> dict[int, dict[int, TableResult]]:
    """Return the results by the ids of tables and by the deals, counted from 0."""
    results: dict[int, dict[int, TableResult]] = {table: {} for table in tables}
    query = select(TableResultRow).where(TableResultRow.table_id.in_(results))
    for row in session.scalars(query):
        result = DealResult(row.score, row.turns_left, row.lost_cards)
        results[row.table_id][row.deal] = TableResult(result, row.actions)
    return results


def _check_known(
    known: Mapping[int, TableResult], expected: Mapping[int, DealResult | None]
) -> None:
    """Raise ResultKnownError if deals have another result than is expected of them."""
    results = {deal: each.result for deal, each in known.items()}
    others = tuple(deal for deal, each in expected.items() if results.get(deal) != each)
    if others:
        raise ResultKnownError(others)


def _row_of(table_id: int, deal: int, result: TableResult) -> TableResultRow:
    figures = asdict(result.result)
    return TableResultRow(table_id=table_id, deal=deal, actions=result.actions, **figures)


def _row_of_plan(plan: TournamentPlan) -> TournamentRow:
    scores = " ".join(",".join(map(str, scores)) for scores in plan.partner_scores)
    joined = {"deals": " ".join(plan.deals), "partner_scores": scores}
    return TournamentRow(**{**asdict(plan), **joined})


def _plan_of(row: TournamentRow) -> TournamentPlan:
    return TournamentPlan(
        game=row.game,
        rules=row.rules,
        players=row.players,
        tie_break=TieBreak(row.tie_break),
        deals=tuple(row.deals.split()),
        passed_over=row.passed_over,
        partner_scores=tuple(
            tuple(map(int, scores.split(","))) for scores in row.partner_scores.split()
        ),
    )


def _shown(session: Session, row: TournamentRow) -> Tournament:
    plan = _plan_of(row)
    tables = session.scalars(_tables_of([row.id])).all()
    results = _results(session, [table.id for table in tables])
    return Tournament(
        row.id,
        row.ordinal,
        plan,
        row.is_open,
        tuple(
            TournamentTable(
                table.number,
                table.name,
                tuple(results[table.id].get(deal) for deal in range(len(plan.deals))),
            )
            for table in tables
        ),
    )
