"""Tournaments of clubs: their deals, their tables, and what each table made of each deal."""

import sqlalchemy as sa
from alembic import op

revision = "003"
down_revision = "002"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("club_id", sa.Integer, nullable=False),
        sa.Column("ticket", sa.String(64), nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules", sa.String, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("tie_break", sa.String(6), nullable=False),
        sa.Column("deals", sa.String, nullable=False),
        sa.Column("passed_over", sa.Integer, nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False),
        sa.Column("visited", sa.Date, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
        sa.ForeignKeyConstraint(
            ["club_id"], ["clubs.id"], name="fk_tournaments_club_id", ondelete="CASCADE"
        ),
        sa.UniqueConstraint("club_id", "ticket", name="uq_tournaments_club_id_ticket"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_tournaments_visited", "tournaments", ["visited"])
    op.create_table(
        "tournament_tables",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("tournament_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournament_tables"),
        sa.ForeignKeyConstraint(
            ["tournament_id"],
            ["tournaments.id"],
            name="fk_tournament_tables_tournament_id",
            ondelete="CASCADE",
        ),
        sa.UniqueConstraint(
            "tournament_id", "number", name="uq_tournament_tables_tournament_id_number"
        ),
        sa.UniqueConstraint("secret", name="uq_tournament_tables_secret"),
    )
    op.create_table(
        "tournament_results",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("turns_left", sa.Integer, nullable=False),
        sa.Column("lost_cards", sa.Integer, nullable=False),
        sa.Column("actions", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "deal", name="pk_tournament_results"),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tournament_tables.id"],
            name="fk_tournament_results_table_id",
            ondelete="CASCADE",
        ),
    )


def downgrade() -> None:
    """Drop the tables, with all tournaments."""
    for table in ("tournament_results", "tournament_tables", "tournaments"):
        op.drop_table(table)
