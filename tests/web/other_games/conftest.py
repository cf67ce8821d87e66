"""The site with tic-tac-toe beside Hanabi."""

from collections.abc import Iterator

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.tictactoe.site import FOLDER
from tests.web.other_games import BELOW, BOTH, Visit
from tutor import catalogues
from tutor.web.app import create_app


@pytest.fixture(scope="session")
def compiled_catalogues() -> None:
    """Compile the catalogues of tic-tac-toe, which a game outside the checkout brings."""
    for (path,) in catalogues.catalogue_paths(FOLDER).values():
        catalogues.compile_catalogue(path)


@pytest.fixture(scope="session")
def site(compiled_catalogues: None) -> Flask:
    """The site with both games, rendering every page anew."""
    return create_app({"TESTING": True, "PAGE_CACHE": 0}, BOTH)


@pytest.fixture
def reader(site: Flask) -> FlaskClient:
    """A browser without cookies."""
    return site.test_client()


@pytest.fixture
def visit(reader: FlaskClient) -> Visit:
    """Return the HTML of a page of the game, in English unless another language is named."""

    def visit_page(path: str, tag: str = "en", status: int = 200) -> str:
        response = reader.get(f"/{tag}{BELOW}{path}")
        assert response.status_code == status, f"{path}: {response.status}"
        return response.text

    return visit_page


@pytest.fixture
def in_game(site: Flask) -> Iterator[None]:
    """A request for an English page of the game."""
    with site.test_request_context(f"/en{BELOW}/"):
        site.preprocess_request()
        yield
