"""What a careful proofreader looks for in a translation, as functions.

Each module has one function that takes the English and the translation of a message and returns a
list of complaints, empty when there is nothing to mend. `tutor i18n check` and the tests run them
all over every catalogue. Only the standard library is used.
"""

from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from tutor.proofreading import forms, markup, terms, typography

SYNONYMS = "other words for a term, for searching"
"""The context of what readers may type: words that the termbase forbids are welcome there."""


ENDINGS = "endings of words, for searching"
"""The context of a list that is no text: a part of a word is not spelt as the word is."""


class Pair(NamedTuple):
    """One message: its context, the English, and one translation of it (a plural form each)."""

    context: str | None
    source: str
    translation: str


def complaints(
    locale: str, pairs: list[Pair], termbases: Iterable[Path], known_forms: Collection[str]
) -> Iterator[str]:
    """Yield one line for each thing to mend in the translations into `locale` (ja, zh_Hant, …).

    `known_forms` are the names of the forms of words that the language has.
    """
    language_terms = [term for base in termbases for term in terms.read(base, locale)]
    for pair in pairs:
        found = [
            *markup.differences(pair.source, pair.translation),
            *forms.slips(known_forms, pair.translation),
            *_misuses(language_terms, pair),
            *(
                ()
                if pair.context == ENDINGS
                else typography.slips(locale, pair.translation, pair.source)
            ),
        ]
        for complaint in found:
            yield f"{locale}: {pair.source[:60]!r}: {complaint}"


def _misuses(language_terms: list[terms.Term], pair: Pair) -> list[str]:
    if pair.context == SYNONYMS:
        return []
    return terms.misuses(language_terms, pair.source, pair.translation)
