"""The way along a club's list: two fields that go along, and nothing else is remembered."""

from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.support.answers import of_library, right_answer, wrong_options
from tests.web.clubs.organiser import Organiser
from tests.web.conftest import Read
from tests.web.page import Element, Page
from tests.web.puzzling import hidden_fields
from tutor.clubs.items import Item
from tutor.clubs.plan import Plan
from tutor.web.app import create_app
from tutor.web.shell.languages import LANGUAGES

ITEMS = tuple(map(Item, ("goal", "save-002", "finish-firework-001", "outcome-002")))
PLAN = Plan("Club", ITEMS, box="ja", rules="wild-5")
ELSEWHERE = Plan("Club", (Item("clue"),))

OWN_PAGES = ("/learn/goal/", "/puzzles/save-002", "/puzzles/finish-firework-001")


def at(path: str, solved: str = "", club: object = PLAN, **more: object) -> str:
    """Return the address of a page of a club's list."""
    fields = {"club": club} | ({"solved": solved} if solved else {})
    return f"/en{path}?{urlencode([*fields.items(), *more.items()])}"


def options(name: str, *, right: bool) -> list[tuple[str, str]]:
    """Return the fields of a right answer to a puzzle of the library, or of a wrong one."""
    asked = of_library(name)
    chosen = right_answer(*asked) if right else wrong_options(*asked)[:1]
    return [("answer", option) for option in chosen]


def answered(name: str, solved: str = "", *, right: bool = True, club: object = PLAN) -> str:
    """Return the address of an answer to a puzzle of the library, on the way along the list."""
    return f"{at(f'/puzzles/{name}', solved, club)}&{urlencode(options(name, right=right))}"


def bar(shown: Page) -> str:
    """Return what the bar of a page says."""
    return shown.one("nav", class_="walk").text


def onward(shown: Page) -> list[Element]:
    """Return the ways on that the result offers, the most obvious first."""
    [place, *_] = (each for each in shown.elements if "onward" in each.attributes.get("class", ""))
    return place.inside("a")


def fields(url: str) -> dict[str, list[str]]:
    """Return what an address carries of the list."""
    query = parse_qs(urlsplit(url).query)
    return {name: query[name] for name in ("club", "solved") if name in query}


def test_a_bar_says_where_one_is(read: Read) -> None:
    """The club, the place in its list, and the way back with what is solved."""
    for path, place in (("/learn/goal/1", 1), ("/learn/goal/2", 1), ("/puzzles/outcome-002", 4)):
        shown = read(at(path, "2"))
        assert bar(shown) == f"Club {place} of 4"
        [back] = shown.one("nav", class_="walk").inside("a")
        assert back["href"] == f"/en/clubs/{PLAN}/?solved=2"


def passed_on(shown: Page) -> list[str]:
    """Return the addresses of a puzzle's page that are there to be passed on."""
    [place] = (e for e in shown.elements if "permalink-line" in e.attributes.get("class", ""))
    return [link["href"] for link in place.inside("a")]


@pytest.mark.parametrize(
    "path",
    [
        at("/learn/goal/2", "5"),
        at("/learn/goal/done", "5"),
        at("/puzzles/save-002", "5", hint=1),
        at("/puzzles/save-002", "5", twin=2),
        at("/puzzles/finish-firework-001", "5"),
        answered("save-002", "5"),
        answered("save-002", "5", right=False),
        f"{at('/puzzles/save-002', '5', show=1)}&seat=1",
    ],
)
def test_every_way_within_an_item_takes_the_list_along(read: Read, path: str) -> None:
    """Steps, tries, hints, seats, lines of a scenario, other languages."""
    shown = read(path)
    shared = passed_on(shown) if "/puzzles/" in path else []
    own = [
        link["href"]
        for link in shown.all("a")
        if any(part in link["href"] for part in OWN_PAGES) and link["href"] not in shared
    ]
    assert len(own) >= len(LANGUAGES)
    for url in own:
        carried = fields(url)
        assert carried["club"] == [str(PLAN)], url
        assert carried["solved"][0] in ("5", "7"), url
    for form in shown.all("form", class_="asked"):
        sent = {(e.attributes.get("name"), e.attributes.get("value")) for e in form.inside("input")}
        assert {("club", str(PLAN)), ("solved", "5")} <= sent


