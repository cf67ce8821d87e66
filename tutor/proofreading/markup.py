"""The parts of a message that a translation must carry over unchanged.

A lost placeholder is an error 500 on the page, a lost tag a broken link, another number another
rule.
"""

import re
import unicodedata
from collections import Counter

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
    found = (match.group() for match in _PLACEHOLDER.finditer(text))
    return Counter(dict.fromkeys((item for item in found if item != "%%"), 1))


def _numbers_differ(source: str, translation: str) -> list[str]:
    """Compare the numbers; what English spells out may be a figure elsewhere (one card, 1枚).

    A figure of the English may also be a Russian noun for a card of that number.
    """
    words = _NUMBER_WORD.findall(source)
    spelt = Counter(dict.fromkeys((_WORDS[word.lower()] for word in words), 1))
    wanted, found = _numbers(source), _numbers(translation)
    nouns = Counter({_NOUNS[noun.lower()]: 1 for noun in _NUMBER_NOUN.findall(translation)})
    found |= nouns & wanted
    return _compare("number", wanted, found - (spelt - wanted))


def _numbers(text: str) -> Counter[str]:
    bare = _TAG.sub(" ", _PLACEHOLDER.sub(" ", text))
    return Counter(dict.fromkeys(_NUMBER.findall(unicodedata.normalize("NFKC", bare)), 1))


def _compare(kind: str, wanted: Counter[str], found: Counter[str]) -> list[str]:
    return [f"{kind} {item!r} is missing" for item in sorted(wanted - found)] + [
        f"{kind} {item!r} is not in the English" for item in sorted(found - wanted)
    ]
