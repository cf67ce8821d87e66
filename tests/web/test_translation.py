"""A language that has only the first catalogue: its pages, the English ones, links to both."""

from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.i18n.pseudo import STAND_IN, accented, write_catalogues
from tests.web.page import Page
from tests.web.stand_in import LATER, NAMES, OF_THE_FIRST_CATALOGUE, QUOTED, UNACCENTED, pieces
from tutor import catalogues
from tutor.web.app import create_app
from tutor.web.crawlers import listed_paths
from tutor.web.shell.languages import CATALOGUES, LANGUAGES

ROOT = Path(__file__).parents[2]
YOUNG, RUSSIAN = (next(each for each in LANGUAGES if each.tag == tag) for tag in (STAND_IN, "ru"))
NOTICE = accented("This page hasn’t been translated yet, so it’s in English.")


@pytest.fixture(scope="module")
def young_site(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    """A site where Japanese is en-XA, and has rules, lessons and puzzles only."""
    folder = tmp_path_factory.mktemp("young")
    write_catalogues(ROOT, folder)
    for catalogue in CATALOGUES[1:]:
        catalogues.catalogue_path(folder, STAND_IN, catalogue).with_suffix(".mo").unlink()
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(vars(YOUNG), "last_catalogue", CATALOGUES[0])
        # Only while it is made: the app of all tests may be made next.
        return create_app({"TRANSLATIONS": str(folder / "translations")})


@pytest.fixture
def young(young_site: Flask) -> FlaskClient:
    """A reader of that site."""
    return young_site.test_client()


def test_languages_and_extraction_list_the_same_catalogues() -> None:
    """Each has its file, in the same order."""
    assert tuple(catalogues.DOMAINS) == CATALOGUES


@pytest.mark.parametrize("path", OF_THE_FIRST_CATALOGUE)
def test_a_page_of_the_first_catalogue_has_no_words_of_a_later_one(
    young: FlaskClient, path: str
) -> None:
    """They would be English in the midst of it."""
    page = Page(young.get(f"/{STAND_IN}{path}").text)
    assert page.one("html")["lang"] == STAND_IN
    assert NOTICE not in page.one("main").text
    words = {word for text in pieces(page.one("html")) for word in UNACCENTED.findall(text)}
    assert words <= NAMES | QUOTED


@pytest.mark.parametrize("path", LATER)
def test_a_page_of_a_later_catalogue_is_english_and_says_so(young: FlaskClient, path: str) -> None:
    """The page is marked as English, the one line as in the reader's language."""
    page = Page(young.get(f"/{STAND_IN}{path}").text)
    assert page.one("html")["lang"] == "en"
    assert len([each for each in page.all("p", lang=STAND_IN) if each.text == NOTICE]) == 1
    assert page.one("h1").text == Page(young.get(f"/en{path}").text).one("h1").text
    assert page.one("link", rel="canonical")["href"].endswith(f"/en{path}")
    alternates = {each["hreflang"] for each in page.all("link", rel="alternate")}
    assert STAND_IN not in alternates
    assert "ru" in alternates


def test_search_engines_are_told_of_translated_pages(young_site: Flask) -> None:
    """The others are not in the sitemap in that language."""
    with young_site.test_request_context("/"):
        young, grown = (set(listed_paths(each)) for each in (YOUNG, RUSSIAN))
    below = {path.removeprefix(f"/{STAND_IN}") for path in young}
    later = {path.removeprefix("/ru") for path in grown} - below
    assert {"/", "/rules/", "/rules/goal", "/puzzles/", "/learn/goal/1"} <= below
    assert {*LATER, "/hanzi/learn/", "/play/partners/"} <= later
    assert not [path for path in later if not path.startswith((*LATER, "/table/"))]


def test_the_table_of_a_club_has_no_language_without_its_pages(young: FlaskClient) -> None:
    """Neither the builder nor the second language beside rules of Hànzì offers it."""
    builder = Page(young.get("/en/clubs/").text)
    offered = {field["value"] for field in builder.all("input", name="langs")}
    assert "ru" in offered
    assert STAND_IN not in offered
    assert young.get(f"/en/hanzi/rules/?with={STAND_IN}").text.count(f' lang="{STAND_IN}"') == 1


def test_programs_are_told_which_language_they_get(young: FlaskClient) -> None:
    for game, tag in (("hanabi", STAND_IN), ("hanzi", "en")):
        answer = young.get(f"/api/v1/games/{game}/rules?lang={STAND_IN}")
        assert f'"lang":"{tag}"' in answer.text.replace(" ", "")


def test_the_page_for_translators_says_how_far_each_language_is(young: FlaskClient) -> None:
    """In the words of the page's language, beside the files."""
    page = Page(young.get("/en/translate/").text)
    said = (item.text.partition(" · ") for item in page.one("main").inside("li"))
    shares = {name: share for name, _, share in said}
    assert shares[YOUNG.name].startswith("Rules, lessons and puzzles 100%")
    assert "Hànzì 0%" in shares[YOUNG.name]
    assert shares[RUSSIAN.name].count("100%") == len(CATALOGUES)


def test_translators_find_the_files(client: FlaskClient) -> None:
    """The English templates and each language's catalogues, of those too that are only begun."""
    page = Page(client.get("/ru/translate/").text)
    files = [a["href"] for a in page.all("a") if "download" in a.attributes]
    begun = {path.parents[1].name for path in (ROOT / "translations").glob("*/LC_MESSAGES/*.po")}
    assert len(files) == len(CATALOGUES) * (len(begun) + 1)
    for path in files:
        response = client.get(path)
        assert response.status_code == 200
        assert 'msgid ""' in response.text
    for path in ("en/messages.po", "eo/messages.po", "ru/terms.po", "../messages.po"):
        assert client.get(f"/ru/translate/{path}").status_code == 404
