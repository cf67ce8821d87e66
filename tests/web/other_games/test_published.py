"""What other sites, search engines and browsers take of another game: frames, pictures, styles."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.tictactoe.site import SITE
from tests.tictactoe.site import SITE as TICTACTOE
from tests.web.other_games import BELOW, Visit
from tests.web.page import Page
from tutor.web.app import create_app
from tutor.web.crawlers import listed_paths
from tutor.web.shell.languages import LANGUAGES, SOURCE
from tutor.web.site.preview import Preview
from tutor.web.sites import SITES

WORDS = Path(__file__).parents[2] / "tictactoe" / "translations"


@pytest.mark.parametrize("path", ["puzzles/ttt-win-001", "rules/ttt-row"])
def test_oembed_answers_for_its_pages(reader: FlaskClient, path: str) -> None:
    """With a frame and a picture of the game, in the language of the page asked about."""
    site = f"http://localhost/ru{BELOW}"
    told = reader.get("/oembed", query_string={"url": f"{site}/{path}"}).json
    assert told
    assert f'src="{site}/embed/{path}"' in told["html"]
    assert told["thumbnail_url"] == f"{site}/preview/{path}.png"
    missing = reader.get("/oembed", query_string={"url": f"{site}/{path}x"})
    assert missing.status_code == 404


def test_the_code_to_copy_frames_a_rule(reader: FlaskClient, visit: Visit) -> None:
    """Other sites may show the frame, which leads to the full page."""
    page = Page(visit("/clubs/embed?rule=ttt-row"))
    [frame] = Page(page.one("textarea").text).elements
    assert frame["src"] == f"http://localhost/en{BELOW}/embed/rules/ttt-row"
    framed = reader.get(frame["src"])
    assert "frame-ancestors *" in framed.headers["Content-Security-Policy"]
    full = Page(framed.text).one("a", class_="frame-brand")["href"]
    assert full == f"/en{BELOW}/rules/ttt-row"


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/rules/ttt-row",
        "/rules/print",
        "/puzzles/ttt-win-001",
        "/learn/ttt-first/1",
    ],
)
def test_a_link_has_a_picture(reader: FlaskClient, visit: Visit, path: str) -> None:
    """The address in the head is below the game, and that of a PNG."""
    image = Page(visit(path)).one("meta", property="og:image")
    address = image["content"].removeprefix("http://localhost")
    assert address.startswith(f"/en{BELOW}/preview")
    response = reader.get(address)
    assert response.mimetype == "image/png"
    assert response.data.startswith(b"\x89PNG")


@pytest.mark.usefixtures("in_game")
def test_a_picture_without_a_drawing_has_all_its_words() -> None:
    """A game that draws no table shows title and text, and nothing of the first game's."""
    svg = SITE.preview(Preview("The second game", "Every card at once.", picture=object()))
    assert "The second game" in svg
    assert "Every card at once." in svg
    assert "suit-" not in svg


def test_search_engines_are_told_of_its_pages(site: Flask, reader: FlaskClient) -> None:
    """In every language it has, each once; of endless puzzles they are told only to keep out."""
    found = re.findall(r"<loc>http://localhost(/[^<]+)</loc>", reader.get("/sitemap.xml").text)
    assert len(found) == len({*found})
    for path in ("/", "/rules/", "/rules/ttt-row", "/learn/ttt-first/2", "/glossary/"):
        for language in LANGUAGES:
            spoken = language is SOURCE or (WORDS / str(language.locale)).is_dir()
            assert (f"/{language.tag}{BELOW}{path}" in found) is spoken
    assert f"/ru{BELOW}/clubs/embed" in found
    with site.test_request_context("/en/"):
        assert {*listed_paths(SOURCE)} <= {*found}
    for path in (path for path in found if path.startswith(f"/ru{BELOW}/")):
        assert reader.get(path).status_code == 200, path
    assert not any("endless" in path for path in found)
    assert f"Disallow: /*{BELOW}/puzzles/endless/" in reader.get("/robots.txt").text


@pytest.mark.parametrize(
    ("path", "is_own", "policy"),
    [
        (f"{BELOW}/", True, "same-origin"),
        (f"{BELOW}/rules/ttt-row", True, "same-origin"),
        (f"{BELOW}/embed/rules/ttt-row", True, "cross-origin"),
        ("/", False, "same-origin"),
        ("/embed/rules/goal", False, "cross-origin"),
    ],
)
def test_its_styles_are_on_its_pages_alone(
    reader: FlaskClient, path: str, is_own: bool, policy: str
) -> None:
    """Behind those of every game; other sites may take those of frames."""
    address = Page(reader.get(f"/en{path}").text).one("link", rel="stylesheet")["href"]
    sheet = reader.get(address)
    assert ".page" in sheet.text
    assert (".grid td" in sheet.text) is is_own
    assert ("/ttt" in address) is is_own
    assert sheet.headers.getlist("Cross-Origin-Resource-Policy") == [policy]


def test_a_style_sheet_has_to_be_there(tmp_path: Path) -> None:
    """Without it the site does not start, instead of showing pages without it."""
    gone = replace(TICTACTOE, styles=(tmp_path / "gone.css",))
    with pytest.raises(FileNotFoundError, match="gone"):
        create_app({"TESTING": True}, (*SITES, gone))
