"""One fuzzer: goes round the routes until its time is over, and notes what it has seen."""

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from http import HTTPStatus
from http.client import HTTPException
from random import Random

from flask import Flask
from werkzeug.routing import Rule

from tests.web_fuzz.asking import Asked, a_page, an_answer, any_method, health, noise, to_route
from tests.web_fuzz.checks import content, of_the_app, what_is_wrong
from tests.web_fuzz.known import renew, rules_for_people
from tests.web_fuzz.wire import Answered, Wire
from tutor.web.app import create_app

_MOST_FINDINGS = 12
_RENEWED = 1 / 300
"""How often there are other clubs, as forms erase them."""


@dataclass
class Seen:
    """What a fuzzer has seen; `slowest` is in seconds, by route, with the request."""

    requests: Counter[str] = field(default_factory=Counter)
    statuses: Counter[tuple[str, int]] = field(default_factory=Counter)
    slowest: dict[str, tuple[float, str]] = field(default_factory=dict)
    refused: int = 0
    repeated: int = 0
    findings: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, parts: "list[Seen]") -> "Seen":
        """Return what several fuzzers have seen together."""
        whole = cls()
        for part in parts:
            whole.requests += part.requests
            whole.statuses += part.statuses
            whole.refused += part.refused
            whole.repeated += part.repeated
            whole.findings += part.findings
            for route, slow in part.slowest.items():
                whole.slowest[route] = max(slow, whole.slowest.get(route, slow))
        return whole


def fuzz(host: str, port: int, seconds: float, start: int, database: str) -> Seen:
    """Ask the server for so many seconds, beginning with this seed, and return what was seen.

    `database` is the URL of its clubs, where some are saved that can be asked for.
    """
    app = create_app({"DATABASE_URL": database})
    seen, wire, rng = Seen(), Wire(host, port), Random(start)
    routes = list(rules_for_people(app).values())
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline and len(seen.findings) < _MOST_FINDINGS:
        if rng.random() < _RENEWED:
            renew()
        asked = _drawn(rng, app, routes)
        if wrong := _ask(asked, wire, seen):
            asked, wrong = _simplest(asked, wrong, wire)
            seen.findings.append(f"{wrong}\n    {asked}")
    wire.close()
    return seen


def _drawn(rng: Random, app: Flask, routes: list[Sequence[Rule]]) -> Asked:
    """Return a request; what has most to go wrong comes more often."""
    kind = rng.random()
    if kind < 0.6:
        return to_route(rng, app, rng.choice(routes))
    if kind < 0.65:
        return any_method(rng, app, rng.choice(routes))
    if kind < 0.68:
        return noise(rng)
    if kind < 0.69:
        return health(rng)
    return an_answer(rng) if kind < 0.85 else a_page(rng)


def _ask(asked: Asked, wire: Wire, seen: Seen) -> str:
    """Ask, note what was seen, and return what is wrong with the answer; empty if nothing is."""
    seen.requests[asked.route] += 1
    try:
        answered = wire.ask(asked)
    except (OSError, HTTPException) as error:
        if asked.body and isinstance(error, ConnectionError):
            # Nobody reads a body: the server may hang up on one, and the answer is lost with it.
            seen.refused += 1
            return ""
        return f"no answer: {type(error).__name__}: {error}"
    seen.statuses[asked.route, answered.status] += 1
    if answered.seconds > seen.slowest.get(asked.route, (0.0, ""))[0]:
        seen.slowest[asked.route] = (answered.seconds, repr(asked).splitlines()[0][:150])
    seen.refused += not of_the_app(answered)
    wrong = what_is_wrong(asked, answered)
    if wrong or asked.method != "GET" or answered.status != HTTPStatus.OK:
        return wrong
    if seen.requests[asked.route] % 4 or _is_personal(answered):
        return ""
    return _again(asked, answered, wire, seen)


def _is_personal(answered: Answered) -> bool:
    """Return whether a page is one visitor's own, or another one in a moment."""
    caching = answered.header("cache-control")
    return "private" in caching or "no-store" in caching


def _again(asked: Asked, answered: Answered, wire: Wire, seen: Seen) -> str:
    """Ask the same again; return what is wrong if the answer is another one."""
    try:
        again = wire.ask(asked)
    except (OSError, HTTPException) as error:
        # As the first time: a body that nobody reads may cost the connection.
        return "" if asked.body else f"no answer the second time: {type(error).__name__}: {error}"
    if asked.body and again.status == HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
        return ""  # the page was kept, and its form not looked at
    if again.status == HTTPStatus.ACCEPTED:
        return ""  # a pack, of which another worker says: not made yet, come again
    seen.repeated += 1
    same = again.status == HTTPStatus.OK and content(again) == content(answered)
    return "" if same else f"another answer the second time, with status {again.status}"


def _simplest(asked: Asked, wrong: str, wire: Wire) -> tuple[Asked, str]:
    """Return the request without what is not needed for its answer to be wrong."""
    for simpler in asked.simpler():
        try:
            still = what_is_wrong(simpler, wire.ask(simpler))
        except (OSError, HTTPException) as error:
            still = f"no answer: {type(error).__name__}: {error}"
        if still:
            return _simplest(simpler, still, wire)
    return asked, wrong
