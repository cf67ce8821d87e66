"""The `tutor serve` that is fuzzed. What it says goes to a file, so that it never waits for us."""

import contextlib
import os
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.web_fuzz.memory import resident

_URL = re.compile(r"http://([0-9.]+):([0-9]+)/")
_COMPLAINT = re.compile(r"Traceback|\bERROR\b|panicked|Exception on|Unexpected exit")


@dataclass(frozen=True, slots=True)
class Server:
    """A server on this machine, and the file in which it says what it does."""

    process: int
    host: str
    port: int
    log: Path

    @property
    def database(self) -> str:
        """The URL of the database in which it saves clubs."""
        return _database(self.log)

    def memory(self) -> float | None:
        """Return the MB that it holds, None where that cannot be told."""
        return resident(self.process)

    def complaints(self) -> list[str]:
        """Return the lines in which it says that something failed, with what follows them."""
        lines = self.log.read_text(errors="replace").splitlines()
        places = [place for place, line in enumerate(lines) if _COMPLAINT.search(line)]
        return ["\n".join(_with_traceback(lines[place:])) for place in places]

    def is_alive(self) -> bool:
        """Return whether it still answers with a page."""
        try:
            with urllib.request.urlopen(f"http://{self.host}:{self.port}/en/", timeout=30) as page:
                return b"<h1" in page.read()
        except OSError:
            return False


def _with_traceback(lines: list[str]) -> list[str]:
    """Return the first line, and if it begins a traceback also its end, which names the error."""
    if "Traceback" not in lines[0]:
        return lines[:1]
    end = next((place for place, line in enumerate(lines[1:], 1) if not line[:1].isspace()), 0)
    return [lines[0], *lines[max(end - 6, 1) : end + 1]]


def _database(log: Path) -> str:
    """Return the URL of a database beside the log."""
    return f"sqlite:///{log.with_name('clubs.sqlite3')}"


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[Server]:
    """Run `tutor serve` on a free port of the loopback interface while the block runs."""
    log = folder / "log"
    command = [sys.executable, "-m", "tutor", "serve", "--host", "127.0.0.1", "--port", "0"]
    with log.open("w") as said:
        # Fuzzers send forms as many visitors, each with an address that a proxy would name.
        own = {"TUTOR_DATABASE_URL": _database(log), "TUTOR_PROXY_HOPS": "1"}
        process = subprocess.Popen(
            command, env={**os.environ, **own}, stdout=said, stderr=subprocess.STDOUT
        )
    try:
        server = _started(process, log)
        yield server
    finally:
        process.terminate()
        process.wait(timeout=60)


def _started(process: subprocess.Popen[bytes], log: Path) -> Server:
    """Return the server once it answers; RuntimeError with what it said if it does not."""
    for _ in range(600):
        if found := _URL.search(log.read_text()):
            server = Server(process.pid, found[1], int(found[2]), log)
            if server.is_alive():
                return server
        if process.poll() is not None:
            break
        time.sleep(0.1)
    raise RuntimeError(f"the server did not start:\n{log.read_text()}")
