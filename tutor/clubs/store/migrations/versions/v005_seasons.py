"""Seasons, and what a game's computer players score on the deals of a tournament."""

import sqlalchemy as sa
from alembic import op

revision = "005"
down_revision = "004"


def upgrade() -> None:
    """Make the table and the column; release 1.0.0 can still write without them."""
    op.create_table(
        "seasons",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("club_id", sa.Integer, nullable=False),
        sa.Column("ticket", sa.String(64), nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("ranking", sa.String(11), nullable=False),
        sa.Column("best_of", sa.Integer, nullable=False),
        sa.Column("tournaments", sa.String, nullable=False),
        sa.Column("visited", sa.Date, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_seasons"),
        sa.ForeignKeyConstraint(
            ["club_id"], ["clubs.id"], name="fk_seasons_club_id", ondelete="CASCADE"
        ),
        sa.UniqueConstraint("club_id", "ticket", name="uq_seasons_club_id_ticket"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_seasons_visited", "seasons", ["visited"])
    op.add_column(
        "tournaments",
        sa.Column("partner_scores", sa.String, nullable=False, server_default=""),
    )


def downgrade() -> None:
    """Drop both."""
    op.drop_column("tournaments", "partner_scores")
    op.drop_table("seasons")
