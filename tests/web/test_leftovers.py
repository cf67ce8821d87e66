"""No page of another language has English left on it, nor a word of any other language."""

import re

import pytest
from flask.testing import FlaskClient

from tests.support.thorough import THOROUGH
from tests.web.page import Page
from tutor.games.hanabi.puzzles import THEMES
from tutor.web.shell.languages import LANGUAGES, Language

# What is a name and stays as it is in every language.
NAMES = {
    *(word for each in LANGUAGES for word in re.findall("[A-Za-zÀ-ÿ]{2,}", each.name)),
    *(
        "JavaScript",
        *("API", "JSON"),
        "Hanabi",
        "HANABI",
        "Tutor",
        "Antoine",
        "Bauza",
        *("Abacusspiele", "Cocktail", "Games"),
        "MIT",
        "CC",
        "BY",
        "SA",
    ),
    *("QR", "oEmbed", "Cookie", "cookie"),
    *("Live", "Hanab", "GitHub", "JavaScript"),
    "Hànzì",
}
LATIN = re.compile(r"[A-Za-zÀ-ÿ]{2,}")
CYRILLIC = re.compile(r"(?<![«《])\b[а-яё]{2,}", re.IGNORECASE)
"""Russian words but for the names on boxes, which stand in Russian quotation marks."""
CYRILLIC_NAMES = {word for each in LANGUAGES for word in CYRILLIC.findall(each.name)}
SPOKEN = ("alt", "aria-label", "aria-description", "placeholder", "title")
PAGES = (
    "/",
    "/rules/",
    "/rules/bonus",
    "/rules/scale",
    "/learn/",
    "/learn/goal/1",
    "/learn/hidden/2?answer=peek",
    "/learn/graduation/3?answer=play-3",
    "/learn/bonus/done",
    "/puzzles/",
    "/progress/",
    "/puzzles/endless/base/outcome/1/7?answer=mistake",
    "/embed/puzzles/odds-001?show=1",
    "/clubs/embed?rule=goal",
    "/nowhere",
    "/puzzles/endless/base/point-out/1/7?answer=nonsense",
)  # fmt: skip
THEME_PAGES = [f"/puzzles/{theme}-00{number}" for theme in THEMES for number in ("1", "2?show=1")]
"""One language is enough for these: words outside the catalogues are English in every language,
and tests/i18n looks at the catalogues.
"""
ONE = next(language for language in LANGUAGES if language.script not in ("Latn", "Cyrl"))
OTHERS = [language for language in LANGUAGES if language.script != "Latn"]
ASKED = [
    (language, path)
    for place, path in enumerate(PAGES)
    for language in (LANGUAGES if THOROUGH else [OTHERS[place % len(OTHERS)]])
]
ASKED += [
    (language, path) for language in (LANGUAGES if THOROUGH else [ONE]) for path in THEME_PAGES
]


def words_of(page: Page) -> str:
    """Return all that a reader of the page sees or hears, its title and description included.

    What is in no language at all (`zxx`) is left out: a report as data.
    """
    spoken = [element.attributes.get(name, "") for element in page.elements for name in SPOKEN]
    described = [meta["content"] for meta in page.all("meta", name="description")]
    text = page.one("html").text
    for data in (*page.all("textarea", lang="zxx"), *page.all("code", lang="zxx")):
        text = text.replace(data.text, " ")
    return " ".join([text, *spoken, *described])


@pytest.mark.parametrize(("language", "path"), ASKED, ids=[f"{a.tag}{b}" for a, b in ASKED])
def test_nothing_of_another_language_is_left(
    language: Language, path: str, client: FlaskClient
) -> None:
    """Only names are in Latin letters, and only the language picker has Cyrillic."""
    words = words_of(Page(client.get(f"/{language.tag}{path}").text))
    if language.script != "Latn":
        assert set(LATIN.findall(words)) - NAMES == set()
    if language.script != "Cyrl":
        assert set(CYRILLIC.findall(words)) <= CYRILLIC_NAMES
