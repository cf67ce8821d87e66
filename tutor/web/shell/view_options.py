"""Options that views declare about their pages, and readers of query values.

`@view_options(framed=True)` stands below the route of a view; `current_view_options().framed` reads
the option of this request's view. `ViewOptions` lists all options.

**Query fields.** A view declares those it reads, `@query_fields("q")`; by default none, for files
and feeds too. Reader options need no declaration (site/reader_options.py). A redirect
(site/canonical_query.py) removes all other fields: otherwise every made-up address would be
rendered, compressed and cached again.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Any, TypeVar

from flask import current_app, request

from tutor.core.errors import BadSyntaxError

ViewFunction = TypeVar("ViewFunction", bound=Callable[..., Any])

Field = tuple[str, str]
"""A name and a value."""


@dataclass(frozen=True, slots=True)
class KeptOptions:
    """The reader options that links to a view keep: see `keeps_reader_options`."""

    in_links: bool
    without: frozenset[str]
    """The fields that links leave out all the same."""


@dataclass(frozen=True, slots=True)
class ViewOptions:
    """The options of a view; the defaults are those of a view that declares none."""

    listed: bool | Callable[[Any], bool] = False
    """Whether the sitemap has the page, or a function that says so for a GamePages."""

    query_fields: frozenset[str] | None = frozenset()
    """The query fields that the view reads; None if their names are not known beforehand."""
    fields_of_game: Callable[[], Collection[str]] = frozenset
    """Returns the fields that the view reads besides, which differ between games."""
    usual: Mapping[str, str] = field(default_factory=dict)
    """The default values of query fields."""
    formerly: Mapping[Field, Field] = field(default_factory=dict)
    """Query fields of older releases, with today's."""
    kept: KeptOptions | None = None
    """The reader options that links to the page keep; None if it reads none."""
    long_address: int = 1
    """How many times MAX_URL_LENGTH the address may have."""

    preview_template: str | Callable[[], str] = ""
    """The template whose title and description are the page's link preview."""
    pictured: bool = False
    """Whether the page has a link preview with a route of its own."""
    picture_of_words: bool = False
    """Whether that preview is only words, which are the same with all rules."""
    question_in_query: bool = False
    """Whether the query says what is asked, so that the preview's address keeps it."""

    framed: bool = False
    """Whether other sites may show the page in a frame."""
    framing: bool = False
    """Whether the page shows framed pages of this site."""
    embeds: str = ""
    """The kind of content that oEmbed offers of this page: "puzzle" or "rule"."""

    list_item: str = ""
    """The view argument that names an item of a club's list; "" if the page is no item."""
    beside_list: bool = False
    """Whether the page links back to the club's list that the reader came from."""

    takes_file: bool = False
    """Whether the page's form may upload a file."""
    limited_action: str | None = "change"
    """The LimitedAction (clubs/rates.py) as which a sent form counts; None if it doesn't."""
    operation: object = None
    """The operation of the API that the view serves, if any."""


_NO_OPTIONS = ViewOptions()
_OPTIONS = "view_options"


def view_options(**options: Any) -> Callable[[ViewFunction], ViewFunction]:
    """Return a decorator that sets these of a view's `ViewOptions`; TypeError for others."""

    def add(view: ViewFunction) -> ViewFunction:
        setattr(view, _OPTIONS, replace(getattr(view, _OPTIONS, _NO_OPTIONS), **options))
        return view

    return add


def view_options_of(endpoint: str | None) -> ViewOptions:
    """Return the options of an endpoint's view."""
    view = current_app.view_functions.get(endpoint or "")
    options: ViewOptions = getattr(view, _OPTIONS, _NO_OPTIONS)
    return options


def current_view_options() -> ViewOptions:
    """Return the options of this request's view."""
    return view_options_of(request.endpoint)


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
    return view_options(
        query_fields=frozenset(names), fields_of_game=more, usual=usual, formerly=formerly
    )


def fields_read(endpoint: str | None) -> frozenset[str] | None:
    """Return the fields that the view of an endpoint reads; None if it may be any."""
    options = view_options_of(endpoint)
    if options.query_fields is None:
        return None
    return options.query_fields.union(options.fields_of_game())


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
