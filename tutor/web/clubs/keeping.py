"""Who may keep a page about a club: at most the visitor's own browser, as such a page can change.

Whatever makes the page says so with `let_keep`, in whatever order, and the strictest counts. A page
of which nobody says anything depends on its address alone, and any cache may keep it.
"""

from enum import Enum

from flask import Flask, Response, g


class Keeper(Enum):
    """Who may keep a page; the value is what its `Cache-Control` says."""

    BROWSER = "private, no-cache"
    """The visitor's browser, which asks each time whether the page is still the same."""
    NOBODY = "private, no-store"
    """It is about this visitor or a class, or another one in a moment.

    `private` says nothing more by the standard, but there are shared caches that heed it alone.
    """


def init_app(app: Flask) -> None:
    """Let every answer say who may keep it; what calls `let_keep` after views is set up later."""
    app.after_request(_say)


def let_keep(keeper: Keeper) -> None:
    """Let this keeper, and nobody else, keep what is being made; it stays NOBODY if it once is."""
    if who_may_keep() is not Keeper.NOBODY:
        g.keeper = keeper


def who_may_keep() -> Keeper | None:
    """Return who may keep what is being made, as far as it has been said; None for anybody."""
    keeper: Keeper | None = g.get("keeper")
    return keeper


def _say(response: Response) -> Response:
    """Say who may keep the answer, unless it says itself something as strict."""
    keeper, said = who_may_keep(), response.cache_control
    is_kept_from_others = said.private or said.no_store
    if keeper is Keeper.NOBODY or (keeper is Keeper.BROWSER and not is_kept_from_others):
        response.headers["Cache-Control"] = keeper.value
    return response
