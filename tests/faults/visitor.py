"""Somebody with a browser, as far as a server knows: an address, cookies, forms that are sent."""

import http.client
from dataclasses import dataclass, field
from email.message import Message
from http.cookies import SimpleCookie
from urllib.parse import urlencode

from tests.faults.instance import Instance
from tests.web.page import Page

NO_ANSWER = (OSError, http.client.HTTPException)
"""What is raised when a server does not answer, or goes away in the middle of it."""

PATIENCE = 30


@dataclass(frozen=True, slots=True)
class Answer:
    """What a server has answered, all of it."""

    status: int
    headers: Message
    text: str

    @property
    def page(self) -> Page:
        """The answer as a page."""
        return Page(self.text)


@dataclass(slots=True)
class Visitor:
    """A visitor at an address (the proxy in front of the servers says so), with their cookies."""

    address: str = "192.0.2.1"
    cookies: dict[str, str] = field(default_factory=dict)

    def get(self, site: Instance, path: str) -> Answer:
        """Ask for a page; raises one of NO_ANSWER if there is no whole answer."""
        return self._ask(site, "GET", path, None)

    def post(self, site: Instance, path: str, fields: list[tuple[str, str]]) -> Answer:
        """Send a form of the site's own; raises one of NO_ANSWER if there is no whole answer."""
        return self._ask(site, "POST", path, urlencode(fields))

    def _ask(self, site: Instance, method: str, path: str, body: str | None) -> Answer:
        headers = {"X-Forwarded-For": self.address, "Connection": "close"}
        if body is not None:
            headers |= {
                "Content-Type": "application/x-www-form-urlencoded",
                "Sec-Fetch-Site": "same-origin",
            }
        if self.cookies:
            headers["Cookie"] = "; ".join(f"{name}={text}" for name, text in self.cookies.items())
        connection = http.client.HTTPConnection("127.0.0.1", site.port, timeout=PATIENCE)
        try:
            connection.request(method, path, body, headers)
            response = connection.getresponse()
            text = response.read().decode()
        finally:
            connection.close()
        for name, morsel in SimpleCookie(response.headers.get("Set-Cookie", "")).items():
            self.cookies[name] = morsel.value
        return Answer(response.status, response.headers, text)
