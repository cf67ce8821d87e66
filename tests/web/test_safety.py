"""What a site on the open net promises, over every route it has. `make fuzz-web` asks for more."""

import re

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.support.pages import page_types
from tests.web.conftest import Read
from tests.web.page import Page
from tests.web.routes import PART
from tests.web_fuzz.known import endpoint_rules, in_paths
from tutor.web.app import create_app
from tutor.web.crawlers import listed_paths
from tutor.web.games import GAMES
from tutor.web.shell.headers import SECURITY_HEADERS
from tutor.web.shell.languages import LANGUAGES, SOURCE

READ_ONLY = {"GET", "HEAD", "OPTIONS"}


@pytest.fixture(scope="module")
def addresses(app: Flask) -> dict[str, str]:
    """An address for every route of the site, by the route."""
    parts = in_paths(app)
    first = {name: values[0] for name, values in parts.items()}
    return {
        rule.rule: PART.sub(lambda match: first[match[1]], rule.rule)
        for rules in endpoint_rules(app).values()
        for rule in rules
    }


@pytest.fixture(scope="module")
def answers(app: Flask, addresses: dict[str, str]) -> dict[str, TestResponse]:
    """What each of these addresses is answered, by the address."""
    client = app.test_client()
    others = ("/", "/zh-TW/", "/en/nowhere", "/nowhere", "/static/x/y")
    return {path: client.get(path) for path in (*addresses.values(), *others)}


def guards(path: str, response: TestResponse) -> dict[str, str]:
    """Return the security headers that this answer has to have, and no others of their names."""
    if path.startswith("/api/"):
        return {
            **SECURITY_HEADERS,
            "Cross-Origin-Resource-Policy": "cross-origin",
            "Access-Control-Allow-Origin": "*",
            "Access-Control-Allow-Methods": "GET, HEAD, OPTIONS",
        }
    expected = dict(SECURITY_HEADERS)
    policy = expected["Content-Security-Policy"]
    if response.mimetype == "image/png" and "/preview" in path:
        expected["Cross-Origin-Resource-Policy"] = "cross-origin"
    if path.startswith("/en/embed/"):
        policy = policy.replace("frame-ancestors 'none'", "frame-ancestors * file:")
        expected["Cross-Origin-Resource-Policy"] = "cross-origin"
        expected["Cross-Origin-Embedder-Policy"] = "require-corp"
        del expected["X-Frame-Options"]
    if path == "/en/clubs/embed":
        policy += "; frame-src 'self'"
    return expected | {"Content-Security-Policy": policy}


def test_the_guards_are_strict() -> None:
    """No page runs or shows what is not ours, nor is one shown by others."""
    parts = SECURITY_HEADERS["Content-Security-Policy"].split("; ")
    policy = dict(part.split(" ", 1) for part in parts)
    assert policy["default-src"] == policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == "'self'"
    assert "unsafe" not in SECURITY_HEADERS["Content-Security-Policy"]
    assert SECURITY_HEADERS["X-Content-Type-Options"] == "nosniff"
    assert SECURITY_HEADERS["Referrer-Policy"] == "same-origin"
    assert SECURITY_HEADERS["Cross-Origin-Opener-Policy"] == "same-origin"
    assert "camera=()" in SECURITY_HEADERS["Permissions-Policy"]


def test_every_response_of_every_route_is_guarded(answers: dict[str, TestResponse]) -> None:
    """Pages, pictures, data, scripts, redirects, errors: each header once, and nothing inline."""
    assert len({response.mimetype for response in answers.values()}) > 5
    for path, response in answers.items():
        assert response.status_code < 500, path
        expected = guards(path, response)
        values = {name: response.headers.getlist(name) for name in SECURITY_HEADERS | expected}
        assert values == {name: [expected[name]] if name in expected else [] for name in values}, (
            path
        )


def test_no_route_sets_a_cookie_before_a_choice(answers: dict[str, TestResponse]) -> None:
    """Nor does any say that its answer depends on one, but for `/` and errors."""
    for path, response in answers.items():
        assert "Set-Cookie" not in response.headers, path
        if response.status_code == 200:
            assert "Cookie" not in response.vary, path


def test_head_is_get_without_the_body(
    client: FlaskClient, answers: dict[str, TestResponse]
) -> None:
    for path, response in answers.items():
        head = client.head(path)
        assert (head.status_code, head.data) == (response.status_code, b""), path
        if response.status_code == 200:
            expected = dict(response.headers)
            expected.pop("Date", None)
            if path.endswith("/link"):  # it has a ticket of its own each time
                del expected["ETag"]
            assert expected.items() <= dict(head.headers).items(), path


@pytest.fixture(scope="module")
def methods(app: Flask, addresses: dict[str, str]) -> dict[str, set[str]]:
    """The methods that there are for each address."""
    methods_by_path: dict[str, set[str]] = {}
    for rule in app.url_map.iter_rules():
        if rule.rule in addresses and not rule.alias:
            methods_by_path.setdefault(addresses[rule.rule], set()).update(rule.methods or ())
    return methods_by_path


