"""Games beside Hanabi: what every game's pages have, asked of one that nothing on the site knows.

It is tests/tictactoe/, mounted at `/LANG/tictactoe/`; no line outside its folder is about it. This
is the contract for the next game. What takes a game with less than that is in test_least_game.py.
"""

from collections.abc import Callable

from tests.tictactoe.site import SITE as TICTACTOE
from tests.web.page import Page
from tutor.web.sites import SITES

BELOW = "/tictactoe"
"""Where the game's pages are, below the language."""

BOTH = (*SITES, TICTACTOE)
"""The games of the site that is asked."""

Visit = Callable[..., str]


def result(html: str) -> str:
    """Return the state of an answered puzzle: right, wrong or shown."""
    classes = Page(html).one("section", id="result")["class"].split()
    return next(each for each in classes if each in ("right", "partly", "wrong", "shown"))


def links_in(page: Page, part: str = "main") -> set[str]:
    """Return where a part of a page leads, without the places on other pages."""
    return {each["href"].partition("#")[0] for each in page.one(part).inside("a")} - {""}
