"""Options of views: what a page is, said beside its view and nowhere else.

`@view_options(framed=True)` below the route of a view; `view_option("framed", False)` in whatever
treats pages of that kind differently.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from flask import current_app, request

View = TypeVar("View", bound=Callable[..., Any])

_OPTIONS = "view_options"


def view_options(**options: Any) -> Callable[[View], View]:
    """Return a decorator that adds options to a view, beside those that it has."""

    def add(view: View) -> View:
        setattr(view, _OPTIONS, {**getattr(view, _OPTIONS, {}), **options})
        return view

    return add


def view_option_of(endpoint: str | None, name: str, default: Any = None) -> Any:
    """Return the option of this name of an endpoint's view; `default` if it has none."""
    view = current_app.view_functions.get(endpoint or "")
    return getattr(view, _OPTIONS, {}).get(name, default)


def view_option(name: str, default: Any = None) -> Any:
    """Return the option of this name of this request's view; `default` if it has none."""
    return view_option_of(request.endpoint, name, default)