@pytest.mark.parametrize("more", ["", "&show=1"])
def test_links_that_are_passed_on_have_no_club(read: Read, more: str) -> None:
    """Nor has the address of the page itself, for engines and previews; a twin stays a twin."""
    shown = read(at("/puzzles/save-002", "5", twin=2) + more)
    assert passed_on(shown)[0] == "/en/puzzles/save-002?twin=2"
    of_the_page = [
        shown.one("link", rel="canonical")["href"],
        *(shown.one("meta", property=name)["content"] for name in ("og:url", "og:image")),
        *(link["href"] for link in shown.all("link", rel="alternate")),
    ]
    assert not any(fields(url) for url in [*passed_on(shown), *of_the_page])


def test_a_right_answer_counts_in_the_links_that_lead_on(read: Read) -> None:
    """And not in those that stay; the way on is the next item of the list, by its name."""
    shown = read(answered("save-002", "1"))
    [way] = onward(shown)
    assert way.text == "Next: Complete the firework, level 1"
    assert fields(way["href"]) == {"club": [str(PLAN)], "solved": ["3"]}
    assert urlsplit(way["href"]).path == "/en/puzzles/finish-firework-001"
    assert fields(shown.one("nav", class_="walk").inside("a")[0]["href"]) == {"solved": ["3"]}
    again = next(link for link in shown.all("a") if link.text == "Try again")
    assert fields(again["href"])["solved"] == ["1"]


def test_after_a_wrong_answer_one_tries_again_first(read: Read) -> None:
    """And may go on all the same, without the item being counted."""
    shown = read(answered("save-002", "1", right=False))
    again, way = onward(shown)
    assert (again.text, urlsplit(again["href"]).path) == ("Try again", "/en/puzzles/save-002")
    assert "quiet" not in again["class"]
    assert "quiet" in way["class"]
    assert fields(way["href"])["solved"] == ["1"]


def test_an_answer_that_was_shown_is_not_solved(read: Read) -> None:
    """Of a puzzle and of one that takes several turns."""
    for name in ("save-002", "finish-firework-001"):
        again, way = onward(read(at(f"/puzzles/{name}", show=1)))
        assert fields(again["href"]) == {"club": [str(PLAN)]}
        assert fields(way["href"]) == {"club": [str(PLAN)]}


def test_a_line_that_reaches_its_goal_counts(read: Read) -> None:
    """A puzzle of several turns is solved by its last."""
    shown = read(answered("finish-firework-001"))
    [way] = onward(shown)
    assert way.text == "Next: What happens?, level 2"
    assert fields(way["href"])["solved"] == ["4"]


def test_a_lesson_counts_at_its_end(read: Read) -> None:
    """Not before: the last step leads to it."""
    last = f"{at('/learn/goal/2')}&answer=built"
    way, *_ = (e for e in onward(read(last)) if "done" in e["href"])
    assert "solved" not in fields(way["href"])
    [way] = onward(read(way["href"]))
    assert way.text == "Next: Save it, level 2"
    assert fields(way["href"])["solved"] == ["1"]


def test_after_the_last_item_comes_what_was_passed_over(read: Read) -> None:
    """By its name, with all that is solved: no way about the list."""
    [way] = onward(read(answered("outcome-002", "5")))
    assert way.text == "Next: Save it, level 2"
    assert urlsplit(way["href"]).path == "/en/puzzles/save-002"
    assert fields(way["href"])["solved"] == ["d"]


def test_once_all_is_done_the_way_on_leads_to_the_code(read: Read) -> None:
    """Any item can be the last one."""
    for last in (answered("outcome-002", "7"), answered("save-002", "d")):
        [way] = onward(read(last))
        assert way.text == "All done: see your results code"
        assert way["href"] == f"/en/clubs/{PLAN}/?solved=f#end"


def test_while_only_this_item_is_left_one_may_go_back(read: Read) -> None:
    """A wrong answer to the last that is open is not the end, and leads nowhere else."""
    again, way = onward(read(answered("save-002", "d", right=False)))
    assert again.text == "Try again"
    assert (way.text, way["href"]) == ("Back to the list", f"/en/clubs/{PLAN}/?solved=d")


