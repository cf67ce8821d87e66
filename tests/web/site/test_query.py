"""A page has one address, whatever somebody adds to it."""

from urllib.parse import urlsplit

import brotli
import pytest
from flask import Flask, template_rendered
from flask.testing import FlaskClient

from tests.support.pages import page_types
from tests.web.routes import PART
from tests.web_fuzz.known import endpoint_rules, in_paths
from tutor.web.app import create_app
from tutor.web.shell.compression import FAIR
from tutor.web.shell.languages import LANGUAGES, Language
from tutor.web.shell.view_options import fields_read

USUAL = {
    "/play/?conventions=none": "/play/",
    "/play/3-7?conventions=none&people=1&help=": "/play/3-7",
    "/play/3-7?conventions=all&people=1": "/play/3-7?conventions=all",
    "/play/3-7?manner=pointing&actions=Br": "/play/3-7?conventions=all&actions=Br",
    "/play/3-7?manner=literal": "/play/3-7",
    "/puzzles/odds-001?twin=0": "/puzzles/odds-001",
    "/puzzles/odds-001?hint=0&seat=": "/puzzles/odds-001",
    "/rules/?rules=base&with=ja": "/rules/",
    "/hanzi/play/?y=": "/hanzi/play/",
}
"""Addresses with fields that go without saying, and where they lead."""

READ_ANYTHING = ("/puzzles/at", "/clubs/?")
PAGES = [
    path
    for name, path in page_types().items()
    if name != "error" and not f"{path}?".startswith(READ_ANYTHING)
]


@pytest.mark.parametrize(("path", "proper"), USUAL.items())
def test_what_goes_without_saying_is_left_out(client: FlaskClient, path: str, proper: str) -> None:
    """A field with its usual value leads to the page without it, and is never refused."""
    response = client.get(f"/ja{path}")
    assert (response.status_code, response.headers["Location"]) == (302, f"/ja{proper}")


@pytest.mark.parametrize(
    ("path", "made_up"),
    [
        *((path, "fbclid=x&__proto__=y") for path in PAGES),
        *((PAGES[-1], made_up) for made_up in ("y=1", "y=1&y=2", "Box=ru")),
    ],
)
def test_made_up_fields_lead_to_the_page_without_them(
    client: FlaskClient, path: str, made_up: str
) -> None:
    """What the page does read stays, in order."""
    first, _, rest = urlsplit(f"/ja{path}").query.partition("&")
    query = "&".join(filter(None, (first, made_up, rest)))
    asked = client.get(f"/ja{path.partition('?')[0]}?{query}")
    assert (asked.status_code, asked.headers["Location"]) == (302, f"/ja{path}")


@pytest.mark.parametrize(
    ("asked", "proper"),
    [
        ("/en/puzzles/save-012?twin=3&y=1&answer=color-1-r", "?twin=3&answer=color-1-r"),
        ("/en/learn/goal/1?club=~x&q=3&box=ru&hint=1", "?club=~x&box=ru&hint=1"),
        ("/en/rules/find?q=clue&theme=save&with=ja", "?q=clue&with=ja"),
        ("/en/rules/find?variant=wild-5&y=1", "?rules=wild-5"),
        ("/en/using/?box=ru&y=1", "?box=ru"),
        ("/en/preview/puzzles/save-012.png?answer=x&twin=3", "?twin=3"),
    ],
)
def test_only_what_a_page_reads_or_carries_stays(
    client: FlaskClient, asked: str, proper: str
) -> None:
    """Its own fields, the table's and the walk's where it has them."""
    path = asked.partition("?")[0]
    assert client.get(asked).headers["Location"] == path + proper


@pytest.mark.parametrize("made_up", ["x=1", "x", "&", "%20"])
def test_every_address_without_fields_leads_to_itself(app: Flask, made_up: str) -> None:
    """Over the whole URL map, with nothing rendered: robots, sitemap and static files too."""
    first = {name: values[0] for name, values in in_paths(app).items()}
    with app.app_context():
        paths = [
            PART.sub(lambda match: first[match[1]], rule.rule)
            for endpoint, rules in endpoint_rules(app).items()
            for rule in rules
            if not rule.alias
            and "GET" in (rule.methods or ())
            and fields_read(endpoint) == frozenset()
        ]
    assert {"/robots.txt", "/sitemap.xml", "/sw.js"} < set(paths)
    rendered: list[str] = []

    def note(_: Flask, template: object, **__: object) -> None:
        rendered.append(str(template))

    with template_rendered.connected_to(note, app):
        for path in paths:
            answer = app.test_client().get(f"{path}?{made_up}")
            assert (answer.status_code, answer.headers["Location"]) == (302, path)
    assert not rendered


def test_a_made_up_host_compresses_no_sitemap_thoroughly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its paths are found once; what is made for each host is compressed quickly."""
    app = create_app({"TESTING": True})
    listed: list[Language] = []
    paths = ["/en/", *(f"/en/rules/{number}" for number in range(6000))]

    def list_paths(language: Language) -> list[str]:
        listed.append(language)
        return paths

    monkeypatch.setattr("tutor.web.crawlers.listed_paths", list_paths)
    monkeypatch.delitem(FAIR, "br")
    for number in range(3):
        answer = app.test_client().get(
            "/sitemap.xml", base_url=f"http://h{number}.example", headers={"Accept-Encoding": "br"}
        )
        assert (answer.status_code, answer.cache_control.max_age) == (200, 86_400)
        assert f"http://h{number}.example/en/".encode() in brotli.decompress(answer.data)
    assert len(listed) == len(LANGUAGES)


def test_forms_that_are_sent_are_let_alone(client: FlaskClient) -> None:
    """A redirect would lose what is in them."""
    response = client.post("/en/clubs/~x/codes?y=1", headers={"Sec-Fetch-Site": "same-origin"})
    assert response.status_code != 302


def test_made_up_fields_take_no_room_in_the_cache(client: FlaskClient) -> None:
    """However many addresses are made up, they all lead to the one page."""
    found = [client.get(f"/en/rules/goal?y={number}") for number in range(20)]
    assert {(each.status_code, each.location) for each in found} == {(302, "/en/rules/goal")}
