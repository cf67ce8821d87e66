"""The fuzzer of `make fuzz-web`: that it would see what is wrong."""

from random import Random

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.web_fuzz.asking import Asked, a_page, an_answer, to_route
from tests.web_fuzz.known import renew, rules_for_people

MENDED = (301, 308)
"""Statuses with which an address that is nearly one of ours is sent on."""


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
