"""The pages that every game has, asked of Hànzì, the second one."""

import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.conftest import Read
from tests.web.packs import unpacked
from tests.web.page import Page
from tutor.web.games import GAMES
from tutor.web.offline.contents import packs, rendered_pages
from tutor.web.offline.packs import packed
from tutor.web.offline.places import Places, exported_pages
from tutor.web.shell.languages import LANGUAGES, SOURCE

BELOW = "/hanzi"
ORDER = "/learn/hanzi-effect-cards/1"
"""A step that asks for an order: name the task, pay for a third card, play a card."""
PAGES = (
    "/",
    "/learn/",
    ORDER,
    f"{ORDER}?answer=pBo1&answer=3&answer=tC",
    "/learn/hanzi-two-parts/done",
    "/puzzles/",
    "/puzzles/library/?theme=hanzi-pair",
    "/puzzles/hanzi-pair-001?hint=1",
    "/puzzles/hanzi-pair-001?show=1",
    "/puzzles/endless/hanzi/hanzi-pair/4/7?show=1",
    "/rules/",
    "/rules/hanzi-turn",
    "/rules/find?q=x",
    "/rules/print",
    "/glossary/",
    "/progress/",
    "/clubs/embed?rule=hanzi-turn",
    "/embed/puzzles/hanzi-pair-001",
    "/embed/rules/hanzi-turn",
)
REFUSED = {
    "/puzzles/odds-001": 404,
    "/learn/goal/1": 404,
    "/rules/goal": 404,
    "/puzzles/hanzi-pair-001?answer=z9": 400,
    "/puzzles/endless/hanzi/hanzi-pair/5/1": 404,
    "/puzzles/endless/base/hanzi-pair/1/1": 404,
    "/nowhere": 404,
}
OUTSIDE = re.compile(r"/[\w-]+/((clubs|using|api|translate)/.*)?")
"""Pages that belong to no game, and Hanabi's home page."""


@pytest.mark.parametrize("path", PAGES)
def test_links_stay_in_the_game(read: Read, path: str) -> None:
    """Links and forms lead to Hànzì's pages, to pages of no game and to Hanabi's home page."""
    page = read(f"/en{BELOW}{path}")
    named = [each.attributes.get("href", "") for each in page.all("a")]
    named += [each.attributes.get("action", "") for each in page.all("form")]
    targets = [each for each in named if each.startswith("/")]
    leaving = [each for each in targets if not re.match(rf"/[\w-]+{BELOW}(/|$)", each)]
    assert [each for each in leaving if not OUTSIDE.fullmatch(each)] == []
    assert len(leaving) < len(targets)


@pytest.mark.parametrize("path", REFUSED)
def test_a_refusal_is_a_page_of_the_game(client: FlaskClient, path: str) -> None:
    """An error below `/hanzi/` is in the reader's language, and its links stay in the game."""
    response = client.get(f"/ja{BELOW}{path}")
    assert response.status_code == REFUSED[path]
    page = Page(response.text)
    assert page.one("html")["lang"] == "ja"
    links = {each["href"] for part in ("header", "main") for each in page.one(part).inside("a")}
    assert f"/ja{BELOW}/puzzles/" in links
    assert [each for each in links if not re.match(rf"(/[\w-]+{BELOW}/|#)", each)] == []


def test_hanabi_has_nothing_of_hanzi(client: FlaskClient) -> None:
    """Hànzì's rules, lessons and puzzles are on none of Hanabi's lists and addresses."""
    for path in ("rules/hanzi-turn", "learn/hanzi-two-parts/1", "puzzles/hanzi-pair-001"):
        assert "hanzi-" not in client.get(f"/en/{path.partition('/')[0]}/").text
        assert client.get(f"/en/{path}").status_code == 404


def test_progress_counts_the_games_own_puzzles_and_days(read: Read) -> None:
    """The page names Hànzì's themes and lessons, and a group of days of its own."""
    page = read(f"/en{BELOW}/progress/")
    [hanzi] = [pages.game for pages in GAMES if pages.game.id == "hanzi"]
    [tally] = [e["data-tally"] for e in page.elements if "data-tally" in e.attributes]
    assert tally.split() == [*hanzi.lessons]
    themes = [e["data-theme"] for e in page.elements if "data-theme" in e.attributes]
    assert themes == [*hanzi.themes]
    assert page.one("article")["data-days"] == "hanzi-days"
    [practice] = [e["data-endless"] for e in page.elements if "data-endless" in e.attributes]
    assert practice == f"/en{BELOW}/puzzles/endless/NAME"


# An order


def test_an_order_keeps_its_places_when_it_is_asked_again(read: Read) -> None:
    """There is a field for each place, and the place left open closes up."""
    page = read(f"/en{BELOW}{ORDER}?answer=3&answer=&answer=pBo1&try=1")
    chosen = [
        [each["value"] for each in field.inside("option") if "selected" in each.attributes]
        for field in page.all("select", name="answer")
    ]
    assert chosen == [["3"], ["pBo1"], []]