def test_what_is_solved_already_is_passed_over(read: Read) -> None:
    """Whoever comes back to what was missed is led on to the next that is open."""
    [way] = onward(read(at("/learn/goal/done", "6")))
    assert urlsplit(way["href"]).path == "/en/puzzles/outcome-002"
    [way] = onward(read(at("/learn/goal/done", "e")))
    assert way["href"] == f"/en/clubs/{PLAN}/?solved=f#end"


def test_a_typed_answer_stays_on_the_list(client: FlaskClient) -> None:
    """It leads by a redirect to the address of the answer."""
    sent = hidden_fields(Page(client.get(at("/puzzles/outcome-002", "3")).text))
    response = client.get(f"/en/puzzles/outcome-002?{urlencode([*sent, ('typed', '1')])}")
    assert response.status_code == 302
    assert fields(response.headers["Location"]) == {"club": [str(PLAN)], "solved": ["3"]}


def test_the_clubs_table_goes_along(read: Read) -> None:
    """From the club's page to the item, and from there to the next and back."""
    shown = read(f"/en/clubs/{PLAN}/")
    start = shown.one("p", class_="club-go").inside("a")[-1]["href"]
    assert parse_qs(urlsplit(start).query)["rules"] == ["wild-5"]
    [way] = onward(read(start.replace("/1?", "/done?")))
    assert parse_qs(urlsplit(way["href"]).query)["box"] == ["ja"]


def test_an_item_that_is_not_in_the_list_has_no_bar(read: Read) -> None:
    """Nothing breaks: it is the page that it is without a club."""
    for path in (at("/learn/goal/1", club=ELSEWHERE), at("/puzzles/save-002", club=ELSEWHERE)):
        assert not any("walk" in each.attributes.get("class", "") for each in read(path).elements)
    first, *_ = onward(read(answered("save-002", club=ELSEWHERE)))
    assert first.text == "Next puzzle"


@pytest.mark.parametrize("club", ["~1abc", f"{PLAN}x", "none-such0"])
def test_a_club_that_cannot_be_read_does_not_stop_anybody(site: Flask, club: str) -> None:
    """The page works as ever, with a line about it."""
    client = site.test_client()
    for path in (at("/learn/goal/1", "1", club=club), answered("save-002", club=club)):
        response = client.get(path)
        assert response.status_code == 200
        assert "can’t read your club’s list" in Page(response.text).one("p", class_="walk").text


def test_without_a_database_the_page_is_there_and_kept_by_nobody() -> None:
    """An outage is over in a moment; the fields still go along until then."""
    client = create_app({"DATABASE_URL": "", "PAGE_CACHE": 0}).test_client()
    response = client.get(at("/learn/goal/1", "1", club="abcdefghij"))
    assert response.status_code == 200
    assert response.headers["Cache-Control"] == "private, no-store"
    form = Page(response.text).one("form", aria_labelledby="goal")
    assert {"club", "solved"} <= {each["name"] for each in form.inside("input")}


def test_a_saved_clubs_list_works_as_a_plans(organiser: Organiser) -> None:
    """Its pages belong to their visitor, as the club can change."""
    response = organiser.client.get(at("/learn/clue/1", club=organiser.slug))
    assert bar(Page(response.text)) == "Lantern Club 1 of 3"
    assert "private" in response.headers["Cache-Control"]
    plain = organiser.client.get("/en/learn/clue/1")
    assert "private" not in plain.headers["Cache-Control"]


@pytest.mark.parametrize("solved", ["0", "F", "01", "x", "-1"])
def test_a_mask_that_no_link_has_is_refused(client: FlaskClient, solved: str) -> None:
    assert client.get(at("/learn/goal/1", solved)).status_code == 400


def test_empty_and_doubled_fields_are_mended(client: FlaskClient) -> None:
    """A page of a club's list has one address."""
    response = client.get(f"/en/learn/goal/1?club={PLAN}&solved=&club=x")
    assert response.headers["Location"] == f"/en/learn/goal/1?club={PLAN}"
