"""What each style sheet and script of the site is joined from.

The parts lie in `static/style/` and `static/script/`, a noun each. A page takes one style sheet and
at most one script, so that a first view stays at three requests; a later part may rely on an
earlier one. A part is written for its readers: comments and indentation are not sent.
"""

from collections.abc import Mapping
from pathlib import Path

STATIC = Path(__file__).parent / "static"

_ALL_STYLES = (
    "style/base.css",
    "style/header.css",
    "style/pages.css",
    "style/home.css",
    "style/rules.css",
    "style/cards.css",
    "style/choosing.css",
    "style/table.css",
    "style/puzzles.css",
    "style/table-choice.css",
    "style/glossary.css",
    "style/paper.css",
    "style/find.css",
    "style/progress.css",
    "style/lessons.css",
    "style/scenarios.css",
)
_NOT_IN_BOOK = ("home", "puzzles", "glossary", "progress", "lessons", "scenarios")

BUNDLES: Mapping[str, tuple[str, ...]] = {
    "site.css": _ALL_STYLES,
    # The book of rules is our longest page: it goes without what it has no use for.
    "book.css": tuple(part for part in _ALL_STYLES if Path(part).stem not in _NOT_IN_BOOK),
    "table.js": ("script/table.js",),
    "progress.js": ("script/progress.js",),
}
"""The parts of each file, in their order, by the name under which the file is served."""


def joined(name: str) -> bytes:
    """Return the parts of a bundle in one, comments and all; KeyError if there is no such one."""
    return b"\n".join((STATIC / part).read_bytes() for part in BUNDLES[name])
