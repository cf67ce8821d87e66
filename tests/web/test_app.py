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
