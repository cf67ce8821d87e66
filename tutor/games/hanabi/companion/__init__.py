"""Following a game with real cards by what each turn was, without knowing a card."""

from tutor.games.hanabi.companion.table_game import Moment, TableGame, Tap

__all__ = ["Moment", "TableGame", "Tap"]
