"""`make bench-web`: the served site beside a bare Flask app that sends the same bytes.

Its parts, `pages`, `answers` and `mix` (`bench/mix.py`), run alone with `PART=`. In the first two
both are served by waitress with as many workers and threads, asked by the same wrk over loopback in
turns, and answer with the same compressed bytes. The site runs twice: as it is, for pages that
it keeps, and with `PAGE_CACHE=0` for judged answers, so that every answer is judged and rendered in
full. Those are answers to many puzzles of the library, one after the other. The ratio is also given
by the processor time that an answer takes, which other programs on the machine disturb less.
"""

import http.client
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from bench import mix
from bench.addresses import answer_to, answered_path, single_questions
from bench.bare import Answers, write
from bench.load import CONNECTIONS, Load, Server, find_wrk, get, load
from bench.processor import children
from tests.support.serving import free_port, serving
from tutor.commands.serve import THREADS, default_workers
from tutor.games.hanabi.puzzles.library import library

RUNS = 5
SECONDS = 1
EVERY = 3
"""Every third puzzle of the library is answered."""

GOAL_KEPT, GOAL_JUDGED = 1.5, 0.1

_HEADERS = ("Content-Type", "Content-Encoding", "Vary", "Cache-Control", "ETag")
_ROW = "  {:<22}{:>8}{:>8}{:>7}{:>10}{:>10}{:>10}{:>9}{:>9}{:>7}"


def answered_paths() -> list[str]:
    """Return the addresses of answers to many puzzles of the library, every other one wrong."""
    return [
        answered_path(entry, answer_to(entry, right=place % 2 == 0))
        for place, entry in enumerate(single_questions()[::EVERY])
    ]


def answers_of(port: int, paths: Sequence[str], accepted: str = "gzip, deflate, br") -> Answers:
    """Return what the server answers to these paths, for the bare app to answer too."""
    answers: Answers = {}
    connection = http.client.HTTPConnection("127.0.0.1", port)
    for path in paths:
        connection.request("GET", path, headers={"Accept-Encoding": accepted})
        response = connection.getresponse()
        body = response.read()
        assert response.status == 200, f"{path}: {response.status}"
        sent = {name: response.headers[name] for name in _HEADERS if name in response.headers}
        answers[path] = (sent, body)
    connection.close()
    return answers


