"""The API without a server."""

from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from jsonschema import Draft202012Validator

Ask = Callable[..., Any]
Document = dict[str, Any]


@pytest.fixture(scope="session")
def document(app: Flask) -> Document:
    """What openapi.json says, in English."""
    found: Document = app.test_client().get("/api/v1/openapi.json").get_json()
    return found


@pytest.fixture
def ask(client: FlaskClient) -> Ask:
    """Return the JSON of an answer: `ask("/games/hanabi")`; its status has to be as expected."""

    def asked(path: str, status: int = 200, **query: Any) -> Any:
        response = client.get(f"/api/v1{path}", query_string=query or None)
        assert response.status_code == status, response.text
        return response.get_json()

    return asked


def fits(document: Document, schema: Document, data: Any) -> None:
    """Assert that data are as a schema of the document says."""
    Draft202012Validator({**schema, "components": document["components"]}).validate(data)
