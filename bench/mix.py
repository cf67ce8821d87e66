"""What many learners ask for at once: `make bench-web`.

Rules 60 %, puzzle pages 25 %, answers 13 %, the board of a club 2 %, in every language, drawn anew
for each run. Half of the puzzles and answers belong to the list of a saved club: such pages are
private, so that each is put together for the one who asks. Learners come with their cookie and
each from an address of their own, as through a proxy.

First every part is asked for alone and then the mix, by few connections that never rest: what the
machine can do. Then come learners who look at a page for a while before they ask for the next one.
As a proxy would, wrk passes their requests on over a number of connections that are used in turns.

Clubs are in an SQLite file, or in an empty database that `TUTOR_DATABASE_URL` names.
"""

import itertools
import os
import statistics
import tempfile
from collections.abc import Iterator
from random import Random

from bench import memory
from bench.addresses import (
    TAGS,
    answer_to,
    answered_path,
    puzzle_paths,
    rules_paths,
    single_questions,
)
from bench.clubs import Seat, seats
from bench.load import CONNECTIONS, Load, Server, find_wrk, get, load, post, site
from tutor.clubs.store import Store
from tutor.commands.serve import THREADS, default_workers
from tutor.games.hanabi.puzzles.library import library

SHARES = {"rules": 60, "puzzle pages": 25, "answers": 13, "board": 1, "board: done": 1}
SHARE_IN_CLUBS = 0.5
"""Of the puzzle pages and the answers."""

THINKING = 5.0
"""Seconds for which a learner looks at a page."""

LEARNERS = (500, 1000, 2000, 4000)
PROXY_CONNECTIONS = 200
"""Connections that a proxy keeps."""

WARM, ALONE, TOGETHER, CLASS = 5, 4, 10, 20
"""Seconds for which is warmed at a time, and each part, the mix and a class are measured."""

RUNS = 3
"""How often the mix is measured."""

PROMPT, LEAST_SHARE_ANSWERED = 1000, 0.95
"""Milliseconds after which an answer is late; how much of what is asked has to be answered."""

_HEADS = ("requests/s", "CPU ms", "p50 ms", "p99 ms", "refused", "lost", "wrk")
_ROW = "  {:<22}" + "{:>11}" * len(_HEADS)


class Mix:
    """Requests of each part, drawn with a seed."""

    def __init__(self, port: int, taken: list[Seat], seed: int = 1) -> None:
        self.port = port
        self._random = Random(seed)
        self._rules, self._puzzles = rules_paths(), puzzle_paths()
        self._entries = single_questions()
        self._seats = taken
        finished = [(seat, name) for seat in taken for name in seat.items]
        self._random.shuffle(finished)
        self._finished = itertools.cycle(finished)

    def draw(self, count: int) -> list[str]:
        """Return so many requests of the mix."""
        names = self._random.choices([*SHARES], [*SHARES.values()], k=count)
        return [self.one(name) for name in names]

    def one(self, part: str) -> str:
        """Return a request of this part."""
        tag, seat = self._random.choice(TAGS), self._random.choice(self._seats)
        in_club = self._random.random() < SHARE_IN_CLUBS
        match part:
            case "rules":
                return self._get(self._random.choice(self._rules), seat)
            case "puzzle pages" if in_club:
                name = self._random.choice(seat.items)
                return self._get(f"/{tag}/puzzles/{name}?{seat.walk(name)}", seat)
            case "puzzle pages":
                return self._get(self._random.choice(self._puzzles), seat)
            case "answers":
                entry = self._random.choice(self._entries)
                if in_club:
                    entry = library()[self._random.choice(seat.items)]
                right = self._random.random() < 0.5
                path = answered_path(entry, answer_to(entry, right=right, random=self._random), tag)
                return self._get(f"{path}&{seat.walk(entry.id)}" if in_club else path, seat)
            case "board":
                return self._get(f"/{tag}/clubs/{seat.slug}/board", seat)
            case _:
                seat, name = next(self._finished)
                body = seat.done(name, answer_to(library()[name], right=True))
                path = f"/{tag}/clubs/{seat.slug}/done"
                return post(self.port, path, body, **seat.headers)

    def warm(self, wrk: str, server: Server, workers: int) -> None:
        """Warm the caches as hours of work would.

        Every worker has answered each page of rules and puzzles about twice, and some of the rest.
        """
        paths = self._rules + self._puzzles
        self._random.shuffle(paths)
        pages, answered = [get(self.port, path) for path in paths], 0.0
        while answered < 2 * workers * len(pages):
            measured = load(wrk, server, pages[int(answered) % len(pages) :] + pages, WARM)
            answered += measured.rate * WARM
        load(wrk, server, self.draw(20_000), WARM)

    def _get(self, path: str, seat: Seat) -> str:
        return get(self.port, path, **seat.headers)


