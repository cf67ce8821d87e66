"""How much memory the server takes, with all its processes. Read from /proc: Linux only."""

from collections.abc import Iterator
from pathlib import Path

_PROC = Path("/proc")


def resident(process: int) -> float | None:
    """Return the MB that a process and those it has started hold; None where nothing tells."""
    if not _PROC.is_dir():
        return None
    return sum(_resident(each) for each in _family(process)) / 1024


def _family(process: int) -> Iterator[int]:
    yield process
    for children in (_PROC / str(process) / "task").glob("*/children"):
        try:
            listed = children.read_text().split()
        except OSError:  # a thread that has just ended
            continue
        for child in listed:
            yield from _family(int(child))


def _resident(process: int) -> int:
    """Return the kB that a process holds; 0 if it has ended."""
    try:
        lines = (_PROC / str(process) / "status").read_text().splitlines()
    except OSError:
        return 0
    return sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))
