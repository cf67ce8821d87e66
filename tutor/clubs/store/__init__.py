"""The store of saved clubs, in SQLite or PostgreSQL.

`Store` is what the rest of the site knows; its parts are `store` (clubs and boards),
`tournaments` and `seasons`, on `transactions` (what all need) and `sweeping` (what is due). Below
these are `database` (connections, forks), `outages` (what a failure means), `engines` (what each
kind of database needs, and URLs), `models` (the tables), `migrating` and `migrations` (Alembic),
and `rate_storage` (where `limits` counts).
"""

from tutor.clubs.store.rate_storage import RateStorage
from tutor.clubs.store.store import Store

__all__ = ["RateStorage", "Store"]
