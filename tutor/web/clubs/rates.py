"""Rate limits by client IP for everything that the site stores.

All workers and machines share the counts, in the clubs' database or at `RATE_LIMITS_URL`. They are
stored for an hour under a keyed hash of the address. The key comes from settings that all machines
share: with PostgreSQL from the database URL with its password; with SQLite it only makes hashes of
two sites differ.

A class shares one address, so the limits fit a school, not a person. **Wrong guesses** at slugs and
secrets are counted, too, to limit their load. Right slugs and secrets are neither counted nor
refused, even at an address that has guessed too often, as there are far too many to guess. So forms
that an organiser sends below the secret are not counted.

**Costly work** (shell/heavy.py) is counted in milliseconds of CPU time. Without a database each
worker counts for itself. Requests from this machine have no limit, as behind an unknown proxy all
visitors seem to come from it.
"""

import hashlib
import hmac
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from enum import StrEnum
from ipaddress import IPv6Address, ip_address

from flask import Flask, current_app, request
from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute
from limits.errors import StorageError
from limits.storage import MemoryStorage, Storage, storage_from_string
from limits.strategies import FixedWindowRateLimiter
from werkzeug.exceptions import TooManyRequests

from tutor import metrics
from tutor.clubs.errors import Outage, StoreUnavailableError
from tutor.clubs.store import RateStorage
from tutor.web.shell.heavy import limit_by
from tutor.web.shell.settings import database_url
from tutor.web.shell.view_options import ViewFunction, current_view_options, view_options

_KEY = "rates"
_MOST_REFUSED = 10_000
_WORTH_COUNTING = 0.02
"""Seconds of processor."""
_PORT = re.compile(r"^(?:\[(.+)\]|([^:]+))(?::\d+)?$")
_UNSAFE = frozenset({"POST", "PUT", "PATCH", "DELETE"})


class LimitedAction(StrEnum):
    """A rate limit."""

    SAVE = "save"
    """Making a saved club."""

    JOIN = "join"
    """Trying to join a board, or leaving it."""

    PLACE_ON_BOARD = "place"
    """Joining one club's board: fewer than it has places, so that one client can't fill it."""

    RESULT = "result"
    """Posting that a lesson or puzzle is finished."""

    CHANGE = "change"
    """Anything else that is sent, such as changing a club."""

    GUESS = "guess"
    """Asking for a club that is not there, or with a wrong secret: a class may have an old link."""

    WORK = "work"
    """Costly work, in milliseconds: a class may look for a new puzzle every few seconds."""

    @property
    def limit(self) -> RateLimitItem:
        """The number of times and the period."""
        return _LIMITS[self]


_LIMITS: dict[LimitedAction, RateLimitItem] = {
    LimitedAction.SAVE: RateLimitItemPerHour(20),
    LimitedAction.JOIN: RateLimitItemPerHour(120),
    LimitedAction.PLACE_ON_BOARD: RateLimitItemPerHour(50),
    LimitedAction.RESULT: RateLimitItemPerHour(1_200),
    LimitedAction.CHANGE: RateLimitItemPerHour(300),
    LimitedAction.GUESS: RateLimitItemPerHour(120),
    LimitedAction.WORK: RateLimitItemPerMinute(20_000),
}


def counted(action: LimitedAction | None) -> Callable[[ViewFunction], ViewFunction]:
    """Mark a view for forms with the limit that counts it, by default that of changes.

    None is for one that writes nothing down.
    """
    return view_options(limited_action=action)


class Rates:
    """Counts actions by address. `key` hides the addresses."""

    def __init__(self, storage: Storage, key: bytes) -> None:
        self._limiter = FixedWindowRateLimiter(storage)
        self._key = key
        # Until when a refused client stays refused, without another query.
        self._refused: dict[tuple[LimitedAction, str], float] = {}

    def count(self, action: LimitedAction, address: str, slug: str = "") -> None:
        """Count an action; TooManyRequests with the seconds to wait if there were too many.

        With a slug, those in one club are counted by themselves. StoreUnavailableError if they
        cannot be counted.
        """
        self._ask(self._limiter.hit, action, self._hashed(address, slug))

    def charge(self, action: LimitedAction, address: str, amount: int, slug: str = "") -> None:
        """Count an action that has been done already; raises only an outage.

        A negative amount is subtracted.
        """
        with _outages():
            self._limiter.hit(action.limit, action, self._hashed(address, slug), cost=amount)

    def check(self, action: LimitedAction, address: str) -> None:
        """Raise what `count` would raise, and count nothing."""
        self._ask(self._limiter.test, action, self._hashed(address))

    def _ask(self, question: Callable[..., bool], action: LimitedAction, who: str) -> None:
        until = self._refused.get((action, who), 0.0)
        if time.time() >= until:
            until = self._answer(question, action, who)
        if until:
            metrics.count(metrics.REFUSALS, action)
            raise TooManyRequests(retry_after=max(1, round(until - time.time())))

    def _answer(self, question: Callable[..., bool], action: LimitedAction, who: str) -> float:
        """Return 0 if the action may be done, else when it may be tried again."""
        limit = action.limit
        with _outages():
            if question(limit, action, who):
                return 0.0
            until = self._limiter.get_window_stats(limit, action, who).reset_time
        if len(self._refused) >= _MOST_REFUSED:
            self._refused.clear()
        self._refused[action, who] = until
        return until

    def _hashed(self, address: str, slug: str = "") -> str:
        named = f"{_network(address)} {slug}".rstrip()
        return hmac.digest(self._key, named.encode(), "sha256").hex()[:24]


