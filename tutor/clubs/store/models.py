"""The tables. Whatever changes here needs a revision in `migrations/versions`; a test compares."""

from datetime import date

from sqlalchemy import Float, ForeignKey, MetaData, String, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
"""How constraints are called, so that a migration can name them in every database."""


class Base(DeclarativeBase):
    """Base of all tables."""

    metadata = MetaData(naming_convention=NAMES)


class ClubRow(Base):
    """A saved club. Of secret and ticket it has the hashes, of visits the last day (UTC)."""

    __tablename__ = "clubs"
    __table_args__ = {"sqlite_autoincrement": True}  # noqa: RUF012 - SQLAlchemy's own form

    id: Mapped[int] = mapped_column(primary_key=True)
    slug: Mapped[str] = mapped_column(String(10), unique=True)
    secret: Mapped[str] = mapped_column(String(64))
    ticket: Mapped[str] = mapped_column(String(64), unique=True)
    plan: Mapped[str]
    board: Mapped[str] = mapped_column(String(6))
    visited: Mapped[date] = mapped_column(index=True)


class OfClub:
    """What rows of a club have in common: a ticket that made them, and the day of a last visit."""

    id: Mapped[int] = mapped_column(primary_key=True)
    club_id: Mapped[int] = mapped_column(ForeignKey("clubs.id", ondelete="CASCADE"))
    ticket: Mapped[str] = mapped_column(String(64))
    visited: Mapped[date] = mapped_column(index=True)


class LearnerRow(OfClub, Base):
    """A learner on a club's board; `key` is what two nicknames that look the same share."""

    __tablename__ = "learners"
    __table_args__ = (
        UniqueConstraint("club_id", "key"),
        UniqueConstraint("club_id", "ticket"),
        {"sqlite_autoincrement": True},  # an id is given once: a stale page hides nobody else
    )

    nickname: Mapped[str]
    key: Mapped[str]
    hidden: Mapped[bool]


class ResultRow(Base):
    """A lesson or puzzle that a learner has solved, or has tried; when is nobody's business."""

    __tablename__ = "results"

    learner_id: Mapped[int] = mapped_column(
        ForeignKey("learners.id", ondelete="CASCADE"), primary_key=True
    )
    item: Mapped[str] = mapped_column(primary_key=True)
    solved: Mapped[bool]


class TournamentRow(OfClub, Base):
    """A tournament of a club; `deals` are their names with spaces between.

    `ordinal` numbers the club's tournaments from 1. `partner_scores` has a word for each deal, with
    commas between scores; tournaments made by release 1.0.0 have none.
    """

    __tablename__ = "tournaments"
    __table_args__ = (
        UniqueConstraint("club_id", "ticket"),
        {"sqlite_autoincrement": True},  # an id is given once: an old sheet leads to no other one
    )

    game: Mapped[str]
    rules: Mapped[str]
    players: Mapped[int]
    tie_break: Mapped[str] = mapped_column(String(6))
    deals: Mapped[str]
    passed_over: Mapped[int]
    is_open: Mapped[bool]
    ordinal: Mapped[int]
    partner_scores: Mapped[str] = mapped_column(server_default="")


class TableRow(Base):
    """A table of a tournament; of its secret there is the hash."""

    __tablename__ = "tournament_tables"
    __table_args__ = (UniqueConstraint("tournament_id", "number"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    tournament_id: Mapped[int] = mapped_column(ForeignKey("tournaments.id", ondelete="CASCADE"))
    number: Mapped[int]
    name: Mapped[str]
    secret: Mapped[str] = mapped_column(String(64), unique=True)


class TableResultRow(Base):
    """A table's result on a deal, counted from 0; `actions` are empty if it was typed."""

    __tablename__ = "tournament_results"

    table_id: Mapped[int] = mapped_column(
        ForeignKey("tournament_tables.id", ondelete="CASCADE"), primary_key=True
    )
    deal: Mapped[int] = mapped_column(primary_key=True)
    score: Mapped[int]
    turns_left: Mapped[int]
    lost_cards: Mapped[int]
    actions: Mapped[str]


class SeasonRow(OfClub, Base):
    """A season of a club; `tournaments` are ids with spaces between, or empty if all count."""

    __tablename__ = "seasons"
    __table_args__ = (
        UniqueConstraint("club_id", "ticket"),
        {"sqlite_autoincrement": True},  # an id is given once: an old link leads to no other one
    )

    name: Mapped[str]
    ranking: Mapped[str] = mapped_column(String(11))
    best_of: Mapped[int]
    tournaments: Mapped[str]


class CountRow(Base):
    """How often something was done, until `expires` (seconds since 1970); `name` is a hash."""

    __tablename__ = "counts"

    name: Mapped[str] = mapped_column(String(64), primary_key=True)
    amount: Mapped[int]
    expires: Mapped[float] = mapped_column(Float(53), index=True)
