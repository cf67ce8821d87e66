"""Installs Debian packages where this user may."""

import os
import shutil
import subprocess
from pathlib import Path

# apt's helpers live in sbin, which an ordinary PATH leaves out.
_ENVIRONMENT = {
    **os.environ,
    "DEBIAN_FRONTEND": "noninteractive",
    "PATH": os.pathsep.join([os.environ.get("PATH", os.defpath), "/usr/sbin", "/sbin"]),
}


def install(*packages: str) -> bool:
    """Install the packages with apt-get, as root or by a sudo that asks no password.

    Returns whether that worked. Says what it does, and on failure what apt-get said last.
    """
    become_root = _become_root()
    if shutil.which("apt-get") is None or become_root is None:
        return False
    print(f"installing Debian's {' '.join(packages)} …", flush=True)
    for command in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        run = subprocess.run(
            [*become_root, "apt-get", "--quiet", *command],
            env=_ENVIRONMENT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
    if run.returncode:
        print("\n".join(run.stdout.splitlines()[-5:]))
    return run.returncode == 0


def _become_root() -> list[str] | None:
    if os.geteuid() == 0:
        return []
    sudo = ["sudo", "--non-interactive"]
    if shutil.which("sudo") and subprocess.run([*sudo, "true"], check=False).returncode == 0:
        # sudo clears the environment, and with it the frontend that asks nothing
        return [*sudo, "DEBIAN_FRONTEND=noninteractive"]
    return None


def has_chinese_font() -> bool:
    """Return whether a font has Chinese letters; without one, screenshots show boxes."""
    if shutil.which("fc-list"):
        listed = subprocess.run(
            ["fc-list", ":lang=zh"], capture_output=True, text=True, check=False
        )
        return bool(listed.stdout.strip())
    return any(Path("/usr/share/fonts").rglob("*CJK*"))
