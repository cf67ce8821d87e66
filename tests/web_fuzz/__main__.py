"""Fuzzes the site for FUZZ_SECONDS (600): `make fuzz-web`. Ends with 1 if anything was wrong."""

import os
import re
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

from bench.processor import children
from tests.faults.instance import Instance
from tests.web_fuzz.api import against_schema
from tests.web_fuzz.asking import Asked, a_page, an_answer, any_method, health, noise, to_route
from tests.web_fuzz.checks import is_personal, is_the_same, what_is_wrong
from tests.web_fuzz.known import renew, rules_for_people
from tests.web_fuzz.wire import Wire
from tutor.commands.serve import WORKER_MEMORY
from tutor.web.app import create_app

SECONDS = float(os.environ.get("FUZZ_SECONDS", "600"))
SEED = int(os.environ.get("FUZZ_SEED", str(int(time.time()))))
FOR_THE_API = 0.2
"""Which part of the time the API is asked by its schema; the rest is for all routes."""

MOST_MEMORY = WORKER_MEMORY + 100
"""MiB that a worker may take: it is replaced after the request that passed the limit."""

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
    """Return the fault with the shortest request that still causes it."""
    for simpler in asked.simpler():
        if still := found(simpler, wire, Counter()):
            return simplest(simpler, still, wire)
    return f"{wrong}\n    {asked}"


def fuzz(server: Instance, database: str, seconds: float) -> list[str]:
    """Ask the server for so many seconds; print what was done, and return what is wrong."""
    app, rng = create_app({"DATABASE_URL": database}), Random(SEED)
    wire = Wire("127.0.0.1", server.port)
    routes = list(rules_for_people(app).values())
    wrong, statuses, looks = list[str](), Counter[int](), 0
    begin = time.monotonic()
    while (gone := time.monotonic() - begin) < seconds and len(wrong) < MOST_FINDINGS:
        if gone >= looks * seconds / 10:
            looks += 1
            wrong += too_large(server.pid)
        if rng.random() < 1 / 300:
            renew()  # forms erase clubs
        asked = drawn(rng, app, routes)
        if finding := found(asked, wire, statuses):
            wrong.append(simplest(asked, finding, wire))
    print(f"{statuses.total()} requests; answers: {dict(statuses.most_common())}")
    return wrong + too_large(server.pid)


def too_large(pid: int) -> list[str]:
    """Print how much memory each worker of a server has taken at most; return what is too much."""
    peaks = [peak for worker in children(pid) if (peak := most_memory(worker))]
    print("memory of workers:", ", ".join(f"{peak:.0f} MiB" for peak in peaks), flush=True)
    return [f"a worker took {peak:.0f} MiB" for peak in peaks if peak > MOST_MEMORY]


def most_memory(pid: int) -> float | None:
    """Return the most MiB that a process has held in memory, None if it has ended."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return None
    peak = re.search(r"^VmHWM:\s+(\d+) kB$", status, re.MULTILINE)
    return int(peak[1]) / 1024 if peak else None


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
