"""Types of pages and the languages in which they are looked at.

All of them in all languages take minutes: `make test-pages` does that (`PAGES=all`). `make test`
looks at each type in Russian, whose words are the longest, and in one of the others by turns.
"""

import os

from tools.pages import page_types
from tutor.web.i18n import LANGUAGES

TAGS = [language.tag for language in LANGUAGES]
PAGES = page_types()

_LONGEST = "ru"
_OTHERS = [tag for tag in TAGS if tag != _LONGEST]


def samples() -> list[tuple[str, str]]:
    """Return the types of pages, each with a language in which it is to be looked at."""
    if os.environ.get("PAGES") == "all":
        return [(name, tag) for name in PAGES for tag in TAGS]
    by_turns = [(name, _OTHERS[place % len(_OTHERS)]) for place, name in enumerate(PAGES)]
    return [(name, _LONGEST) for name in PAGES] + by_turns


def address(name: str, tag: str) -> str:
    """Return the path of a type of page in a language."""
    return f"/{tag}{PAGES[name]}"
