"""Joining a club's board by a nickname, and leaving it."""

import pytest
from flask import Flask

from tests.web.clubs.conftest import PLAN
from tests.web.clubs.learning import Learner, form_to, said
from tests.web.clubs.organiser import Organiser
from tests.web.page import Page
from tutor.clubs import limits
from tutor.clubs.nicknames import OFFERED, clean, key
from tutor.clubs.saved import BoardState
from tutor.clubs.secrets import new_ticket
from tutor.clubs.store import Store
from tutor.core.messages import Message
from tutor.web.shell.languages import LANGUAGES
from tutor.web.shell.text import say_plain

ALLOWED = (
    "Use letters and digits, with at least one letter. "
    "Single spaces, hyphens, apostrophes or full stops are allowed between them."
)
TAGS = [each.tag for each in LANGUAGES if "play" in each.catalogues]


@pytest.fixture
def newcomer(site: Flask, organiser: Organiser) -> Learner:
    """Somebody who has the link of a club with a board."""
    return Learner.of(site, organiser.slug)


def nicknames(store: Store, slug: str) -> list[str]:
    """Return who is on the board."""
    return [learner.nickname for learner in store.board(slug)]


def test_before_joining_the_page_says_what_is_kept_and_keeps_nothing(newcomer: Learner) -> None:
    """Who sees it, for how long, that it is not for real names; no cookie is set."""
    response = newcomer.get()
    text = said(Page(response.text))
    assert "Everyone with this club’s link can see your nickname" in text
    assert f"{limits.DAYS_OF_LEARNERS} days after your last visit" in text
    assert "Not your real name" in text
    assert "Set-Cookie" not in response.headers
    assert response.headers["Cache-Control"] == "private, no-store"


@pytest.mark.parametrize("is_saved", [True, False])
def test_without_a_board_a_page_depends_on_nobody(
    site: Flask, store: Store, is_saved: bool
) -> None:
    """Nothing is said of boards and nothing set; the page of a plan may be kept by everyone."""
    made = store.make(str(PLAN), board=False, ticket=new_ticket())
    learner = Learner.of(site, made.slug if is_saved else str(PLAN))
    response = learner.get()
    assert form_to(Page(response.text), "join") == []
    assert "Set-Cookie" not in response.headers
    assert "no-store" not in response.headers["Cache-Control"]
    assert ("private" in response.headers["Cache-Control"]) == is_saved


def test_one_tap_on_an_offered_name_joins(
    newcomer: Learner, organiser: Organiser, store: Store
) -> None:
    """Each offered name is a button; the way leads back to the page, which knows the name."""
    [offered, _] = form_to(newcomer.read(), "join")
    names = [button["value"] for button in offered.inside("button")]
    assert len({*names}) == 4
    response = newcomer.submit(offered, nickname=names[2])
    assert (response.status_code, response.location) == (303, f"/en/clubs/{organiser.slug}/")
    page = newcomer.read()
    assert f"You are here as {names[2]}." in said(page)
    assert form_to(page, "join") == []
    assert nicknames(store, organiser.slug) == [names[2]]


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_the_cookie_is_for_our_pages_alone(organiser: Organiser, site: Flask, scheme: str) -> None:
    """No script reads it, no other site sends it, and over https it never goes in the open."""
    response = site.test_client().post(
        f"/en/clubs/{organiser.slug}/join",
        data={"ticket": new_ticket(), "nickname": f"Owl {scheme}"},
        headers={"Sec-Fetch-Site": "same-origin"},
        base_url=f"{scheme}://localhost",
    )
    [cookie] = response.headers.getlist("Set-Cookie")
    name, *attributes = cookie.split("; ")
    assert name.startswith(f"learner-{organiser.slug}=")
    expected = {"HttpOnly", "SameSite=Lax", "Path=/", f"Max-Age={30 * 86_400}"}
    expected |= {"Secure"} if scheme == "https" else set()
    assert {each for each in attributes if not each.startswith("Expires")} == expected


def test_whoever_joins_under_way_stays_there(newcomer: Learner) -> None:
    """What is solved goes along with joining and leaving."""
    for part in ("join", "leave"):
        form = form_to(newcomer.read("?solved=3"), part)[0]
        assert newcomer.submit(form, nickname="Owl").location.endswith("/?solved=3")


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("x", "A nickname must have 2 to 20 characters."),
        ("x" * 21, "A nickname must have 2 to 20 characters."),
        ("<script>", ALLOWED),
        ("007", ALLOWED),
        ("OWL", "Somebody here already has this nickname. Choose another."),
    ],
)
def test_what_cannot_be_is_told_beside_the_field(
    newcomer: Learner, site: Flask, organiser: Organiser, store: Store, typed: str, reason: str
) -> None:
    """With what was typed still in it, as text, and names on offer that are free."""
    Learner.of(site, organiser.slug, "Owl")
    response = newcomer.join(typed)
    assert response.status_code == 409
    page = Page(response.text)
    notice = page.one("p", role="alert")
    field = page.one("input", id="nickname")
    assert notice.text == reason
    assert page.one("h1").text == "Lantern Club"
    assert field["value"] == typed
    assert notice["id"] in field["aria-describedby"].split()
    assert newcomer.cookie is None
    assert newcomer.submit(form_to(page, "join")[0], nickname="Star").status_code == 303
    assert nicknames(store, organiser.slug) == ["Owl", "Star"]


