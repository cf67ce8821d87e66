"""The games that what holds for every game is tried on: those of the site, and the tests' own."""

from tests.tictactoe.game import GAME as TICTACTOE
from tutor.registry import GAMES as REGISTERED

GAMES = (*REGISTERED, TICTACTOE)
