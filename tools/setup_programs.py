"""Makes sure of what the tests need and pip does not bring: msgfmt, PostgreSQL and a Chromium.

`make setup` runs it as `python -m tools.setup_programs`. What is missing is installed where that is
possible; where it is not, one line says what to install and the status is 1.
"""

import contextlib
import shutil
import subprocess
import sys

from tools import debian
from tools.chromium import find_chromium
from tools.postgresql import find_postgresql

CHROMIUMS = ("chromium-headless-shell", "chromium")
"""Debian's packages, the one that is quicker first."""


def ensure_msgfmt() -> None:
    """Install gettext unless msgfmt is there; SystemExit with one line if that fails."""
    if shutil.which("msgfmt") or (debian.install("gettext") and shutil.which("msgfmt")):
        return
    sys.exit("error: the tests need msgfmt: install gettext (Debian: apt install gettext)")


def ensure_chromium() -> None:
    """Install Debian's Chromium, else Playwright's; SystemExit with one line if both fail."""
    if find_chromium():
        return
    if any(debian.install(package) and find_chromium() for package in CHROMIUMS):
        return
    print("downloading Playwright's Chromium …", flush=True)
    download = [sys.executable, "-m", "playwright", "install", "chromium"]
    with contextlib.suppress(subprocess.TimeoutExpired):
        subprocess.run(download, check=False, capture_output=True, timeout=900)
    if find_chromium() is None:
        sys.exit(
            "error: the tests need Chromium: install it (Debian: apt install chromium) "
            "or say where it is, CHROMIUM=/path/to/chromium"
        )


def ensure_postgresql() -> None:
    """Install Debian's PostgreSQL unless one is there; SystemExit with one line if that fails.

    Only its programs are needed: the tests start servers of their own.
    """
    if find_postgresql() or (debian.install("postgresql") and find_postgresql()):
        return
    sys.exit("error: the tests need PostgreSQL: install it (Debian: apt install postgresql)")


def ensure_fonts() -> None:
    """Install a font for Chinese and Japanese if that is easy; only screenshots need it."""
    if not debian.has_chinese_font():
        debian.install("fonts-noto-cjk")


if __name__ == "__main__":
    ensure_msgfmt()
    ensure_postgresql()
    ensure_chromium()
    ensure_fonts()
