"""Finds the browsers of `make test-engines`: Firefox, and a WebKit like that of iPhones.

`python -m tools.engines` installs Debian's where one is missing. They are 400 MB, so `make setup`
leaves them out.
"""

import shutil
import sys
from pathlib import Path

from tools import debian

PACKAGES = ("firefox-esr", "webkit2gtk-driver", "xvfb")
"""Debian's; WebKitGTK has windows only, so it needs a screen that nobody sees."""

_LIBRARIES = Path("/usr/lib")


def find_firefox() -> str | None:
    """Return the path of a Firefox, or None."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


def find_webkit_driver() -> str | None:
    """Return the path of the program that drives WebKitGTK, or None."""
    return shutil.which("WebKitWebDriver")


def find_webkit() -> str | None:
    """Return the path of WebKitGTK's own small browser, or None; it is in no PATH."""
    browsers = sorted(map(str, _LIBRARIES.glob("*/webkit2gtk-4*/MiniBrowser")))
    return browsers[-1] if browsers else None


def missing() -> list[str]:
    """Return what is not there, by the names of Debian's packages."""
    there = (find_firefox(), find_webkit_driver() and find_webkit(), shutil.which("Xvfb"))
    return [package for package, path in zip(PACKAGES, there, strict=True) if not path]


if __name__ == "__main__":
    if missing() and not (debian.install(*missing()) and not missing()):
        names = " ".join(missing())
        sys.exit(f"error: `make test-engines` needs {names} (Debian: apt install {names})")
