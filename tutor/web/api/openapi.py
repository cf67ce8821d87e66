"""OpenAPI 3.1, made from the operations: their queries, their answers, and words for all of them.

Every description is a message, so that the document can be read in any language of the site:
`api.operation.<id>`, `api.parameter.<name>`, `api.type.<name>`, and for the fields of types
`api.field.<type>.<name>`, or `api.field.<name>` for what is called the same everywhere.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
from flask import Blueprint, current_app, render_template
from werkzeug.routing import Rule

from tutor.core.messages import Message
from tutor.web.api.operations import (
    JSON,
    LINES,
    REST,
    SVG,
    V1,
    LanguageQuery,
    Operation,
    Operations,
    operation_of,
)
from tutor.web.shell.addresses import absolute
from tutor.web.shell.errors import MEDIA_TYPE, Problem, ProblemDetails
from tutor.web.shell.languages import LANGUAGES
from tutor.web.shell.text import has_words, say_plain
from tutor.web.shell.view_options import view_options
from tutor.web.site.game_pages import GAME, GamePages
from tutor.web.site.game_routing import games

blueprint = Operations("openapi", __name__)

Schema = dict[str, Any]

_REF = "#/components/schemas/{name}"
_PART = re.compile(r"<(?:\w+:)?(\w+)>")


@blueprint.operation("/openapi.json", example="/openapi.json?lang=ja")
def document(pages: GamePages, query: LanguageQuery) -> dict[str, Any]:
    """Return the description of the API."""
    return openapi()


def openapi() -> Schema:
    """Return the description of the API, in the language of the request."""
    operations = [
        (rule, operation)
        for rule in current_app.url_map.iter_rules()
        if (operation := operation_of(rule.endpoint))
    ]
    kinds = [
        *(operation.query for _, operation in operations),
        # Pictures have no type of ours.
        *(str if each.answer is bytes else each.answer for _, each in operations),
    ]
    schemas, components = msgspec.json.schema_components(
        [*kinds, ProblemDetails], ref_template=_REF
    )
    queries = {operation.query.__name__ for _, operation in operations}
    paths: Schema = {}
    for (rule, operation), answer in zip(operations, schemas[len(operations) :], strict=False):
        query = components[operation.query.__name__]
        path = _PART.sub(r"{\1}", rule.rule)
        paths[path] = {"get": _operation(rule, operation, query, answer)}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": say_plain(Message("api.title")),
            "description": say_plain(Message("api.description")),
            "version": V1.rpartition("/")[2],
        },
        "servers": [{"url": absolute("") or "/"}],
        "paths": paths,
        "components": {
            "schemas": {
                name: _described(name, schema)
                for name, schema in sorted(components.items())
                if name not in queries
            }
        },
    }


def _operation(rule: Rule, operation: Operation, query: Schema, answer: Schema) -> Schema:
    """Return the description of an operation; `query` is the schema of all its fields."""
    example = _example(operation)
    required = query.get("required", ())
    in_path = [_in_path(name, example) for name in _PART.findall(rule.rule)]
    in_query = [
        _in_query(name, schema, example, required=name in required)
        for name, schema in query["properties"].items()
    ]
    return {
        "operationId": operation.id,
        "tags": [operation.tag],
        "summary": say_plain(Message(f"api.operation.{operation.id}")),
        "parameters": [*in_path, *in_query],
        "responses": {
            "200": {
                "description": say_plain(Message("api.answered")),
                "content": {operation.media: {"schema": _content(operation, answer)}},
            },
            "default": {
                "description": say_plain(Message("api.refused")),
                "content": {MEDIA_TYPE: {"schema": {"$ref": _REF.format(name="ProblemDetails")}}},
            },
        },
        "x-example": f"{V1}{operation.example}",
    }


def _content(operation: Operation, answer: Schema) -> Schema:
    if operation.media == JSON:
        return answer
    if operation.media == LINES:
        return {"type": "string", "contentMediaType": JSON, "contentSchema": answer}
    return {"type": "string"} if operation.media == SVG else {}


def _example(operation: Operation) -> Mapping[str, list[str]]:
    """Return the values of the example by the names of the parameters."""
    address = urlsplit(V1 + operation.example)
    _, path = current_app.url_map.bind("").match(address.path)
    ids = {pages.mount: pages.game.id for pages in games()}
    named = {name: [ids[text] if name == GAME else str(text)] for name, text in path.items()}
    return named | parse_qs(address.query)


def _in_path(name: str, examples: Mapping[str, list[str]]) -> Schema:
    ids = {"enum": [pages.game.id for pages in games()]}
    schema = ids if name == GAME else {"type": "string", "minLength": 1}
    return {**_parameter(name, "path", schema, examples[name][0]), "required": True}


def _in_query(
    name: str, schema: Schema, examples: Mapping[str, list[str]], *, required: bool
) -> Schema:
    if name == REST:
        free = {"type": "object", "additionalProperties": {"type": "string"}}
        return {**_parameter(name, "query", free), "style": "form", "explode": True}
    if name == "lang":
        schema = {**schema, "enum": [language.tag for language in LANGUAGES]}
    if schema.get("default") in ("", []):
        schema = {key: value for key, value in schema.items() if key != "default"}
    texts = examples.get(name)
    example = texts if texts and schema.get("type") == "array" else texts and texts[0]
    parameter = _parameter(name, "query", schema, example)
    return {**parameter, "required": True} if required else parameter


def _parameter(name: str, where: str, schema: Schema, example: Any = None) -> Schema:
    params = {
        "name": name,
        "in": where,
        "description": say_plain(_worded(f"api.parameter.{name}", f"api.field.{name}")),
        "schema": schema,
    }
    return {**params, "example": example} if example else params


def _described(name: str, schema: Schema) -> Schema:
    """Return the schema of a type with descriptions of it and of its fields."""
    if "enum" in schema:
        return {"enum": schema["enum"]}
    parts = {
        field: {
            **part,
            "description": say_plain(_worded(f"api.field.{name}.{field}", f"api.field.{field}")),
        }
        for field, part in schema["properties"].items()
    }
    description = say_plain(Message(f"api.type.{name}"))
    return {**schema, "description": description, "properties": parts}


def _worded(own: str, usual: str) -> Message:
    """Return a part's own message if it has one, else the usual one."""
    return Message(own if has_words(own) else usual)


