"""Who may keep a page about a club: at most the visitor's own browser, as such a page can change.

Whatever makes the page says so with `let_keep`, in whatever order, and the strictest counts. A page
of which nobody says anything depends on its address alone, and any cache may keep it.

**A page that keeps itself up to date**: its script, board.js, asks for it every few seconds, with
the ETag of what is shown, which stands in the page as `data-board`. While that has not changed, the
answer is an empty 304 that costs no page.
"""

import hashlib
from collections.abc import Callable
from enum import Enum
from http import HTTPStatus

from flask import Flask, Response, g, make_response, request

from tutor.web.shell.language_prefix import page_language


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


def page_or_unchanged(shown: object, draw: Callable[[str], str]) -> Response:
    """Return the page that `draw` makes, given its ETag, or 304 if the browser has that one.

    `shown` is what the page follows from beside its language; its repr has to differ whenever the
    page does, and to be the same in every worker, which that of a set is not.
    """
    let_keep(Keeper.NOBODY)
    content = repr((page_language().tag, shown))
    digest = hashlib.blake2b(content.encode(), digest_size=12).hexdigest()
    if request.if_none_match.contains_weak(digest):
        response = Response(status=HTTPStatus.NOT_MODIFIED)
    else:
        response = make_response(draw(f'W/"{digest}"'))
    response.set_etag(digest, weak=True)
    return response
