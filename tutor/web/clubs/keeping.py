"""Who may keep a page about a club: at most the visitor's own browser, as such a page can change.

Whatever makes the page says so with `let_keep`, in whatever order, and the strictest counts. A page
of which nobody says anything depends on its address alone, and any cache may keep it.

**A page that keeps itself up to date**: its script, board.js, asks for it every few seconds, with
the ETag of what is shown, which stands in the page as `data-board`. While that has not changed, the
answer is an empty 304 that costs no page.

**Tickets** tell a learner apart from other visitors: in a cookie, one for each club. It is set when
somebody joins a board, and goes when they leave. No script can read it, and it says nothing to any
other club. The same goes for a table of a tournament that plays in the browser, and the secret that
it sends results with. A form has a ticket, too, so that pressing twice does what it does once.
"""

import hashlib
from collections.abc import Callable
from datetime import timedelta
from enum import Enum
from http import HTTPStatus

from flask import Flask, Response, after_this_request, g, make_response, request

from tutor.clubs.limits import DAYS_OF_LEARNERS, DAYS_OF_TOURNAMENTS
from tutor.clubs.secrets import is_ticket
from tutor.core.errors import BadSyntaxError
from tutor.web.shell.language_prefix import holds_secret, page_language


class Keeper(Enum):
    """Who may keep a page; the value is what its `Cache-Control` says."""

    BROWSER = "private, no-cache"
    """The visitor's browser, which asks each time whether the page is still the same."""
    NOBODY = "private, no-store"
    """It is about this visitor or a class, or another one in a moment.

    `private` says nothing more by the standard, but there are shared caches that heed it alone.
    """


def init_app(app: Flask) -> None:
    """Let every answer say who may keep it."""
    app.after_request(_say)


def let_keep(keeper: Keeper) -> None:
    """Let this keeper, and nobody else, keep what is being made; it stays NOBODY if it once is."""
    if g.get("keeper") is not Keeper.NOBODY:
        g.keeper = keeper


def _say(response: Response) -> Response:
    """Say who may keep the answer, unless it says itself something as strict.

    Nobody keeps what is below a secret, errors and files too.
    """
    keeper: Keeper | None = Keeper.NOBODY if holds_secret(request.path) else g.get("keeper")
    said = response.cache_control
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


def ticket_for(slug: str) -> str | None:
    """Return the ticket that this visitor has for the board of a club; None without one."""
    return _kept(_name(slug))


def keep_ticket(slug: str, ticket: str) -> None:
    """Let the visitor's browser keep a ticket, from today for as long as the store keeps it."""
    _keep(_name(slug), ticket, DAYS_OF_LEARNERS)


def table_secret_kept(table: str) -> str | None:
    """Return the secret that this browser has for a table of a tournament; None without one."""
    return _kept(f"table-{table}")


def keep_table_secret(table: str, secret: str) -> None:
    """Let this browser be a table, for as long as the store keeps a tournament."""
    _keep(f"table-{table}", secret, DAYS_OF_TOURNAMENTS)


def _kept(name: str) -> str | None:
    ticket = request.cookies.get(name, "")
    return ticket if is_ticket(ticket) else None


def _keep(name: str, ticket: str, days: int) -> None:
    let_keep(Keeper.NOBODY)

    @after_this_request
    def _(response: Response) -> Response:
        response.set_cookie(
            name,
            ticket,
            max_age=timedelta(days=days),
            secure=request.is_secure,
            httponly=True,
            samesite="Lax",
        )
        return response


def renew_ticket(slug: str) -> None:
    """Let the visitor's browser keep its ticket for as long again, as the store does."""
    if ticket := ticket_for(slug):
        keep_ticket(slug, ticket)


def drop_ticket(slug: str) -> None:
    """Let the visitor's browser forget its ticket for a club."""
    let_keep(Keeper.NOBODY)

    @after_this_request
    def _(response: Response) -> Response:
        response.delete_cookie(_name(slug), secure=request.is_secure, httponly=True, samesite="Lax")
        return response


def _name(slug: str) -> str:
    return f"learner-{slug}"


TICKET = "ticket"
"""The field with the ticket."""


def ticket_sent() -> str:
    """Return the ticket of the form that was sent; BadSyntaxError if it has none of ours."""
    ticket = request.form.get(TICKET, "")
    if not is_ticket(ticket):
        raise BadSyntaxError(TICKET, "", 0, "a ticket of ours")
    return ticket


def see_other(address: str) -> Response:
    """Return what leads from a form to the page that shows what came of it."""
    return Response(status=HTTPStatus.SEE_OTHER, headers={"Location": address})
