"""`make attack`: what one visitor can make the site do, and how long the others wait meanwhile.

`PART=flood` sends the most expensive kinds, ten a second from one address; `PART=stalled` opens
forms that are never sent to their end.
Each line has how long the rules took, at 20 a second.
"""

import contextlib
import http.client
import itertools
import os
import socket
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

from bench import expensive
from bench.latency import Latency, latency_of_readers
from bench.load import site
from tutor.clubs.items import Item
from tutor.clubs.plan import Plan

SECONDS = 10
"""For which each attack goes on."""

A_SECOND = 10
"""Costly requests from one address."""

GOAL = 50.0
"""Milliseconds at p99 that the others may wait."""

PREPARED = 60
"""Addresses of a kind; games take long to play."""

STALLED = 40
"""Connections with forms that never arrive."""

_ATTACKER = "203.0.113.66"
_CODES = f"/en/clubs/{Plan('Club', (Item('clue'),))}/codes"
_ROW = "  {:<34}{:>10}{:>10}{:>7}   {}"


def flood(port: int, paths: list[str]) -> tuple[Latency, Counter[int]]:
    """Return how long the others waited, and with what the attacker was answered."""
    answers: Counter[int] = Counter()
    asked, over = itertools.cycle(paths), threading.Event()

    def attack() -> None:
        with ThreadPoolExecutor(64) as threads:
            while paths and not over.wait(1 / A_SECOND):
                threads.submit(lambda: answers.update([_status(port, next(asked))]))

    attacker = threading.Thread(target=attack)
    attacker.start()
    latency = latency_of_readers(port, SECONDS)
    over.set()
    attacker.join()
    return latency, answers


def _status(port: int, path: str) -> int:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    headers = {"X-Forwarded-For": _ATTACKER, "Accept-Encoding": "br"}
    try:
        connection.request("GET", f"/en{path}", headers=headers)
        response = connection.getresponse()
        response.read()
        return response.status
    except (OSError, http.client.HTTPException):
        return 0
    finally:
        connection.close()


def print_flood() -> None:
    """Print how long the others wait during a flood of each kind, and of all of them."""
    kinds = {
        name: list(itertools.islice(paths, PREPARED)) for name, paths in expensive.flood().items()
    }
    every = [path for paths in itertools.zip_longest(*kinds.values()) for path in paths if path]
    _print_heads()
    for name, paths in {"nothing": [], **kinds, "all of them in turns": every}.items():
        # Each kind has a server of its own: what an address may have is used up by the one before.
        with site(TUTOR_PROXY_HOPS="1") as server:
            latency_of_readers(server.port, 1)
            latency, answers = flood(server.port, paths)
            _print(name, latency, ", ".join(f"{n} × {code}" for code, n in sorted(answers.items())))


def print_stalled() -> None:
    """Print how long the others wait beside forms that are never sent to their end."""
    _print_heads()
    with site() as server, contextlib.ExitStack() as stack:
        latency_of_readers(server.port, 1)
        for _ in range(STALLED):
            stack.enter_context(_form(server.port))
        time.sleep(1)
        _print(f"{STALLED} forms", latency_of_readers(server.port, SECONDS), "")


@contextlib.contextmanager
def _form(port: int) -> Iterator[None]:
    """Begin a form, and leave it at that while the block runs."""
    head = f"POST {_CODES} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n"
    head += "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 5\r\n\r\ncod"
    with socket.create_connection(("127.0.0.1", port), timeout=60) as connection:
        connection.sendall(head.encode())
        yield


def _print_heads() -> None:
    print(f"how long {SECONDS} s of /en/rules/ take, 20 a second; goal: p99 ≤ {GOAL:g} ms")
    print(_ROW.format("", "p50 ms", "p99 ms", "lost", "answers to the attacker"), flush=True)


def _print(name: str, latency: Latency, said: str) -> None:
    figures = (f"{latency.p50:.1f}", f"{latency.p99:.1f}", f"{latency.lost}")
    print(_ROW.format(name, *figures, said), flush=True)


PARTS: dict[str, Callable[[], None]] = {
    "flood": print_flood,
    "stalled": print_stalled,
}


def main() -> None:
    """Print the tables of the parts that are named, or of all."""
    for name in sys.argv[1:] or PARTS:
        if name not in PARTS:
            sys.exit(f"error: no part {name!r} of attack: there are {', '.join(PARTS)}")
        PARTS[name]()
        print(f"load average: {os.getloadavg()[0]:.1f}\n", flush=True)


if __name__ == "__main__":
    main()
