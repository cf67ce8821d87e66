"""How a test follows the links of a game in the browser, whichever game it is."""

from urllib.parse import parse_qs, urlsplit

from flask.testing import FlaskClient

from tests.web.page import Page


def html_at(client: FlaskClient, address: str) -> str:
    """Return a page that must be there, after redirects if there are any."""
    response = client.get(address.partition("#")[0], follow_redirects=True)
    assert response.status_code == 200, f"{address}: {response.status}"
    return response.text


def page_at(client: FlaskClient, address: str) -> Page:
    """Return the elements of a page that must be there."""
    return Page(html_at(client, address))


def done(address: str) -> str:
    """Return the actions that an address has."""
    return parse_qs(urlsplit(address).query).get("actions", [""])[0]


def check_refused(client: FlaskClient, address: str, status: int, said: str) -> None:
    """Check that an address is refused with this status, and in these words."""
    response = client.get(address)
    assert response.status_code == status
    assert said in response.text
