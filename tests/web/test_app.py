"""What every page and every response has in common."""

import gzip
import re
from collections.abc import Callable

import brotli
import pytest
from flask.testing import FlaskClient

from tests.web.conftest import Read
from tutor.web.shell.languages import LANGUAGES

TAGS = [language.tag for language in LANGUAGES]
PAGES = ["/", "/rules/", "/rules/own-hand-hidden", "/rules/no-passing"]

each_page = pytest.mark.parametrize("path", [f"/{tag}{page}" for tag in TAGS for page in PAGES])


@each_page
def test_every_page_says_what_it_is(read: Read, path: str) -> None:
    """A title, a description, one h1, and landmarks that a skip link can reach."""
    page = read(path)
    assert len(page.one("title").text) > 5
    assert len(page.one("meta", name="description")["content"]) > 5
    assert page.one("h1").text
    assert page.one("a", class_="skip")["href"] == "#" + page.one("main")["id"]
    assert page.one("header")
    assert page.one("footer")


@each_page
def test_every_picture_finds_its_symbol(read: Read, path: str) -> None:
    """The sprite holds the symbols that the page uses, each once, and no others."""
    page = read(path)
    used = {e["href"] for e in page.all("use")}
    drawn = [f"#{e['id']}" for e in page.all("symbol")]
    assert sorted(used) == sorted(drawn)


def test_a_page_without_cards_has_no_sprite(read: Read) -> None:
    """Words alone do not pay for pictures."""
    assert not read("/en/progress/").all("svg", class_="sprite")


@each_page
def test_ids_are_unique(read: Read, path: str) -> None:
    """An anchor leads to one place."""
    ids = [e["id"] for e in read(path).elements if "id" in e.attributes]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("path", ["/", "/en/", "/zh-TW/", "/en/nowhere", "/nowhere", "/static/x/y"])
def test_every_response_is_guarded(client: FlaskClient, path: str) -> None:
    """Security headers are on pages, redirects and errors alike."""
    headers = client.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == "'self'"
    assert "unsafe" not in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert "camera=()" in headers["Permissions-Policy"]


@pytest.mark.parametrize("path", ["/ru/play/deal?seed=7", "/zh-TW/", "/ja/rules"])
def test_a_redirect_has_no_words(client: FlaskClient, path: str) -> None:
    """The framework's own words would be English."""
    response = client.get(path)
    assert 300 < response.status_code < 400
    assert (response.headers["Location"][:1], response.data) == ("/", b"")


def test_a_page_is_kept_until_it_changes(client: FlaskClient) -> None:
    """A browser that has the page is told so, without the page."""
    first = client.get("/en/")
    assert first.cache_control.max_age == 0
    again = client.get("/en/", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")


@pytest.mark.parametrize(
    ("accepted", "encoding", "unpack"),
    [
        ("gzip, deflate, br", "br", brotli.decompress),
        ("gzip, deflate", "gzip", gzip.decompress),
        ("br;q=0, gzip", "gzip", gzip.decompress),
    ],
)
def test_pages_are_compressed_for_those_who_ask(
    client: FlaskClient, accepted: str, encoding: str, unpack: Callable[[bytes], bytes]
) -> None:
    """It is the same page, smaller; caches are told that there are several."""
    plain = client.get("/en/rules/")
    packed = client.get("/en/rules/", headers={"Accept-Encoding": accepted})
    assert packed.content_encoding == encoding
    assert unpack(packed.data) == plain.data
    assert len(packed.data) < len(plain.data) / 3
    assert "Accept-Encoding" in plain.vary


def test_the_style_sheet_is_cached_for_ever(client: FlaskClient, read: Read) -> None:
    """Its address names its content, so that it never has to be asked for again."""
    url = read("/en/").one("link", rel="stylesheet")["href"]
    response = client.get(url)
    assert re.fullmatch(r"/static/[0-9a-f]{12}/\w+\.css", url)
    assert response.mimetype == "text/css"
    assert response.cache_control.immutable
    assert response.cache_control.max_age == 31536000
    for encoding, unpack in (("gzip", gzip.decompress), ("br", brotli.decompress)):
        packed = client.get(url, headers={"Accept-Encoding": encoding})
        assert unpack(packed.data) == response.data


def test_an_outdated_static_address_leads_to_the_current_file(client: FlaskClient) -> None:
    """A page of an older release gets today's file, and does not keep it under the old name."""
    response = client.get("/static/0123456789ab/site.css")
    assert response.status_code == 302
    assert response.cache_control.no_store
    assert client.get(response.location).mimetype == "text/css"


@pytest.mark.parametrize("name", ["nothing.css", "../app.py", "..%2fapp.py", ""])
def test_no_other_file_is_served(client: FlaskClient, name: str) -> None:
    """Only what lies in the static folder has an address, whatever the path says."""
    response = client.get(f"/static/0123456789ab/{name}")
    assert response.status_code == 404
    assert b"create_app" not in response.data
