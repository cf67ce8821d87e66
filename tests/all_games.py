"""The games that what holds for every game is tried on: those of the site, and the tests' own."""

from tests.tictactoe.game import GAME as TICTACTOE
from tutor.registry import GAMES as REGISTERED
from tutor.web.sites import SITES

GAMES = (*REGISTERED, TICTACTOE)

MOUNTED = frozenset(site.mount for site in SITES if site.mount)
"""The names of the games that are not the first: in addresses, and of their folders."""
