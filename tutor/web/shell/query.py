"""The fields of a query that a page reads. Whatever else an address has is left out by a redirect.

Otherwise the same page would be rendered, compressed and kept once more for each address that
somebody makes up. A view is marked with what it reads, `@reads("q")`; without a mark that is
nothing, for files and feeds too. The fields of its setting go without saying (teaching/setting.py).
"""

from collections.abc import Callable, Collection, Mapping
from types import MappingProxyType
from typing import Any, TypeVar

from tutor.web.shell.view_marks import mark_of, marked

View = TypeVar("View", bound=Callable[..., Any])

_MARK, _USUAL = "reads", "usual"


def reads(
    *names: str,
    more: Callable[[], Collection[str]] = frozenset,
    usual: Mapping[str, str] = MappingProxyType({}),
) -> Callable[[View], View]:
    """Mark a view with the fields of a query that it reads; `more` returns those of its game.

    A field with its `usual` value goes without saying: it is left out, too.
    """
    return marked(**{_MARK: (frozenset(names), more), _USUAL: usual})


def reads_anything(view: View) -> View:
    """Mark a view whose fields have names that depend on what is asked, or are made up there."""
    return marked(**{_MARK: None})(view)


def goes_without_saying(endpoint: str | None, field: str, text: str) -> bool:
    """Return whether this is the usual value of a field that the view of an endpoint reads."""
    usual: Mapping[str, str] = mark_of(endpoint, _USUAL, {})
    return field in usual and text in ("", usual[field])


def fields_read(endpoint: str | None) -> frozenset[str] | None:
    """Return the fields that the view of an endpoint reads; None if it may be any."""
    found = mark_of(endpoint, _MARK, (frozenset(), frozenset))
    if found is None:
        return None
    names, more = found
    return frozenset((*names, *more()))
