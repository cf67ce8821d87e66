"""Threads that send writes, each again and again until it has been acknowledged."""

from collections import Counter, deque
from collections.abc import Iterable, Sequence
from types import TracebackType

from tests.faults.classroom import Write
from tests.faults.instance import Instance
from tests.faults.threads import Threads
from tests.faults.visitor import NO_ANSWER

THREADS = 8
_BREATH = 0.05


class Writing(Threads):
    """Sends writes to servers by turns while its block runs; leaving it waits for the last one.

    `said` counts what the writes were answered: acknowledged, "try again"; "nobody there" if no
    server took them, "cut off" if one did and never answered, so that they may be written or not.
    """

    def __init__(self, writes: Iterable[Write], sites: Sequence[Instance]) -> None:
        self.acknowledged: set[tuple[str, str]] = set()
        self.said: Counter[str] = Counter()
        self._sites = sites
        self._open = deque(writes)
        self._all = len(self._open)
        super().__init__(self._work, THREADS)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            if error is None:
                self.wait_for(self._all)
        finally:
            super().__exit__(kind, error, trace)

    def wait_for(self, count: int, *, said: str = "", seconds: float = 120) -> None:
        """Return once so many have been acknowledged, or have been answered like that."""
        with self._changed:
            reached = self._changed.wait_for(
                lambda: (self.said[said] if said else len(self.acknowledged)) >= count, seconds
            )
        assert reached, f"{len(self.acknowledged)} of {self._all} acknowledged, {self.said}"

    def snapshot(self) -> set[tuple[str, str]]:
        """Return what has been acknowledged by now."""
        with self._changed:
            return set(self.acknowledged)

    def _work(self, number: int) -> None:
        turn = number
        while (write := self._next()) is not None:
            turn += 1
            said = self._answer(write, self._sites[turn % len(self._sites)])
            with self._changed:
                self.said[said] += 1
                if said == "acknowledged":
                    self.acknowledged.add(write.entry)
                else:
                    self._open.append(write)
                self._changed.notify_all()
            if said != "acknowledged":
                self._over.wait(_BREATH)

    def _next(self) -> Write | None:
        """Return a write that has not been acknowledged; None once there is nothing to do."""
        with self._changed:
            self._changed.wait_for(lambda: self._over.is_set() or self._open)
            return None if self._over.is_set() else self._open.popleft()

    def _answer(self, write: Write, site: Instance) -> str:
        try:
            status = write.send(site).status
        except ConnectionRefusedError:
            return "nobody there"
        except NO_ANSWER:
            return "cut off"
        return {303: "acknowledged", 503: "try again"}.get(status, f"status {status}")
