"""Finding rules by words: fold the text, cut it into tokens, score what it shares with a query.

    folding   one spelling for what readers take for the same letter
    tokens    words without their endings, pairs of neighbours in Chinese and Japanese, meanings
    index     which passages have which tokens, and which of their owners answer a query best
    excerpt   the sentences that have most of the query
    newcomers what they type and no page says, and their words for the same thing

Nothing here knows a rule or a language of the site; tutor/web/teaching/rules/find.py brings both.
"""

from tutor.web.teaching.search.excerpt import ExcerptPart, excerpt
from tutor.web.teaching.search.folding import clean
from tutor.web.teaching.search.index import Index, Passage, PassageKind, Query
from tutor.web.teaching.search.tokens import Forms

__all__ = [
    "ExcerptPart",
    "Forms",
    "Index",
    "Passage",
    "PassageKind",
    "Query",
    "clean",
    "excerpt",
]
