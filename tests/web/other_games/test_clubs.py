"""A club's list may have lessons and puzzles of several games, each on the pages of its own."""

from collections.abc import Iterator
from dataclasses import replace
from urllib.parse import SplitResult, parse_qs, urlencode, urlsplit

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.tictactoe.engine import CLASSIC
from tests.tictactoe.site import SITE as TICTACTOE
from tests.web.clubs.building import plan_in, press
from tests.web.clubs.organiser import OURS
from tests.web.page import Page
from tutor import registry
from tutor.clubs.items import Item, Solved, evenings, pasted
from tutor.clubs.plan import Plan
from tutor.clubs.saved import BoardState
from tutor.clubs.secrets import new_ticket
from tutor.clubs.store import Store
from tutor.core.game import PreparedList
from tutor.web.app import create_app
from tutor.web.shell.words import Words
from tutor.web.sites import SITES

NIGHT = PreparedList(id="ttt-night", rules=CLASSIC, items=("ttt-first", "ttt-win-001"))
GAME = replace(TICTACTOE.game, evenings=(NIGHT,))
SITE = replace(
    TICTACTOE,
    game=GAME,
    words={
        **TICTACTOE.words,
        "evening.ttt-night": Words("A night of grids"),
        "evening.ttt-night.about": Words("For those who know the first game."),
    },
)
PLAN = Plan(
    "Club",
    tuple(map(Item, ("goal", "ttt-first", "ttt-win-001", "save-001"))),
    box="ja",
    rules="wild-5",
)


@pytest.fixture(scope="module")
def site(compiled_catalogues: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    """The site with both games, which clubs know of as well."""
    database = tmp_path_factory.mktemp("clubs") / "clubs.sqlite3"
    config = {"DATABASE_URL": f"sqlite:///{database}", "PAGE_CACHE": 0}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "GAMES", (*registry.GAMES, GAME))
        yield create_app(config, (*SITES, SITE))


def read(client: FlaskClient, address: str) -> Page:
    """Return a page, which has to be there."""
    response = client.get(address)
    assert response.status_code == 200, (address, response.status)
    return Page(response.text)


def test_each_item_is_linked_in_its_own_game(reader: FlaskClient) -> None:
    """What is on the club's table is of the first game, and goes along within it alone."""
    shown = read(reader, f"/en/clubs/{PLAN}/")
    links = [urlsplit(each["href"]) for each in shown.one("ol", class_="stops").inside("a")]
    assert [link.path for link in links] == [
        "/en/learn/goal/1",
        "/en/tictactoe/learn/ttt-first/1",
        "/en/tictactoe/puzzles/ttt-win-001",
        "/en/puzzles/save-001",
    ]
    for link, game in zip(links, ("first", "second", "second", "first"), strict=True):
        table = {} if game == "second" else {"box": ["ja"], "rules": ["wild-5"]}
        assert parse_qs(link.query) == {"club": [str(PLAN)], **table}


def onward_in(page: Page) -> SplitResult:
    """Return where the list goes on."""
    place = next(e for e in page.elements if "onward" in e.attributes.get("class", ""))
    [onward] = place.inside("a")
    return urlsplit(onward["href"])


def test_the_list_leads_from_game_to_game(reader: FlaskClient) -> None:
    """From the page of another game the first one's item is read at the club's table again."""
    fields = urlencode({"club": PLAN, "solved": "3", "answer": "c1"})
    shown = read(reader, f"/en/tictactoe/puzzles/ttt-win-001?{fields}")
    assert shown.one("nav", class_="walk").text == "Club 3 of 4"
    onward = onward_in(shown)
    assert onward.path == "/en/puzzles/save-001"
    query = {"box": ["ja"], "rules": ["wild-5"], "club": [str(PLAN)], "solved": ["7"]}
    assert parse_qs(onward.query) == query
    again = next(each for each in shown.all("a") if each.text == "Try again")
    assert urlsplit(again["href"]).path == "/en/tictactoe/puzzles/ttt-win-001"


