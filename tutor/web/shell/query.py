"""The fields of a query: which ones a page reads, and the values that they may have.

Whatever else an address has is left out by a redirect: otherwise the same page would be rendered,
compressed and kept once more for each address that somebody makes up. A view is marked with what it
reads, `@query_fields("q")`; without a mark that is nothing, for files and feeds too. The fields of
its setting go without saying (site/reader_options.py).
"""

from collections.abc import Callable, Collection, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, TypeVar

from flask import request

from tutor.core.errors import BadSyntaxError
from tutor.web.shell.view_options import view_option_of, view_options

View = TypeVar("View", bound=Callable[..., Any])

Field = tuple[str, str]
"""A name and a value."""


def query_fields(
    *names: str,
    more: Callable[[], Collection[str]] = frozenset,
    usual: Mapping[str, str] = MappingProxyType({}),
    formerly: Mapping[Field, Field] = MappingProxyType({}),
) -> Callable[[View], View]:
    """Mark a view with the fields of a query that it reads; `more` returns those of its game.

    A field with its `usual` value goes without saying: it is left out, too. `formerly` has fields
    that older releases read, each with the one that says so today.
    """
    return view_options(query_fields=(frozenset(names), more), usual=usual, formerly=formerly)


def any_query_fields(view: View) -> View:
    """Mark a view whose fields have names that depend on what is asked, or are made up there."""
    return view_options(query_fields=None)(view)


def fields_read(endpoint: str | None) -> frozenset[str] | None:
    """Return the fields that the view of an endpoint reads; None if it may be any."""
    found = view_option_of(endpoint, "query_fields", (frozenset(), frozenset))
    if found is None:
        return None
    names, more = found
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

    Without any the `usual` ones are returned. Raises BadSyntaxError for a value that there is not.
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
