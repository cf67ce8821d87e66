"""No page has text that did not come out of the catalogue: read in the pseudo-language en-XA.

test_translation.py reads the pages of the first catalogue.
"""

from pathlib import Path

import pytest
from flask.testing import FlaskClient

from tests.i18n.pseudo import STAND_IN, accented, write_catalogues
from tests.web.page import Page
from tests.web.stand_in import NAMES, OF_LATER_CATALOGUES, QUOTED, UNACCENTED, pieces
from tutor.web.app import create_app

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> FlaskClient:
    """A reader of a site that speaks en-XA in place of Japanese."""
    folder = tmp_path_factory.mktemp("pseudo")
    write_catalogues(ROOT, folder)
    # What another site in this process remembers of Japanese is not what this one says.
    create_app().test_client().get("/ja/rules/find?q=123")
    return create_app({"TRANSLATIONS": str(folder / "translations")}).test_client()


@pytest.mark.parametrize("path", OF_LATER_CATALOGUES)
def test_every_letter_has_its_accent(pseudo: FlaskClient, path: str) -> None:
    """A letter without one was written into a template or into code."""
    page = Page(pseudo.get(f"/{STAND_IN}{path}").text)
    described = [meta["content"] for meta in page.all("meta", name="description")]
    said = [*pieces(page.one("html")), *described]
    assert {word for text in said for word in UNACCENTED.findall(text)} <= NAMES | QUOTED
    assert accented("Hanabi Tutor") in page.one("title").text


def test_the_search_has_these_words(pseudo: FlaskClient) -> None:
    """Not those of the other site in this process, whose Japanese is Japanese."""
    asked = {"q": accented("You may not pass")}
    found = Page(pseudo.get("/ja/rules/find", query_string=asked).text).one("ol", class_="results")
    assert found.inside("a")[0]["href"] == "/ja/rules/no-passing"
