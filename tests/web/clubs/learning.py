"""A learner of a club, as their browser sees it."""

import re
from dataclasses import dataclass

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.web.clubs.organiser import OURS
from tests.web.page import Element, Page


@dataclass(frozen=True)
class Learner:
    """Somebody with the link of a club."""

    client: FlaskClient
    slug: str

    @classmethod
    def of(cls, site: Flask, slug: str, nickname: str = "") -> "Learner":
        """Return somebody new, who has joined the board if there is a nickname."""
        learner = cls(site.test_client(), slug)
        if nickname:
            assert learner.join(nickname).status_code == 303
        return learner

    def get(self, part: str = "", tag: str = "en") -> TestResponse:
        """Return what an address below the club's page is answered."""
        return self.client.get(f"/{tag}/clubs/{self.slug}/{part}")

    def read(self, part: str = "", tag: str = "en") -> Page:
        """Return a page below the club's, which has to be there."""
        response = self.get(part, tag)
        assert response.status_code == 200, response.status
        return Page(response.text)

    def send(self, part: str, /, **fields: object) -> TestResponse:
        """Send a form to an address below the club's page."""
        return self.client.post(f"/en/clubs/{self.slug}/{part}", data=fields, headers=OURS)

    def join(self, nickname: str) -> TestResponse:
        """Send the form of the club's page with a nickname of one's own."""
        form = form_to(self.read(), "join")[-1]
        return self.submit(form, nickname=nickname)

    def submit(self, form: Element, **fields: object) -> TestResponse:
        """Send a form as it stands on a page, with more fields."""
        hidden: dict[str, list[str]] = {}
        for field in form.inside("input"):
            if field.attributes.get("type") == "hidden":
                hidden.setdefault(field["name"], []).append(field["value"])
        assert form["method"] == "post"
        return self.client.post(form["action"], data={**hidden, **fields}, headers=OURS)

    @property
    def cookie(self) -> str | None:
        """The ticket that the browser has for the club."""
        found = self.client.get_cookie(f"learner-{self.slug}")
        return found.value if found else None


def form_to(page: Page, part: str) -> list[Element]:
    """Return the forms of a page that are sent to an address with this end, in order."""
    return [form for form in page.all("form") if re.search(f"/{part}$", form["action"])]


def said(page: Page) -> str:
    """Return the text of a page's main part."""
    return page.one("main").text
