"""Addresses that were printed, linked or kept by heart go on leading where they led."""

from pathlib import Path

import pytest
from flask.testing import FlaskClient

from tests.support.thorough import by_turns

_FILE = Path(__file__).parents[1] / "data" / "addresses.txt"

RECORDED = [line.split(" ") for line in _FILE.read_text(encoding="utf-8").splitlines()]
"""Status, address, and where a redirect leads; recorded on 2026-11-22, and never shortened."""


@pytest.mark.parametrize("recorded", by_turns(RECORDED), ids=lambda recorded: recorded[1])
def test_a_recorded_address_answers_as_it_did(client: FlaskClient, recorded: list[str]) -> None:
    """Pages are there, redirects lead to the same place, and what was refused is refused.

    A page may have moved since, and what was answered there may be asked in other words.
    """
    status, address, *location = recorded
    response = client.get(address, follow_redirects=status == "200")
    assert str(response.status_code) == status
    if location:
        assert response.headers["Location"] == location[0]
