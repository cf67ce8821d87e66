"""A club's list may have lessons and puzzles of several games, each on the pages of its own.

The second game here is the first one's rules under another name, with a lesson and a puzzle.
"""

from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from flask.testing import FlaskClient

from tests.web.clubs.building import plan_in, press
from tests.web.clubs.conftest import OURS
from tests.web.page import Page
from tutor import registry
from tutor.clubs.evenings import evenings
from tutor.clubs.items import Item, pasted
from tutor.clubs.plan import Plan
from tutor.clubs.saved import BoardState
from tutor.clubs.secrets import new_ticket
from tutor.clubs.store import Store
from tutor.core.game import PreparedList
from tutor.core.puzzle import Choose, answer
from tutor.games import hanabi
from tutor.web.app import create_app
from tutor.web.shell.words import words
from tutor.web.sites import SITES
from tutor.web.teaching.game_site import Chapter, Family

ENTRY = replace(hanabi.GAME.library()["save-002"], id="twin-save-001")
GAME = replace(
    hanabi.GAME,
    id="twin",
    lessons=MappingProxyType({"twin-goal": replace(hanabi.GAME.lessons["goal"], id="twin-goal")}),
    library=lambda: {ENTRY.id: ENTRY},
    evenings=(PreparedList(id="twin-night", rules="wild-5", items=("twin-goal", "twin-save-001")),),
)
SITE = replace(
    SITES[0],
    game=GAME,
    mount="twin",
    words={
        "pages.twin.name": words("Twins"),
        "lesson.twin-goal": words("The other goal"),
        "lesson.twin-goal.able": words("You know the other goal."),
        "evening.twin-night": words("A night of twins"),
        "evening.twin-night.about": words("For those who know the first game."),
    },
    families=(Family("helping", "g", ("save",)),),
    chapters=(Chapter("clues", "r", ("twin-goal",)),),
    blueprints=(),
    init_app=lambda app: None,
)
PLAN = Plan(
    "Club",
    tuple(map(Item, ("goal", "twin-goal", "twin-save-001", "save-001"))),
    box="ja",
    rules="wild-5",
)


