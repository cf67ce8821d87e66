"""Players that the program sits at the table."""

from tutor.games.hanabi.solver.partner import choose

__all__ = ["choose"]
