"""Operations: views for programs, whose query and answer say their own schema."""

from collections.abc import Callable, Sequence
from dataclasses import MISSING, dataclass, fields
from typing import Annotated, Any, TypeVar, get_origin, get_type_hints

import msgspec
from flask import Blueprint, Flask, Response, g, request
from msgspec import Meta
from werkzeug.routing import BaseConverter

from tutor.core.errors import BadSyntaxError
from tutor.web.shell.errors import API
from tutor.web.shell.headers import cached_for
from tutor.web.shell.languages import SOURCE
from tutor.web.shell.view_options import view_options, view_options_of
from tutor.web.site.game_pages import GamePages
from tutor.web.site.game_routing import pages_of_request
from tutor.web.site.reader_options import listed_language, read_as

V1 = f"{API}/v1"
"""What the paths of the first version have in front."""

JSON, LINES = "application/json", "application/x-ndjson"
SVG, PNG = "image/svg+xml", "image/png"

AN_HOUR = 60 * 60
"""Seconds for which an answer may be kept unasked: it changes only with a release."""

REST = "question"
"""The field of a query that takes all fields of other names, as those of a question."""


ViewFunction = TypeVar("ViewFunction", bound=Callable[..., Any])
Kind = TypeVar("Kind")

Count = Annotated[int, Meta(ge=0, le=999)]
"""A small number of a query."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LanguageQuery:
    """The language in which texts are said."""

    lang: str = SOURCE.tag


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxQuery(LanguageQuery):
    """A query with the box on the table, in games with boxes."""

    box: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesetQuery(BoxQuery):
    """A query with the code of the ruleset, in games with rules to choose."""

    rules: str = ""


@dataclass(frozen=True, slots=True)
class Operation:
    """An operation of the API; `query` and `answer` are its types.

    With LINES the answer is the type of a line. `example` is an address that is answered, below V1.
    A `fresh` answer is another one the next day.
    """

    id: str
    query: type[Any]
    answer: Any
    media: str
    example: str
    fresh: bool

    @property
    def tag(self) -> str:
        """The group that it is shown in."""
        return self.id.partition(".")[0]


class Operations(Blueprint):
    """A blueprint of operations, which are shown as a group of this name."""

    def __init__(self, group: str, module: str) -> None:
        """Begin a group; other views may have blueprints of its name."""
        super().__init__(f"api_{group}", module)
        self.group = group

    def operation(
        self,
        rule: str,
        *,
        example: str,
        media: str = JSON,
        fresh: bool = False,
    ) -> Callable[[ViewFunction], ViewFunction]:
        """Add a view as an operation: it takes the game, the query, and the parts of the path.

        The annotations of `query` and of the return value give the schemas of request and response.
        """

        def add(view: ViewFunction) -> ViewFunction:
            hints = get_type_hints(view, include_extras=True)
            answer = hints["return"]
            if media == LINES:
                (answer,) = answer.__args__
            name = f"{self.group}.{view.__name__}"
            operation = Operation(name, hints["query"], answer, media, example, fresh)
            declared = view_options(query_fields=None, operation=operation)
            self.add_url_rule(V1 + rule, view.__name__, declared(_serving(operation, view)))
            return view

        return add


def operation_of(endpoint: str) -> Operation | None:
    """Return the operation of an endpoint, None if it is none."""
    operation = view_options_of(endpoint).operation
    return operation if isinstance(operation, Operation) else None


def init_app(app: Flask, games: Sequence[GamePages]) -> None:
    """Let paths name games by their ids: `<game_id:game>` is where the game is mounted."""
    mounts = {pages.game.id: pages.mount for pages in games}

    class GameIdConverter(BaseConverter):
        regex = "|".join(mounts)

        def to_python(self, value: str) -> str:
            return mounts[value]

        def to_url(self, value: str) -> str:
            return next(name for name, mount in mounts.items() if mount == value)

    app.url_map.converters["game_id"] = GameIdConverter


def _serving(operation: Operation, view: Callable[..., Any]) -> Callable[..., Response]:
    def serve(**path: Any) -> Response:
        pages = pages_of_request()
        query = read_query(operation.query)
        g.language = listed_language("lang", query.lang)
        read_as(_setting(pages, query))
        answer = view(pages=pages, query=query, **path)
        response = Response(_written(operation, answer), mimetype=operation.media)
        if operation.fresh:
            response.cache_control.public = True
            response.cache_control.no_cache = True
            return response
        return cached_for(response, AN_HOUR)

    return serve


def _setting(pages: GamePages, query: Any) -> dict[str, str]:
    """Return the setting in the query; BadSyntaxError for one that its game doesn't have."""
    named = {name: text for name in ("box", "rules") if (text := getattr(query, name, ""))}
    for name, text in named.items():
        if name not in pages.setting.fields:
            raise BadSyntaxError(name, text, 0, "nothing, as this game has none to choose")
    return named


def _written(operation: Operation, answer: Any) -> bytes:
    if operation.media == JSON:
        return msgspec.json.encode(answer)
    if operation.media == LINES:
        return msgspec.json.Encoder().encode_lines(answer)
    assert isinstance(answer, bytes)
    return answer


def read_query(kind: type[Kind]) -> Kind:
    """Return the query of the request as this dataclass.

    Raises BadSyntaxError for a field that it does not have, that is missing or doubled, or whose
    value is of another kind.
    """
    texts_by_field = request.args.to_dict(flat=False)
    types = get_type_hints(kind, include_extras=True)
    read: dict[str, Any] = {}
    if REST in types:
        read[REST] = {name: texts for name, texts in texts_by_field.items() if name not in types}
        texts_by_field = {
            name: texts for name, texts in texts_by_field.items() if name in types and name != REST
        }
    for name, texts in texts_by_field.items():
        if name not in types:
            raise BadSyntaxError("query", name, 0, f"one of {', '.join(types)}")
        read[name] = _value(name, texts, types[name])
    for field in fields(kind):  # type: ignore[arg-type]  # a dataclass
        if field.default is MISSING and field.name not in read:
            raise BadSyntaxError(field.name, "", 0, "a value, as it is needed")
    return kind(**read)


def _value(name: str, texts: list[str], kind: Any) -> Any:
    bare = kind.__origin__ if get_origin(kind) is Annotated else kind
    several = get_origin(bare) is tuple
    if len(texts) > 1 and not several:
        raise BadSyntaxError(name, texts[1], 0, "a single value")
    try:
        return msgspec.convert(texts if several else texts[0], kind, strict=False)
    except msgspec.ValidationError as error:
        # It says "Expected `int`, got `str`".
        expected = str(error).removeprefix("Expected ").partition(", got")[0].replace("`", "")
        raise BadSyntaxError(name, texts[0], 0, expected) from None
