"""The numbered rules of Hànzì as messages and pictures, with all that is ours in them marked."""

from tutor.games.hanzi.rulebook.book import rulebook
from tutor.games.hanzi.rulebook.faq import FAQ, POPULAR
from tutor.games.hanzi.rulebook.figures import Figure
from tutor.games.hanzi.rulebook.glossary import TERM_BY_ID, TERMS
from tutor.games.hanzi.rulebook.rulings import OURS
from tutor.games.hanzi.rulebook.summary import summary

__all__ = [
    "FAQ",
    "OURS",
    "POPULAR",
    "RULES",
    "TERMS",
    "TERM_BY_ID",
    "Figure",
    "number",
    "rulebook",
    "summary",
]

_ANY = rulebook()

RULES = _ANY.rules
"""Every rule by id, as it reads without Cangjie."""

number = _ANY.number
