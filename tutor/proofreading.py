"""Checks of a translation: placeholders, numbers, terms, typography.

Each takes the English and the translation of a message and returns a list of complaints, empty when
there is nothing to mend: forms of words that the language lacks, parts that a translation must
carry over unchanged (a lost placeholder is an error 500 on the page, a lost tag a broken link),
words against the termbase, punctuation. `tutor i18n check` and the tests run them all over every
catalogue. Only the standard library is used.

The termbase has one approved word for each concept and language, and the words not to use:
translations/terms.csv, and hanzi-terms.csv for that catalogue, have a row for each with `concept`,
`language`, `term` (for people), `match` (a regular expression that finds the term in a sentence,
inflected or shortened; empty means the term itself) and `forbidden` (a regular expression; empty
means none).
"""

import csv
import re
import unicodedata
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

LISTS_AND_NUMBERS = frozenset({"and", "or", "percent"})
"""The forms that every language has: see tutor/web/shell/speaker.py."""

_IN_FORM = re.compile(r"<as ([a-z0-9 -]+)>%\(\w+\)s</as>")
_LEFT_OVER = re.compile(r"</?as\b[^<>]*>?")


def form_slips(known: Collection[str], text: str) -> list[str]:
    """Return a complaint for each form that the language does not have, or that is written wrongly.

    `known` are the names of the forms of the language.
    """
    forms = [name for match in _IN_FORM.finditer(text) for name in match[1].split()]
    unknown = [name for name in forms if name not in known and name not in LISTS_AND_NUMBERS]
    return [f"there is no form {name!r}" for name in dict.fromkeys(unknown)] + [
        f"{tag!r} is not around one placeholder"
        for tag in _LEFT_OVER.findall(_IN_FORM.sub("", text))
    ]


_PLACEHOLDER = re.compile(r"%(?:\((?P<name>\w+)\)(?P<kind>.)|(?P<other>[^%(]|%))", re.DOTALL)
_TAG = re.compile(r"</?[a-z][^<>]*>", re.IGNORECASE)
_FORM = re.compile(r"<as [a-z0-9 -]+>|</as>")
"""Around a placeholder: which form of words each language has there is its own affair."""
_NUMBER = re.compile(r"\d+")
_WORDS = {
    "a": "1",
    "an": "1",
    "one": "1",
    "two": "2",
    "three": "3",
    "four": "4",
    "five": "5",
    "six": "6",
    "seven": "7",
    "eight": "8",
    "nine": "9",
    "ten": "10",
    "both": "2",
    "first": "1",
    "second": "2",
    "third": "3",
    "fourth": "4",
    "fifth": "5",
}
_NUMBER_WORD = re.compile(rf"\b({'|'.join(_WORDS)})\b", re.IGNORECASE)
_NOUNS = {
    "единиц": "1",
    "двойк": "2",
    "двоек": "2",
    "тройк": "3",
    "троек": "3",
    "четвёрк": "4",
    "четвёрок": "4",
    "пятёрк": "5",
    "пятёрок": "5",
}
"""The stems of the nouns by which Russian calls the cards: a green 4 is зелёная четвёрка."""
_NUMBER_NOUN = re.compile(rf"\b({'|'.join(_NOUNS)})(?:[аеуыи]|[ое]й|ами?|ах)?\b", re.IGNORECASE)


def differences(source: str, translation: str) -> list[str]:
    """Return a complaint for each placeholder, inline tag or number that is not the same in both.

    Word order is free; how often a placeholder is used is too, as long as it is used. Tags carry
    rule ids, which must stay, so they are compared with their attributes and counted.
    """
    return [
        *_compare("placeholder", _placeholders(source), _placeholders(translation)),
        *_compare("tag", _tags(source), _tags(translation)),
        *_numbers_differ(source, translation),
    ]


def _tags(text: str) -> Counter[str]:
    return Counter(_TAG.findall(_FORM.sub("", text)))


def _placeholders(text: str) -> Counter[str]:
    placeholders = (match.group() for match in _PLACEHOLDER.finditer(text))
    return Counter(dict.fromkeys((item for item in placeholders if item != "%%"), 1))


def _numbers_differ(source: str, translation: str) -> list[str]:
    """Compare the numbers; what English spells out may be a figure elsewhere (one card, 1枚).

    A figure of the English may also be a Russian noun for a card of that number.
    """
    words = _NUMBER_WORD.findall(source)
    spelt = Counter(dict.fromkeys((_WORDS[word.lower()] for word in words), 1))
    wanted, numbers = _numbers(source), _numbers(translation)
    nouns = Counter({_NOUNS[noun.lower()]: 1 for noun in _NUMBER_NOUN.findall(translation)})
    numbers |= nouns & wanted
    return _compare("number", wanted, numbers - (spelt - wanted))


def _numbers(text: str) -> Counter[str]:
    bare = _TAG.sub(" ", _PLACEHOLDER.sub(" ", text))
    return Counter(dict.fromkeys(_NUMBER.findall(unicodedata.normalize("NFKC", bare)), 1))


def _compare(kind: str, wanted: Counter[str], actual: Counter[str]) -> list[str]:
    return [f"{kind} {item!r} is missing" for item in sorted(wanted - actual)] + [
        f"{kind} {item!r} is not in the English" for item in sorted(actual - wanted)
    ]


_APART = re.compile(r"</?[a-z][^<>]*>|%\(\w+\)", re.IGNORECASE)
"""Tags and placeholders have names that are no words of the sentence."""

