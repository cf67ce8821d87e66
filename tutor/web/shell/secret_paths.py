"""Finds and masks the secrets in a club's addresses.

With `/en/clubs/<slug>/edit/<secret>` and the paths below it anybody can manage the club; with
`/table/` instead of `/edit/`, enter results for one table of a tournament. They appear in no page
that others see, in no cache and in no log.
"""

import re
from urllib.parse import quote, unquote

from tutor.web.shell.addresses import SAFE_IN_ADDRESS

_SECRET = re.compile(r"(?:(?<=/edit/)|(?<=/table/))[^/?#\s]+|[0-9a-f]{32}", re.IGNORECASE)
_PATH_WITH_SECRET = re.compile(r"/+(?:[^/]+/+clubs|c)/+[^/]+/+(?:edit|table)(/.*)?", re.DOTALL)
_MASK = "***"


def holds_secret(path: str) -> bool:
    """Return whether a decoded path holds a club's secret."""
    return bool(_PATH_WITH_SECRET.fullmatch(path))


def masked(text: str) -> str:
    """Return an address, or a part of one, with secrets replaced by stars.

    Percent-encoded secrets are found, too.
    """
    decoded = unquote(text)
    if not _SECRET.search(decoded):
        return text
    return quote(_SECRET.sub(_MASK, decoded), safe=SAFE_IN_ADDRESS)
