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

_LARGE = 48 * 1024
"""From so many bytes on a body is worth more time: the whole rule book and the like."""


def _quick_brotli(body: bytes) -> bytes:
    """Return the body in brotli: in a tenth of the time of its rendering, or smaller if large."""
    squeezed: bytes = brotli.compress(body, quality=9 if len(body) >= _LARGE else 1)
    return squeezed


# Quickly, for a page made for this request. Without a time the same page is the same bytes.
QUICK: Mapping[str, Squeeze] = {
    "br": _quick_brotli,
    "gzip": lambda body: gzip.compress(body, compresslevel=4, mtime=0),
}
# Thoroughly, for what is compressed once.
THOROUGH: Mapping[str, Squeeze] = {
    "br": lambda body: brotli.compress(body, quality=11),
    "gzip": lambda body: gzip.compress(body, compresslevel=9, mtime=0),
}
OPENED: Mapping[str, Squeeze] = {"br": brotli.decompress, "gzip": gzip.decompress}
"""The way back, by encoding."""


@lru_cache(maxsize=512)
def encoding_for(accepted: str) -> str | None:
    """Return the best of our encodings for an Accept-Encoding; None if it wants none of them."""
    qualities = parse_accept_header(accepted, Accept)
    return next((name for name in QUICK if qualities[name]), None)


def compress_with(response: Response, bodies: Mapping[str, bytes]) -> None:
    """Put in the one of these ready bodies, by encoding, that this request's browser takes best."""
    response.vary.add("Accept-Encoding")
    name = encoding_for(request.headers.get("Accept-Encoding", ""))
    if name is not None and name in bodies:
        response.set_data(bodies[name])
        response.content_encoding = name
