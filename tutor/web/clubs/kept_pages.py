"""Pages along a saved club's list, and its sheets, are made once while the club is what it was.

Such a page is private, as the club can change, so the cache in front of the app keeps none. But it
depends on nothing but its address, what the club is just now, and whether its visitor has joined
the board. A class goes along one list, and most of it asks for the same pages. Sheets are the
dearest of all pages, and looked at again and again before they are printed.
"""

import time
from collections.abc import Hashable
from contextlib import suppress
from dataclasses import dataclass
from http import HTTPStatus

from flask import Flask, Response, current_app, g, request

from tutor.clubs.errors import StoreUnavailableError, UnknownClubError
from tutor.web.clubs.club import Club, club_in_path
from tutor.web.clubs.club_list import club_of_list
from tutor.web.clubs.keeping import Keeper, who_may_keep
from tutor.web.clubs.tickets import ticket_for
from tutor.web.shell.compression import FAIR, compress_with, encoding_for
from tutor.web.shell.page_store import PageStore
from tutor.web.shell.settings import memory_for
from tutor.web.shell.view_marks import mark

OF_CLUB = "of_club"
"""The mark of a view that depends on nothing but its address and the club in this part of it."""

_KEY = "kept_pages_of_clubs"
_ENCODING = "br"
_OVERHEAD = 2048
_OWN_HEADERS = {"Content-Type", "Content-Length"}
_SECONDS_A_DAY = 24 * 60 * 60


@dataclass(frozen=True, slots=True)
class KeptBody:
    """A compressed page."""

    body: bytes

    @property
    def size(self) -> int:
        """About how many bytes it takes in memory."""
        return len(self.body) + _OVERHEAD


def init_app(app: Flask) -> None:
    """Keep them, for browsers that take the best compression; the others have theirs made anew."""
    app.extensions[_KEY] = PageStore[KeptBody](memory_for(app.config, "pages of clubs"))
    app.before_request(_kept)
    app.after_request(_keep)


def _kept() -> Response | None:
    key = _key()
    if key is None:
        return None
    kept = _store().get(key)
    if kept is None:
        g.key_of_page = key
        return None
    response = Response(mimetype="text/html")
    compress_with(response, {_ENCODING: kept.body})
    return response


def _keep(response: Response) -> Response:
    """Keep a page of which its view says nothing that its body does not say."""
    key = None if who_may_keep() is Keeper.NOBODY else g.get("key_of_page")
    is_plain = response.status_code == HTTPStatus.OK and {*response.headers.keys()} <= _OWN_HEADERS
    if key is not None and is_plain and response.mimetype == "text/html":
        body = FAIR[_ENCODING](response.get_data())
        _store().put(key, KeptBody(body))
        compress_with(response, {_ENCODING: body})
    return response


def _key() -> Hashable | None:
    """Return all that the page of this request depends on; None if it is not such a page."""
    if request.method != "GET":
        return None
    if encoding_for(request.headers.get("Accept-Encoding", "")) != _ENCODING:
        return None
    club = _club()
    if club is None or not club.is_saved:
        return None
    joined = bool(ticket_for(club.ref))
    today = int(time.time()) // _SECONDS_A_DAY
    return (request.host_url, request.path, request.query_string, club, joined, today)


def _club() -> Club | None:
    """Return the club that all of this page follows from; None without one that can be read."""
    if mark("list_item"):
        return club_of_list()
    if ref := (request.view_args or {}).get(mark(OF_CLUB)):
        with suppress(UnknownClubError, StoreUnavailableError):  # which its view will tell
            return club_in_path(ref)
    return None


def _store() -> PageStore[KeptBody]:
    store: PageStore[KeptBody] = current_app.extensions[_KEY]
    return store