@pytest.fixture
def site_with_two(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> FlaskClient:
    """A visitor of a site with both games."""
    monkeypatch.setattr(registry, "GAMES", (*registry.GAMES, GAME))
    config = {"DATABASE_URL": f"sqlite:///{tmp_path / 'clubs.sqlite3'}", "PAGE_CACHE": 0}
    return create_app(config, (*SITES, SITE)).test_client()


def read(client: FlaskClient, address: str) -> Page:
    """Return a page, which has to be there."""
    response = client.get(address)
    assert response.status_code == 200, (address, response.status)
    return Page(response.text)


def right() -> list[tuple[str, str]]:
    """Return the fields of a right answer to the second game's puzzle."""
    theme = GAME.themes[ENTRY.theme]
    verdicts = [each for each in answer(theme, ENTRY.puzzle, ()).verdicts if each.correct]
    chosen = verdicts[:1] if theme.choose is Choose.ONE else verdicts
    return [("answer", each.option) for each in chosen]


def test_each_item_is_linked_in_its_own_game(site_with_two: FlaskClient) -> None:
    """What is on the club's table is of the first game, and goes along within it alone."""
    shown = read(site_with_two, f"/en/clubs/{PLAN}/")
    links = [urlsplit(each["href"]) for each in shown.one("ol", class_="stops").inside("a")]
    assert [link.path for link in links] == [
        "/en/learn/goal/1",
        "/en/twin/learn/twin-goal/1",
        "/en/twin/puzzles/twin-save-001",
        "/en/puzzles/save-001",
    ]
    for link, game in zip(links, ("first", "second", "second", "first"), strict=True):
        table = {} if game == "second" else {"box": ["ja"], "rules": ["wild-5"]}
        assert parse_qs(link.query) == {"club": [str(PLAN)], **table}


def test_the_list_leads_from_game_to_game(site_with_two: FlaskClient) -> None:
    """From the page of another game the first one's item is read at the club's table again."""
    fields = urlencode([("club", str(PLAN)), ("solved", "3"), *right()])
    shown = read(site_with_two, f"/en/twin/puzzles/twin-save-001?{fields}")
    assert shown.one("nav", class_="walk").text == "Club 3 of 4"
    place = next(e for e in shown.elements if "onward" in e.attributes.get("class", ""))
    [onward] = place.inside("a")
    assert urlsplit(onward["href"]).path == "/en/puzzles/save-001"
    query = {"box": ["ja"], "rules": ["wild-5"], "club": [str(PLAN)], "solved": ["7"]}
    assert parse_qs(urlsplit(onward["href"]).query) == query
    again = next(each for each in shown.all("a") if each.text == "Try again")
    assert urlsplit(again["href"]).path == "/en/twin/puzzles/twin-save-001"


def test_a_learner_finishes_items_of_both(site_with_two: FlaskClient) -> None:
    """The form is sent to the item's own game, which judges it; at the other's it is refused."""
    store: Store = site_with_two.application.extensions["clubs"]
    slug = store.make(str(PLAN), board=True, ticket=new_ticket()).slug
    assert store.club(slug).board is BoardState.OPEN
    ticket = new_ticket()
    store.join(slug, "Owl", ticket)
    site_with_two.set_cookie(f"learner-{slug}", ticket)
    fields = urlencode([("club", slug), *right()])
    shown = read(site_with_two, f"/en/twin/puzzles/twin-save-001?{fields}")
    form = next(each for each in shown.all("form", class_="finishing"))
    assert form["action"] == f"/en/twin/clubs/{slug}/done"
    sent = [(each["name"], each["value"]) for each in form.inside("input")]
    refused = site_with_two.post(f"/en/clubs/{slug}/done", data=dict(sent), headers=OURS)
    assert refused.status_code == 400
    response = site_with_two.post(form["action"], data=dict(sent), headers=OURS)
    assert response.status_code == 303
    assert urlsplit(response.headers["Location"]).path == "/en/puzzles/save-001"
    learner = store.learner(slug, ticket)
    assert learner is not None
    assert learner.items == {"twin-save-001"}


def test_puzzles_of_both_are_printed(site_with_two: FlaskClient) -> None:
    """On one sheet, with answers whose rules are those of the puzzle's own game."""
    shown = read(site_with_two, f"/en/clubs/{PLAN}/sheet?parts=puzzles&parts=answers&copies=2")
    marks = [each.text for each in shown.all("b", class_="paper-mark")]
    assert marks == ["1", "2", "A3", "A4", "1", "2", "B3", "B4", "A3", "A4", "B3", "B4"]
    assert any("/en/twin/rules/" in each["href"] for each in shown.all("a"))


def test_organisers_choose_from_both(site_with_two: FlaskClient) -> None:
    """Lessons, puzzles, addresses and prepared evenings; another game's rules change nothing."""
    shown = read(site_with_two, "/en/clubs/")
    offered = {each["value"] for each in shown.all("option") if "value" in each.attributes}
    assert {"goal", "twin-goal", "save"} <= offered
    addresses = "/en/learn/goal/1 https://example.org/ja/twin/puzzles/twin-save-001?hint=1"
    assert [item.id for item in pasted(addresses)] == ["goal", "twin-save-001"]
    location, _ = press(site_with_two, shown, "show", ("evening", "twin-night"))
    assert plan_in(location).items == evenings()["twin-night"].items
    assert plan_in(location).rules == "base"
    location, _ = press(site_with_two, shown, "lesson", ("lesson", "twin-goal"))
    assert plan_in(location).items[-1] == Item("twin-goal")


def test_certificates_name_lessons_of_both(site_with_two: FlaskClient) -> None:
    """By their names, as the club's list has them."""
    store: Store = site_with_two.application.extensions["clubs"]
    made = store.make(str(PLAN), board=True, ticket=new_ticket())
    ticket = new_ticket()
    store.join(made.slug, "Owl", ticket)
    for item in PLAN.items:
        store.record(made.slug, ticket, item.id)
    shown = read(site_with_two, f"/en/clubs/{made.slug}/edit/{made.secret}/certificates")
    lines = [each.text for each in shown.one("article", class_="certificate").inside("li")]
    assert lines == ["Fireworks from 1 to 5", "The other goal", "Save it × 2"]
