"""Every type of page in every language, as parameters of a test."""

import pytest

from tools.pages import page_types
from tutor.web.i18n import LANGUAGES

TAGS = [language.tag for language in LANGUAGES]
PAGES = page_types()

every_page = pytest.mark.parametrize("name", PAGES)
every_language = pytest.mark.parametrize("tag", TAGS)


def address(name: str, tag: str) -> str:
    """Return the path of a type of page in a language."""
    return f"/{tag}{PAGES[name]}"
