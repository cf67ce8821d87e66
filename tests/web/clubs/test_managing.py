"""A saved club, from the button that saves it to the one that erases it."""

import re
from urllib.parse import quote

import pytest
from flask import Flask
from werkzeug.test import EnvironBuilder

from tests.web.clubs.conftest import PLAN, NewSite, forget_counts, paths_of
from tests.web.clubs.organiser import OURS, Organiser
from tests.web.page import Page
from tutor.clubs.plan import Plan
from tutor.clubs.saved import BoardState
from tutor.clubs.secrets import new_ticket
from tutor.clubs.store import Store
from tutor.web.shell.access_log import line
from tutor.web.shell.languages import LANGUAGES

LINK = f"/en/clubs/{PLAN}/link"
MANAGED = re.compile(r"/en/clubs/(?P<slug>[0-9a-z]{10})/edit/(?P<secret>[0-9a-f]{32})")


def test_the_page_of_a_link_offers_to_save_it(site: Flask) -> None:
    """One form with a ticket of its own, so that the page is kept for nobody else."""
    client = site.test_client()
    one, other = client.get(LINK), client.get(LINK)
    assert one.cache_control.private
    form = Page(one.text).one("form", class_="save-form")
    assert form["action"] == f"/en/clubs/{PLAN}/save"
    tickets = {Page(page.text).one("input", name="ticket")["value"] for page in (one, other)}
    assert len(tickets) == 2
    fields = {name: e["value"] for e in form.inside("input") if (name := e["name"]) == "ticket"}
    response = client.post(form["action"], data=fields, headers=OURS)
    assert response.status_code == 303
    assert MANAGED.fullmatch(response.headers["Location"])


def test_where_nothing_is_kept_nothing_is_offered(new_site: NewSite) -> None:
    """Without a database the link works, and has no button that could not."""
    page = Page(new_site(DATABASE_URL="").test_client().get(LINK).text)
    assert not page.all("form", class_="save-form")


def test_a_button_pressed_twice_saves_one_club(site: Flask, store: Store) -> None:
    """The same ticket leads to the same page, however often it is sent."""
    client, fields = site.test_client(), {"ticket": new_ticket(), "board": "open"}
    places = {
        client.post(f"/en/clubs/{PLAN}/save", data=fields, headers=OURS).headers["Location"]
        for _ in range(3)
    }
    (place,) = places
    found = MANAGED.fullmatch(place)
    assert found
    saved = store.club_with_secret(found["slug"], found["secret"])
    assert (saved.plan, saved.board) == (str(PLAN), BoardState.OPEN)


def test_the_page_holds_both_links(organiser: Organiser) -> None:
    """One for everybody, one for the organiser alone, whole, to be copied."""
    page = organiser.read()
    shown = [e["value"] for e in page.all("input") if "readonly" in e.attributes]
    assert shown == [
        f"http://localhost{organiser.page}",
        f"http://localhost/c/{organiser.slug}",
    ]
    assert page.one("h1").text == PLAN.name
    addresses = {e["href"] for e in page.all("a")}
    for path in ("", "sheet", "board"):
        assert f"/en/clubs/{organiser.slug}/{path}" in addresses


def test_a_club_is_changed_in_the_builder(organiser: Organiser) -> None:
    """Its plan is in the form; what is sent becomes the club's, and its address stays."""
    client = organiser.client
    page = Page(client.get(f"{organiser.page}/change").text)
    assert page.one("input", name="name")["value"] == PLAN.name
    shown = page.one("input", name="shown")["value"]
    fields = {"shown": shown, "langs": "ru", "greeting-ru": "Привет!", "name": "Новый"}
    kept = organiser.send("change", do="show", **fields)
    assert kept.headers["Location"].startswith(f"{organiser.page}/change?plan=")
    assert organiser.store.club(organiser.slug).plan == str(PLAN)
    assert "Привет!" in client.get(kept.headers["Location"]).text
    saved = organiser.send("change", do="link", **fields)
    assert saved.headers["Location"] == organiser.page
    plan = Plan.parse(organiser.store.club(organiser.slug).plan)
    assert (plan.name, plan.greetings) == ("Новый", (("ru", "Привет!"),))
    assert plan.items == PLAN.items


