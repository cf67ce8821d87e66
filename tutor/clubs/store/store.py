"""Saved clubs, and the learners on their boards."""

import contextlib
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Row, delete, func, not_, select
from sqlalchemy.orm import Session

from tutor.clubs import limits
from tutor.clubs.errors import (
    BoardClosedError,
    FullError,
    NicknameTakenError,
    UnknownClubError,
    UnknownLearnerError,
)
from tutor.clubs.nicknames import key
from tutor.clubs.saved import Board, BoardState, Erased, Learner, NewClub, SavedClub
from tutor.clubs.secrets import (
    first_secret,
    hashed,
    hashed_ticket,
    is_ticket,
    new_slug,
    new_ticket,
)
from tutor.clubs.store.database import Database
from tutor.clubs.store.models import ClubRow, LearnerRow, ResultRow
from tutor.clubs.store.seasons import SeasonStore
from tutor.clubs.store.sweeping import Sweeper
from tutor.clubs.store.tournaments import TournamentStore, renew_table_secrets
from tutor.clubs.store.transactions import (
    LARGEST_ID,
    ClubTransactions,
    erases,
    reads,
    visits,
    writes,
)

T = TypeVar("T")


class Store(ClubTransactions):
    """The saved clubs of a site, in the database at `url`; empty: nothing can be saved.

    No connection is made before the first use, and it may be made before a fork: each process
    connects for itself. Every method is one transaction, and visits are noted in another. It raises
    StoreUnavailableError, with nothing written, while there is no database. `now` is the clock, for
    tests.

    What nobody has visited for long enough is erased: clubs, learners, tournaments and seasons are
    not shown from that day on, and `sweep` removes them, at start and once an hour while the store
    is in use.
    """

    def __init__(self, url: str, *, now: Callable[[], datetime] | None = None) -> None:
        sweeper = Sweeper(Database(url), now)
        super().__init__(sweeper)
        self.tournaments = TournamentStore(sweeper)
        self.seasons = SeasonStore(sweeper)

    @property
    def location(self) -> str:
        """Where the clubs are, for display: a file's path, or a URL without its password."""
        return self.database.location

    def prepare(self) -> bool:
        """Make or change the tables as this release needs them, and sweep; return if it had to.

        Many processes may do so at once. The connections are closed again, for a fork to come.
        """
        changed = self.database.prepare()
        self._sweeper.sweep_at_times()
        self.database.close()
        return changed

    def downgrade(self, release: str) -> None:
        """Change the tables back to those of an older release; what that doesn't know is erased.

        Other processes must not use the database meanwhile.
        """
        self.database.downgrade(release)
        self.database.close()

    def sweep(self, at: datetime | None = None) -> Erased:
        """Erase whatever nobody has visited for long enough, by the clock or at this time."""
        return self._sweeper.sweep(at)

    @writes
    def make(self, session: Session, plan: str, *, board: bool, ticket: str) -> NewClub:
        """Save a club under a new slug, and return that with its secret.

        The same ticket again gives the same club, as it was saved the first time. ValueError for
        a ticket that `new_ticket` cannot have made.
        """
        secret, ticket_hash = first_secret(ticket), hashed_ticket(ticket)
        made = select(ClubRow).where(ClubRow.ticket == ticket_hash)
        row = session.scalars(made).one_or_none()
        if row is not None and row.visited <= self._expiry_day():
            session.delete(row)
            session.flush()
            row = None
        if row is None:
            row = ClubRow(
                slug=new_slug(),
                secret=hashed(secret),
                ticket=ticket_hash,
                plan=plan,
                board=BoardState.OPEN if board else BoardState.NONE,
                visited=self._today(),
            )
            session.add(row)
            session.flush()
        return NewClub(row.slug, secret)

    def club(self, slug: str) -> SavedClub:
        """Return a club, and note that it was visited today; UnknownClubError if there is none."""
        row = self._columns(slug)
        self._note_visit(ClubRow, row)
        return _saved_club(row)

    @visits
    def club_with_secret(
        self, session: Session, slug: str, secret: str
    ) -> tuple[SavedClub, list[ClubRow]]:
        """Return a club and note the visit; UnknownClubError without its secret."""
        row = self._row_with_secret(session, slug, secret)
        return _saved_club(row), [row]

    @writes
    def change(self, session: Session, slug: str, secret: str, plan: str) -> None:
        """Give a club another plan; the board stays. UnknownClubError without its secret."""
        row = self._row_with_secret(session, slug, secret, locks=True)
        row.plan, row.visited = plan, self._today()

    @writes
    def rotate(self, session: Session, slug: str, secret: str, ticket: str = "") -> str:
        """Return a new secret; the one given is none any more. UnknownClubError without it.

        A form that is sent twice with the same ticket is given the same secret twice: the first
        answer may have been lost, and with it the only way to the club.
        """
        fresh = first_secret(ticket) if is_ticket(ticket) else new_ticket()
        try:
            row = self._row_with_secret(session, slug, secret, locks=True)
        except UnknownClubError:
            row = self._row_with_secret(session, slug, fresh, locks=True)
        row.secret, row.visited = hashed(fresh), self._today()
        renew_table_secrets(session, row.id, fresh)
        return fresh

    @erases
    def delete(self, session: Session, slug: str, secret: str) -> None:
        """Erase a club and its board. UnknownClubError without its secret."""
        session.delete(self._row_with_secret(session, slug, secret, locks=True))

    @erases
    def set_board(self, session: Session, slug: str, secret: str, state: BoardState) -> None:
        """Open or close the board; NONE erases it. UnknownClubError without the secret."""
        row = self._row_with_secret(session, slug, secret, locks=True)
        row.board, row.visited = state, self._today()
        if state is BoardState.NONE:
            session.execute(delete(LearnerRow).where(LearnerRow.club_id == row.id))

    @writes
    def join(self, session: Session, slug: str, nickname: str, ticket: str) -> Learner:
        """Put a learner on the board and return them; the same ticket again: the same learner.

        Raises UnknownClubError, BoardClosedError, NicknameTakenError (names that differ only in
        case or width are the same), FullError with the number of places; ValueError for a ticket
        that `new_ticket` cannot have made.
        """
        ticket_hash = hashed_ticket(ticket)
        club = self._club(session, slug, locks=True)
        joined = self._learner(session, club.id, ticket)
        if joined is not None:
            joined.visited = self._today()
            return _learner_of(session, joined)
        if club.board != BoardState.OPEN:
            raise BoardClosedError
        self._make_room(session, club.id, nickname)
        row = LearnerRow(
            club_id=club.id,
            ticket=ticket_hash,
            nickname=nickname,
            key=key(nickname),
            hidden=False,
            visited=self._today(),
        )
        club.visited = self._today()
        session.add(row)
        session.flush()
        return Learner(row.id, nickname, False, frozenset())

    @visits
    def learner(
        self, session: Session, slug: str, ticket: str
    ) -> tuple[Learner | None, list[LearnerRow]]:
        """Return the learner with this ticket, and note the visit; None if nobody has it."""
        row = None
        with contextlib.suppress(UnknownClubError):
            row = self._learner(session, self._club(session, slug).id, ticket)
        return (_learner_of(session, row), [row]) if row else (None, [])

    @writes
    def record(
        self, session: Session, slug: str, ticket: str, item: str, *, solved: bool = True
    ) -> None:
        """Note that a learner has solved a lesson or puzzle, or only tried it.

        What is solved stays solved; once more changes nothing.

        Raises UnknownClubError, UnknownLearnerError, BoardClosedError, FullError.
        """
        club = self._club(session, slug, locks=True, shares=True)
        row = self._learner(session, club.id, ticket, locks=True)
        if row is None:
            raise UnknownLearnerError
        if club.board != BoardState.OPEN:
            raise BoardClosedError
        row.visited = self._today()
        results = session.scalars(select(ResultRow).where(ResultRow.learner_id == row.id)).all()
        known = next((result for result in results if result.item == item), None)
        if known is not None:
            known.solved = known.solved or solved
            return
        if len(results) >= limits.RESULTS:
            raise FullError(limits.RESULTS)
        session.add(ResultRow(learner_id=row.id, item=item, solved=solved))

    @erases
    def leave(self, session: Session, slug: str, ticket: str) -> None:
        """Erase a learner and all that was recorded; nothing to do is no error."""
        with contextlib.suppress(UnknownClubError):
            club = self._club(session, slug, locks=True, shares=True)
            if row := self._learner(session, club.id, ticket):
                session.delete(row)

    @reads
    def board(self, session: Session, slug: str) -> tuple[Learner, ...]:
        """Return all learners in the order of joining, hidden ones marked; UnknownClubError."""
        return self._joined(session, self._club(session, slug))[1]

    @visits
    def visited_board(
        self, session: Session, slug: str, ticket: str
    ) -> tuple[Board, list[ClubRow | LearnerRow]]:
        """Return a club with its board, and the learner with this ticket, if any.

        The visit is noted of the club, and of the learner whose ticket it is. UnknownClubError if
        there is no such club.
        """
        club = self._club(session, slug)
        rows, learners = self._joined(session, club)
        sent = hashed(ticket) if is_ticket(ticket) else None
        place = next((place for place, row in enumerate(rows) if row.ticket == sent), None)
        if place is None:
            return Board(_saved_club(club), learners, None), [club]
        return Board(_saved_club(club), learners, learners[place]), [club, rows[place]]

    @writes
    def hide(self, session: Session, slug: str, secret: str, learner_id: int, hidden: bool) -> None:
        """Hide a nickname from the board, or show it again; a hidden one takes no place on it.

        UnknownClubError without the secret, UnknownLearnerError for nobody of this club.
        """
        self._managed(session, slug, secret, learner_id).hidden = hidden

    @erases
    def remove(self, session: Session, slug: str, secret: str, learner_id: int) -> None:
        """Erase a learner and all that was recorded; raises as `hide` does."""
        session.delete(self._managed(session, slug, secret, learner_id))

    def _joined(
        self, session: Session, club: ClubRow
    ) -> tuple[Sequence[LearnerRow], tuple[Learner, ...]]:
        """Return who is on a club's board, in the order of joining: the rows, and the learners."""
        here = select(LearnerRow).where(
            LearnerRow.club_id == club.id, not_(self._is_due(LearnerRow))
        )
        rows = session.scalars(here.order_by(LearnerRow.id)).all()
        of_club = select(LearnerRow.id).where(LearnerRow.club_id == club.id)
        return rows, _learners(session, rows, ResultRow.learner_id.in_(of_club))

    def _managed(self, session: Session, slug: str, secret: str, learner_id: int) -> LearnerRow:
        """Return a learner of a club to whoever has its secret."""
        club = self._row_with_secret(session, slug, secret, locks=True)
        row = session.get(LearnerRow, learner_id) if 0 < learner_id < LARGEST_ID else None
        if row is None or row.club_id != club.id:
            raise UnknownLearnerError
        return row

    def _learner(
        self, session: Session, club_id: int, ticket: str, *, locks: bool = False
    ) -> LearnerRow | None:
        if not is_ticket(ticket):
            return None
        query = select(LearnerRow).where(
            LearnerRow.club_id == club_id,
            LearnerRow.ticket == hashed(ticket),
            not_(self._is_due(LearnerRow)),
        )
        return session.scalars(query.with_for_update() if locks else query).one_or_none()

    def _make_room(self, session: Session, club_id: int, nickname: str) -> None:
        """Erase expired learners; then raise FullError or NicknameTakenError if due."""
        of_club = LearnerRow.club_id == club_id
        session.execute(delete(LearnerRow).where(of_club, self._is_due(LearnerRow)))
        if _count(session, of_club, LearnerRow.key == key(nickname)):
            raise NicknameTakenError(nickname)
        # Hidden ones keep no place: nobody can fill a board with what has to be hidden.
        if _count(session, of_club, LearnerRow.hidden.is_(False)) >= limits.LEARNERS:
            raise FullError(limits.LEARNERS)


