"""What pages of any game show of deals that all tables of a tournament play."""

from collections.abc import Callable
from dataclasses import dataclass

from markupsafe import Markup

from tutor.core.messages import Message


@dataclass(frozen=True, kw_only=True)
class DealPages:
    """Where a game has its deals, by ruleset code and name.

    `sheet` draws how to arrange a pack, on pages with a title. `winning_line` returns the address
    of the actions that reach the most points. `play` returns the address of the game with these
    actions done; a table of a tournament goes along in it, as its text, unless that is empty.
    """

    sheet: Callable[[str, str, Message], Markup]
    winning_line: Callable[[str, str], str]
    play: Callable[[str, str, str, str], str]
