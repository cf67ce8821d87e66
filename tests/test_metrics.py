"""Numbers for Prometheus: what is counted, and that the workers' numbers add up."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Lock

import prometheus_client
import pytest
from limits.storage import MemoryStorage
from prometheus_client.parser import text_string_to_metric_families
from werkzeug.exceptions import TooManyRequests
from werkzeug.test import Client

from tutor import metrics
from tutor.clubs.errors import StoreUnavailableError, UnknownClubError
from tutor.clubs.store import Store
from tutor.clubs.store import database as store_database
from tutor.web.app import create_app
from tutor.web.clubs.rates import LimitedAction, Rates
from tutor.web.shell.heavy import BusyError, WorkQueue
from tutor.web.shell.request_metrics import RequestMetrics

Asked = Callable[[], dict[str, float]]
"""Returns the numbers that Prometheus is given, by name and the values of the labels."""


@pytest.fixture
def asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Asked:
    """Count while a test runs."""
    for name in ("_counters", "_histograms"):
        monkeypatch.setattr(metrics, name, {})
    monkeypatch.setattr(metrics, "_worker", 0)
    monkeypatch.setattr(prometheus_client.values, "ValueClass", None)
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", "")
    app = Client(metrics.start(str(tmp_path)))

    def ask() -> dict[str, float]:
        families = text_string_to_metric_families(app.get("/metrics").text)
        samples = [sample for family in families for sample in family.samples]
        return {" ".join((each.name, *each.labels.values())): each.value for each in samples}

    return ask


def test_workers_add_up_and_successors_go_on(asked: Asked) -> None:
    """Each counts in its file; the successor of one finds what that has counted."""
    for worker, amount in ((1, 2), (2, 3), (1, 4)):
        metrics.count_as(worker)
        for _ in range(amount):
            metrics.count(metrics.REFUSALS, "queue")
            metrics.observe(metrics.STORE, 0.03, "read")
    numbers = asked()
    assert numbers["tutor_refusals_total queue"] == 9
    assert numbers["tutor_store_seconds_count read"] == 9
    assert numbers["tutor_store_seconds_bucket 0.05 read"] == 9
    assert numbers["tutor_store_seconds_bucket 0.025 read"] == 0


def test_requests_are_counted_by_route_and_status(asked: Asked) -> None:
    """Pages from the cache, too, and what no page answers, and what fails."""
    app = create_app({"DATABASE_URL": ""})

    @app.get("/broken")
    def broken() -> str:
        raise ZeroDivisionError

    client = Client(RequestMetrics(app.wsgi_app, app))
    for path in ("/en/rules/", "/en/rules/", "/en/puzzles/save-012", "/en/no", "/broken"):
        client.get(path)
    client.post("/en/rules/")
    numbers = asked()
    counted = {
        name.removeprefix("tutor_request_seconds_count "): number
        for name, number in numbers.items()
        if name.startswith("tutor_request_seconds_count ")
    }
    assert counted == {
        "rules 200": 2,
        "library 200": 1,
        "none 404": 1,
        "broken 500": 1,
        "none 405": 1,
    }
    assert numbers["tutor_request_seconds_bucket +Inf rules 200"] == 2
    assert numbers["tutor_request_seconds_sum rules 200"] > 0
    assert numbers["tutor_page_cache_total hit"] == 1
    assert numbers["tutor_page_cache_total miss"] == 4


def test_what_no_app_answers_is_a_500(asked: Asked) -> None:
    """An error that escapes is passed on, and counted."""

    def broken(*_: object) -> list[bytes]:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        Client(RequestMetrics(broken, create_app({"DATABASE_URL": ""}))).get("/en/")
    assert asked()["tutor_request_seconds_count home 500"] == 1


def test_refusals_are_counted_by_reason(asked: Asked) -> None:
    """A limit that is reached, and costly work for which nobody can wait any more."""
    rates, save = Rates(MemoryStorage(), b"key"), LimitedAction.SAVE
    for _ in range(save.limit.amount + 2):
        with suppress(TooManyRequests):
            rates.count(save, "203.0.113.1")
    lock = Lock()
    with lock, pytest.raises(BusyError), WorkQueue(lock, waiting=0).turn():
        pass
    numbers = asked()
    assert numbers["tutor_refusals_total save"] == 2
    assert numbers["tutor_refusals_total queue"] == 1


def test_the_store_is_measured(
    asked: Asked, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Transactions by kind, and those that fail; the breaker's are outages of their own."""
    with suppress(UnknownClubError):
        Store(f"sqlite:///{tmp_path}/clubs.sqlite3").club("abcdefgh")
    monkeypatch.setattr(store_database, "_SLOW", -1.0)  # any outage opens the breaker
    away = Store(f"sqlite:///{tmp_path}")  # a folder is no database; the sweeper comes first
    for _ in range(3):
        with pytest.raises(StoreUnavailableError):
            away.club("abcdefgh")
    numbers = asked()
    assert numbers["tutor_store_seconds_count prepare"] == 1
    assert numbers["tutor_store_outages_total away"] == 1
    assert numbers["tutor_store_outages_total breaker"] == 3


def test_nothing_is_counted_unless_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """The site itself never starts to count, nor has it a page of numbers."""
    client = create_app({"DATABASE_URL": ""}).test_client()
    assert client.get("/en/").status_code == 200
    assert client.get("/metrics").status_code == 404
    assert (metrics._counters, metrics._histograms) == ({}, {})
