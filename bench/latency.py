"""How long everybody else waits meanwhile: the rules, asked for at an even pace."""

import http.client
import statistics
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

PATH = "/en/rules/"
A_SECOND = 20

_PATIENCE = 30


@dataclass(frozen=True, slots=True)
class Latency:
    """Milliseconds at two percentiles, and how many of all requests had no answer."""

    p50: float
    p99: float
    lost: int


def latency_of_readers(port: int, seconds: float) -> Latency:
    """Return how long the rules took, asked for 20 times a second whether answered or not."""
    with ThreadPoolExecutor(40) as threads:
        begin, waiting = time.monotonic(), []
        for number in range(round(seconds * A_SECOND)):
            time.sleep(max(0.0, begin + number / A_SECOND - time.monotonic()))
            waiting.append(threads.submit(_request_time, port, time.monotonic()))
        return _percentiles([each.result() for each in waiting])


def _request_time(port: int, since: float) -> float | None:
    """Return the milliseconds until the page was there, None if it never came."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=_PATIENCE)
    try:
        connection.request("GET", PATH, headers={"Accept-Encoding": "gzip, deflate, br"})
        response = connection.getresponse()
        response.read()
        return (time.monotonic() - since) * 1000 if response.status == 200 else None
    except (OSError, http.client.HTTPException):
        return None
    finally:
        connection.close()


def _percentiles(times: Sequence[float | None]) -> Latency:
    answered = [milliseconds for milliseconds in times if milliseconds is not None]
    lost = len(times) - len(answered)
    if len(answered) < 2:
        return Latency(float("inf"), float("inf"), lost)
    cuts = statistics.quantiles(answered, n=100)
    return Latency(cuts[49], cuts[98], lost)
