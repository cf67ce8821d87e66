"""A real `tutor serve` for tests that need more than Flask's test client."""

import contextlib
import os
import re
import secrets
import socket
import subprocess
import sys
import tempfile
import time
import urllib.parse
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

TUTOR = (sys.executable, "-m", "tutor")
"""The command `tutor` of the checkout."""


@contextlib.contextmanager
def serving(
    cwd: Path | None = None, port: int = 0, tutor: Sequence[str] = TUTOR, **environment: str
) -> Iterator[str]:
    """Run `tutor serve` on a port (0: a free one) while the block runs; gives the URL it prints.

    Its clubs are in a new database, unless `environment` names one. It logs no requests, as nobody
    reads on. Fails with what the server said if it does not get so far as to print its URL.
    """
    with tempfile.TemporaryDirectory(prefix="tutor-serving-", ignore_cleanup_errors=True) as folder:
        own = {"TUTOR_ACCESS_LOG": "0", "TUTOR_DATABASE_URL": f"sqlite:///{folder}/clubs.sqlite3"}
        process = subprocess.Popen(
            [*tutor, "serve", "--port", str(port)],
            cwd=cwd,
            env={**os.environ, **own, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert process.stdout
        with process:
            try:
                said = process.stdout.readline()
                url = re.search(r"http://\S+/", said)
                assert url, said + process.stdout.read()
                _wait_until_it_listens(url[0], process)
                yield url[0]
            finally:
                process.terminate()


def _wait_until_it_listens(url: str, process: subprocess.Popen[str]) -> None:
    """The URL is printed by the parent, a moment before its worker listens."""
    address = urllib.parse.urlsplit(url)
    while process.poll() is None:
        try:
            socket.create_connection((address.hostname, address.port), timeout=60).close()
            return
        except ConnectionRefusedError:
            time.sleep(0.1)
    raise AssertionError(f"nobody listens at {url}")


def free_port() -> int:
    """Return a port that nobody listens on, and that no system gives away by itself."""
    while True:
        port = 10_000 + secrets.randbelow(20_000)
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


def fetch(url: str, headers: Mapping[str, str] | None = None) -> str:
    """Return the page at `url` as text; urllib.error.HTTPError for any status from 400 up."""
    request = urllib.request.Request(url, headers=dict(headers or {}))
    with urllib.request.urlopen(request, timeout=60) as response:
        content: bytes = response.read()
    return content.decode()