@pytest.mark.parametrize(
    ("order", "state"),
    [("pBo1 3 tC", "right"), ("3 pBo1 tC", "partly"), ("pBo1 3 3", None)],
)
def test_an_order_is_judged_by_its_places(read: Read, order: str, state: str | None) -> None:
    """An option in two places is asked about again, since the form allows it."""
    query = "&".join(f"answer={option}" for option in order.split())
    page = read(f"/en{BELOW}{ORDER}?{query}")
    if state is None:
        assert "two places" in page.one("p", id="result").text
    else:
        assert state in page.one("section", id="result")["class"].split()


def test_an_order_is_typed_by_the_places_in_the_list(client: FlaskClient) -> None:
    """`3 2` is the third option of the list, then the second."""
    response = client.get(f"/en{BELOW}{ORDER}?typed=3+2")
    target = f"/en{BELOW}{ORDER}?answer=pBo1&answer=3#result"
    assert (response.status_code, response.headers["Location"]) == (302, target)


def test_an_order_is_judged_offline(app: Flask, read: Read) -> None:
    """The pack of the lesson has the page of each order, beside the pages of the site."""
    pack = packs(GAMES)["hanzi-lesson-hanzi-effect-cards"]
    kept = unpacked(packed(rendered_pages(app, SOURCE, pack, "http://localhost/")))
    assert all(key.startswith(f"/en{BELOW}/") for key in kept)
    for order, state in (("pBo1>3>tC", "right"), ("3>pBo1>tC", "partly")):
        result = Page(kept[f"/en{BELOW}{ORDER}?{order}"]).one("section", id="result")
        assert state in result["class"].split()


# Around the pages


@pytest.mark.parametrize(
    ("address", "target"),
    [
        ("/", "/"),
        ("/puzzles/hanzi-pair-001?show=1", "/puzzles/hanzi-pair-001/answer/"),
        ("/puzzles/hanzi-pair-002", "/puzzles/library/hanzi-pair/"),
        ("/puzzles/library/?theme=hanzi-pair", "/puzzles/library/hanzi-pair/"),
        ("/using/", None),
    ],
)
def test_a_copy_has_places_for_the_games_pages(address: str, target: str | None) -> None:
    """An exported site has Hànzì's pages below `/hanzi/`, too."""
    places = Places("/h/", ("en",), exported_pages(GAMES, puzzles=1))
    expected = target and f"/h/en{BELOW}{target}"
    assert places.address(f"/en{BELOW}{address}") == expected


@pytest.mark.parametrize("path", ["puzzles/hanzi-pair-001", "rules/hanzi-turn"])
def test_oembed_answers_for_the_games_pages(client: FlaskClient, path: str) -> None:
    """The frame and its picture are Hànzì's, and other sites may show the frame."""
    site = f"http://localhost/ru{BELOW}"
    found = client.get("/oembed", query_string={"url": f"{site}/{path}"}).json
    assert found
    assert f'src="{site}/embed/{path}"' in found["html"]
    assert found["thumbnail_url"] == f"{site}/preview/{path}.png"
    framed = client.get(f"/ru{BELOW}/embed/{path}")
    assert "frame-ancestors *" in framed.headers["Content-Security-Policy"]
    assert f'href="/ru{BELOW}/{path}"' in framed.text
    assert client.get("/oembed", query_string={"url": f"{site}/{path}x"}).status_code == 404


def test_search_engines_find_the_games_pages(client: FlaskClient) -> None:
    """The sitemap has them in every language; robots.txt keeps crawlers out of endless puzzles."""
    found = re.findall(r"<loc>http://localhost(/[^<]+)</loc>", client.get("/sitemap.xml").text)
    assert len(found) == len({*found})
    for path in ("/", "/rules/", "/rules/hanzi-turn", "/learn/hanzi-two-parts/1", "/glossary/"):
        assert {f"/{language.tag}{BELOW}{path}" for language in LANGUAGES} <= {*found}
    assert f"Disallow: /*{BELOW}/puzzles/endless/" in client.get("/robots.txt").text


@pytest.mark.parametrize(
    ("path", "is_own", "policy"),
    [
        (f"{BELOW}/rules/hanzi-turn", True, "same-origin"),
        (f"{BELOW}/embed/rules/hanzi-turn", True, "cross-origin"),
        ("/", False, "same-origin"),
        ("/embed/rules/goal", False, "cross-origin"),
    ],
)
def test_the_games_styles_are_on_its_pages_alone(
    client: FlaskClient, read: Read, path: str, is_own: bool, policy: str
) -> None:
    """Other sites may use the style sheets of frames."""
    sheet = client.get(read(f"/en{path}").one("link", rel="stylesheet")["href"])
    assert ".page" in sheet.text
    assert (".hz-" in sheet.text) is is_own
    assert sheet.headers.getlist("Cross-Origin-Resource-Policy") == [policy]
