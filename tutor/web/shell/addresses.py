"""Absolute URLs, the longest address that is read, and the characters that need no encoding."""

from collections.abc import Mapping, Sequence
from urllib.parse import urlencode

from flask import current_app, request

from tutor.web.shell.view_options import current_view_options

# RFC 3986.
SAFE_IN_PATH = "/:@!$&'()*+,;=~"
SAFE_IN_QUERY = SAFE_IN_PATH + "?%[]"
SAFE_IN_ADDRESS = SAFE_IN_QUERY + "#"


def absolute(path: str) -> str:
    """Return the absolute URL of a path, on SITE_URL or the request's host."""
    # Without a usable Host it stays a path.
    host = f"{request.scheme}://{request.host}" if request.host else ""
    site: str = current_app.config["SITE_URL"] or host
    return site.rstrip("/") + path


def with_fields(address: str, fields: Mapping[str, str] | Sequence[tuple[str, str]]) -> str:
    """Return an address with these fields as well in its query."""
    return f"{address}{'&' if '?' in address else '?'}{urlencode(fields)}"


def address_too_long() -> bool:
    """Return whether path and query are too long for this page.

    A view's option `long_address` multiplies the usual limit.
    """
    # Not request.full_path: it fails on a query that is not UTF-8.
    length = len(request.path) + len(request.query_string)
    usual = int(current_app.config["MAX_URL_LENGTH"])
    return length > usual * current_view_options().long_address
