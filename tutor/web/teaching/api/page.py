"""The page about the API, which says what openapi.json says, in the language of the page."""

from typing import Any

from flask import Blueprint, render_template

from tutor.web.shell.problems import Problem
from tutor.web.shell.view_marks import marked
from tutor.web.teaching.api.openapi import openapi
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
        schema_address=f"{V1}/openapi.json",
    )


def _groups(document: dict[str, Any]) -> dict[str, list[tuple[str, dict[str, Any]]]]:
    """Return the operations by their groups, each with its path."""
    found: dict[str, list[tuple[str, dict[str, Any]]]] = {}
    for path, methods in document["paths"].items():
        operation = methods["get"]
        found.setdefault(operation["tags"][0], []).append((path, operation))
    return found