def test_a_full_board_takes_nobody(newcomer: Learner, organiser: Organiser, store: Store) -> None:
    """It says so, and the list works without."""
    for number in range(limits.LEARNERS):
        store.join(organiser.slug, f"Owl {number}", new_ticket())
    response = newcomer.join("Star")
    assert f"{limits.LEARNERS} learners" in said(Page(response.text))
    assert len(store.board(organiser.slug)) == limits.LEARNERS


def test_a_closed_board_takes_nobody(newcomer: Learner, organiser: Organiser, store: Store) -> None:
    """Nor does the page offer it; those who are on it can still leave."""
    own = form_to(newcomer.read(), "join")[1]
    store.set_board(organiser.slug, organiser.secret, BoardState.CLOSED)
    page = Page(newcomer.submit(own, nickname="Owl").text)
    assert page.one("p", role="alert").text == "The board is closed: nothing more can be added."
    assert form_to(page, "join") == form_to(newcomer.read(), "join") == []
    store.set_board(organiser.slug, organiser.secret, BoardState.OPEN)
    newcomer.submit(own, nickname="Owl")
    store.set_board(organiser.slug, organiser.secret, BoardState.CLOSED)
    newcomer.submit(form_to(newcomer.read(), "leave")[0])
    assert nicknames(store, organiser.slug) == []


def test_leaving_erases_all_at_once(newcomer: Learner, organiser: Organiser, store: Store) -> None:
    """The nickname, what was finished, and the cookie; the name is free again."""
    newcomer.join("Owl")
    store.record(organiser.slug, newcomer.cookie or "", "clue")
    response = newcomer.submit(form_to(newcomer.read(), "leave")[0])
    assert (response.status_code, response.location) == (303, f"/en/clubs/{organiser.slug}/")
    assert newcomer.cookie is None
    assert store.board(organiser.slug) == ()
    newcomer.join("Owl")
    assert store.board(organiser.slug)[0].solved == frozenset()


def test_the_next_one_on_a_shared_device_joins_anew(
    newcomer: Learner, organiser: Organiser, store: Store
) -> None:
    """The browser forgets who was there, the board does not; nothing solved goes along."""
    newcomer.join("Owl")
    store.record(organiser.slug, newcomer.cookie or "", "clue")
    response = newcomer.submit(form_to(newcomer.read("?solved=1"), "forget")[0])
    assert (response.status_code, response.location) == (303, f"/en/clubs/{organiser.slug}/")
    assert newcomer.cookie is None
    assert form_to(newcomer.read(), "forget") == []
    newcomer.join("Star")
    owl, star = store.board(organiser.slug)
    assert (owl.nickname, owl.solved) == ("Owl", frozenset({"clue"}))
    assert (star.nickname, star.solved) == ("Star", frozenset())


def test_whoever_comes_back_finds_where_they_were(
    newcomer: Learner, organiser: Organiser, store: Store
) -> None:
    """By the printed link, which knows nothing: the board remembers what is finished."""
    newcomer.join("Owl")
    store.record(organiser.slug, newcomer.cookie or "", "clue")
    onward = newcomer.read().one("a", class_="button", data_onward="Continue")
    assert onward["href"] == f"/en/learn/hidden/1?club={organiser.slug}&solved=1"


def test_only_forms_of_ours_join(newcomer: Learner, organiser: Organiser, store: Store) -> None:
    """Not without a ticket, with another kind of it, or where there is no board."""
    for ticket in ("", "x" * 32, new_ticket().upper().replace("0", "G")):
        assert newcomer.send("join", ticket=ticket, nickname="Owl").status_code == 400
    good = {"ticket": new_ticket(), "nickname": "Owl"}
    store.set_board(organiser.slug, organiser.secret, BoardState.NONE)
    assert newcomer.send("join", **good).status_code == 404
    assert store.board(organiser.slug) == ()


@pytest.mark.parametrize("tag", TAGS)
def test_offered_names_are_nicknames_in_every_language(site: Flask, tag: str) -> None:
    """Each may be one, and no two are the same, with a number behind them as well."""
    with site.test_request_context(f"/{tag}/"):
        names = [say_plain(Message(f"nickname.{name}")) for name in OFFERED]
    assert [clean(name) for name in names] == names
    assert len({key(name) for name in names}) == len(names)
    assert all(clean(f"{name} 3") for name in names)
