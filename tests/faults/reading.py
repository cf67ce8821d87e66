"""Threads that read rules and puzzles all along, as learners do whatever becomes of a database."""

import time
from collections import Counter
from collections.abc import Sequence

from tests.faults.instance import Instance
from tests.faults.threads import Threads
from tests.faults.visitor import NO_ANSWER, Visitor

THREADS = 2


class Reading(Threads):
    """Asks for pages by turns while its block runs; `statuses` counts what they were answered.

    What did not answer at all counts as 0. `slowest` is the longest that a page took, in seconds.
    """

    def __init__(self, paths: Sequence[str], sites: Sequence[Instance]) -> None:
        self.statuses: Counter[int] = Counter()
        self.slowest = 0.0
        self.bad: list[str] = []
        self._paths, self._sites = paths, sites
        super().__init__(self._read, THREADS)

    def wait_for(self, count: int, seconds: float = 60) -> None:
        """Return once so many pages have been answered."""
        with self._changed:
            assert self._changed.wait_for(lambda: self.statuses.total() >= count, seconds)

    def _read(self, number: int) -> None:
        visitor, turn = Visitor(), number
        while not self._over.is_set():
            turn += THREADS
            path, began = self._paths[turn % len(self._paths)], time.monotonic()
            try:
                status = visitor.get(self._sites[turn % len(self._sites)], path).status
            except NO_ANSWER:
                status = 0
            with self._changed:
                self.statuses[status] += 1
                self.slowest = max(self.slowest, time.monotonic() - began)
                if status != 200:
                    self.bad.append(f"{path}: {status}")
                self._changed.notify_all()
