"""The numbered rules of Hanabi as messages and pictures, for the box and rules of each table."""

from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.rulebook.book import rulebook
from tutor.games.hanabi.rulebook.editions import BOXES, Box, FifthColour, default_box
from tutor.games.hanabi.rulebook.faq import FAQ
from tutor.games.hanabi.rulebook.parts import Figure
from tutor.games.hanabi.rulebook.table import TableSetup

__all__ = [
    "BOXES",
    "FAQ",
    "RULES",
    "Box",
    "FifthColour",
    "Figure",
    "TableSetup",
    "default_box",
    "number",
    "rulebook",
]

# Ids, order and numbers are the same for every table.
_ANY = rulebook(TableSetup(default_box("en"), Ruleset()))

RULES = _ANY.rules
"""Every rule by id, as it reads in the basic game; for a reader's table, call `rulebook`."""

number = _ANY.number
