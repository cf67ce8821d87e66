"""Whatever goes wrong, the visitor gets a page in their language with the right status."""

from pathlib import Path

import pytest
from babel.messages import Catalog
from babel.messages.mofile import write_mo
from flask import Flask, request
from flask.testing import FlaskClient
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from werkzeug.test import create_environ, run_wsgi_app

from tests.web.page import Page
from tutor.clubs.plan import Plan
from tutor.core.errors import BadSyntaxError, UnsupportedError
from tutor.games.hanabi.engine import Ruleset
from tutor.web.app import create_app
from tutor.web.games import WORDS
from tutor.web.shell.languages import CATALOGUES, LANGUAGES, SOURCE
from tutor.web.shell.view_options import query_fields

RAW_BYTES_REFUSED = (
    "/",
    "/en/",
    "/en/rules/",
    "/en/puzzles/save-012",
    "/en/preview/puzzles/save-012.png",
    "/en/nowhere",
    "/nowhere",
    f"/c/{Plan()}",
    f"/c/{Plan()}/qr.svg",
    f"/c/{Plan()}/qr.png",
)
"""Addresses of every kind: with a language and without, marked, pictured, missing."""


@pytest.fixture(scope="module")
def broken() -> FlaskClient:
    """A site with views that fail, and answers them as in production."""
    app = create_app({"PROPAGATE_EXCEPTIONS": False})

    def fail() -> str:
        """Fail as a view with a bug does."""
        raise ZeroDivisionError("a secret of the view")

    def read_ruleset(code: str) -> str:
        """Read a ruleset from the path."""
        return str(Ruleset.parse(code))

    @query_fields("rules")
    def read_query() -> str:
        """Read a ruleset from the query."""
        return str(Ruleset.parse(request.args["rules"]))

    def refuse() -> str:
        """Refuse something that the site does not cover."""
        raise UnsupportedError("variant", "Up or Down")

    app.add_url_rule("/<language:language>/fail", "fail", fail)
    app.add_url_rule("/<language:language>/path/<code>", "path", read_ruleset)
    app.add_url_rule("/<language:language>/query", "query", read_query)
    app.add_url_rule("/<language:language>/refuse", "refuse", refuse)
    return app.test_client()


@pytest.mark.parametrize(
    ("method", "path", "status", "title"),
    [
        ("GET", "/en/nowhere", 404, "This page doesn’t exist"),
        ("GET", "/en/rules/no-such-rule", 404, "This page doesn’t exist"),
        ("GET", "/nowhere", 404, "This page doesn’t exist"),
        ("POST", "/en/", 405, "This page can only be read"),
        ("DELETE", "/en/rules/bonus", 405, "This page can only be read"),
        ("GET", "/en/?" + "x" * 5000, 414, "This address is too long"),
        ("GET", "/en/rules/" + "x" * 5000, 414, "This address is too long"),
        ("GET", "/en/fail", 500, "Something went wrong"),
        ("GET", "/en/refuse", 404, "This page doesn’t exist"),
        ("GET", "/en/path/wild-5", 200, ""),
        ("GET", "/en/path/wild-7", 404, "This page doesn’t exist"),
        ("GET", "/en/query?rules=wild-7", 400, "We can’t read this address"),
        ("GET", "/en/query", 400, "We can’t read this address"),
    ],
)
def test_an_error_is_a_page_with_its_status(
    broken: FlaskClient, method: str, path: str, status: int, title: str
) -> None:
    """The page says what is wrong in words, and keeps what only developers should see."""
    response = broken.open(path, method=method)
    assert response.status_code == status
    if title:
        page = Page(response.text)
        assert page.one("h1").text == title
        assert page.one("meta", name="robots")["content"] == "noindex"
        assert response.cache_control.no_store
        assert "Traceback" not in response.text
        assert "secret" not in response.text


def test_what_could_not_be_read_is_shown_shortened(broken: FlaskClient) -> None:
    """The visitor sees which part of the address is meant, escaped and not endless."""
    page = Page(broken.get("/en/query?rules=<b>" + "x" * 200).text)
    assert page.one("code").text == "<b>" + "x" * 57 + "…"


@pytest.mark.parametrize("path", ["/", "/en/", "/en/nowhere", "/api/"])
def test_endless_cookies_are_refused(app: Flask, path: str) -> None:
    """A browser's usual cookies are read, a header longer than any is a 431 wherever it is sent."""
    client = app.test_client(use_cookies=False)
    usual = client.get(path, headers={"Cookie": "other=" + "x" * 8_000})
    assert usual.status_code in {200, 302, 404}
    response = client.get(path, headers={"Cookie": "lang=ja; other=" + "x" * 300_000})
    assert response.status_code == 431
    if not path.startswith("/api"):
        assert Page(response.text).one("h1").text == "Too many cookies"


def test_an_error_in_a_language_keeps_it(client: FlaskClient) -> None:
    """Below a prefix the prefix counts, not the browser's languages."""
    response = client.get("/ja/nowhere", headers={"Accept-Language": "ru"})
    page = Page(response.text)
    assert page.one("html")["lang"] == "ja"
    picker = [e["href"] for e in page.all("a") if "hreflang" in e.attributes]
    assert "/ru/nowhere" in picker


