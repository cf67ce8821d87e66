"""The store of saved clubs, in SQLite or PostgreSQL.

`Store` is what the rest of the site knows. It is below it: `database` (transactions, outages,
forks), `engines` (what each kind of database needs), `models` (the tables), `migrating` and
`migrations` (Alembic), `rates` (where `limits` counts).
"""

from tutor.clubs.store.rate_storage import RateStorage
from tutor.clubs.store.store import Store

__all__ = ["RateStorage", "Store"]
