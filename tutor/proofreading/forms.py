"""Forms of words that a message asks for: `<as gen>%(card)s</as>`, around one placeholder each."""

import re
from collections.abc import Collection

LISTS_AND_NUMBERS = frozenset({"and", "or", "percent"})
"""The forms that every language has: see tutor/web/shell/text.py."""

_IN_FORM = re.compile(r"<as ([a-z0-9 -]+)>%\(\w+\)s</as>")
_LEFT_OVER = re.compile(r"</?as\b[^<>]*>?")


def slips(known: Collection[str], text: str) -> list[str]:
    """Return a complaint for each form that the language does not have, or that is written wrongly.

    `known` are the names of the forms of the language.
    """
    asked = [name for match in _IN_FORM.finditer(text) for name in match[1].split()]
    unknown = [name for name in asked if name not in known and name not in LISTS_AND_NUMBERS]
    return [f"there is no form {name!r}" for name in dict.fromkeys(unknown)] + [
        f"{tag!r} is not around one placeholder"
        for tag in _LEFT_OVER.findall(_IN_FORM.sub("", text))
    ]