def print_tables(wrk: str, server: Server, url: str, workers: int) -> None:
    """Print what the server did with each part, with the mix and with learners, and its memory."""
    store = Store(url)
    taken = seats(store)
    mix = Mix(server.port, taken)
    mix.warm(wrk, server, workers)
    print(f"{CONNECTIONS} connections that never rest; the mix: medians over {RUNS} runs")
    print(_ROW.format("", *_HEADS), flush=True)
    for part in SHARES:
        _print(part, load(wrk, server, [mix.one(part) for _ in range(20_000)], ALONE))
    _print("the mix", *(load(wrk, server, mix.draw(40_000), TOGETHER) for _ in range(RUNS)))
    print(f"learners, {THINKING:g} s between an answer and the next request")
    carried = 0
    for learners in LEARNERS:
        asked = learners / THINKING
        drawn = mix.draw(int(asked * CLASS * 1.2))
        measured = load(wrk, server, drawn, CLASS, PROXY_CONNECTIONS, PROXY_CONNECTIONS / asked)
        _print(f"{learners:,}", measured)
        is_answered = measured.rate > LEAST_SHARE_ANSWERED * asked
        if measured.p99 <= PROMPT and is_answered and not measured.refused + measured.lost:
            carried = learners
    print(f"carries {carried:,} learners: 99 of 100 answers within {PROMPT} ms, none missing")
    print(f"load average: {os.getloadavg()[0]:.1f}, the bench's own included")
    own, *theirs = memory.of_all(server.pid)
    print(f"memory: {own:.0f} MB of the server's own, workers ", end="")
    print(", ".join(f"{each:.0f} MB" for each in theirs))
    print(f"on the boards: {_finished(store, taken):,} puzzles of {len(taken):,} learners")


def _print(name: str, *runs: Load) -> None:
    def middle(figure: str) -> float:
        return float(statistics.median(getattr(each, figure) for each in runs))

    figures = (
        f"{middle('rate'):,.0f}",
        f"{middle('cost'):.2f}",
        f"{middle('p50'):.1f}",
        f"{middle('p99'):.1f}",
        f"{sum(each.refused for each in runs)}",
        f"{sum(each.lost for each in runs)}",
        f"{middle('share'):.2f}",
    )
    print(_ROW.format(name, *figures), flush=True)


def _finished(store: Store, taken: list[Seat]) -> int:
    def boards() -> Iterator[int]:
        for slug in {seat.slug for seat in taken}:
            yield sum(len(learner.solved) for learner in store.board(slug))

    return sum(boards())


def main() -> None:
    """Print the tables for a server of this machine."""
    workers = default_workers()
    print(f"{workers} workers with {THREADS} threads each")
    with tempfile.TemporaryDirectory() as folder:
        url = os.environ.get("TUTOR_DATABASE_URL") or f"sqlite:///{folder}/clubs.sqlite3"
        with site(TUTOR_DATABASE_URL=url, TUTOR_PROXY_HOPS="1") as server:
            print_tables(find_wrk(), server, url, workers)


if __name__ == "__main__":
    main()
