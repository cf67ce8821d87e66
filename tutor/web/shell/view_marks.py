"""Marks on views: what a page is, said where its view is and nowhere else.

`@marked(framed=True)` below the route of a view, `mark("framed", False)` in whatever treats pages
of that kind otherwise than others.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from flask import current_app, request

View = TypeVar("View", bound=Callable[..., Any])

_MARKS = "page_marks"


def marked(**marks: Any) -> Callable[[View], View]:
    """Return a decorator that adds marks to a view, beside those that it has."""

    def add(view: View) -> View:
        setattr(view, _MARKS, {**getattr(view, _MARKS, {}), **marks})
        return view

    return add


def mark_of(endpoint: str | None, name: str, default: Any = None) -> Any:
    """Return the mark of this name on an endpoint's view; `default` if it has none."""
    view = current_app.view_functions.get(endpoint or "")
    return getattr(view, _MARKS, {}).get(name, default)


def mark(name: str, default: Any = None) -> Any:
    """Return the mark of this name on the view of this request; `default` if it has none."""
    return mark_of(request.endpoint, name, default)
