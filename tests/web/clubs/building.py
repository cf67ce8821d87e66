"""The builder as a browser without scripts has it: what its form sends, and where that leads."""

import re
from urllib.parse import parse_qs, urlencode, urlsplit

from flask.testing import FlaskClient

from tests.web.page import Element, Page
from tutor.clubs.plan import Plan

Fields = list[tuple[str, str]]


def fields_of(page: Page) -> Fields:
    """Return what a browser sends of the form, whichever button is pressed."""
    found: Fields = []
    form = page.one("form", class_="builder")
    for element in page.elements:
        if element.tag == "input" and _is_sent(element) and element["name"] != "theme":
            found.append((element["name"], element.attributes.get("value", "on")))
    for area in form.inside("textarea"):
        found.append((area["name"], "".join(area.pieces)))
    for choice in form.inside("select"):
        options = choice.inside("option")
        chosen = next((o for o in options if "selected" in o.attributes), options[0])
        found.append((choice["name"], chosen.attributes.get("value", chosen.text)))
    return found


def _is_sent(element: Element) -> bool:
    ticked = element.attributes.get("type") in ("checkbox", "radio")
    return "name" in element.attributes and (not ticked or "checked" in element.attributes)


def press(client: FlaskClient, page: Page, do: str, *changed: tuple[str, str]) -> tuple[str, int]:
    """Return where the press of a button leads, or the page that it brings, with its status.

    Fields of the names in `changed` are replaced by these.
    """
    names = {name for name, _ in changed}
    kept = [each for each in fields_of(page) if each[0] not in names]
    response = client.get("/en/clubs/?" + urlencode([*kept, *changed, ("do", do)]))
    return response.headers.get("Location") or response.text, response.status_code


def plan_in(location: str) -> Plan:
    """Return the plan that an address holds."""
    parts = urlsplit(location)
    if link := re.fullmatch(r"/en/clubs/(~[^/]+)/link", parts.path):
        return Plan.parse(link[1])
    return Plan.parse(parse_qs(parts.query)["plan"][0])
