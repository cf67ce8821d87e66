"""Loads a server with wrk, which is written in C so that it is not what is measured."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bench import processor
from tools import debian

CONNECTIONS = 8
"""Connections that are kept open, each with a request at any time."""

_SCRIPT = """
local paths = {}
local file = assert(io.open("%(paths)s"))
for line in file:lines() do
  paths[#paths + 1] = wrk.format("GET", line, {["Accept-Encoding"] = "gzip, deflate, br",
                                              ["Host"] = "%(host)s"})
end
file:close()
local at = 0
request = function()
  at = at %% #paths + 1
  return paths[at]
end
done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format("\\nfigures %%d %%d %%d %%d %%d\\n", summary.requests, summary.duration,
    latency:percentile(50), latency:percentile(99),
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
"""
"""Goes through the addresses of a file, again and again."""


@dataclass(frozen=True, slots=True)
class Server:
    """A server on 127.0.0.1: its port, and the process that started its workers."""

    port: int
    pid: int


@dataclass(frozen=True, slots=True)
class Load:
    """What came of it.

    Answers a second, processor time of the server for one in milliseconds, milliseconds until it
    was there at two percentiles, wrk's share of a core.
    """

    rate: float
    cost: float
    p50: float
    p99: float
    share: float


def find_wrk() -> str:
    """Return the path of wrk, installed from Debian if need be; SystemExit if there is none."""
    if not shutil.which("wrk"):
        debian.install("wrk")
    found = shutil.which("wrk")
    if found is None:
        sys.exit("error: bench-web needs wrk (Debian: apt install wrk)")
    return found


def load(wrk: str, server: Server, paths: Sequence[str], seconds: int) -> Load:
    """Ask the server for these paths in turns, on open connections, for so long.

    Raises AssertionError if anything but the pages came back.
    """
    with tempfile.TemporaryDirectory() as folder:
        listed, script = Path(folder, "paths"), Path(folder, "load.lua")
        listed.write_text("\n".join(paths))
        script.write_text(_SCRIPT % {"paths": listed, "host": f"127.0.0.1:{server.port}"})
        command = [wrk, "-t1", f"-c{CONNECTIONS}", f"-d{seconds}s", "--timeout", "30s"]
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
    figures = re.search(r"^figures (\d+) (\d+) (\d+) (\d+) (\d+)$", run.stdout, re.MULTILINE)
    assert figures, run.stdout + run.stderr
    requests, micros, p50, p99, errors = map(int, figures.groups())
    assert not errors, run.stdout
    busy = sum(after[2:4]) - sum(before[2:4])
    cost = at_work / max(1, requests) * 1000
    return Load(requests / micros * 1e6, cost, p50 / 1000, p99 / 1000, busy / took)
