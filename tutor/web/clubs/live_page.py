"""A page that keeps itself up to date: its script, board.js, asks for it every few seconds.

It does so with the ETag of what is shown, which stands in the page as `data-board`. While that has
not changed, the answer is an empty 304 that costs no page.
"""

import hashlib
from collections.abc import Callable
from http import HTTPStatus

from flask import Response, make_response, request

from tutor.web.clubs.keeping import Keeper, let_keep
from tutor.web.shell.language_prefix import page_language


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
