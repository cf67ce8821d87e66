"""A club's list may have lessons and puzzles of several games, each on the pages of its own."""

from urllib.parse import SplitResult, parse_qs, urlencode, urlsplit

from flask.testing import FlaskClient

from tests.web.clubs.building import plan_in, press
from tests.web.clubs.organiser import OURS
from tests.web.conftest import Read
from tests.web.page import Page
from tutor.clubs.items import Item, Solved, pasted
from tutor.clubs.plan import Plan
from tutor.clubs.saved import BoardState
from tutor.clubs.secrets import new_ticket
from tutor.clubs.store import Store
from tutor.core.puzzle import answer_to
from tutor.games.hanzi import GAME

PUZZLE, LESSON = "hanzi-pair-001", "hanzi-two-parts"
PLAN = Plan(
    "Club", tuple(map(Item, ("goal", LESSON, PUZZLE, "save-001"))), box="ja", rules="wild-5"
)
ENTRY = GAME.library()[PUZZLE]
RIGHT = answer_to(GAME.themes[ENTRY.theme], ENTRY.puzzle, ()).solution
ANSWER = [("answer", option) for option in RIGHT]


def onward_in(page: Page) -> SplitResult:
    """Return where the list goes on."""
    place = next(e for e in page.elements if "onward" in e.attributes.get("class", ""))
    [onward] = place.inside("a")
    return urlsplit(onward["href"])


def test_each_item_is_linked_in_its_own_game(read: Read) -> None:
    """Links to Hanabi's items carry the club's box and rules; links to Hànzì's don't."""
    links = read(f"/en/clubs/{PLAN}/").one("ol", class_="stops").inside("a")
    assert [urlsplit(link["href"]).path for link in links] == [
        "/en/learn/goal/1",
        f"/en/hanzi/learn/{LESSON}/1",
        f"/en/hanzi/puzzles/{PUZZLE}",
        "/en/puzzles/save-001",
    ]
    for link in links:
        table = {} if "/hanzi/" in link["href"] else {"box": ["ja"], "rules": ["wild-5"]}
        assert parse_qs(urlsplit(link["href"]).query) == {"club": [str(PLAN)], **table}


def test_the_list_leads_from_game_to_game(read: Read) -> None:
    """After Hànzì's puzzle comes Hanabi's, with the club's box and rules again."""
    fields = urlencode([("club", PLAN), ("solved", "3"), *ANSWER])
    shown = read(f"/en/hanzi/puzzles/{PUZZLE}?{fields}")
    assert shown.one("nav", class_="walk").text == "Club 3 of 4"
    onward = onward_in(shown)
    assert onward.path == "/en/puzzles/save-001"
    query = {"box": ["ja"], "rules": ["wild-5"], "club": [str(PLAN)], "solved": ["7"]}
    assert parse_qs(onward.query) == query


def test_the_list_goes_on_within_another_game(read: Read) -> None:
    """From Hànzì's puzzle to its lesson, if that alone is unsolved, without box and rules."""
    fields = urlencode([("club", PLAN), ("solved", Solved.of([0, 3])), *ANSWER])
    onward = onward_in(read(f"/en/hanzi/puzzles/{PUZZLE}?{fields}"))
    assert onward.path == f"/en/hanzi/learn/{LESSON}/1"
    assert parse_qs(onward.query) == {"club": [str(PLAN)], "solved": [str(Solved.of([0, 2, 3]))]}


def test_an_item_is_finished_at_its_own_game(client: FlaskClient) -> None:
    """Hànzì judges the form of its puzzle; Hanabi refuses it."""
    store: Store = client.application.extensions["clubs"]
    slug = store.make(str(PLAN), board=True, ticket=new_ticket()).slug
    assert store.club(slug).board is BoardState.OPEN
    ticket = new_ticket()
    store.join(slug, "Owl", ticket)
    client.set_cookie(f"learner-{slug}", ticket)
    fields = urlencode([("club", slug), *ANSWER])
    shown = Page(client.get(f"/en/hanzi/puzzles/{PUZZLE}?{fields}").text)
    form = next(each for each in shown.all("form", class_="finishing"))
    assert form["action"] == f"/en/hanzi/clubs/{slug}/done"
    sent = {each["name"]: each["value"] for each in form.inside("input")}
    assert client.post(f"/en/clubs/{slug}/done", data=sent, headers=OURS).status_code == 400
    response = client.post(form["action"], data=sent, headers=OURS)
    assert urlsplit(response.headers["Location"]).path == "/en/puzzles/save-001"
    learner = store.learner(slug, ticket)
    assert learner is not None
    assert learner.solved == {PUZZLE}


def test_one_sheet_has_the_puzzles_symbols_and_styles_of_both(
    client: FlaskClient, read: Read
) -> None:
    """Each symbol is drawn once, by its game, and the answers link to their game's rules."""
    page = read(f"/en/clubs/{PLAN}/sheet?parts=puzzles&parts=answers")
    used = {each["href"].removeprefix("#") for each in page.all("use") if each["href"][0] == "#"}
    drawn = [each["id"] for each in page.all("symbol")]
    assert any(name.startswith("suit-") for name in drawn)
    assert any(name.startswith("form-") for name in drawn)
    assert sorted(used) == sorted(drawn)
    links = [each["href"] for each in page.all("a")]
    assert any("/en/hanzi/rules/" in link for link in links)
    assert any("/en/rules/" in link for link in links)
    assert ".hz-" in client.get(page.one("link", rel="stylesheet")["href"]).text


def test_organisers_choose_from_both(client: FlaskClient, read: Read) -> None:
    """Lessons, themes and pasted addresses of both games can be added to a list."""
    shown = read("/en/clubs/")
    offered = {each["value"] for each in shown.all("option") if "value" in each.attributes}
    assert {"goal", LESSON, "save", "hanzi-pair"} <= offered
    addresses = f"/en/learn/goal/1 https://example.org/ja/hanzi/puzzles/{PUZZLE}?hint=1"
    assert [item.id for item in pasted(addresses)] == ["goal", PUZZLE]
    location, _ = press(client, shown, "lesson", ("lesson", LESSON))
    assert plan_in(location).items[-1] == Item(LESSON)
