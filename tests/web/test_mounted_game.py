"""A second game on the site: its pages lie below its mount, and nothing of them is the first one's.

It is Hanabi again under another name, without anything that a game need not bring.
"""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.page import Page
from tutor.web.app import create_app
from tutor.web.hanabi.site import SITE as HANABI
from tutor.web.shell.export.places import Places
from tutor.web.shell.languages import LANGUAGES, SOURCE
from tutor.web.shell.offline.packs import packed, unpacked
from tutor.web.shell.words import Words
from tutor.web.teaching.crawlers import listed_paths
from tutor.web.teaching.exported import exported_pages
from tutor.web.teaching.game_site import GameSite
from tutor.web.teaching.offline.contents import packs, pages
from tutor.web.teaching.preview import Preview
from tutor.web.teaching.previews.drawing import svg_of

OWN_STYLE = ".firecracker { color: red; }"


@pytest.fixture(scope="module")
def second(tmp_path_factory: pytest.TempPathFactory) -> GameSite:
    """Hanabi under another name, with a style sheet of its own."""
    style = tmp_path_factory.mktemp("style") / "second.css"
    style.write_text(OWN_STYLE)
    texts = {
        name.replace(".hanabi.", ".second."): words
        for name, words in HANABI.words.items()
        if name.startswith("pages.hanabi.")
    }
    texts["pages.second.home.title"] = Words("The second game")
    return GameSite(
        game=replace(HANABI.game, id="second", daily=None),
        mount="second",
        words=texts,
        setting=HANABI.setting,
        presentation=HANABI.presentation,
        families=HANABI.families,
        chapters=HANABI.chapters,
        other_rules=HANABI.other_rules,
        rule_broken=HANABI.rule_broken,
        styles=(style,),
    )


@pytest.fixture(scope="module")
def app(second: GameSite) -> Flask:
    """A site with both games."""
    return create_app({"TESTING": True, "PAGE_CACHE": 0}, (HANABI, second))


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """A browser of no language and without cookies."""
    return app.test_client()


def text(client: FlaskClient, path: str) -> str:
    """Return a page that must be there."""
    response = client.get(path)
    assert response.status_code == 200, f"{path}: {response.status}"
    return response.text


def test_home_leads_into_the_game(client: FlaskClient) -> None:
    """To its lessons, its puzzles and its rules; both games lead to each other."""
    page = Page(text(client, "/ja/second/"))
    assert page.one("h1").text == "The second game"
    links = {link["href"] for link in page.one("main").inside("a")}
    assert links == {"/ja/second/learn/", "/ja/second/puzzles/", "/ja/second/rules/"}
    assert "/ja/" in {link["href"] for link in page.one("footer").inside("a")}
    home = Page(text(client, "/ja/"))
    assert "/ja/second/" in {link["href"] for link in home.one("footer").inside("a")}


def test_a_page_has_nothing_of_the_first_game_around_it(client: FlaskClient) -> None:
    """No page that only the other has, no author of it, no class; the section is marked."""
    page = Page(text(client, "/en/second/learn/"))
    footer = page.one("footer")
    assert "Bauza" not in footer.text
    assert "/en/using/" not in {link["href"] for link in footer.inside("a")}
    current = page.one("nav", aria_label="Main").inside("a")
    assert [each["href"] for each in current if "aria-current" in each.attributes] == [
        "/en/second/learn/"
    ]


def test_its_styles_are_its_own(client: FlaskClient) -> None:
    """One sheet for its pages and one for its frames, each with what the game brings."""
    for path in ("/en/second/", "/en/second/rules/goal", "/en/second/embed/rules/goal"):
        sheet = Page(text(client, path)).one("link", rel="stylesheet")["href"]
        assert "/second" in sheet
        response = client.get(sheet)
        assert OWN_STYLE in response.text
        is_framed = "/embed/" in path
        policy = response.headers.getlist("Cross-Origin-Resource-Policy")
        assert policy == ["cross-origin" if is_framed else "same-origin"]


def test_progress_counts_what_is_the_games(client: FlaskClient) -> None:
    """Its lessons and themes are named, and its days have a name of their own."""
    page = Page(text(client, "/en/second/progress/"))
    lessons = [e["href"] for e in page.elements if "data-lesson" in e.attributes]
    assert lessons[0] == f"/en/second/learn/{next(iter(HANABI.game.lessons))}/1"
    assert page.one("article")["data-days"] == "second-days"
    [link] = [e for e in page.elements if "data-library" in e.attributes]
    assert link["data-library"] == "/en/second/puzzles/NAME"


def test_all_pages_are_in_the_sitemap(app: Flask, client: FlaskClient) -> None:
    """Those of both games in every language, each once; endless puzzles of neither are read."""
    found = re.findall(r"<loc>http://localhost(/[^<]+)</loc>", client.get("/sitemap.xml").text)
    assert len(found) == len(set(found))
    assert {"/ru/second/", "/ru/second/rules/goal", "/ru/second/clubs/embed"} <= set(found)
    with app.test_request_context("/en/"):
        assert set(listed_paths(SOURCE)) <= set(found)
    for path in [path for path in found if "/second/" in path][::40]:
        assert client.get(path).status_code == 200, path
    assert "Disallow: /*/second/puzzles/endless/" in client.get("/robots.txt").text


