"""What requests cost in processor time, the dearest first: `make attack PART=costs`.

Each address is asked twice in one process with no page kept. The first time is what whoever comes
first pays, the second what it costs once what is made has been kept.
"""

import resource
import statistics
import sys
from collections.abc import Mapping
from dataclasses import dataclass

from flask.testing import FlaskClient

from bench import dear
from tutor import create_app

SLOW = 50.0
"""Milliseconds from which work is costly."""

_ROW = "  {:<58}{:>7}{:>10}{:>10}{:>10}"


@dataclass(frozen=True, slots=True)
class Cost:
    """Milliseconds of processor for a kind of request: the median and the most, and asked again."""

    name: str
    middle: float
    most: float
    again: float
    statuses: frozenset[int]


def costs(client: FlaskClient, kinds: Mapping[str, dear.Addresses], each: int) -> list[Cost]:
    """Return what so many addresses of each kind cost, the dearest kind first."""
    found = [_cost(client, name, dear.some(paths, each)) for name, paths in kinds.items()]
    return sorted(found, key=lambda cost: -cost.most)


def _cost(client: FlaskClient, name: str, paths: list[str]) -> Cost:
    first = [_asked(client, path) for path in paths]
    again = [_asked(client, path) for path in paths]
    took = [milliseconds for milliseconds, _ in first]
    return Cost(
        name,
        statistics.median(took),
        max(took),
        max(milliseconds for milliseconds, _ in again),
        frozenset(status for _, status in first),
    )


def _asked(client: FlaskClient, path: str) -> tuple[float, int]:
    before = _used()
    response = client.get(f"/en{path}", headers={"Accept-Encoding": "br"})
    return (_used() - before) * 1000, response.status_code


def _used() -> float:
    """Return the processor seconds of this process and of what it has started."""
    whose = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    return sum(used.ru_utime + used.ru_stime for used in map(resource.getrusage, whose))


def print_costs(each: int = 3) -> None:
    """Print the table, without what is cheap."""
    app = create_app({"DATABASE_URL": "", "PAGE_CACHE": 0})
    client = app.test_client()
    client.get("/en/rules/")
    print(_ROW.format("milliseconds of processor", "status", "median", "most", "again"))
    for kinds, count in ((dear.once(), 1), (dear.flood(), each), (dear.endless(), each)):
        for cost in costs(client, kinds, count):
            if cost.most >= SLOW:
                status = ",".join(map(str, sorted(cost.statuses)))
                figures = (f"{cost.middle:.0f}", f"{cost.most:.0f}", f"{cost.again:.0f}")
                print(_ROW.format(cost.name, status, *figures), flush=True)


if __name__ == "__main__":
    print_costs(*map(int, sys.argv[1:]))
