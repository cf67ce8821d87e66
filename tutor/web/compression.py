"""Compressed bodies: brotli where the browser takes it, else gzip, else as they are."""

import gzip
from collections.abc import Callable

import brotli
from flask import request
from werkzeug.wrappers import Response

Squeeze = Callable[[bytes], bytes]

# Quickly, for a page made for this request. Without a time the same page is the same bytes.
QUICK: dict[str, Squeeze] = {
    "br": lambda body: brotli.compress(body, quality=5),
    "gzip": lambda body: gzip.compress(body, compresslevel=6, mtime=0),
}
# Thoroughly, for what is compressed once.
THOROUGH: dict[str, Squeeze] = {
    "br": lambda body: brotli.compress(body, quality=11),
    "gzip": lambda body: gzip.compress(body, compresslevel=9, mtime=0),
}


def encoding() -> str | None:
    """Return the best encoding that this request accepts; None if it wants none of ours."""
    return next((name for name in QUICK if request.accept_encodings[name]), None)


def compress(response: Response) -> None:
    """Compress the response's body, made for this request, if the browser takes it so."""
    response.vary.add("Accept-Encoding")
    if name := encoding():
        response.set_data(QUICK[name](response.get_data()))
        response.content_encoding = name


def compress_with(response: Response, bodies: dict[str, bytes]) -> None:
    """Put in the one of these ready bodies, by encoding, that the browser takes best."""
    response.vary.add("Accept-Encoding")
    if (name := encoding()) in bodies:
        response.set_data(bodies[name])
        response.content_encoding = name
