"""Processor time of a server: what throughput comes down to, and the same on a busy machine."""

import os
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK")


def children(pid: int) -> set[int]:
    """Return the processes that this one has started and that are still there."""
    ids = set()
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        ids |= {int(child) for child in task.read_text().split()}
    return ids


def seconds(pid: int) -> float:
    """Return the processor time of a process and of all below it, so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    own = (int(fields[11]) + int(fields[12])) / _TICKS
    return own + sum(map(seconds, children(pid)))
