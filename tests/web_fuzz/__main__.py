"""Fuzzes the site for FUZZ_SECONDS (600): `make fuzz-web`. Ends with 1 if anything was wrong."""

import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from http.client import HTTPException
from pathlib import Path
from random import Random

from flask import Flask
from werkzeug.routing import Rule

from bench.memory import of_all
from tests.faults.instance import Instance
from tests.web_fuzz.api import against_schema
from tests.web_fuzz.asking import Asked, a_page, an_answer, any_method, health, noise, to_route
from tests.web_fuzz.checks import is_personal, is_the_same, what_is_wrong
from tests.web_fuzz.known import renew, rules_for_people
from tests.web_fuzz.wire import Wire
from tutor.web.app import create_app

SECONDS = float(os.environ.get("FUZZ_SECONDS", "600"))
SEED = int(os.environ.get("FUZZ_SEED", str(int(time.time()))))
FOR_THE_API = 0.2
"""Which part of the time the API is asked by its schema; the rest is for all routes."""

GROWTH = 96.0
"""MB that the server may still grow after a third of the time, when its caches have filled."""

MOST_FINDINGS = 12


def drawn(rng: Random, app: Flask, routes: list[Sequence[Rule]]) -> Asked:
    """Return a request; what has most to go wrong comes more often."""
    kind = rng.random()
    if kind < 0.6:
        return to_route(rng, app, rng.choice(routes))
    if kind < 0.65:
        return any_method(rng, app, rng.choice(routes))
    if kind < 0.69:
        return noise(rng) if kind < 0.68 else health(rng)
    return an_answer(rng) if kind < 0.85 else a_page(rng)


def found(asked: Asked, wire: Wire, statuses: Counter[int]) -> str:
    """Ask; return what is wrong with the answer, or that the second one is another."""
    try:
        answered = wire.ask(asked)
        statuses[answered.status] += 1
        if wrong := what_is_wrong(asked, answered):
            return wrong
        again = asked.method == "GET" and answered.status == 200 and not is_personal(answered)
        same = not again or is_the_same(answered, wire.ask(asked), asked)
        return "" if same else "another answer the second time"
    except (OSError, HTTPException) as error:
        # The server may hang up on a body that nobody reads, and the answer is lost with it.
        hung_up = asked.body and isinstance(error, ConnectionError)
        return "" if hung_up else f"no answer: {type(error).__name__}: {error}"


def simplest(asked: Asked, wrong: str, wire: Wire) -> str:
    """Return what is wrong, with the request, without what it is wrong without."""
    for simpler in asked.simpler():
        if still := found(simpler, wire, Counter()):
            return simplest(simpler, still, wire)
    return f"{wrong}\n    {asked}"


def fuzz(server: Instance, database: str, seconds: float) -> list[str]:
    """Ask the server for so many seconds; print what was done, and return what is wrong."""
    app, rng = create_app({"DATABASE_URL": database}), Random(SEED)
    wire = Wire("127.0.0.1", server.port)
    routes = list(rules_for_people(app).values())
    wrong, statuses, memory = list[str](), Counter[int](), list[float]()
    begin = time.monotonic()
    while (gone := time.monotonic() - begin) < seconds and len(wrong) < MOST_FINDINGS:
        if gone >= len(memory) * seconds / 3:
            memory.append(sum(of_all(server.pid)))
        if rng.random() < 1 / 300:
            renew()  # forms erase clubs
        asked = drawn(rng, app, routes)
        if finding := found(asked, wire, statuses):
            wrong.append(simplest(asked, finding, wire))
    memory.append(sum(of_all(server.pid)))
    print(f"{statuses.total()} requests; answers: {dict(statuses.most_common())}")
    print("memory: " + ", ".join(f"{each:.0f} MB" for each in memory))
    if len(memory) > 2 and memory[-1] - memory[1] > GROWTH:
        wrong.append(f"memory grew by more than {GROWTH:.0f} MB")
    return wrong


def main() -> int:
    """Start a server, fuzz it, print what was found; return the exit status."""
    print(f"fuzzing for {SECONDS:.0f} s (FUZZ_SECONDS) with FUZZ_SEED={SEED}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/clubs.sqlite3"
        server = Instance(Path(folder, "log"), database, TUTOR_PAGE_CACHE=str(40 * 2**20))
        server.start()
        try:
            wrong = against_schema("127.0.0.1", server.port, SECONDS * FOR_THE_API, SEED)
            wrong += fuzz(server, database, SECONDS * (1 - FOR_THE_API))
        finally:
            server.stop()
        said = server.log.read_text(errors="replace")
    if "Traceback" in said or "ERROR" in said:
        wrong.append(f"the server said: {said[-3000:]}")
    print("\n".join(f"WRONG {each}" for each in wrong) or "nothing wrong")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
