"""Loads a server with wrk, which is written in C so that it is not what is measured."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from bench import processor
from tests.support.serving import serving
from tools import debian

CONNECTIONS = 8
"""Connections that are kept open, each with a request at any time."""

_BETWEEN = "\x1e"
"""Stands between the requests of a file."""

_SCRIPT = """
local requests = {}
local file = assert(io.open("%(requests)s", "rb"))
for each in file:read("*a"):gmatch("[^%(between)s]+") do
  requests[#requests + 1] = each
end
file:close()
local at = 0
request = function()
  at = at %% #requests + 1
  return requests[at]
end
done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format("\\nfigures %%d %%d %%d %%d %%d %%d\\n",
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
"""
"""Goes through the requests of a file, again and again."""

_THINKING = """
delay = function()
  return math.random(0, 2 * %d)
end
"""
"""Milliseconds before each request, on average half of the most."""


@dataclass(frozen=True, slots=True)
class Server:
    """A server on 127.0.0.1: its port, and the process that started its workers."""

    port: int
    pid: int


@dataclass(frozen=True, slots=True)
class Load:
    """The measurements of a load."""

    rate: float
    """Answers a second."""
    cost: float
    """Milliseconds of the server's CPU time for an answer."""
    p50: float
    """Milliseconds until an answer was there: the median."""
    p99: float
    """The same: the 99th percentile."""
    share: float
    """wrk's share of a core."""
    refused: int
    """Answers with a status from 400 up."""
    lost: int
    """Requests without an answer."""


@contextmanager
def site(**environment: str) -> Iterator[Server]:
    """Serve the site while the block runs."""
    before = processor.children(os.getpid())
    with serving(None, 0, **environment) as url:
        (pid,) = processor.children(os.getpid()) - before
        port = urlsplit(url).port
        assert port, url
        yield Server(port, pid)


def find_wrk() -> str:
    """Return the path of wrk, installed from Debian if need be; SystemExit if there is none."""
    if not shutil.which("wrk"):
        debian.install("wrk")
    path = shutil.which("wrk")
    if path is None:
        sys.exit("error: bench-web needs wrk (Debian: apt install wrk)")
    return path


def get(port: int, path: str, **headers: str) -> str:
    """Return a GET request as it goes over the wire; `Some_Name="x"` is a header `Some-Name: x`."""
    return _request("GET", port, path, headers, "")


def post(port: int, path: str, body: str, **headers: str) -> str:
    """Return a POST of a form from one of the site's own pages."""
    from_here = {
        "Origin": f"http://127.0.0.1:{port}",
        "Content-Type": "application/x-www-form-urlencoded",
        "Content-Length": str(len(body)),
    }
    return _request("POST", port, path, from_here | headers, body)


def _request(method: str, port: int, path: str, headers: dict[str, str], body: str) -> str:
    lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{port}"]
    lines.append("Accept-Encoding: gzip, deflate, br")
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", body])


def load(
    wrk: str,
    server: Server,
    requests: Sequence[str],
    seconds: int,
    connections: int = CONNECTIONS,
    thinking: float = 0,
) -> Load:
    """Send the server these requests in turns, on open connections, for so long.

    Each connection waits before each request, for `thinking` seconds on average.
    """
    with tempfile.TemporaryDirectory() as folder:
        listed, script = Path(folder, "requests"), Path(folder, "load.lua")
        listed.write_text(_BETWEEN.join(requests), newline="")
        text = _SCRIPT % {"requests": listed, "between": _BETWEEN}
        script.write_text(text + (_THINKING % (thinking * 1000) if thinking else ""))
        command = [wrk, "-t1", f"-c{connections}", f"-d{seconds}s", "--timeout", "30s"]
        command += ["-s", str(script)]
        begin, before, at_work = time.monotonic(), os.times(), processor.seconds(server.pid)
        run = subprocess.run(
            [*command, f"http://127.0.0.1:{server.port}"],
            capture_output=True,
            text=True,
            check=True,
        )
        took, after = time.monotonic() - begin, os.times()
        at_work = processor.seconds(server.pid) - at_work
    figures = re.search(r"^figures (\d+) (\d+) (\d+) (\d+) (\d+) (\d+)$", run.stdout, re.MULTILINE)
    assert figures, run.stdout + run.stderr
    answered, micros, p50, p99, refused, lost = map(int, figures.groups())
    busy = sum(after[2:4]) - sum(before[2:4])
    cost = at_work / max(1, answered) * 1000
    rate = answered / micros * 1e6
    return Load(rate, cost, p50 / 1000, p99 / 1000, busy / took, refused, lost)
