"""The site without a server."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.page import Page
from tutor.web.app import create_app

Read = Callable[..., Page]


@pytest.fixture(scope="session")
def app() -> Flask:
    """The application with the compiled catalogues of the checkout, rendering every page anew."""
    return create_app({"TESTING": True, "PAGE_CACHE": 0})


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """A browser of no language and without cookies."""
    return app.test_client()


@pytest.fixture
def read(client: FlaskClient) -> Read:
    """Read a page that must be there: `read("/en/")` returns its elements."""

    def read_page(path: str, **options: Any) -> Page:
        response = client.get(path, **options)
        assert response.status_code == 200, f"{path}: {response.status}"
        return Page(response.text)

    return read_page


@pytest.fixture
def in_english(app: Flask) -> Iterator[None]:
    """A request for an English page, for what needs a language but no page."""
    with app.test_request_context("/en/"):
        yield