@pytest.mark.parametrize(
    "path",
    ["", "rules/goal", "rules/print", "puzzles/odds-001", "puzzles/library/", "learn/goal/1"],
)
def test_pictures_have_its_address(client: FlaskClient, path: str) -> None:
    """A page names its own picture, which is there and shows its words."""
    page = Page(text(client, f"/en/second/{path}"))
    address = page.one("meta", property="og:image")["content"].removeprefix("http://localhost")
    assert address.startswith("/en/second/preview")
    assert client.get(address).data.startswith(b"\x89PNG")


def test_a_picture_without_a_drawing_has_all_its_words(app: Flask) -> None:
    """A game that draws no table shows title and text, and nothing of the first game's."""
    with app.test_request_context("/en/second/"):
        app.preprocess_request()
        svg = svg_of(Preview("The second game", "Every card at once.", picture=object()))
    assert "The second game" in svg
    assert "Every card at once." in svg
    assert "suit-" not in svg


def test_a_rule_is_embedded_and_described(client: FlaskClient) -> None:
    """The code for other sites and what programs are told name the game in every address."""
    page = Page(text(client, "/en/second/clubs/embed?rule=goal"))
    [frame] = Page(page.one("textarea").text).elements
    assert frame["src"] == "http://localhost/en/second/embed/rules/goal"
    framed = client.get(frame["src"])
    assert "frame-ancestors *" in framed.headers["Content-Security-Policy"]
    full = Page(framed.text).one("a", class_="frame-brand")["href"]
    assert full == "/en/second/rules/goal"
    told = json.loads(client.get(f"/oembed?url=http://localhost{full}").text)
    assert frame["src"] in told["html"]
    assert told["thumbnail_url"] == "http://localhost/en/second/preview/rules/goal.png"
    missing = client.get("/oembed", query_string={"url": f"http://localhost{full}x"})
    assert missing.status_code == 404


def test_its_packs_have_its_name(app: Flask, second: GameSite) -> None:
    """They hold its own pages with their answers; of each theme the first puzzle is kept."""
    every = packs((HANABI, second))
    names = {name for name in every if name.startswith("second-")}
    assert {name.removeprefix("second-") for name in names} == set(packs((HANABI,)))
    kept = every["second-puzzles-odds"].paths
    assert kept == ("/second/puzzles/odds-001",)
    made = unpacked(packed(pages(app, SOURCE, every["second-puzzles-odds"], "http://localhost/")))
    assert "/en/second/puzzles/odds-001?show" in made
    lesson = unpacked(packed(pages(app, SOURCE, every["second-lesson-goal"], "http://localhost/")))
    assert "/en/second/learn/goal/done?slips=0" in lesson


def test_what_is_kept_of_it_is_listed_without_a_network(client: FlaskClient) -> None:
    """The one page for all games leads to the puzzles of each."""
    page = Page(text(client, "/en/offline/"))
    links = {link["href"] for link in page.one("main").inside("a")}
    assert {"/en/puzzles/odds-011", "/en/second/puzzles/odds-001"} <= links
    worker = client.get("/sw.js").text
    (release,) = re.findall('const RELEASE = "(.*)"', worker)
    index = json.loads(client.get(f"/offline/{release}/en/index.json").text)
    assert "/en/second/rules/goal" in index["packs"]
    assert any(url.endswith("/second.css") for url in index["files"])


@pytest.mark.parametrize(
    ("address", "target"),
    [
        ("/en/second/", "/h/en/second/"),
        ("/en/second/puzzles/odds-001?show=1", "/h/en/second/puzzles/odds-001/answer/"),
        ("/en/second/puzzles/odds-009", "/h/en/second/puzzles/library/odds/"),
        ("/en/second/puzzles/library/?theme=odds", "/h/en/second/puzzles/library/odds/"),
        ("/en/puzzles/odds-009", "/h/en/puzzles/library/odds/"),
        ("/en/second/using/", None),
        ("/en/using/", "/h/en/using/"),
    ],
)
def test_its_pages_have_places_in_a_copy(
    second: GameSite, address: str, target: str | None
) -> None:
    """Beside those of the first game."""
    places = Places("/h/", ("en",), exported_pages((HANABI, second), puzzles=1))
    assert places.address(address) == target


def test_every_language_has_both(client: FlaskClient) -> None:
    """The picker stays in the game."""
    page = Page(text(client, "/en/second/rules/goal"))
    picked = {a["href"] for a in page.one("nav", class_="languages").inside("a")}
    assert picked == {f"/{language.tag}/second/rules/goal" for language in LANGUAGES}


def test_a_style_sheet_has_to_be_there(tmp_path: Path, second: GameSite) -> None:
    """Without it the site does not start, instead of showing pages without it."""
    gone = replace(second, styles=(tmp_path / "gone.css",))
    with pytest.raises(FileNotFoundError):
        create_app({"TESTING": True}, (HANABI, gone))
