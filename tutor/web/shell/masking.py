"""Addresses that hold a secret, and how they are written down: without it.

`/en/clubs/<slug>/edit/<secret>` and what is below it open a club to whoever knows them, `/table/`
in the place of `/edit/` one table of a tournament. They are in the hands of organisers and
players, in no page that others see, in no cache and in no log.
"""

import re
from urllib.parse import quote, unquote

_SECRET = re.compile(r"(?:(?<=/edit/)|(?<=/table/))[^/?#\s]+|[0-9a-f]{32}", re.IGNORECASE)
_BELOW = re.compile(r"/+(?:[^/]+/+clubs|c)/+[^/]+/+(?:edit|table)(/.*)?", re.DOTALL)
_MASK = "***"
_SAFE = "/:@!$&'()*+,;=~?%#[]"


def holds_secret(path: str) -> bool:
    """Return whether a path, decoded as the server has it, is one that holds a club's secret."""
    return bool(_BELOW.fullmatch(path))


def masked(text: str) -> str:
    """Return an address, or a part of one, with stars in the place of secrets.

    It is returned as it is if there are none; they are found in whatever way they are encoded.
    """
    decoded = unquote(text)
    if not _SECRET.search(decoded):
        return text
    return quote(_SECRET.sub(_MASK, decoded), safe=_SAFE)
