"""What Alembic runs: the connection, with its transaction and lock, comes from `migrating`."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
