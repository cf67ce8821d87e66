"""Compression of responses with brotli or gzip, whichever the browser prefers."""

import gzip
from collections.abc import Callable, Mapping
from functools import lru_cache

import brotli
from flask import Response, request
from werkzeug.datastructures import Accept
from werkzeug.http import parse_accept_header

Compress = Callable[[bytes], bytes]

_LONGEST_HEADER = 200
"""Characters of an Accept-Encoding that is worth reading: browsers send about twenty."""

_LONG_PAGE = range(100 * 1024, 200 * 1024)
"""Bytes of a page that is slow to load on a phone: all the rules on one page.

Longer ones are for the printer.
"""


def _brotli(body: bytes) -> bytes:
    """Return the body compressed: a long one more slowly, as that makes it a tenth smaller."""
    compressed: bytes = brotli.compress(body, quality=10 if len(body) in _LONG_PAGE else 5)
    return compressed


# For a page that is not cached. Without `mtime` the same page has the same bytes.
QUICK: Mapping[str, Compress] = {
    "br": lambda body: brotli.compress(body, quality=3),
    "gzip": lambda body: gzip.compress(body, compresslevel=2, mtime=0),
}
# For a cached page. Higher levels take many times as long and save little.
FAIR: Mapping[str, Compress] = {
    "br": _brotli,
    "gzip": lambda body: gzip.compress(body, compresslevel=4, mtime=0),
}
# For a file that is compressed once.
THOROUGH: Mapping[str, Compress] = {
    "br": lambda body: brotli.compress(body, quality=11),
    "gzip": lambda body: gzip.compress(body, compresslevel=9, mtime=0),
}


def encoding_for(accepted: str) -> str | None:
    """Return the best of our encodings for an Accept-Encoding; None if it wants none of them.

    None as well for a header that is longer than any browser's.
    """
    return _encoding_for(accepted) if len(accepted) <= _LONGEST_HEADER else None


@lru_cache(maxsize=512)
def _encoding_for(accepted: str) -> str | None:
    qualities = parse_accept_header(accepted, Accept)
    return next((name for name in QUICK if qualities[name]), None)


def compress_with(response: Response, bodies: Mapping[str, bytes]) -> None:
    """Replace the body by one of these, by encoding: the one that the browser prefers."""
    response.vary.add("Accept-Encoding")
    name = encoding_for(request.headers.get("Accept-Encoding", ""))
    if name is not None and name in bodies:
        response.set_data(bodies[name])
        response.content_encoding = name
