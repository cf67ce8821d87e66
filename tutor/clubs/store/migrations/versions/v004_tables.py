"""Everything a database holds: clubs, learners, results, tournaments, and counts for rate limits.

Release 1.0.0 came here in four steps, the last of which was "004".
"""

import sqlalchemy as sa
from alembic import op

revision = "004"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "clubs",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("slug", sa.String(10), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("ticket", sa.String(64), nullable=False),
        sa.Column("plan", sa.String, nullable=False),
        sa.Column("board", sa.String(6), nullable=False),
        sa.Column("visited", sa.Date, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_clubs"),
        sa.UniqueConstraint("slug", name="uq_clubs_slug"),
        sa.UniqueConstraint("ticket", name="uq_clubs_ticket"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_clubs_visited", "clubs", ["visited"])
    op.create_table(
        "learners",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("club_id", sa.Integer, nullable=False),
        sa.Column("ticket", sa.String(64), nullable=False),
        sa.Column("nickname", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False),
        sa.Column("visited", sa.Date, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_learners"),
        sa.ForeignKeyConstraint(
            ["club_id"], ["clubs.id"], name="fk_learners_club_id", ondelete="CASCADE"
        ),
        sa.UniqueConstraint("club_id", "key", name="uq_learners_club_id_key"),
        sa.UniqueConstraint("club_id", "ticket", name="uq_learners_club_id_ticket"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_learners_visited", "learners", ["visited"])
    op.create_table(
        "results",
        sa.Column("learner_id", sa.Integer, nullable=False),
        sa.Column("item", sa.String, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("learner_id", "item", name="pk_results"),
        sa.ForeignKeyConstraint(
            ["learner_id"], ["learners.id"], name="fk_results_learner_id", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "counts",
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("amount", sa.Integer, nullable=False),
        sa.Column("expires", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_counts"),
    )
    op.create_index("ix_counts_expires", "counts", ["expires"])
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
        sa.Column("ordinal", sa.Integer, nullable=False),
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
    """Drop the tables, with all that was saved."""
    for table in (
        *("tournament_results", "tournament_tables", "tournaments"),
        *("counts", "results", "learners", "clubs"),
    ):
        op.drop_table(table)
