"""One address for every type of page: what `make shots` pictures and the browser tests go through.

An address is a path below a language, `/en` + address. Puzzles are late in a game, where tables are
full; their answers are computed by the engine here, so that a page cannot vouch for itself.
"""

from collections.abc import Iterable
from urllib.parse import urlencode

from tutor.core.puzzle import NONE, Choose, answer
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.puzzles import THEMES, generate

LATE = {"point-out": (3, 6), "allowed": (3, 9), "outcome": (3, 2)}
"""Level and seed of a puzzle of each theme with many players and much on the table."""


def puzzle_address(theme: str, level: int = 1, seed: int = 1, chosen: Iterable[str] = ()) -> str:
    """Return the address of an endless puzzle, or with `chosen` options that of an answer to it."""
    query = urlencode([("answer", option) for option in chosen])
    return f"/puzzles/endless/base/{theme}/{level}/{seed}" + (f"?{query}" if query else "")


def options(theme: str, level: int = 1, seed: int = 1) -> tuple[list[str], list[str]]:
    """Return the right options of an endless puzzle and the wrong ones, `none` left out."""
    puzzle = generate(Ruleset.parse("base"), theme, level, seed)
    verdicts = answer(THEMES[theme], puzzle, ()).verdicts
    named = [verdict for verdict in verdicts if verdict.option != NONE]
    right = [verdict.option for verdict in named if verdict.correct]
    return right, [verdict.option for verdict in named if not verdict.correct]


def page_types() -> dict[str, str]:
    """Return an address for every type of page, by name; "error" is the one that is not found."""
    pages = {
        "home": "/",
        "rules": "/rules/",
        "rule": "/rules/own-hand-hidden",
        "side-by-side": "/rules/wild-touched?rules=wild-5&with=ru",
        "which-box": "/rules/which-box",
        "find": "/rules/find?q=5",
        "print": "/rules/print",
        "glossary": "/glossary/",
        "puzzles": "/puzzles/",
    }
    for theme, late in LATE.items():
        right, wrong = options(theme, *late)
        pages[theme] = puzzle_address(theme, *late)
        # A right option beside a wrong one, the others missed: all that a verdict can be.
        chosen = wrong[:1] if THEMES[theme].choose is Choose.ONE else [right[0], wrong[0]]
        pages[f"{theme}-answered"] = puzzle_address(theme, *late, chosen)
    pages["notice"] = puzzle_address("outcome") + "?check=1"
    return pages | {"error": "/rules/none-such"}
