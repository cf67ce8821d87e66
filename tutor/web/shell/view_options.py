"""Options that views declare about their pages, and readers of query values.

`@view_options(framed=True)` stands below the route of a view; `view_option("framed", False)` reads
the option of the current view.

**Query fields.** A view declares those it reads, `@query_fields("q")`; by default none, for files
and feeds too. Reader options need no declaration (site/reader_options.py). A redirect
(site/canonical_query.py) removes all other fields: otherwise every made-up address would be
rendered, compressed and cached again.
"""

from collections.abc import Callable, Collection, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, TypeVar

from flask import current_app, request

from tutor.core.errors import BadSyntaxError

ViewFunction = TypeVar("ViewFunction", bound=Callable[..., Any])

_OPTIONS = "view_options"


def view_options(**options: object) -> Callable[[ViewFunction], ViewFunction]:
    """Return a decorator that adds options to a view."""

    def add(view: ViewFunction) -> ViewFunction:
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


Field = tuple[str, str]
"""A name and a value."""


def query_fields(
    *names: str,
    more: Callable[[], Collection[str]] = frozenset,
    usual: Mapping[str, str] = MappingProxyType({}),
    formerly: Mapping[Field, Field] = MappingProxyType({}),
) -> Callable[[ViewFunction], ViewFunction]:
    """Declare the query fields that a view reads; `more` returns those of its game.

    A field with its `usual` value is left out, too. `formerly` maps fields of older releases to
    today's.
    """
    return view_options(query_fields=(frozenset(names), more), usual=usual, formerly=formerly)


def any_query_fields(view: ViewFunction) -> ViewFunction:
    """Mark a view whose field names are not known beforehand."""
    return view_options(query_fields=None)(view)


def fields_read(endpoint: str | None) -> frozenset[str] | None:
    """Return the fields that the view of an endpoint reads; None if it may be any."""
    read_by = view_option_of(endpoint, "query_fields", (frozenset(), frozenset))
    if read_by is None:
        return None
    names, more = read_by
    return frozenset((*names, *more()))


Kind = TypeVar("Kind", bound=StrEnum)


def one_of(field: str, values: Collection[str]) -> str:
    """Return a field of the address that is empty or has one of these values.

    Raises BadSyntaxError for any other.
    """
    text = request.args.get(field, "")
    return required(field, text, values) if text else ""


def some_of(field: str, kind: type[Kind], usual: tuple[Kind, ...]) -> tuple[Kind, ...]:
    """Return the values that a field of the address has, in the order of their enum.

    Without any, the `usual` ones. Raises BadSyntaxError for an unknown value.
    """
    texts = request.args.getlist(field)
    for text in texts:
        required(field, text, tuple(kind))
    return tuple(each for each in kind if each in texts) or usual


def number_of(field: str, numbers: range, usual: int) -> int:
    """Return the number that a field of the address has, the `usual` one if it is empty.

    Raises BadSyntaxError for any that is not one of these, or that is written in another way: each
    way would be one more address of the same page.
    """
    text = request.args.get(field, "")
    return required_number(field, text, numbers) if text else usual


def required(field: str, text: str, values: Collection[str]) -> str:
    """Return the text of a field, which is one of these values; BadSyntaxError for any other."""
    if text not in values:
        raise BadSyntaxError(field, text, 0, f"one of {', '.join(values)}")
    return text


def required_number(field: str, text: str, numbers: range) -> int:
    """Return the number that a field has, which is one of these; BadSyntaxError for any other.

    A number is written in one way only.
    """
    if text not in map(str, numbers):
        raise BadSyntaxError(field, text, 0, f"a number from {numbers.start} to {numbers.stop - 1}")
    return int(text)
