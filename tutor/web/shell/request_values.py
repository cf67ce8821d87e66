"""What is found out once for a request, and then read for every text and link of its page."""

from collections.abc import Callable
from typing import TypeVar

from flask import g

Value = TypeVar("Value")


def kept_for_request(name: str, make: Callable[[], Value]) -> Value:
    """Return the attribute of `g`, made when it is read for the first time.

    It is read hundreds of times for a page. Each look at an attribute of `g` finds the context of
    the request anew; here that happens once for each call.
    """
    kept = vars(g._get_current_object())
    value: Value | None = kept.get(name)
    if value is None:
        value = kept[name] = make()
    return value
