"""Numbers for Prometheus: every worker counts in a file of its own, and one app adds them up.

Without `start` nothing is counted, and the library isn't imported.
"""

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication
    from prometheus_client import Counter, Histogram

REQUESTS = "tutor_request_seconds"
PAGE_CACHE = "tutor_page_cache"
REFUSALS = "tutor_refusals"
STORE = "tutor_store_seconds"
OUTAGES = "tutor_store_outages"

COUNTERS = {
    PAGE_CACHE: ("GET requests, by whether the page was in the cache", "result"),
    REFUSALS: ("Requests refused as too many, by what there was too much of", "reason"),
    OUTAGES: ("Transactions that failed, by outage; breaker: not even tried", "outage"),
}
HISTOGRAMS = {
    REQUESTS: ("Seconds until a request was answered", ("route", "status")),
    STORE: ("Seconds that a transaction took, its wait included", ("work",)),
}
_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

_counters: "dict[str, Counter]" = {}
_histograms: "dict[str, Histogram]" = {}
_worker = 0


def start(folder: str) -> "WSGIApplication":
    """Start counting, in files in this folder; returns an app that answers with the sums.

    Call it before the workers are forked.
    """
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
    from prometheus_client import CollectorRegistry, Counter, Histogram, make_wsgi_app, values
    from prometheus_client.multiprocess import MultiProcessCollector

    # By number, not by process id: a worker's successor goes on with its file.
    values.ValueClass = values.MultiProcessValue(lambda: _worker)  # type: ignore[no-untyped-call]
    for name, (text, label) in COUNTERS.items():
        _counters[name] = Counter(name, text, (label,), registry=None)
    for name, (text, labels) in HISTOGRAMS.items():
        _histograms[name] = Histogram(name, text, labels, registry=None, buckets=_BUCKETS)
    registry = CollectorRegistry()
    MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
    return make_wsgi_app(registry)


def count_as(worker: int) -> None:
    """Have this process count as the worker of this number; no two may do so at a time."""
    global _worker
    _worker = worker


def count(name: str, label: str) -> None:
    """Count one more of something."""
    if counter := _counters.get(name):
        counter.labels(label).inc()


def observe(name: str, seconds: float, *labels: str) -> None:
    """Add the time that something took."""
    if histogram := _histograms.get(name):
        histogram.labels(*labels).observe(seconds)
