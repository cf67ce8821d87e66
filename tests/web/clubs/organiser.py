"""Somebody who has saved a club, for tests of its pages."""

from dataclasses import dataclass

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.web.page import Page
from tutor.clubs.store import Store

OURS = {"Sec-Fetch-Site": "same-origin"}
"""What a browser says of a form on a page of ours."""


@dataclass(frozen=True)
class Organiser:
    """Somebody who has saved a club, with their browser."""

    client: FlaskClient
    store: Store
    slug: str
    secret: str

    @property
    def page(self) -> str:
        """The path of the page on which the club is changed."""
        return f"/en/clubs/{self.slug}/edit/{self.secret}"

    def send(self, part: str, /, **fields: str) -> TestResponse:
        """Send a form that stands on that page."""
        return self.client.post(f"{self.page}/{part}", data=fields, headers=OURS)

    def read(self) -> Page:
        """Return that page, which has to be there."""
        response = self.client.get(self.page)
        assert response.status_code == 200, response.status
        return Page(response.text)
