"""Clubs, their learners and results, and the counts behind rate limits."""

import sqlalchemy as sa
from alembic import op

revision = "001"
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


def downgrade() -> None:
    """Drop the tables, with all that was saved."""
    for table in ("counts", "results", "learners", "clubs"):
        op.drop_table(table)
