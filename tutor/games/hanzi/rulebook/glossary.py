"""The words of the game, and those for how characters are made.

What a term is called and means in the reader's language are messages. The Chinese words of the
study of writing, such as 會意, are those of the translations, which name them in every language.
"""

from collections.abc import Mapping
from types import MappingProxyType

from tutor.core.rulebook import Term
from tutor.games.hanzi import rules
from tutor.games.hanzi.rulebook.sections import WHO_WAS_CANGJIE

TERMS: tuple[Term, ...] = (
    Term("hanzi-character", rules.CHARACTERS, "characters?"),
    Term("hanzi-component", rules.CHARACTERS, "components?"),
    Term("hanzi-compound", rules.CHARACTERS, "ideogrammic compounds?"),
    Term("hanzi-pictograph", rules.CHARACTERS, "pictographs?"),
    Term("hanzi-phonetic", rules.CHARACTERS, "for its sound|phonetic"),
    Term("hanzi-ancient-form", rules.CARDS, "ancient (?:forms?|sides?)"),
    Term("hanzi-oracle-bone", rules.CARDS, "oracle-bone script"),
    Term("hanzi-bronze", rules.CARDS, "bronze script"),
    Term("hanzi-modern-side", rules.CARDS, "modern sides?"),
    Term("hanzi-scoring-card", rules.CARDS, "scoring cards?"),
    Term("hanzi-effect-card", rules.CARDS, "effect cards?"),
    Term("hanzi-period", rules.CARDS, "periods?"),
    Term("hanzi-task", rules.TASKS, "tasks?(?! (?:decks?|limits?|cards?))"),
    Term("hanzi-token", rules.TOKENS, "tokens?"),
    Term("hanzi-bank", rules.TOKENS, "bank"),
    Term("hanzi-marker", rules.MARKER, "markers?"),
    Term("hanzi-grid", rules.GRID, "grid"),
    Term("hanzi-pile", rules.GRID, "pile"),
    Term("hanzi-gap", rules.MATCH, "gaps?"),
    Term("hanzi-supply", rules.DEAL, "supply"),
    Term("hanzi-task-deck", rules.DEAL, "task deck"),
    Term("hanzi-hand", rules.PLAY_CARD, "hands?"),
    Term("hanzi-crafting", rules.CRAFTING, "craft(?:s|ed|ing)?(?! twice)"),
    Term("hanzi-match", rules.MATCH, "match(?:es|ed|ing)?"),
    Term("hanzi-miss", rules.MISS, "miss(?:es|ed|ing)?"),
    Term("hanzi-counter", rules.COUNTER, "counter(?:s|ed)?"),
    Term("hanzi-craft-twice", rules.CRAFT_TWICE, "craft(?:s|ed)? (?:twice|once more)"),
    Term("hanzi-fetch", rules.FETCH, "fetch(?:es|ed)?"),
    Term("hanzi-task-limit", rules.TASK_LIMIT, "task limit|limit grows"),
    Term("hanzi-points", rules.WIN, "points?"),
    Term("hanzi-neighbouring", rules.MARKER_MOVE, "neighbouring"),
    Term("hanzi-lost", rules.LOST_TASKS, "lost"),
    Term("hanzi-out", rules.CANGJIE_RANKING, "(?<!them )out(?=$|</b>|,)"),
    Term("hanzi-cangjie", WHO_WAS_CANGJIE, "Cangjie(?! marker)"),
)
"""Every term, those on writing first, then in the order of the rules."""

TERM_BY_ID: Mapping[str, Term] = MappingProxyType({term.id: term for term in TERMS})
