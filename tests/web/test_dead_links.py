"""No link among the rules, the glossary, the sheet, the search and clubs leads nowhere."""

from functools import cache
from urllib.parse import urlsplit

import pytest
from flask import Flask

from tests.support.pages import CLUB
from tests.web.page import Page

TABLE = "box=ru&rules=wild-5.fuses-1"
PAGES = (
    "/rules/",
    f"/rules/?{TABLE}",
    "/rules/which-box?cards=k",
    "/rules/find",
    "/rules/find?q=5",
    f"/rules/print?{TABLE}&langs=ja,ru",
    "/glossary/",
    f"/glossary/?{TABLE}&with=ja",
    "/clubs/",
    f"/clubs/{CLUB}/link",
)


@cache
def fetched(app: Flask, address: str) -> tuple[int, list[str], frozenset[str]]:
    """Return the status of a page, its links, and the anchors that links may lead to."""
    response = app.test_client().get(address, follow_redirects=True)
    if response.mimetype != "text/html":
        return response.status_code, [], frozenset()
    page = Page(response.text)
    anchors = frozenset(e["id"] for e in page.elements if "id" in e.attributes)
    # Templates that scripts fill in have links without an address yet.
    links = [e["href"] for e in page.all("a") if "href" in e.attributes]
    return response.status_code, links, anchors


def dead_links(app: Flask, address: str) -> list[str]:
    """Return the links of a page that lead to no page of ours, or to no place on it."""
    dead = []
    _, links, _ = fetched(app, address)
    assert links
    for link in links:
        target = urlsplit(link)
        if target.netloc:
            continue
        page = target._replace(fragment="").geturl() or address
        status, _, anchors = fetched(app, page)
        if status != 200 or (target.fragment and target.fragment not in anchors):
            dead.append(link)
    return dead


@pytest.mark.parametrize("path", PAGES)
def test_every_link_leads_somewhere(app: Flask, path: str) -> None:
    """From the pages that lead to all others; they share the pages of rules that they lead to."""
    tag = "ru" if TABLE in path else "ja"
    assert dead_links(app, f"/{tag}{path}") == []