def test_only_clubs_have_something_to_send_to(methods: dict[str, set[str]]) -> None:
    """All the rest of the site is read, but for games that are too long to be brought by GET."""
    sent_to = [path for path, known in methods.items() if not known <= READ_ONLY]
    assert [path for path in sent_to if "/clubs/" not in path] == ["/en/review/"]
    assert {each for known in methods.values() for each in known} == READ_ONLY | {"POST"}


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "TRACE", "BREW"])
def test_nothing_can_be_changed(
    client: FlaskClient, methods: dict[str, set[str]], method: str
) -> None:
    """Another method gets a 405 that names those there are, a form not sent by us a 403."""
    for path, known in methods.items():
        response = client.open(path, method=method)
        assert response.status_code == (403 if method in known else 405), path
        if response.status_code == 405:
            assert set(response.headers["Allow"].split(", ")) == known, path
        assert client.options(path).status_code == 200, path


TICKETED = {"club-link"}
"""Pages with a form that saves something: a ticket in it is one visitor's own."""


def test_an_answer_is_the_same_each_time(app: Flask) -> None:
    """Answers change nothing: the same address means the same bytes, for anyone, for caches too."""
    different = {"error", *TICKETED}
    pages = {name: path for name, path in page_types().items() if name not in different}
    for name, path in pages.items():
        one, other = (app.test_client().get(f"/en{path}") for _ in range(2))
        assert (one.status_code, one.data) == (200, other.data), name
        assert one.headers["ETag"] == other.headers["ETag"], name


def answered(hosts: tuple[str, ...], **config: object) -> list[str]:
    """Return those of the host names under which a page is answered; the others get a 400."""
    client = create_app(config).test_client()
    statuses = {
        host: client.get("/en/rules/goal", headers={"Host": host}).status_code for host in hosts
    }
    assert set(statuses.values()) <= {200, 400}
    return [host for host, status in statuses.items() if status == 200]


def test_with_an_address_of_its_own_the_site_answers_to_no_other() -> None:
    """SITE_URL names the host; this machine's own names are left for health."""
    ours = ("hanabi.example", "hanabi.example:443", "localhost:8000", "127.0.0.1")
    others = ("evil.example", "hanabi.example.evil.example", "10.0.0.1", "a.hanabi.example")
    assert answered((*ours, *others), SITE_URL="https://hanabi.example") == [*ours]


def test_more_hosts_can_be_trusted() -> None:
    """TRUSTED_HOSTS adds to the host of SITE_URL; a dot before a name stands for all below it."""
    ours = ("hanabi.example", "b.example", "x.play.example", "localhost")
    trusted = [".play.example", "b.example"]
    config = {"SITE_URL": "https://hanabi.example", "TRUSTED_HOSTS": trusted}
    assert answered((*ours, "evil.example"), **config) == [*ours]
    assert answered(("anything.example", "10.0.0.1")) == ["anything.example", "10.0.0.1"]


def test_robots_are_kept_out_of_what_does_not_end(client: FlaskClient) -> None:
    """Those that show links may look everywhere; the others not at endless puzzles."""
    text = client.get("/robots.txt").text
    previewers, others = text.split("\n\n")[:2]
    assert "Twitterbot" in previewers
    assert previewers.endswith("Disallow:")
    below = "".join(f"\nDisallow: /*{pages.prefix}/puzzles/endless/" for pages in GAMES)
    assert others == f"User-agent: *{below}"
    assert "Sitemap: http://localhost/sitemap.xml" in text


def test_the_sitemap_lists_canonical_pages(app: Flask, client: FlaskClient) -> None:
    """Every address is in every language, is there, is canonical and may be listed."""
    response = client.get("/sitemap.xml")
    assert response.mimetype == "text/xml"
    addresses = re.findall(r"<loc>http://localhost(/[^<]+)</loc>", response.text)
    assert len(addresses) == len(set(addresses))
    for language in LANGUAGES:
        with app.test_request_context(f"/{language.tag}/"):
            assert set(listed_paths(language)) <= set(addresses)
    for path in addresses[::23]:
        page = Page(client.get(path).text)
        assert page.one("link", rel="canonical")["href"] == f"http://localhost{path}"
        assert not page.all("meta", name="robots"), path


@pytest.mark.parametrize("query", ["?hint=1", "?answer=built", "?box=ru"])
def test_a_page_with_a_query_is_not_listed(client: FlaskClient, query: str) -> None:
    """It is an answer, or the page at another table."""
    assert "X-Robots-Tag" not in client.get("/en/learn/goal/1").headers
    response = client.get(f"/en/learn/goal/1{query}", follow_redirects=True)
    assert response.headers["X-Robots-Tag"] == "noindex"


def test_every_page_type_is_listed_or_says_why_not(app: Flask, read: Read) -> None:
    """What search engines do not find in the sitemap has a query, or says that it is not theirs."""
    with app.test_request_context("/en/"):
        known = set(listed_paths(SOURCE))
    for name, path in page_types().items():
        if name != "error" and "?" not in path and f"/en{path}" not in known:
            assert read(f"/en{path}").all("meta", name="robots"), name
