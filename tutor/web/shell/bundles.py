"""What each style sheet and script of the site is joined from.

The parts lie in `static/style/` and `static/script/`, a noun each. A page takes one style sheet and
at most one script, so that a first view stays at three requests; a later part may rely on an
earlier one. A part is written for its readers: comments and indentation are not sent.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path

STATIC = Path(__file__).parents[1] / "static"

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
    "style/results.css",
    "style/collection.css",
    "style/table-choice.css",
    "style/rule-page.css",
    "style/glossary.css",
    "style/paper.css",
    "style/sheet.css",
    "style/find.css",
    "style/progress.css",
    "style/lessons.css",
    "style/scenarios.css",
    "style/using.css",
    "style/adding.css",
    "style/walk.css",
    "style/board.css",
    "style/choose-game.css",
    "style/game.css",
)
_FOR_RULES = ("rules", "glossary", "find")
_FOR_PUZZLES = ("choosing", "puzzles")
_FOR_LISTS = (
    "results",
    "collection",
    "progress",
    "lessons",
    "scenarios",
    "using",
    "adding",
    "walk",
    "board",
    "choose-game",
    "game",
)
_IN_FRAMES = (
    *("base", "pages", "rules", "cards", "choosing", "table", "puzzles", "results"),
    *("table-choice", "rule-page", "paper", "scenarios"),
)

_ON_PAPER = (
    *("base", "header", "pages", "cards", "choosing", "table", "puzzles", "results"),
    *("paper", "sheet", "scenarios"),
)

_PRINTED = ("club-sheet", "deal-sheet", "certificate", "tournament")

_FOR_ORGANISERS = (
    *("base", "header", "pages", "cards", "table", "puzzles", "table-choice"),
    *("rule-page", "progress", "paper", "organising", "managing"),
)

_OF_THE_FIRST_GAME = ("home", "cards", "table", "table-choice", "using", "board", "game")
"""The parts that draw what only the game at the root of the site has, and the pages of clubs."""

_OF_PRACTICE = ("rating", "review", "memory", "practice")
"""The scripts for what is remembered of lessons and puzzles, and what follows from it."""

_ALL_SCRIPTS = (
    "script/common.js",
    "script/remember.js",
    "script/theme.js",
    "script/table.js",
    "script/rating.js",
    "script/review.js",
    "script/memory.js",
    "script/practice.js",
    "script/answers.js",
    "script/progress.js",
    "script/offline.js",
)


def _without(parts: tuple[str, ...], *stems: str) -> tuple[str, ...]:
    """Return the parts whose names are none of these, in their order."""
    return tuple(part for part in parts if Path(part).stem not in stems)


BUNDLES: Mapping[str, tuple[str, ...]] = {
    "site.css": _without(_ALL_STYLES, "home", "sheet", *_FOR_RULES),
    # The book of rules is our longest page: it goes without what it has no use for.
    "book.css": _without(_ALL_STYLES, "home", "glossary", "sheet", *_FOR_PUZZLES, *_FOR_LISTS),
    "reading.css": _without(_ALL_STYLES, "home", *_FOR_PUZZLES, *_FOR_LISTS),
    "home.css": _without(
        _ALL_STYLES, "table-choice", "rule-page", "sheet", *_FOR_RULES, *_FOR_LISTS
    ),
    # What is printed for a club.
    "sheets.css": tuple(f"style/{each}.css" for each in (*_ON_PAPER, *_PRINTED)),
    "organising.css": tuple(f"style/{each}.css" for each in _FOR_ORGANISERS),
    "tournament.css": tuple(
        f"style/{each}.css" for each in (*_FOR_ORGANISERS, "walk", "board", "tournament")
    ),
    "site.js": _without(_ALL_SCRIPTS, "progress"),
    "game.js": (*_without(_ALL_SCRIPTS, "progress", "review", "practice"), "script/coach.js"),
    # Nothing is asked about the turns of a game that is over, or of a way to all points; they are
    # gone through by key.
    "turns.js": (
        *_without(_ALL_SCRIPTS, *_OF_PRACTICE, "answers", "progress"),
        "script/turns.js",
    ),
    # The book asks nothing and marks nothing; the page of one's own progress has no table.
    "book.js": (
        *_without(_ALL_SCRIPTS, *_OF_PRACTICE, "answers", "progress"),
        "script/folded.js",
    ),
    "club.js": (
        *_without(_ALL_SCRIPTS, "table", "practice", "answers", "progress"),
        "script/club.js",
    ),
    # Nothing is asked or remembered on the board, and its script swaps no pages.
    "board.js": (
        *_without(_ALL_SCRIPTS, "table", *_OF_PRACTICE, "answers", "progress"),
        "script/board.js",
    ),
    "organising.js": (
        *_without(_ALL_SCRIPTS, "table", *_OF_PRACTICE, "answers", "progress"),
        "script/copy.js",
    ),
    "progress.js": _without(_ALL_SCRIPTS, "table", "answers"),
    # What lies in frames on the pages of others has neither our header nor a table to choose.
    "frame.css": (*(f"style/{each}.css" for each in _IN_FRAMES), "style/frame.css"),
    "frame.js": tuple(
        f"script/{each}.js"
        for each in ("common", "remember", "rating", "review", "memory", "answers")
    ),
}
"""The parts of each file, in their order, by the name under which the file is served."""

FOR_ANY_GAME: Mapping[str, tuple[str, ...]] = {
    "site.css": _without(_ALL_STYLES, *_OF_THE_FIRST_GAME),
    **{
        name: _without(BUNDLES[name], *_OF_THE_FIRST_GAME)
        for name in ("book.css", "reading.css", "frame.css")
    },
}
"""The parts of styles for the pages of any game, by the bundle that they stand for; each game has
its own behind them."""

FOR_FRAMES = frozenset({"frame.css", "frame.js"})
"""The bundles of pages that are shown in frames on the pages of others."""


def joined(name: str) -> bytes:
    """Return the parts of a bundle in one, comments and all; KeyError if there is no such one."""
    return joined_parts(BUNDLES[name])


def joined_parts(parts: Iterable[str]) -> bytes:
    """Return these parts in one."""
    return b"\n".join((STATIC / part).read_bytes() for part in parts)
