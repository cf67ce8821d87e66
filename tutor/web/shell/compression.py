"""Compressed bodies: brotli where the browser takes it, else gzip, else as they are."""

import gzip
from collections.abc import Callable, Mapping
from functools import lru_cache

import brotli
from flask import request
from werkzeug.datastructures import Accept
from werkzeug.http import parse_accept_header
from werkzeug.wrappers import Response

Squeeze = Callable[[bytes], bytes]

_LONGEST = 200
"""Characters of an Accept-Encoding that is worth reading: browsers send about twenty."""

_LONG = range(100 * 1024, 200 * 1024)
"""Bytes of a page that weighs on a phone's first view: of all the rules on one page.

What is longer still is for the printer.
"""


def _brotli(body: bytes) -> bytes:
    """Return the body compressed: a long one is worth more of the time for a tenth less."""
    compressed: bytes = brotli.compress(body, quality=10 if len(body) in _LONG else 5)
    return compressed


# For a page made for this request alone: 0.7 ms for a puzzle. Without a time the same page is the
# same bytes.
QUICK: Mapping[str, Squeeze] = {
    "br": lambda body: brotli.compress(body, quality=4),
    "gzip": lambda body: gzip.compress(body, compresslevel=2, mtime=0),
}
# For a page that is kept: 1.5 ms for a puzzle, 90 ms for all the rules. More takes many times as
# long, for a page smaller by a tenth.
FAIR: Mapping[str, Squeeze] = {
    "br": _brotli,
    "gzip": lambda body: gzip.compress(body, compresslevel=4, mtime=0),
}
# Thoroughly, for what is compressed once.
THOROUGH: Mapping[str, Squeeze] = {
    "br": lambda body: brotli.compress(body, quality=11),
    "gzip": lambda body: gzip.compress(body, compresslevel=9, mtime=0),
}


def encoding_for(accepted: str) -> str | None:
    """Return the best of our encodings for an Accept-Encoding; None if it wants none of them.

    What is longer than any browser's is not read, and not kept.
    """
    return _encoding_for(accepted) if len(accepted) <= _LONGEST else None


@lru_cache(maxsize=512)
def _encoding_for(accepted: str) -> str | None:
    qualities = parse_accept_header(accepted, Accept)
    return next((name for name in QUICK if qualities[name]), None)


def compress_with(response: Response, bodies: Mapping[str, bytes]) -> None:
    """Put in the one of these ready bodies, by encoding, that this request's browser takes best."""
    response.vary.add("Accept-Encoding")
    name = encoding_for(request.headers.get("Accept-Encoding", ""))
    if name is not None and name in bodies:
        response.set_data(bodies[name])
        response.content_encoding = name
