"""Tournaments are counted in their club: people say "Tournament 2", and no database's number.

Those that there are stay at 0, as do those that an older release adds: they go by the number that
their sheets were printed with.
"""

import sqlalchemy as sa
from alembic import op

revision = "004"
down_revision = "003"


def upgrade() -> None:
    """Add the column."""
    op.add_column(
        "tournaments", sa.Column("ordinal", sa.Integer, nullable=False, server_default="0")
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_column("tournaments", "ordinal")
