"""Where links of the site lead in an exported copy, and what pages lose on the way."""

import pytest
from flask.testing import FlaskClient

from tests.web.page import Page
from tutor.games.hanabi.puzzles.library import find
from tutor.web.app import create_app
from tutor.web.games import GAMES
from tutor.web.offline.places import Places, Rewriter, exported_pages
from tutor.web.offline.writer import app_for_export

PLACES = Places("https://example.org/h/", ("en", "ja"), exported_pages(GAMES, puzzles=2))
LEVEL = find("odds-002").level


@pytest.mark.parametrize(
    ("address", "target"),
    [
        ("/en/", "/h/en/"),
        ("/ja/rules/play?box=ru#figure", "/h/ja/rules/play/#figure"),
        ("/static/0123/site.css", "/h/static/0123/site.css"),
        ("/en/puzzles/odds-002", "/h/en/puzzles/odds-002/"),
        ("/en/puzzles/odds-002?answer=play-1&box=en", "/h/en/puzzles/odds-002/?answer=play-1"),
        ("/en/puzzles/odds-002?show=1#result", "/h/en/puzzles/odds-002/answer/#result"),
        ("/en/learn/goal/2?slips=1", "/h/en/learn/goal/2/"),
        (
            "/en/learn/goal/2?check=1&hint=1&seat=0&try=1&typed=x",
            "/h/en/learn/goal/2/?check=1&hint=1",
        ),
        ("/en/puzzles/library/?theme=odds", "/h/en/puzzles/library/odds/"),
        # What is not in the copy leads to what is like it.
        ("/en/puzzles/odds-003", "/h/en/puzzles/library/odds/"),
        (f"/en/puzzles/endless/wild-5/odds/{LEVEL}/7", "/h/en/puzzles/odds-002/"),
        ("/en/puzzles/endless/base/odds/9/7", "/h/en/puzzles/library/odds/"),
        # Elsewhere, or on the same page.
        ("#result", "#result"),
        ("https://example.com/", "https://example.com/"),
        # Nothing like it.
        ("/ru/", None),
        ("/en/rules/find?q=5", None),
        ("/en/puzzles/daily", None),
        ("/en/clubs/", None),
        ("/en/puzzles/at?position=x", None),
        ("/", None),
    ],
)
def test_every_address_has_its_place(address: str, target: str | None) -> None:
    """Pages are folders; a query stays only where the copy's script reads it."""
    assert PLACES.address(address) == target


def test_forms_lead_to_answers() -> None:
    """Without scripts the form of an answer shows the right one; other forms are left out."""
    html = (
        '<form class="asked" action="/en/puzzles/odds-001#result"><p>a</p></form>'
        '<form class="asked typed" action="/en/puzzles/odds-001#result"><p>b</p></form>'
        '<form action="/en/rules/find"><p>c</p></form>'
        "<form data-import><p>d</p></form>"
    )
    assert Rewriter(PLACES, "http://localhost", {}).page(html) == (
        '<form class="asked" action="/h/en/puzzles/odds-001/answer/#result"><p>a</p></form>'
        "<form data-import><p>d</p></form>"
    )


@pytest.fixture(scope="module")
def exported() -> FlaskClient:
    """A reader of the site that copies are made of."""
    return app_for_export(create_app).test_client()


@pytest.mark.parametrize(
    "path", ["/ja/", "/ja/rules/", "/ja/rules/goal", "/ja/using/", "/ja/puzzles/odds-001?show=1"]
)
def test_what_asks_the_server_is_left_out(exported: FlaskClient, path: str) -> None:
    """Whole, however it is nested: choices, typing, other seats, previews, the app."""
    page = Page(exported.get(path).text)
    names = {"table-choice", "remembered", "side-by-side", "typing", "who-knows", "for-clubs"}
    assert not names & {
        name for e in page.elements for name in e.attributes.get("class", "").split()
    }
    assert not {"typing", "offline", "storage"} & {e.attributes.get("id") for e in page.elements}
    assert not page.all("link", rel="manifest")
    assert not [e for e in page.all("meta") if "og:image" in e.attributes.get("property", "")]
    assert bool(page.all("p", class_="export-note")) is ("rules" in path)


def test_there_is_one_try(exported: FlaskClient) -> None:
    """Answers come from a pack, which has no nudges."""
    path = "/ja/puzzles/odds-001"
    assert not Page(exported.get(path).text).all("input", name="try")


def test_an_entry_is_left_out_in_any_order_of_attributes() -> None:
    """With a puzzle that the copy has not, however its link is written."""
    html = (
        '<ul><li><a data-x href="/en/puzzles/odds-003" data-puzzle="odds-003">3</a></li>\n'
        '<li><a class="x" data-puzzle="odds-001" href="/en/puzzles/odds-001">1</a></li></ul>'
        '<link href="http://localhost/en/learn/" rel="canonical">'
    )
    assert Rewriter(PLACES, "http://localhost", {}).page(html) == (
        '<ul>\n<li><a class="x" data-puzzle="odds-001" href="/h/en/puzzles/odds-001/">1</a></li>'
        "</ul>"
        '<link href="https://example.org/h/en/learn/" rel="canonical">'
    )


def test_clubs_are_left_out(client: FlaskClient, exported: FlaskClient) -> None:
    """They need a server: home has no card for them then, and the foot of a page no link."""
    page = client.get("/en/").text
    left = exported.get("/en/").text
    html = Rewriter(PLACES, "http://localhost", {}).page(left)
    assert page.count("/en/clubs/") == 2
    assert "clubs" not in html
    assert html.count('<li class="offer') == 3


def test_links_without_a_place_are_left_out() -> None:
    """A dead link is worse than none; an item of a list goes with it."""
    html = '<li><a href="/en/puzzles/daily">a</a></li>\n<li><a href="/en/learn/">b</a> c</li>'
    assert Rewriter(PLACES, "http://localhost", {}).page(html) == (
        '<li><a href="/h/en/learn/">b</a> c</li>'
    )
