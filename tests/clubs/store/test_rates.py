"""Where `limits` counts: in the clubs' database, for all workers together."""

from collections.abc import Callable
from functools import partial

import pytest
from limits import parse
from limits.strategies import FixedWindowRateLimiter

from tests.clubs.store.conftest import Clock
from tests.clubs.store.together import at_once
from tutor.clubs.errors import StoreUnavailableError
from tutor.clubs.store import RateStorage, Store
from tutor.clubs.store.models import CountRow


@pytest.fixture
def rates(store: Store, clock: Clock) -> RateStorage:
    """A storage with nothing counted."""
    return RateStorage(store.database, clock=lambda: clock().timestamp())


def test_a_limit_holds_for_all_workers(open_store: Callable[[], Store], rates: RateStorage) -> None:
    """What one counts, another knows: together they let through as many as there may be."""
    three = parse("3/hour")
    workers = [FixedWindowRateLimiter(RateStorage(open_store().database)) for _ in range(2)]
    hits = [workers[number % 2].hit(three, "make", "address") for number in range(6)]
    assert hits == [True] * 3 + [False] * 3
    assert workers[0].hit(three, "make", "another address")


def test_a_count_begins_anew_once_it_has_run_out(rates: RateStorage, clock: Clock) -> None:
    """The window is the first one's; what has run out counts as none."""
    begin = clock().timestamp()
    assert [rates.incr("k", 60), rates.incr("k", 60, amount=2)] == [1, 3]
    clock.go_on(seconds=59)
    assert rates.incr("k", 60) == 4
    assert (rates.get("k"), rates.get_expiry("k")) == (4, begin + 60)
    clock.go_on(seconds=1)
    assert (rates.get("k"), rates.get_expiry("k")) == (0, begin + 60)
    assert (rates.incr("k", 60), rates.get_expiry("k")) == (1, begin + 120)


def test_counts_can_be_forgotten(rates: RateStorage) -> None:
    for key in ("a", "b", "c"):
        rates.incr(key, 60)
    rates.clear("a")
    assert [rates.get(key) for key in ("a", "b", "c")] == [0, 1, 1]
    assert rates.reset() == 2
    assert rates.get("b") == 0


def test_counts_at_the_same_moment_are_all_counted(
    open_store: Callable[[], Store], rates: RateStorage
) -> None:
    """Each of them sees another number."""
    storages = [RateStorage(open_store().database) for _ in range(5)]
    assert sorted(at_once(*(partial(each.incr, "k", 60) for each in storages))) == [1, 2, 3, 4, 5]


def test_what_has_run_out_is_swept(store: Store, rates: RateStorage, clock: Clock) -> None:
    """Who asked, even as a hash, is not kept for longer than it is needed."""
    rates.incr("old", 60)
    rates.incr("young", 3600)
    clock.go_on(seconds=60)
    store.sweep()
    rows = store.database.read(lambda session: session.query(CountRow).all())
    assert [row.expires for row in rows] == [clock().timestamp() + 3540]
    assert "young" not in rows[0].name


def test_without_a_database_nothing_is_counted() -> None:
    """Whoever asks is told; `check` says it without an error."""
    rates = RateStorage(Store("").database)
    assert not rates.check()
    assert issubclass(StoreUnavailableError, rates.base_exceptions)
    with pytest.raises(StoreUnavailableError):
        rates.incr("k", 60)