def _count(session: Session, *which: ColumnElement[bool]) -> int:
    return session.scalars(select(func.count()).select_from(LearnerRow).where(*which)).one()


def _learner_of(session: Session, row: LearnerRow) -> Learner:
    """Return the learner of a row, with what was solved and tried."""
    return _learners(session, [row], ResultRow.learner_id == row.id)[0]


def _learners(
    session: Session, rows: Sequence[LearnerRow], theirs: ColumnElement[bool]
) -> tuple[Learner, ...]:
    """Return the learners of these rows, with their solved and tried items.

    `theirs` says which results are theirs; those of others may be among them.
    """
    items: dict[int, dict[bool, set[str]]] = {row.id: {True: set(), False: set()} for row in rows}
    results = select(ResultRow.learner_id, ResultRow.item, ResultRow.solved)
    for learner_id, item, solved in session.execute(results.where(theirs)):
        if learner_id in items:
            items[learner_id][solved].add(item)
    return tuple(
        Learner(
            row.id,
            row.nickname,
            row.hidden,
            solved=frozenset(items[row.id][True]),
            tried=frozenset(items[row.id][False]),
        )
        for row in rows
    )


def _saved_club(row: ClubRow | Row[Any]) -> SavedClub:
    return SavedClub(row.slug, row.plan, BoardState(row.board))
