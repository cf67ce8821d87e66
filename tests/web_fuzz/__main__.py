"""Fuzzes the site for FUZZ_SECONDS (600): `make fuzz-web`. Ends with 1 if anything was wrong."""

import os
import sys
import tempfile
import time
from concurrent.futures import Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path

from tests.web_fuzz.api import against_schema
from tests.web_fuzz.report import Memory, report
from tests.web_fuzz.server import Server, serving
from tests.web_fuzz.worker import Seen, fuzz

SECONDS = float(os.environ.get("FUZZ_SECONDS", "600"))
SEED = int(os.environ.get("FUZZ_SEED", str(int(time.time()))))
FUZZERS = 2
FOR_THE_API = 0.2
"""Which part of the time the API is asked by its schema; the rest is for all routes."""
PAGES = SECONDS * (1 - FOR_THE_API)


def main() -> int:
    """Start a server, fuzz it, print what was done and found; return the exit status."""
    print(f"fuzzing for {SECONDS:.0f} s (FUZZ_SECONDS) with FUZZ_SEED={SEED}", flush=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        api = against_schema(server.host, server.port, SECONDS * FOR_THE_API, SEED)
        memory = [Memory("at the start", server.memory())]
        with ProcessPoolExecutor(FUZZERS, mp_context=get_context("spawn")) as pool:
            jobs = [
                pool.submit(
                    fuzz,
                    server.host,
                    server.port,
                    PAGES,
                    SEED + number * 1_000_000,
                    server.database,
                )
                for number in range(FUZZERS)
            ]
            memory += _watched(server, jobs)
            seen = Seen.of([job.result() for job in jobs])
        memory.append(Memory("at the end", server.memory()))
        return report(seen, memory, server.is_alive(), server.complaints(), api)


def _watched(server: Server, jobs: list[Future[Seen]]) -> list[Memory]:
    """Wait for the fuzzers; return the server's memory after each third of the time."""
    found = []
    for name in ("after a third", "after two thirds"):
        wait(jobs, timeout=PAGES / 3)
        found.append(Memory(name, server.memory()))
    wait(jobs)
    return found


if __name__ == "__main__":
    sys.exit(main())
