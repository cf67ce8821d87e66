"""The page about the API, which says what openapi.json says, in the language of the page."""

from collections.abc import Iterator
from typing import Any

from flask import Blueprint, render_template

from tutor.web.shell.errors import Problem
from tutor.web.shell.view_marks import marked
from tutor.web.teaching.api.openapi import Schema, openapi
from tutor.web.teaching.api.operations import V1

blueprint = Blueprint("api", __name__)


@blueprint.get("/api/")
@marked(listed=True, preview_template="teaching/api.html")
def page() -> str:
    """Return the page: what can be asked, what is answered, and what problems there are."""
    document = openapi()
    return render_template(
        "teaching/api.html",
        document=document,
        groups=_groups(document),
        problems=tuple(Problem),
        parts_of=_parts,
        schema_address=f"{V1}/openapi.json",
    )


def _groups(document: Schema) -> dict[str, list[tuple[str, Schema]]]:
    """Return the operations by their groups, each with its path."""
    found: dict[str, list[tuple[str, Schema]]] = {}
    for path, methods in document["paths"].items():
        operation = methods["get"]
        found.setdefault(operation["tags"][0], []).append((path, operation))
    return found


def _parts(schema: Schema) -> Iterator[tuple[str, bool]]:
    """Yield a type part by part, `Rule`, `[]`, and whether each is the name of one of ours."""
    if "$ref" in schema:
        yield schema["$ref"].rpartition("/")[2], True
    elif "anyOf" in schema:
        for place, each in enumerate(schema["anyOf"]):
            yield from [(" | ", False)] if place else []
            yield from _parts(each)
    elif schema.get("type") == "array":
        yield from _parts(_items(schema))
        yield "[]", False
    elif "additionalProperties" in schema:
        yield "{string: ", False
        yield from _parts(schema["additionalProperties"])
        yield "}", False
    else:
        yield str(schema.get("type", "any")), False


def _items(schema: Schema) -> Any:
    """Return the type of the items of a list; those of a tuple are as different as they can be."""
    return schema.get("items") or {"anyOf": schema.get("prefixItems", [{}])}
