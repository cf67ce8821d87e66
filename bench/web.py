"""`make bench-web`: the served site beside a bare Flask app that sends the same bytes.

Both are served by granian with as many workers and threads, asked by the same wrk over the loopback
in turns, and answer with the same compressed bytes. The site runs twice: as it is, for pages that
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
from urllib.parse import urlencode, urlsplit

from bench.bare import Answers, write
from bench.load import CONNECTIONS, Load, Server, find_wrk, load
from bench.processor import children
from tests.serving import free_port, serving
from tutor.commands.serve import THREADS, default_workers
from tutor.core.puzzle import Choose, judged
from tutor.core.scenario import is_scenario
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.library import Entry, library

RUNS = 5
SECONDS = 1
EVERY = 3
"""Every third puzzle of the library is answered."""

GOAL_KEPT, GOAL_JUDGED = 1.5, 0.1

_HEADERS = ("Content-Type", "Content-Encoding", "Vary", "Cache-Control", "ETag")
_ROW = "  {:<22}{:>8}{:>8}{:>7}{:>10}{:>10}{:>10}{:>9}{:>9}{:>7}"


def answered_paths() -> list[str]:
    """Return the address of a judged answer to many puzzles of the library, right ones and wrong.

    Scenarios are left out: an answer to one is a move of several.
    """
    entries = [entry for entry in library().values() if not is_scenario(THEMES[entry.theme])]
    return [_answered(place, entry) for place, entry in enumerate(entries[::EVERY])]


def _answered(place: int, entry: Entry) -> str:
    """Return the address of an answer: with every other puzzle a wrong one."""
    theme, wanted = THEMES[entry.theme], place % 2 == 0
    verdicts = judged(theme, entry.puzzle)
    fit = [verdict.option for verdict in verdicts if verdict.correct is wanted]
    chosen = (fit or [verdicts[0].option])[: 1 if theme.choose is Choose.ONE else None]
    several = chosen if wanted else chosen[:1]
    return f"/en/puzzles/{entry.id}?{urlencode([('answer', option) for option in several])}"


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
    return [(load(wrk, ours, paths, SECONDS), load(wrk, peer, paths, SECONDS)) for _ in range(RUNS)]


def _warm(wrk: str, server: Server, paths: Sequence[str], workers: int) -> None:
    """Let every worker answer each path about twice, as one that has been at work for a while."""
    answered = 0.0
    while answered < 2 * workers * len(paths):
        answered += load(wrk, server, paths, SECONDS).rate * SECONDS


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


def main() -> None:
    """Print the table."""
    wrk, workers = find_wrk(), default_workers()
    kept = {
        "rules page": ("/en/rules/", GOAL_KEPT),
        "library puzzle page": (f"/en/puzzles/{next(iter(library()))}", GOAL_KEPT),
        "rule page": ("/en/rules/own-hand-hidden", None),
    }
    print(f"{workers} workers with {THREADS} threads each, {CONNECTIONS} connections, ", end="")
    print(f"medians over {RUNS} runs of {SECONDS} s in turns", flush=True)
    heads = ("", "ratio", "by CPU", "goal", "ours/s", "bare/s", "CPU ms", "p50 ms", "p99 ms", "wrk")
    print(_ROW.format(*heads), flush=True)
    with ExitStack() as stack:
        ours = stack.enter_context(site())
        kept["static file"] = (_style_sheet(ours.port), None)
        paths = [path for path, _ in kept.values()]
        load(wrk, ours, paths, SECONDS)  # every worker has seen every page, and compressed it well
        time.sleep(SECONDS)
        peer = stack.enter_context(bare(answers_of(ours.port, paths), workers))
        for name, (path, goal) in kept.items():
            print(row(name, goal, in_turns(wrk, ours, peer, [path])), flush=True)
    with ExitStack() as stack:
        ours = stack.enter_context(site(TUTOR_PAGE_CACHE="0"))
        paths = answered_paths()
        peer = stack.enter_context(bare(answers_of(ours.port, paths), workers))
        _warm(wrk, ours, paths, workers)
        print(row("judged answer", GOAL_JUDGED, in_turns(wrk, ours, peer, paths)), flush=True)


def _style_sheet(port: int) -> str:
    """Return the address of the site's style sheet."""
    ((_, page),) = answers_of(port, ["/en/"], accepted="identity").values()
    begin = page.index(b'"/static/') + 1
    return page[begin : page.index(b'"', begin)].decode()


if __name__ == "__main__":
    main()
