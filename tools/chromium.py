"""Finds the Chromium that the browser tests drive; `python -m tools.chromium` prints its path.

An installed browser comes first, then the one that Playwright downloads; the environment variable
CHROMIUM, with a path, overrides both. The tests launch what find_chromium() returns, with the
arguments LAUNCH_ARGS.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The shell without a screen comes first: the tests take half the time in it."""

LAUNCH_ARGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",  # small in containers, and a page that fills it crashes
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    # As root (in a container) Chromium refuses to start with its sandbox; it sees only our pages.
    *(["--no-sandbox"] if os.geteuid() == 0 else []),
]
"""Arguments for any Chromium: nothing but the page under test may use the network."""


def find_chromium() -> Path | None:
    """Return the path of a Chromium that runs on this machine, or None."""
    return next((Path(path) for path in _candidates() if path and _runs(path)), None)


def _candidates() -> Iterator[str | None]:
    """Playwright comes last: asking it takes a second, and cannot be done while it runs."""
    yield os.environ.get("CHROMIUM")
    yield from map(shutil.which, NAMES)
    yield _playwrights_own()


def _runs(path: str) -> bool:
    """Ubuntu's chromium-browser, for one, can be a script that only says to install something."""
    try:
        version = subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return version.returncode == 0


def _playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


if __name__ == "__main__":
    found = find_chromium()
    if found is None:
        sys.exit("error: no Chromium found: run `make setup`")
    print(found)
