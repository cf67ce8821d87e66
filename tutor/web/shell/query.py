"""The fields of a query that a page reads. Whatever else an address has is left out by a redirect.

Otherwise the same page would be rendered, compressed and kept once more for each address that
somebody makes up. A view is marked with what it reads, `@reads("q")`; without a mark that is
nothing. What pages carry along is no business of theirs (table_choice.py, clubs/fields.py).
"""

from collections.abc import Callable
from typing import Any, TypeVar

from flask import request

View = TypeVar("View", bound=Callable[..., Any])


def reads(*names: str) -> Callable[[View], View]:
    """Mark a view with the fields of a query that it reads."""

    def mark(view: View) -> View:
        view.reads = frozenset(names)  # type: ignore[attr-defined]
        return view

    return mark


def reads_anything(view: View) -> View:
    """Mark a view whose fields have names that depend on what is asked, or are made up there."""
    view.reads = None  # type: ignore[attr-defined]
    return view


def fields_read(view: Callable[..., Any]) -> frozenset[str] | None:
    """Return the fields that a view reads; None if it may be any."""
    read: frozenset[str] | None = getattr(view, "reads", frozenset())
    return read


def is_page() -> bool:
    """Return whether what is asked for is a page, or its picture: something in a language."""
    rule = request.url_rule
    return request.method in ("GET", "HEAD") and rule is not None and "language" in rule.arguments