COLUMNS = ("concept", "language", "term", "match", "forbidden")


class Term(NamedTuple):
    """A concept's word in one language, with the pattern that finds the concept in English."""

    concept: str
    english: re.Pattern[str]
    term: str
    match: re.Pattern[str]
    forbidden: re.Pattern[str] | None


def read_terms(path: Path, language: str) -> list[Term]:
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
    errors = []
    source, translation = _APART.sub("", source), _APART.sub("", translation)
    for term in terms:
        if term.english.search(source) and not term.match.search(translation):
            errors.append(f"{term.concept} should be {term.term!r}")
        if term.forbidden and (wrong := term.forbidden.search(translation)):
            errors.append(f"{wrong.group()!r} is not the word for {term.concept}: {term.term!r}")
    return errors


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


_CJK = "\u3005\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff"

_ANY_CJK = (
    (rf"[{_CJK}][,.:;?!]|[,.:;?!][{_CJK}]", "full-width punctuation beside a Han or kana"),
    (rf"[{_CJK}]\s+[{_CJK}]", "no space between full-width characters"),
    (rf"[{_CJK}] ?\(|\) ?[{_CJK}]", "full-width brackets （）"),
    (r"\.\.\.", "…… instead of three points"),
    ("<i>|<em>", "no italics"),
    ("[！-～０-９Ａ-Ｚａ-ｚ](?<![，：；？！（）～／])", "half-width letters and digits"),
    (r"[，。、；：？！）」』”]\s|\s[（「『“]", "no space beside full-width punctuation"),
)

_SLIPS = {
    "ja": (
        *_ANY_CJK,
        ("[，．]", "、 and 。"),
        ('[“”‘’"]', "「」"),
    ),
    "zh_Hant": (
        *_ANY_CJK,
        ('[“”‘’"]', "「」"),
        ("．", "。"),
    ),
    "zh_Hans": (
        *_ANY_CJK,
        ('[「」『』"]', "“”"),
        ("．", "。"),
    ),
    "fr": (
        (" [?!;:»]|« ", "a no-break space before ? ! ; : and inside « »"),
        ("[A-Za-zÀ-ÿ][?!»]|«[A-Za-zÀ-ÿ]", "a space before ? ! and inside « »"),
        ('["“”„]', "« »"),
        ("'", "’"),
        (r"\.\.\.", "… instead of three points"),
    ),
    "ru": (
        ('["“”„]', "«»"),
        (r"\S +—|\s-\s| – ", "an em dash after a no-break space"),
        ("^—(?! )", "a space after the dash"),
        (r"(?<![\w-])[авикосуя] (?=\w|[«<%])", "a no-break space after a one-letter word"),
        (r"\.\.\.", "… instead of three points"),
        (r"  ", "one space"),
        (
            r"\b(еще|ее|нее|моем|твоем|своем|счет\w*|желт\w*|черн\w*|зелен\w*|идет\w*|берет|кладет|дает"
            r"|сдает\w*|ведет|придет\w*|пойдет|найдет\w*|остается|узнает|трех|четырех|вдвоем"
            r"|втроем|вчетвером|впятером|причем|вернет\w*|начнет\w*|возьмет\w*|назовет\w*)\b",
            "ё wherever it is spoken",
        ),
    ),
}
"""Patterns that should not occur, and what to do instead."""


# The old national character sets hold the characters of one script and not of the others.
_CHARACTER_SET = {"ja": "shift_jis", "zh_Hant": "big5", "zh_Hans": "gb2312"}
_HAN = re.compile("[\u3400-\u4dbf\u4e00-\u9fff]")


def typography_slips(locale: str, text: str, source: str = "") -> list[str]:
    """Return a complaint for each place where the text breaks the habits of its language.

    Characters of another script may be quoted if the English text `source` quotes them too.
    """
    bare = _TAG.sub("", text)
    errors = []
    for pattern, advice in _SLIPS.get(locale, ()):
        if match := _pattern(pattern).search(bare):
            start = max(match.start() - 8, 0)
            errors.append(f"should have {advice}: …{bare[start : match.end() + 8]}…")
    if strangers := _strangers(locale, bare, source):
        errors.append(f"characters of another script: {strangers}")
    return errors


def _strangers(locale: str, text: str, source: str) -> str:
    """Return the Han characters that this language does not write so: 烟 in Traditional, …."""
    charset = _CHARACTER_SET.get(locale, "utf-8")
    known = "".join(_HAN.findall(text)).encode(charset, errors="ignore").decode(charset) + source
    return "".join(dict.fromkeys(han for han in _HAN.findall(text) if han not in known))


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
    locale: str, pairs: list[Pair], bases: Iterable[Path], known_forms: Collection[str]
) -> Iterator[str]:
    """Yield one line for each thing to mend in the translations into `locale` (ja, zh_Hant, …).

    `known_forms` are the names of the forms of words that the language has.
    """
    language_terms = [term for base in bases for term in read_terms(base, locale)]
    for pair in pairs:
        errors = differences(pair.source, pair.translation)
        errors += form_slips(known_forms, pair.translation)
        if pair.context != SYNONYMS:
            errors += misuses(language_terms, pair.source, pair.translation)
        if pair.context != ENDINGS:
            errors += typography_slips(locale, pair.translation, pair.source)
        for complaint in errors:
            yield f"{locale}: {pair.source[:60]!r}: {complaint}"
