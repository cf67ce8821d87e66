"""What is drawn once is drawn for a language, a game and a setting, and for no others."""

from flask.testing import FlaskClient

from tests.web.page import Page
from tutor.web.app import create_app

PAGES = [
    "/en/puzzles/save-001?show=1",
    "/ja/puzzles/save-001?show=1",
    "/en/puzzles/save-001?show=1&box=ru",
    "/en/rules/?with=ja&rules=wild-5",
    "/en/rules/",
    "/en/hanzi/rules/",
    "/fr/nothing/here",
]


def test_pages_are_the_same_in_any_order() -> None:
    """Nothing of one page stands on another."""
    there, back = (create_app({"PAGE_CACHE": 0}).test_client() for _ in range(2))
    pages = [there.get(path).text for path in PAGES]
    assert pages == [back.get(path).text for path in reversed(PAGES)][::-1]


def test_header_and_footer_carry_the_setting(client: FlaskClient) -> None:
    """Their links do, on the page with it alone."""
    for path in ("/en/rules/", "/en/rules/?box=ru", "/en/rules/"):
        page = Page(client.get(path).text)
        query = path.removeprefix("/en/rules/")
        for part, target in (("header", "/en/learn/"), ("footer", "/en/glossary/")):
            links = [each["href"] for each in page.one(part).inside("a")]
            assert f"{target}{query}" in links