@contextmanager
def bare(answers: Answers, workers: int) -> Iterator[Server]:
    """Serve the bare app while the block runs."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        bodies = Path(folder, "bodies.json")
        write(bodies, answers)
        command = [sys.executable, "-m", "bench.bare", str(bodies), str(port), str(workers)]
        with subprocess.Popen(command) as process:
            try:
                _wait_until_served(port, next(iter(answers)))
                yield Server(port, process.pid)
            finally:
                process.terminate()


def _wait_until_served(port: int, path: str) -> None:
    for _ in range(300):
        try:
            answers_of(port, [path])
            return
        except ConnectionError:
            time.sleep(0.1)
    raise AssertionError(f"nobody answers at port {port}")


@contextmanager
def site(**environment: str) -> Iterator[Server]:
    """Serve the site while the block runs."""
    before = children(os.getpid())
    with serving(None, 0, **environment) as url:
        (pid,) = children(os.getpid()) - before
        port = urlsplit(url).port
        assert port, url
        yield Server(port, pid)


def in_turns(wrk: str, ours: Server, peer: Server, paths: Sequence[str]) -> list[tuple[Load, Load]]:
    """Return what came of loading the one and the other, as many times as there are runs."""
    return [(_loaded(wrk, ours, paths), _loaded(wrk, peer, paths)) for _ in range(RUNS)]


def _loaded(wrk: str, server: Server, paths: Sequence[str]) -> Load:
    """Ask for these paths in turns. Raises AssertionError if anything but the pages came back."""
    came = load(wrk, server, [get(server.port, path) for path in paths], SECONDS)
    assert not came.refused + came.lost, came
    return came


def _warm(wrk: str, server: Server, paths: Sequence[str], workers: int) -> None:
    """Let every worker answer each path about twice, as one that has been at work for a while."""
    answered = 0.0
    while answered < 2 * workers * len(paths):
        answered += _loaded(wrk, server, paths).rate * SECONDS


def row(name: str, goal: float | None, runs: Sequence[tuple[Load, Load]]) -> str:
    """Return a line of the table: medians over the runs, the ratio of each turn among them."""
    ours, peer = zip(*runs, strict=True)
    ratio = statistics.median(a.rate / b.rate for a, b in runs)
    by_cost = statistics.median(b.cost / a.cost for a, b in runs)

    def middle(loads: Sequence[Load], figure: str) -> float:
        return float(statistics.median(getattr(each, figure) for each in loads))

    return _ROW.format(
        name,
        f"{ratio:.2f}",
        f"{by_cost:.2f}",
        f"{goal}" if goal else "",
        f"{middle(ours, 'rate'):,.0f}",
        f"{middle(peer, 'rate'):,.0f}",
        f"{middle(ours, 'cost'):.3f}",
        f"{middle(ours, 'p50'):.2f}",
        f"{middle(ours, 'p99'):.2f}",
        f"{max(middle(ours, 'share'), middle(peer, 'share')):.2f}",
    )


def print_pages(wrk: str, workers: int) -> None:
    """Print the rows of pages that are kept."""
    kept = {
        "rules page": ("/en/rules/", GOAL_KEPT),
        "library puzzle page": (f"/en/puzzles/{next(iter(library()))}", GOAL_KEPT),
        "rule page": ("/en/rules/own-hand-hidden", None),
    }
    _print_heads(workers)
    with ExitStack() as stack:
        ours = stack.enter_context(site())
        kept["static file"] = (_style_sheet(ours.port), None)
        paths = [path for path, _ in kept.values()]
        _loaded(wrk, ours, paths)  # every worker has seen every page, and compressed it well
        time.sleep(SECONDS)
        peer = stack.enter_context(bare(answers_of(ours.port, paths), workers))
        for name, (path, goal) in kept.items():
            print(row(name, goal, in_turns(wrk, ours, peer, [path])), flush=True)


def print_answers(wrk: str, workers: int) -> None:
    """Print the row of answers that are judged and rendered each time."""
    _print_heads(workers)
    with ExitStack() as stack:
        ours = stack.enter_context(site(TUTOR_PAGE_CACHE="0"))
        paths = answered_paths()
        peer = stack.enter_context(bare(answers_of(ours.port, paths), workers))
        _warm(wrk, ours, paths, workers)
        print(row("judged answer", GOAL_JUDGED, in_turns(wrk, ours, peer, paths)), flush=True)


def print_mix(wrk: str, workers: int) -> None:
    """Print what the site does with a realistic mix, and how many learners it carries."""
    print(f"{workers} workers with {THREADS} threads each")
    with tempfile.TemporaryDirectory() as folder:
        url = os.environ.get("TUTOR_DATABASE_URL") or f"sqlite:///{folder}/clubs.sqlite3"
        with site(TUTOR_DATABASE_URL=url, TUTOR_PROXY_HOPS="1") as ours:
            mix.print_tables(wrk, ours, url, workers)


def _print_heads(workers: int) -> None:
    print(f"{workers} workers with {THREADS} threads each, {CONNECTIONS} connections, ", end="")
    print(f"medians over {RUNS} runs of {SECONDS} s in turns", flush=True)
    heads = ("", "ratio", "by CPU", "goal", "ours/s", "bare/s", "CPU ms", "p50 ms", "p99 ms", "wrk")
    print(_ROW.format(*heads), flush=True)


PARTS = {"pages": print_pages, "answers": print_answers, "mix": print_mix}


def main() -> None:
    """Print the tables of the parts that are named, or of all."""
    for name in sys.argv[1:] or PARTS:
        if name not in PARTS:
            sys.exit(f"error: no part {name!r} of bench-web: there are {', '.join(PARTS)}")
        PARTS[name](find_wrk(), default_workers())
        print(flush=True)


def _style_sheet(port: int) -> str:
    """Return the address of the site's style sheet."""
    ((_, page),) = answers_of(port, ["/en/"], accepted="identity").values()
    begin = page.index(b'"/static/') + 1
    return page[begin : page.index(b'"', begin)].decode()


if __name__ == "__main__":
    main()
