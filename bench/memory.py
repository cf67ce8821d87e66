"""Memory of a server: what its processes take from the machine, shared pages counted once."""

import re
from pathlib import Path

from bench.processor import children


def megabytes(pid: int) -> float:
    """Return the proportional set size of a process: of what it shares, its part."""
    text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    match = re.search(r"^Pss: +(\d+) kB$", text, re.MULTILINE)
    assert match, text
    return int(match[1]) / 1024


def of_all(pid: int) -> list[float]:
    """Return the megabytes of a process, then of those it has started."""
    return [megabytes(each) for each in (pid, *sorted(children(pid)))]
