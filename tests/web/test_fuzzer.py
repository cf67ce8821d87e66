"""The fuzzer of `make fuzz-web`: that it would see what is wrong."""

from random import Random

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.web_fuzz.asking import Asked, a_page, an_answer, to_route
from tests.web_fuzz.checks import is_the_same, what_is_wrong
from tests.web_fuzz.known import renew, rules_for_people
from tests.web_fuzz.wire import Answered
from tutor.web.shell.headers import SECURITY_HEADERS

MENDED = (301, 308)
"""Statuses with which an address that is nearly one of ours is sent on."""

GUARDED = {name.lower(): [text] for name, text in SECURITY_HEADERS.items()}
HTML = GUARDED | {"content-type": ["text/html; charset=utf-8"]}
PAGE = b'<!doctype html><html lang="ja"><p>A</p></html>'
ASKED = Asked("home.index", "GET", b"/ja/")


def test_a_good_page_is_good() -> None:
    """The checks below fail for what they are about and nothing else."""
    assert what_is_wrong(ASKED, Answered(200, HTML, PAGE, 0.1)) == ""


@pytest.mark.parametrize(
    ("answered", "wrong"),
    [
        (Answered(500, HTML, PAGE, 0.1), "status 500"),
        (Answered(200, HTML, PAGE, 60), "too slow"),
        (Answered(200, {"content-type": ["text/html"]}, PAGE, 0.1), "Content-Security-Policy"),
        (Answered(200, HTML, PAGE.replace(b"ja", b"ru"), 0.1), "in ru"),
        (Answered(200, HTML, PAGE.replace(b"</p>", b""), 0.1), "closes"),
        (Answered(200, HTML, b"Traceback (most recent call last)", 0.1), "a traceback"),
        (Answered(200, HTML | {"content-length": ["7"]}, PAGE, 0.1), "Content-Length"),
        (Answered(200, HTML | {"set-cookie": ["lang=ja"]}, PAGE, 0.1), "a cookie"),
        (Answered(200, HTML | {"content-encoding": ["br"]}, PAGE, 0.1), "without Vary"),
        (Answered(200, GUARDED | {"content-type": ["text/odd"]}, PAGE, 0.1), "content type"),
        (Answered(302, HTML | {"location": ["//evil.example/"]}, b"", 0.1), "leads to"),
        (Answered(405, HTML, PAGE, 0.1), "without the methods"),
    ],
)
def test_what_is_wrong_is_seen(answered: Answered, wrong: str) -> None:
    """Every promise that the fuzzer looks after, broken."""
    assert wrong in what_is_wrong(ASKED, answered)


def test_a_head_with_a_body_is_seen() -> None:
    """The answer to HEAD has none."""
    head = Asked("home.index", "HEAD", b"/ja/")
    assert "a body" in what_is_wrong(head, Answered(200, HTML, PAGE, 0.1))


def sent(client: FlaskClient, asked: Asked) -> TestResponse:
    """Send a form as it is; of anything else only its address is asked for."""
    if not asked.body:
        return client.get(asked.target.decode())
    headers = {name: text.decode("latin-1") for name, text in asked.headers}
    wanted = {name: headers[name] for name in ("Content-Type", "Sec-Fetch-Site") if name in headers}
    where = {"REMOTE_ADDR": headers.get("X-Forwarded-For", "127.0.0.1")}
    return client.post(
        asked.target.decode(), data=asked.body, headers=wanted, environ_overrides=where
    )


OUT_OF_REACH = {
    *("pack", "static", "shared.puzzle"),  # addresses that name what they hold
    "clubs.played",  # of a whole game, and from a browser that is the table
}
"""Routes that a fuzzer hardly gets through to; pictures of links are slow to draw."""


def test_most_requests_get_through_to_a_page(app: Flask, client: FlaskClient) -> None:
    """A fuzzer that is only ever refused sees nothing: all routes are reached."""
    rng, routes = Random(1), rules_for_people(app)
    reached = set()
    for endpoint, rules in routes.items():
        if endpoint.startswith("preview.") or endpoint in OUT_OF_REACH:
            continue
        renew()  # forms before may have erased the clubs
        for _ in range(400):
            status = sent(client, to_route(rng, app, rules)).status_code
            if status < 400 and status not in MENDED:
                reached.add(endpoint)
                break
    assert {name for name in routes if not name.startswith("preview.")} - reached <= OUT_OF_REACH
    for make in (a_page, an_answer):
        targets = [make(rng).target.decode() for _ in range(30)]
        answered = [client.get(target, follow_redirects=True).status_code for target in targets]
        assert answered.count(200) > 10


def test_the_simplest_request_is_left() -> None:
    """Whatever can be left out is, one part at a time."""
    asked = Asked("x", "GET", b"/en/?a=1&b=2", (("Range", b"x"),), b"body")
    assert list(asked.simpler()) == [
        Asked("x", "GET", b"/en/?a=1&b=2", (("Range", b"x"),)),
        Asked("x", "GET", b"/en/?a=1&b=2", (), b"body"),
        Asked("x", "GET", b"/en/?b=2", (("Range", b"x"),), b"body"),
        Asked("x", "GET", b"/en/?a=1", (("Range", b"x"),), b"body"),
    ]


def test_another_answer_is_seen() -> None:
    """The same page twice is the same page."""
    first = Answered(200, HTML, PAGE, 0.1)
    assert is_the_same(first, Answered(200, HTML, PAGE, 0.3), ASKED)
    assert not is_the_same(first, Answered(200, HTML, PAGE + b" ", 0.3), ASKED)