def test_the_list_goes_on_within_another_game(reader: FlaskClient) -> None:
    """Where the club's table says nothing; here to the lesson that alone is not solved."""
    fields = urlencode({"club": PLAN, "solved": Solved.of([0, 3]), "answer": "c1"})
    onward = onward_in(read(reader, f"/en/tictactoe/puzzles/ttt-win-001?{fields}"))
    assert onward.path == "/en/tictactoe/learn/ttt-first/1"
    assert parse_qs(onward.query) == {"club": [str(PLAN)], "solved": [str(Solved.of([0, 2, 3]))]}


def test_a_learner_finishes_items_of_both(reader: FlaskClient) -> None:
    """The form is sent to the item's own game, which judges it; at the other's it is refused."""
    store: Store = reader.application.extensions["clubs"]
    slug = store.make(str(PLAN), board=True, ticket=new_ticket()).slug
    assert store.club(slug).board is BoardState.OPEN
    ticket = new_ticket()
    store.join(slug, "Owl", ticket)
    reader.set_cookie(f"learner-{slug}", ticket)
    fields = urlencode({"club": slug, "answer": "c1"})
    shown = read(reader, f"/en/tictactoe/puzzles/ttt-win-001?{fields}")
    form = next(each for each in shown.all("form", class_="finishing"))
    assert form["action"] == f"/en/tictactoe/clubs/{slug}/done"
    sent = [(each["name"], each["value"]) for each in form.inside("input")]
    refused = reader.post(f"/en/clubs/{slug}/done", data=dict(sent), headers=OURS)
    assert refused.status_code == 400
    response = reader.post(form["action"], data=dict(sent), headers=OURS)
    assert response.status_code == 303
    assert urlsplit(response.headers["Location"]).path == "/en/puzzles/save-001"
    learner = store.learner(slug, ticket)
    assert learner is not None
    assert learner.items == {"ttt-win-001"}


def test_puzzles_of_both_are_printed(reader: FlaskClient) -> None:
    """On one sheet, with answers whose rules are those of the puzzle's own game."""
    shown = read(reader, f"/en/clubs/{PLAN}/sheet?parts=puzzles&parts=answers&copies=2")
    marks = [each.text for each in shown.all("b", class_="paper-mark")]
    assert marks == ["1", "2", "A3", "A4", "1", "2", "B3", "B4", "A3", "A4", "B3", "B4"]
    assert any("/en/tictactoe/rules/" in each["href"] for each in shown.all("a"))


def test_organisers_choose_from_both(reader: FlaskClient) -> None:
    """Lessons, puzzles, addresses and prepared evenings; another game's rules change nothing."""
    shown = read(reader, "/en/clubs/")
    offered = {each["value"] for each in shown.all("option") if "value" in each.attributes}
    assert {"goal", "ttt-first", "save", "ttt-win"} <= offered
    addresses = "/en/learn/goal/1 https://example.org/ja/tictactoe/puzzles/ttt-win-001?hint=1"
    assert [item.id for item in pasted(addresses)] == ["goal", "ttt-win-001"]
    location, _ = press(reader, shown, "show", ("evening", "ttt-night"))
    assert plan_in(location).items == evenings()["ttt-night"].items
    assert plan_in(location).rules == "base"
    location, _ = press(reader, shown, "lesson", ("lesson", "ttt-first"))
    assert plan_in(location).items[-1] == Item("ttt-first")


def test_certificates_name_items_of_both(reader: FlaskClient) -> None:
    """By their names, as the club's list has them."""
    store: Store = reader.application.extensions["clubs"]
    made = store.make(str(PLAN), board=True, ticket=new_ticket())
    ticket = new_ticket()
    store.join(made.slug, "Owl", ticket)
    for item in PLAN.items:
        store.record(made.slug, ticket, item.id)
    shown = read(reader, f"/en/clubs/{made.slug}/edit/{made.secret}/certificates")
    lines = [each.text for each in shown.one("article", class_="certificate").inside("li")]
    assert lines == ["Fireworks from 1 to 5", "Three in a row", "Win at once", "Save it"]