@contextmanager
def _outages() -> Iterator[None]:
    """Raise StoreUnavailableError if nothing can be counted."""
    try:
        yield
    except StorageError as error:
        raise StoreUnavailableError(Outage.AWAY, "the limits cannot be counted") from error


def init_app(app: Flask) -> None:
    """Count every form, as what its view is marked with."""
    url, clubs = app.config["RATE_LIMITS_URL"], app.extensions["clubs"]
    if url is not None:
        storage = storage_from_string(url, wrap_exceptions=True)
        assert isinstance(storage, Storage)
    else:
        storage = RateStorage(clubs.database) if clubs.location else MemoryStorage()
    settings = f"{url} {database_url(app.config)}"
    app.extensions[_KEY] = Rates(storage, hashlib.sha256(settings.encode()).digest())
    app.before_request(_count_form)
    limit_by(app, _WorkOfVisitors())


class _WorkOfVisitors:
    """The CPU time used by a request's client; unlimited while the store is away."""

    def check(self) -> None:
        """Raise TooManyRequests if there is nothing left for this minute."""
        address = request.remote_addr or ""
        if not _is_of_this_machine(address):
            with suppress(StoreUnavailableError):
                _rates().check(LimitedAction.WORK, address)

    def charge(self, seconds: float) -> None:
        """Put down what was done, unless it is too little to be worth writing."""
        address = request.remote_addr or ""
        if seconds >= _WORTH_COUNTING and not _is_of_this_machine(address):
            with suppress(StoreUnavailableError):
                _rates().charge(LimitedAction.WORK, address, round(seconds * 1000))


def count_guess() -> None:
    """Count a request for an unknown club; TooManyRequests after too many.

    If the counts can't be reached, the request is answered anyway, as it stores nothing. While the
    store is busy, this raises StoreUnavailableError, so that many requests at once can't avoid the
    limit.
    """
    try:
        _rates().count(LimitedAction.GUESS, request.remote_addr or "")
    except StoreUnavailableError as error:
        if error.outage is Outage.BUSY:
            raise


@contextmanager
def place_on_board_counted(slug: str) -> Iterator[None]:
    """Count a place on a board that the block takes, and give it back if the block fails.

    Raises TooManyRequests for an address that has taken many of them in this hour. Counting comes
    first, as many forms may be sent at once.
    """
    rates, limited = _rates(), (LimitedAction.PLACE_ON_BOARD, request.remote_addr or "")
    rates.count(*limited, slug)
    try:
        yield
    except Exception:
        with suppress(StoreUnavailableError):
            rates.charge(*limited, -1, slug)
        raise


def _count_form() -> None:
    if request.method not in _UNSAFE or request.routing_exception or request.endpoint is None:
        return
    if "secret" in (request.view_args or {}):
        return  # The right one is never refused; a wrong one is a guess, and counted as that.
    action = current_view_options().limited_action
    if action is not None:
        _rates().count(LimitedAction(action), request.remote_addr or "")


def _rates() -> Rates:
    rates: Rates = current_app.extensions[_KEY]
    return rates


def _is_of_this_machine(address: str) -> bool:
    try:
        return not address or ip_address(address).is_loopback
    except ValueError:
        return False


def _network(address: str) -> str:
    """Return the key of a visitor: an IPv4 address, or the first half of an IPv6 one.

    Some proxies add a port, which is another one for each connection.
    """
    try:
        parsed = ip_address(_PORT.sub(r"\1\2", address).partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped:
            return str(parsed.ipv4_mapped)
        return parsed.exploded[:19]
    return str(parsed)
