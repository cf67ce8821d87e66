"""The weight of a page, and its limits."""

import re

import brotli
from flask.testing import FlaskClient

MOST_OF_A_RULE = 14 * 1024

MOST_OF_ALL = 30 * 1024

MOST_OF_ALL_THE_RULES = 31 * 1024

_PART = re.compile(r'<(?:link rel="stylesheet"|script)[^>]*?(?:href|src)="(/static/[^"]+)"')


def sent(client: FlaskClient, path: str) -> bytes:
    """Return the bytes that a browser gets."""
    accepted = {"Accept-Encoding": "gzip, deflate, br"}
    data: bytes = client.get(path, headers=accepted, follow_redirects=True).data
    return data


def weight(client: FlaskClient, path: str) -> int:
    """Return the bytes of a page and all that it takes."""
    page = sent(client, path)
    parts = _PART.findall(brotli.decompress(page).decode())
    assert 1 <= len(parts) <= 2, path
    return len(page) + sum(len(sent(client, part)) for part in parts)
