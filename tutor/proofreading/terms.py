"""The termbase: one approved word for each concept and language, and the words not to use.

translations/terms.csv has a row for each concept and language, and so has hanzi-terms.csv for that
catalogue alone: `concept`, `language`, `term` (for people), `match` (a regular expression that
finds the term in a sentence, inflected or shortened; empty means the term itself) and `forbidden`
(a regular expression; empty means none).
"""

import csv
import re
from pathlib import Path
from typing import NamedTuple

_MARKUP = re.compile(r"</?[a-z][^<>]*>|%\(\w+\)", re.IGNORECASE)
"""Tags and placeholders have names that are no words of the sentence."""

COLUMNS = ("concept", "language", "term", "match", "forbidden")


class Term(NamedTuple):
    """A concept's word in one language, with the pattern that finds the concept in English."""

    concept: str
    english: re.Pattern[str]
    term: str
    match: re.Pattern[str]
    forbidden: re.Pattern[str] | None


def read(path: Path, language: str) -> list[Term]:
    """Return the terms of one language (en, ja, zh_Hant, …); raises KeyError if one is missing."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = {(row["concept"], row["language"]): row for row in csv.DictReader(file)}
    concepts = dict.fromkeys(concept for concept, _ in rows)
    return [_term(rows[concept, "en"], rows[concept, language]) for concept in concepts]


def termbases(translations: Path, domain: str) -> list[Path]:
    """Return the termbases of a catalogue: that of all catalogues, and its own if it has one."""
    own = translations / f"{domain}-terms.csv"
    return [translations / "terms.csv", *([own] if own.exists() else [])]


def misuses(terms: list[Term], source: str, translation: str) -> list[str]:
    """Return a complaint for each approved term not used, and each forbidden one used."""
    found = []
    source, translation = _MARKUP.sub("", source), _MARKUP.sub("", translation)
    for term in terms:
        if term.english.search(source) and not term.match.search(translation):
            found.append(f"{term.concept} should be {term.term!r}")
        if term.forbidden and (wrong := term.forbidden.search(translation)):
            found.append(f"{wrong.group()!r} is not the word for {term.concept}: {term.term!r}")
    return found


def _term(english: dict[str, str], row: dict[str, str]) -> Term:
    return Term(
        row["concept"],
        _pattern(english["match"] or rf"\b{re.escape(english['term'])}"),
        row["term"],
        _pattern(row["match"] or re.escape(row["term"])),
        _pattern(row["forbidden"]) if row["forbidden"] else None,
    )


def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(text, re.IGNORECASE)
