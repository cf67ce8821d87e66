"""Types of pages and the languages in which they are looked at."""

from tests.support.pages import page_types
from tests.support.thorough import THOROUGH, by_turns
from tutor.web.shell.languages import LANGUAGES

TAGS = [language.tag for language in LANGUAGES]
PAGES = page_types()
SOME_PAGES = by_turns([*PAGES])
"""Enough of them for what one page shows nearly as well as another."""


def samples() -> list[tuple[str, str]]:
    """Return the types of pages with the languages in which they are to be looked at.

    Each type in one language by turns, as neighbours on the list are much alike; or in all.
    """
    if THOROUGH:
        return [(name, tag) for name in PAGES for tag in TAGS]
    return [(name, TAGS[place % len(TAGS)]) for place, name in enumerate(PAGES)]


def address(name: str, tag: str) -> str:
    """Return the path of a type of page in a language."""
    return f"/{tag}{PAGES[name]}"
