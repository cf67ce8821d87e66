"""What a run has done, and what it has found."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tests.web_fuzz.worker import Seen

GROWTH = 96.0
"""MB that the server may still grow after a third of the time, when its caches have filled."""


@dataclass(frozen=True, slots=True)
class Memory:
    """The MB that the server held at some time, None where that cannot be told."""

    when: str
    held: float | None


def report(
    seen: Seen,
    memory: list[Memory],
    is_alive: bool,
    complaints: list[str],
    api: Sequence[str] = (),
) -> int:
    """Print it all; return 0 if nothing was wrong, else 1. `api` is what is wrong with the API."""
    _print_routes(seen)
    total = sum(seen.requests.values())
    print(f"\n{total} requests, {seen.repeated} of them twice with the same answer;")
    print(f"{seen.refused} refused by the HTTP server itself, before the site")
    held = [mark.held for mark in memory if mark.held is not None]
    print("memory: " + ", ".join(f"{mark.held or 0:.0f} MB {mark.when}" for mark in memory))
    wrong = [*api, *seen.findings]
    if len(held) == len(memory) and held[-1] - held[1] > GROWTH:
        wrong.append(f"memory grew by {held[-1] - held[1]:.0f} MB, more than {GROWTH:.0f}")
    if not is_alive:
        wrong.append("the server does not answer any more")
    wrong += [f"the server said: {line}" for line in complaints[:10]]
    if not total:
        wrong.append("nothing was asked")
    for finding in wrong:
        print(f"\nWRONG {finding}")
    print("\nnothing wrong" if not wrong else f"\n{len(wrong)} things wrong")
    return 1 if wrong else 0


def _print_routes(seen: Seen) -> None:
    print(f"{'route':<20}{'requests':>9}  {'worst':>7}  statuses")
    for route, number in sorted(seen.requests.items()):
        statuses = Counter({s: n for (r, s), n in seen.statuses.items() if r == route})
        worst, _ = seen.slowest[route]
        listed = " ".join(f"{status}:{times}" for status, times in sorted(statuses.items()))
        print(f"{route:<20}{number:>9}  {worst * 1000:>4.0f} ms  {listed}")
    for worst, what in sorted(seen.slowest.values(), reverse=True)[:3]:
        print(f"slowest: {worst * 1000:.0f} ms {what}")