def test_the_board_is_opened_closed_and_erased(organiser: Organiser) -> None:
    """The form says what holds; whoever erases the board erases what was on it."""
    organiser.store.join(organiser.slug, "Comet", new_ticket())
    asked = organiser.send("board", state="none")
    assert asked.status_code == 422
    assert Page(asked.text).one("p", role="alert").text.startswith("Nothing is erased yet.")
    assert len(organiser.store.board(organiser.slug)) == 1
    for state in ("closed", "open", "none", "open"):
        response = organiser.send("board", state=state, confirmed="1")
        assert response.headers["Location"] == f"{organiser.page}#board"
        (checked,) = [
            e["value"]
            for e in organiser.read().all("input", name="state")
            if "checked" in e.attributes
        ]
        assert checked == state
    assert organiser.store.board(organiser.slug) == ()
    assert organiser.send("board", state="shut").status_code == 400


def test_a_new_secret_ends_the_old_one(organiser: Organiser) -> None:
    """The old link is a 404 at once, and the new one opens the same club."""
    response = organiser.send("rotate")
    found = MANAGED.match(response.headers["Location"])
    assert found
    assert found["slug"] == organiser.slug
    assert found["secret"] != organiser.secret
    assert organiser.client.get(organiser.page).status_code == 404
    assert organiser.send("rotate").status_code == 404
    assert Page(organiser.client.get(found[0]).text).one("h1").text == PLAN.name


def test_a_club_is_erased_once_that_is_confirmed(organiser: Organiser) -> None:
    """Without the tick it asks again; with it, the club is gone for everybody."""
    asked = organiser.send("delete")
    assert asked.status_code == 422
    assert Page(asked.text).one("p", role="alert").text.startswith("Nothing is erased yet.")
    assert organiser.client.get(f"/en/clubs/{organiser.slug}/").status_code == 200
    done = organiser.send("delete", confirmed="1")
    assert organiser.client.get(done.headers["Location"]).status_code == 200
    for path in (f"/en/clubs/{organiser.slug}/", f"/c/{organiser.slug}", organiser.page):
        response = organiser.client.get(path)
        assert response.status_code == 404
        assert Page(response.text).one("h1").text == "There is no such club"


def below_a_secret(site: Flask, organiser: Organiser, secret: str) -> list[tuple[str, str]]:
    """Return method and path of every route that has a secret in it."""
    rules = [rule for rule in site.url_map.iter_rules() if "secret" in rule.arguments]
    return [
        (method, path)
        for rule, path in zip(rules, paths_of(rules, organiser, secret), strict=True)
        for method in (rule.methods or set()) & {"GET", "POST"}
    ]


def test_another_secret_opens_nothing(site: Flask, organiser: Organiser) -> None:
    """On every route: a 404 that does not repeat it, and nothing changes."""
    fields = {"state": "none", "confirmed": "1", "do": "link", "learner": "1"}
    before = organiser.store.club_with_secret(organiser.slug, organiser.secret)
    upper = organiser.secret.upper()
    wrong = [new_ticket(), organiser.secret[:-1], organiser.secret + "0", upper, "x", " ", "é\x00"]
    wrong = [secret for secret in wrong if secret != organiser.secret]
    for secret in wrong:
        forget_counts(site)
        for method, path in below_a_secret(site, organiser, quote(secret)):
            data = fields if method == "POST" else None
            response = organiser.client.open(path, method=method, data=data, headers=OURS)
            assert response.status_code == 404, (method, path)
            assert len(secret) < 2 or secret not in response.text
    assert organiser.store.club_with_secret(organiser.slug, organiser.secret) == before


def test_nobody_keeps_or_lists_what_is_below_a_secret(site: Flask, organiser: Organiser) -> None:
    """Pages, files, redirects and errors: stored nowhere, found by no search engine."""
    for secret in (new_ticket(), ""):
        for method, path in sorted(below_a_secret(site, organiser, secret)):
            response = organiser.client.open(path, method=method, headers=OURS)
            assert response.headers["Cache-Control"] == "private, no-store", path
            assert response.headers["X-Robots-Tag"] == "noindex"
            assert response.headers["Referrer-Policy"] == "same-origin"


def test_a_page_with_a_secret_does_not_name_itself(organiser: Organiser) -> None:
    """No canonical address, no alternates, nothing for previews: only its own forms and links."""
    for part in ("", "/change", "/certificates"):
        page = Page(organiser.client.get(organiser.page + part).text)
        head = [e for e in page.elements if e.tag in ("meta", "link")]
        assert not any(organiser.secret in text for e in head for text in e.attributes.values())
        assert not page.all("link", rel="canonical")


