"""No page of somebody else's can have a visitor's browser change anything here."""

import pytest
from flask import Flask

from tests.web.clubs.conftest import NewSite, paths_of
from tests.web.clubs.organiser import Organiser
from tests.web.page import Page
from tutor.clubs.plan import Plan
from tutor.clubs.saved import BoardState
from tutor.clubs.secrets import new_ticket
from tutor.web.site.game_pages import GAME

FORGED = [
    {},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "cross-site", "Origin": "http://localhost"},
    {"Sec-Fetch-Site": "same-origin, cross-site"},
    {"Sec-Fetch-Site": ""},
    {"Origin": "null"},
    {"Origin": ""},
    {"Origin": "http://evil.example"},
    {"Origin": "http://club.localhost"},
    {"Origin": "http://localhost:8080"},
    {"Origin": "https://localhost"},
    {"Origin": "http://localhost.evil.example"},
    {"Origin": "http://localhost@evil.example"},
    {"Origin": "http://localhost:99999"},
    {"Origin": "localhost"},
    {"Origin": "http://["},
    {"Referer": "http://localhost/en/"},
]


def forms(app: Flask, organiser: Organiser) -> list[str]:
    """Return the path of every route of the site that a form can be sent to, of the first game."""
    rules = [
        rule
        for rule in app.url_map.iter_rules()
        if (rule.methods or set()) - {"GET", "HEAD", "OPTIONS"} and GAME not in rule.arguments
    ]
    return paths_of(rules, organiser)


def test_forms_from_elsewhere_change_nothing(site: Flask, organiser: Organiser) -> None:
    """Whatever route, another site's form gets a 403 page, and everything stays as it was."""
    slug, secret, store = organiser.slug, organiser.secret, organiser.store
    ticket = new_ticket()
    learner = store.join(slug, "Comet", ticket)
    organiser.client.set_cookie(f"learner-{slug}", ticket)
    paths = forms(site, organiser)
    assert len(paths) >= 8
    fields = {
        "ticket": new_ticket(),
        "state": BoardState.NONE,
        "confirmed": "1",
        "plan": str(Plan("Other")),
        "item": "clue",
        "nickname": "Owl",
        "learner": str(learner.id),
    }
    before = store.club_with_secret(slug, secret), store.board(slug)
    for path in paths:
        for headers in FORGED:
            response = organiser.client.post(path, data=fields, headers=headers)
            assert response.status_code == 403, (path, headers)
            assert "Set-Cookie" not in response.headers
    assert (store.club_with_secret(slug, secret), store.board(slug)) == before


def test_a_refused_form_is_told_in_the_visitors_language(organiser: Organiser) -> None:
    """There is a page that says so, with ways on."""
    response = organiser.client.post(f"{organiser.page}/rotate", headers={"Origin": "null"})
    page = Page(response.text)
    assert page.one("h1").text == "That didn’t come from our pages"
    assert response.cache_control.no_store


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Site": "same-origin"},
        {"Sec-Fetch-Site": "none"},
        {"Sec-Fetch-Site": "same-origin", "Origin": "null"},
        {"Origin": "http://localhost"},
        {"Origin": "http://localhost:80"},
        {"Origin": "http://LOCALHOST"},
        {"Host": "192.0.2.7:8000", "Origin": "http://192.0.2.7:8000"},
        {"Host": "[2001:db8::1]:8000", "Origin": "http://[2001:db8::1]:8000"},
    ],
)
def test_our_own_forms_are_taken(organiser: Organiser, headers: dict[str, str]) -> None:
    """Browsers of today say where a form comes from, older ones and those on plain http, too."""
    path = f"{organiser.page}/board"
    response = organiser.client.post(path, data={"state": "closed"}, headers=headers)
    assert response.status_code == 303
    assert organiser.store.club(organiser.slug).board is BoardState.CLOSED


def test_behind_a_proxy_the_visitors_scheme_counts(
    site: Flask, new_site: NewSite, organiser: Organiser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With PROXY_HOPS it is what the proxy says; SITE_URL is ours however we are asked."""
    path, behind = f"{organiser.page}/board", new_site(PROXY_HOPS=1)
    ours = {"Host": "hanabi.example", "Origin": "https://hanabi.example"}
    proxied = {**ours, "X-Forwarded-Proto": "https"}

    def status(app: Flask, headers: dict[str, str]) -> int:
        return app.test_client().post(path, data={"state": "open"}, headers=headers).status_code

    assert status(site, proxied) == 403
    assert status(behind, proxied) == 303
    assert status(behind, {**proxied, "Origin": "http://hanabi.example"}) == 403
    monkeypatch.setitem(site.config, "SITE_URL", "https://Hanabi.Example/")
    assert status(site, ours) == 303


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/json", "multipart/form-data; boundary=x", "x", ""]
)
def test_only_what_forms_send_is_read(organiser: Organiser, kind: str) -> None:
    """Other types of body get a 415, unread."""
    headers = {"Sec-Fetch-Site": "same-origin"}
    if kind:
        headers["Content-Type"] = kind
    body = b"--x\r\nContent-Disposition: form-data; name=state\r\n\r\nnone\r\n--x--\r\n"
    response = organiser.client.post(f"{organiser.page}/board", data=body, headers=headers)
    assert response.status_code == 415
    assert organiser.store.club(organiser.slug).board is BoardState.OPEN
