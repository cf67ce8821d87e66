"""kill -9 of whole servers during 1,048 writes: what was acknowledged is there, once."""

import time
from collections import Counter
from collections.abc import Sequence

import pytest

from tests.faults.classroom import Classroom, Write
from tests.faults.conftest import Start
from tests.faults.ledger import Ledger
from tests.faults.writing import Writing

KILLS = (0.2, 0.4, 0.6, 0.8)
"""After which shares of the writes a server is killed."""


@pytest.mark.parametrize(
    ("ledger", "count"),
    [("sqlite", 1), ("postgresql", 1), ("postgresql", 2)],
    indirect=["ledger"],
    ids=["sqlite", "postgresql", "postgresql-two-servers"],
)
def test_no_acknowledged_write_is_lost_and_none_doubled(
    ledger: Ledger, count: int, start: Start
) -> None:
    """Servers are killed in the middle of joins and results, checked dead, and started again."""
    began = time.monotonic()
    sites = start(ledger.url, count)
    club = Classroom.opened(sites[0])
    said: Counter[str] = Counter()
    stages: tuple[Sequence[Write], ...] = (club.joins, club.results)
    for writes in stages:
        with Writing(writes, sites) as writing:
            for place, share in enumerate(KILLS):
                writing.wait_for(round(share * len(writes)))
                site = sites[place % count]
                site.kill()
                # Other servers go on, so what they have acknowledged is asked for first.
                acknowledged = writing.snapshot()
                written = set(ledger.entries())
                assert acknowledged <= written
                said["written, never acknowledged"] += _unheard(written, acknowledged, writes)
                said["kills"] += 1
                site.start()
        said += writing.said
    assert {each for each in said if each.startswith("status")} == set()
    entries = ledger.entries()
    expected = {write.entry for write in (*club.joins, *club.results)}
    assert len(entries) == len(set(entries))
    assert set(entries) == expected
    assert ledger.clubs() == 1
    club.check_season(sites[0])
    ledger.verify()
    print(f"\n{dict(said)}, none lost, none doubled, {time.monotonic() - began:.0f} s")


def _unheard(
    written: set[tuple[str, str]],
    acknowledged: set[tuple[str, str]],
    writes: Sequence[Write],
) -> int:
    """Return how many of these writes are in the database, though nobody was told so."""
    return len((written - acknowledged) & {write.entry for write in writes})
