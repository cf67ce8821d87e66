"""Results say whether they are solved: those that are kept so far all are.

A release that knows only these writes no word of it, so solved is what goes without saying.
"""

import sqlalchemy as sa
from alembic import op

revision = "002"
down_revision = "001"


def upgrade() -> None:
    """Add the column."""
    op.add_column(
        "results", sa.Column("solved", sa.Boolean, nullable=False, server_default=sa.true())
    )


def downgrade() -> None:
    """Drop it, and with it what was only tried, which would be taken for solved."""
    op.execute(sa.text("DELETE FROM results WHERE NOT solved"))
    op.drop_column("results", "solved")