def test_a_torn_catalogue_is_still_no_traceback(tmp_path: Path) -> None:
    """A translation with a wrong placeholder breaks even the error page: bare words are left."""
    for locale in (str(each.locale) for each in LANGUAGES if each is not SOURCE):
        catalog = Catalog(locale=locale)
        catalog.add(WORDS["pages.hanabi.credit"].text, "%(nothing)s")
        folder = tmp_path / locale / "LC_MESSAGES"
        folder.mkdir(parents=True)
        for catalogue in CATALOGUES:
            with (folder / f"{catalogue}.mo").open("wb") as file:
                write_mo(file, catalog)
    client = create_app({"TRANSLATIONS": str(tmp_path)}).test_client()
    response = client.get("/ja/")
    assert (response.status_code, response.text) == (500, "500 Internal Server Error\n")


@pytest.mark.parametrize(
    "host", ["", "a b", "[::", '"><script>', "ex@mple", "\x00", "a:0", "a:99999", "a/b", "a\tb"]
)
def test_a_malformed_host_is_refused(client: FlaskClient, host: str) -> None:
    """What is no host name gets bare words, and does not get into any page or redirect."""
    for path in ("/en/", "/", "/en//", "/nowhere"):
        response = client.get(path, environ_overrides={"HTTP_HOST": host})
        assert (response.status_code, response.text) == (400, "400 Bad Request\n")


def test_a_malformed_host_comes_before_other_refusals(
    client: FlaskClient, caplog: pytest.LogCaptureFixture
) -> None:
    """No page about a body that is too large could be drawn for it."""
    too_large = {"HTTP_HOST": "a..b", "CONTENT_LENGTH": str(10**9)}
    response = client.get("/en/", environ_overrides=too_large)
    assert (response.status_code, response.text) == (400, "400 Bad Request\n")
    assert not caplog.records


def test_a_request_without_a_host_gets_its_page(app: Flask) -> None:
    """HTTP/1.0 may leave the host out."""
    environ = create_environ("/en/")
    del environ["HTTP_HOST"]
    assert run_wsgi_app(app, environ)[1] == "200 OK"


@pytest.mark.parametrize(
    "path",
    [
        "/%",
        "/%ff%fe/",
        "/en/%00",
        "/en/rules/%E8%8A",
        "/en/rules/bonus?%",
        "/en/?a=%zz&%ff=%00&&&==",
        "/en/?a=" + "%F0%9F%8E%86" * 20,
        "/en//rules//bonus",
        "//en/",
        "/en/../../etc/passwd",
        "/EN/\r\nSet-Cookie: a=b",
    ],
)
def test_malformed_addresses_are_never_a_server_error(client: FlaskClient, path: str) -> None:
    """Bad escapes, NULs and broken UTF-8 are pages or redirects like any others."""
    response = client.get(path)
    assert response.status_code < 500
    assert "a=b" not in response.headers.get("Set-Cookie", "")


@pytest.mark.parametrize("path", RAW_BYTES_REFUSED)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_query_that_is_not_utf_8_is_refused(client: FlaskClient, method: str, path: str) -> None:
    """Raw bytes, which werkzeug cannot read: whoever sends them is told so at any address."""
    response = client.open(path, method=method, environ_overrides={"QUERY_STRING": "a=\xff"})
    assert response.status_code == 400
    assert Page(response.text).one("h1").text == "We can’t read this address"
    assert response.cache_control.no_store


def test_it_is_refused_before_its_length(client: FlaskClient) -> None:
    """The page that tells of a length looks at the fields of the query, too."""
    query = "a=\xff" + "x" * 5000
    response = client.get("/en/rules/goal", environ_overrides={"QUERY_STRING": query})
    assert response.status_code == 400
    assert Page(response.text).one("h1").text == "We can’t read this address"


@given(
    path=st.text(st.characters(codec="utf-8"), max_size=40),
    query=st.binary(max_size=40),
    prefix=st.sampled_from(["/", "/en/", "/ZH/", "/en/rules/", "/static/"]),
    accepted=st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=30),
)
@settings(
    deadline=None, max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_no_request_is_a_server_error(
    app: Flask, path: str, query: bytes, prefix: str, accepted: str
) -> None:
    """Any path, any query and any header get an answer below 500."""
    environ = {"PATH_INFO": (prefix + path).encode().decode("latin-1")}
    environ["QUERY_STRING"] = query.decode("latin-1")
    response = app.test_client().get(
        "/",
        environ_overrides=environ,
        headers={"Accept-Language": accepted, "Referer": f"http://localhost/{accepted}"},
    )
    assert response.status_code < 500


def test_a_syntax_error_names_its_field() -> None:
    """What errors carry is for developers: field, place and what was expected."""
    error = BadSyntaxError("card", "r9", 1, "a number from 1 to 5")
    assert str(error) == "card: expected a number from 1 to 5 at character 1 of 'r9'"
