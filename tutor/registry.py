"""The games that the site teaches. Adding one means adding it here."""

from tutor.core.game import Game
from tutor.games import hanabi, hanzi

GAMES: tuple[Game, ...] = (hanabi.GAME, hanzi.GAME)