page_blueprint = Blueprint("api", __name__)


@page_blueprint.get("/api/")
@view_options(listed=True, preview_template="api/page.html")
def documentation() -> str:
    """Return the documentation page: operations, types of answers, problems."""
    document = openapi()
    return render_template(
        "api/page.html",
        document=document,
        groups=_groups(document),
        problems=tuple(Problem),
        parts_of=_parts,
        schema_address=f"{V1}/openapi.json",
    )


def _groups(document: Schema) -> dict[str, list[tuple[str, Schema]]]:
    """Return the operations by their groups, each with its path."""
    groups: dict[str, list[tuple[str, Schema]]] = {}
    for path, methods in document["paths"].items():
        operation = methods["get"]
        groups.setdefault(operation["tags"][0], []).append((path, operation))
    return groups


def _parts(schema: Schema) -> Iterator[tuple[str, bool]]:
    """Yield a type part by part, `Rule`, `[]`, and whether each is the name of one of ours."""
    if "$ref" in schema:
        yield schema["$ref"].rpartition("/")[2], True
    elif "anyOf" in schema:
        for place, each in enumerate(schema["anyOf"]):
            yield from [(" | ", False)] if place else []
            yield from _parts(each)
    elif schema.get("type") == "array":
        yield from _parts(schema.get("items") or {"anyOf": schema.get("prefixItems", [{}])})
        yield "[]", False
    elif "additionalProperties" in schema:
        yield "{string: ", False
        yield from _parts(schema["additionalProperties"])
        yield "}", False
    else:
        yield str(schema.get("type", "any")), False
