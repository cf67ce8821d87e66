"""A real `tutor serve` for tests that need more than Flask's test client."""

import contextlib
import os
import re
import socket
import subprocess
import sys
import time
import urllib.parse
import urllib.request
from collections.abc import Iterator, Mapping
from pathlib import Path


@contextlib.contextmanager
def serving(cwd: Path | None = None, **environment: str) -> Iterator[str]:
    """Run `tutor serve` on a free port while the block runs; gives the URL it prints.

    Fails with what the server said if it does not get that far.
    """
    process = subprocess.Popen(
        [sys.executable, "-m", "tutor", "serve", "--port", "0"],
        cwd=cwd,
        env={**os.environ, **environment},
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
            _wait_until_it_listens(url[0])
            yield url[0]
        finally:
            process.terminate()


def _wait_until_it_listens(url: str) -> None:
    """The URL is printed by the parent, a moment before its worker listens."""
    address = urllib.parse.urlsplit(url)
    for _ in range(300):
        try:
            socket.create_connection((address.hostname, address.port), timeout=1).close()
            return
        except ConnectionRefusedError:
            time.sleep(0.1)
    raise AssertionError(f"nobody listens at {url}")


def fetch(url: str, headers: Mapping[str, str] | None = None) -> str:
    """Return the page at `url` as text; urllib.error.HTTPError for any status from 400 up."""
    request = urllib.request.Request(url, headers=dict(headers or {}))
    with urllib.request.urlopen(request, timeout=30) as response:
        content: bytes = response.read()
    return content.decode()
