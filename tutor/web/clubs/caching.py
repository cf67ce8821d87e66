"""Cache-Control and ETags of the pages of clubs.

A page about a club can change, so at most the visitor's own browser caches it. Whatever makes the
page says so with `limit_caching`, and the strictest call counts. Without a call any cache may keep
the page: it depends on its address alone.

**Polling**: board.js asks for its page every few seconds, with the ETag of what is shown, which
stands in the page as `data-board`. While that has not changed, the answer is an empty 304.
"""

import hashlib
from collections.abc import Callable
from enum import Enum
from http import HTTPStatus

from flask import Flask, Response, g, make_response, request

from tutor.web.shell.language_prefix import holds_secret, page_language


class CachePolicy(Enum):
    """Who may cache a page; the value is its `Cache-Control`."""

    BROWSER = "private, no-cache"
    """The visitor's browser, which revalidates each time."""
    NOBODY = "private, no-store"
    """No cache: private to a visitor or class, or about to change.

    `private` says nothing more by the standard, but there are shared caches that heed it alone.
    """


def init_app(app: Flask) -> None:
    """Set the header of each response."""
    app.after_request(_set_cache_control)


def limit_caching(policy: CachePolicy) -> None:
    """Limit who may cache this response; NOBODY stays NOBODY."""
    if g.get("cache_policy") is not CachePolicy.NOBODY:
        g.cache_policy = policy


def _set_cache_control(response: Response) -> Response:
    """Set Cache-Control, unless the view has set one as strict.

    Nothing below a secret address is cached, errors and files included.
    """
    policy: CachePolicy | None = (
        CachePolicy.NOBODY if holds_secret(request.path) else g.get("cache_policy")
    )
    said = response.cache_control
    is_kept_from_others = said.private or said.no_store
    if policy is CachePolicy.NOBODY or (policy is CachePolicy.BROWSER and not is_kept_from_others):
        response.headers["Cache-Control"] = policy.value
    return response


def page_or_unchanged(shown: object, draw: Callable[[str], str]) -> Response:
    """Return the page that `draw` makes, given its ETag, or 304 if the browser has that one.

    `shown` is what the page follows from beside its language; its repr has to differ whenever the
    page does, and to be the same in every worker, which that of a set is not.
    """
    limit_caching(CachePolicy.NOBODY)
    content = repr((page_language().tag, shown))
    digest = hashlib.blake2b(content.encode(), digest_size=12).hexdigest()
    if request.if_none_match.contains_weak(digest):
        response = Response(status=HTTPStatus.NOT_MODIFIED)
    else:
        response = make_response(draw(f'W/"{digest}"'))
    response.set_etag(digest, weak=True)
    return response
