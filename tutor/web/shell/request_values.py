"""Values that are computed once for each request."""

from collections.abc import Callable
from typing import TypeVar

from flask import g

Value = TypeVar("Value")


def kept_for_request(name: str, make: Callable[[], Value]) -> Value:
    """Return the attribute of `g`, made when it is read for the first time.

    A page reads it hundreds of times. Each access to an attribute of `g` looks up the request's
    context; here that happens once for each call.
    """
    kept = vars(g._get_current_object())
    value: Value | None = kept.get(name)
    if value is None:
        value = kept[name] = make()
    return value
