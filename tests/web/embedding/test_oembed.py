"""oEmbed: other sites ask what to show for an address of ours."""

from collections.abc import Mapping
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.web.page import Page
from tutor.web.app import create_app
from tutor.web.embedding.embeddable import SIZES, Kind
from tutor.web.shell.languages import LANGUAGES

TAGS = [language.tag for language in LANGUAGES]
PUZZLE = "http://localhost/en/puzzles/odds-001"
RULE = "http://localhost/en/rules/wild"


def asked(client: FlaskClient, url: str, **fields: str) -> Mapping[str, Any]:
    """Return what oEmbed says of an address, which must be something."""
    response = client.get("/oembed", query_string={"url": url, **fields})
    assert (response.status_code, response.mimetype) == (200, "application/json")
    found: Mapping[str, Any] = response.json or {}
    return found


def frame_in(found: Mapping[str, Any]) -> Mapping[str, str]:
    """Return the attributes of the frame that is to be shown."""
    [frame] = Page(found["html"]).elements
    assert frame.tag == "iframe"
    return frame.attributes


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize(
    ("path", "kind"), [("puzzles/odds-001", Kind.PUZZLE), ("rules/wild", Kind.RULE)]
)
def test_a_page_says_where_to_ask_about_it(
    client: FlaskClient, tag: str, path: str, kind: Kind
) -> None:
    """Its head has the address, whose answer shows this page, in its language, at its table."""
    here = f"/{tag}/{path}?box=ru&rules=wild-5"
    [link] = Page(client.get(here).text).all("link", type="application/json+oembed")
    response = client.get(link["href"])
    found = response.json or {}
    fields = {"version": "1.0", "type": "rich", "cache_age": 86400}
    assert {name: found[name] for name in fields} == fields
    assert (found["width"], found["height"]) == SIZES[kind]
    frame = frame_in(found)
    assert frame["src"] == f"http://localhost/{tag}/embed/{path}?box=ru&rules=wild-5"
    framed = Page(client.get(frame["src"]).text)
    assert framed.one("html")["lang"] == tag
    assert framed.one("title").text.split() == found["title"].split()
    assert frame["title"] == found["title"]
    assert found["title"].endswith(f" · {found['provider_name']}")
    assert found["provider_url"] == f"http://localhost/{tag}/"
    assert client.get(found["thumbnail_url"]).mimetype == "image/png"
    assert (found["thumbnail_width"], found["thumbnail_height"]) == (1200, 630)


def test_an_answer_is_no_part_of_what_is_shown(client: FlaskClient) -> None:
    """Who shares an answered page shows the question; a twin stays the twin."""
    found = asked(client, f"{PUZZLE}?answer=play-0&twin=2#result")
    assert frame_in(found)["src"] == "http://localhost/en/embed/puzzles/odds-001?twin=2"
    assert found["thumbnail_url"] == "http://localhost/en/preview/puzzles/odds-001.png?twin=2"


def test_the_frame_itself_may_be_asked_about(client: FlaskClient) -> None:
    """It is shown as its full page is."""
    framed = asked(client, "http://localhost/en/embed/puzzles/odds-001")
    assert framed == asked(client, PUZZLE)


def test_it_is_no_larger_than_there_is_room(client: FlaskClient) -> None:
    """Width and height keep to the room there is, and the picture goes where it has none."""
    found = asked(client, PUZZLE, maxwidth="320", maxheight="5000")
    assert (found["width"], found["height"]) == (320, SIZES[Kind.PUZZLE].height)
    frame = frame_in(found)
    assert (frame["width"], frame["height"]) == ("320", str(SIZES[Kind.PUZZLE].height))
    assert not {name for name in found if name.startswith("thumbnail")}
    found = asked(client, RULE, maxwidth="1200", maxheight="630")
    assert (found["width"], found["height"]) == SIZES[Kind.RULE]
    assert "thumbnail_url" in found


@pytest.mark.parametrize(
    "url",
    [
        "http://evil.example/en/puzzles/odds-001",
        "http://localhost.evil.example/en/puzzles/odds-001",
        "http://localhost@evil.example/en/puzzles/odds-001",
        "http://localhost:81/en/puzzles/odds-001",
        "//localhost/en/puzzles/odds-001",
        "ftp://localhost/en/puzzles/odds-001",
        "javascript:alert(1)",
        "/en/puzzles/odds-001",
        "http://localhost/",
        "http://localhost/en/",
        "http://localhost/en/rules/",
        "http://localhost/xx/puzzles/odds-001",
        "http://localhost/en/puzzles/none-such",
        "http://localhost/en/puzzles/odds-001/",
        "http://localhost/en/puzzles/odds-001?twin=99",
        "http://localhost/en/puzzles/odds-001?box=none",
        "http://localhost/en/puzzles/odds-001?rules=none",
        "http://localhost/en/rules/none-such",
        "http://localhost/en/rules/wild?with=xx",
        "http://localhost/en/rules/find",
        "http://localhost/en/puzzles/endless/base/odds/1/1",
        "http://[::1",
        "x",
    ],
)
def test_what_is_none_of_ours_is_not_found(client: FlaskClient, url: str) -> None:
    """404, in a word, and nothing of the address comes back."""
    response = client.get("/oembed", query_string={"url": url})
    assert (response.status_code, response.text) == (404, "404 Not Found\n")


@pytest.mark.parametrize(
    "query", ["", "url=", f"url={PUZZLE}&maxwidth=wide", f"url={PUZZLE}&maxheight=-1", "url=%ff"]
)
def test_a_query_without_sense_is_refused(client: FlaskClient, query: str) -> None:
    """400 where the address is missing or a size is no number; a broken address is not ours."""
    response = client.get(f"/oembed?{query}")
    assert response.status_code == (404 if "%ff" in query else 400)
    assert response.mimetype == "text/plain"


def test_other_formats_are_not_spoken(client: FlaskClient) -> None:
    """501 for XML, as the specification has it; JSON may be asked for by name."""
    response = client.get("/oembed", query_string={"url": PUZZLE, "format": "xml"})
    assert (response.status_code, response.text) == (501, "501 Not Implemented\n")
    assert asked(client, PUZZLE, format="json") == asked(client, PUZZLE)


def test_the_address_of_the_site_is_used_for_everything() -> None:
    """With SITE_URL, whatever name the site was asked under; and that name alone is ours."""
    client = create_app({"SITE_URL": "https://hanabi.example"}).test_client()
    found = asked(client, "https://hanabi.example/en/puzzles/odds-001")
    addresses = [frame_in(found)["src"], found["thumbnail_url"], found["provider_url"]]
    assert all(address.startswith("https://hanabi.example/en/") for address in addresses)
    refused = client.get("/oembed", query_string={"url": "https://other.example/en/rules/wild"})
    assert refused.status_code == 404


def test_only_what_can_be_shown_says_so(client: FlaskClient) -> None:
    """Pages that cannot be framed have no such link."""
    for path in (
        "/",
        "/rules/",
        "/puzzles/",
        "/puzzles/endless/base/odds/1/1",
        "/embed/rules/wild",
    ):
        assert "json+oembed" not in client.get(f"/en{path}").text, path