def test_the_picker_leads_to_the_page_in_other_languages(organiser: Organiser) -> None:
    """It can be managed in each language, also right after something could not be done."""
    refused = Page(organiser.send("delete").text)
    for page in (organiser.read(), refused):
        links = {e["hreflang"]: e["href"] for e in page.all("a") if "hreflang" in e.attributes}
        assert set(links) == {language.tag for language in LANGUAGES}
        for tag, path in links.items():
            assert path == organiser.page.replace("/en/", f"/{tag}/")
            assert Page(organiser.client.get(path).text).one("html")["lang"] == tag


def test_what_others_see_has_no_secret(site: Flask, organiser: Organiser) -> None:
    """Neither the club's page nor its board, sheet, QR code or link, nor their headers."""
    visitor = site.test_client()
    for path in ("", "board", "sheet", "link"):
        response = visitor.get(f"/en/clubs/{organiser.slug}/{path}")
        assert response.status_code == 200, path
        assert organiser.secret not in response.text + str(response.headers)


SECRET = "0123456789abcdef" * 2
WHERE = f"/ja/clubs/abcdefghjk/edit/{SECRET}"


@pytest.mark.parametrize(
    "path",
    [WHERE, f"{WHERE}/change?plan=~1x", f"/zh-TW{WHERE[3:]}", f"/nowhere?x={SECRET}", f"{WHERE}0"],
)
def test_no_secret_gets_into_the_log(path: str) -> None:
    """Neither as what is asked for nor as where it is asked from, in whatever way it is written."""
    secret = re.compile(rf"{SECRET[:8]}|{quote(SECRET[:8])}", re.IGNORECASE)
    odd = path.replace("0", "%30").replace("/edit", "/%65dit")
    for referrer in (path, odd, f"http://localhost{path.upper()}"):
        environ = EnvironBuilder(path, headers=[("Referer", referrer)]).get_environ()
        written = line(environ, "200", 9)
        assert not secret.search(written), written
        assert "***" in written
        assert "%30123" not in written


def test_other_addresses_are_logged_as_they_are() -> None:
    """Nothing is masked that is no secret."""
    path = "/en/rules/goal?box=ru&rules=wild-5.fuses-1&q=%E7%81%AB"
    came_from = ("Referer", "http://localhost/%7Ex?a=%2B")
    environ = EnvironBuilder(path, headers=[came_from]).get_environ()
    written = line(environ, "200", 9)
    assert f'"GET {path} HTTP/1.1"' in written
    assert '"http://localhost/%7Ex?a=%2B"' in written


def test_a_failing_page_does_not_log_its_secret(
    new_site: NewSite, organiser: Organiser, caplog: pytest.LogCaptureFixture
) -> None:
    """The log names the address of what went wrong, without what opens it."""
    site = new_site(PROPAGATE_EXCEPTIONS=False)

    def fail(**_: str) -> str:
        raise ZeroDivisionError

    site.view_functions["clubs.manage"] = fail
    response = site.test_client().get(organiser.page)
    assert response.status_code == 500
    assert f"/en/clubs/{organiser.slug}/edit/***" in caplog.text
    assert organiser.secret not in caplog.text
    assert organiser.secret not in response.text


def test_a_board_and_a_tournament_are_asked_for_in_the_same_form(site: Flask) -> None:
    """The link's page then offers to save the club first, with both ticked.

    Saved, the way leads on to the tournament.
    """
    client = site.test_client()
    form = {"do": "link", "evening": "first-night", "langs": "en", "also": ["board", "tournament"]}
    made = client.get("/en/clubs/", query_string=form)
    assert made.headers["Location"].endswith("/link?also=board&also=tournament")
    saving = Page(client.get(made.headers["Location"]).text).one("form", class_="save-form")
    ticked = {each["name"] for each in saving.inside("input") if "checked" in each.attributes}
    assert ticked == {"board", "tournament"}
    fields = {"ticket": new_ticket(), "board": "open", "tournament": "new"}
    saved = client.post(str(saving["action"]), data=fields, headers=OURS)
    assert saved.headers["Location"].endswith("/tournaments/new")
    assert client.get("/en/clubs/?also=boat").status_code == 400
