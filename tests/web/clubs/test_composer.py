"""Puzzles that an organiser makes from positions: found, checked, and put into the list."""

import re
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from flask.testing import FlaskClient

from tests.web.clubs.building import plan_in, press
from tests.web.clubs.organiser import Organiser
from tests.web.clubs.running import lost
from tests.web.conftest import Read
from tests.web.page import Page
from tutor.clubs import limits
from tutor.clubs.items import Item
from tutor.clubs.plan import Plan
from tutor.games.hanabi.deals.deal import (
    Deal,
)
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.partners import NO_CONVENTIONS, GameRecord
from tutor.games.hanabi.partners.action_codes import read_actions
from tutor.games.hanabi.puzzles.library import find, library
from tutor.games.hanabi.review.reading import (
    write_game,
)
from tutor.games.hanzi import GAME as HANZI
from tutor.web.puzzles.links import fields_of

POSITION = "base_r0y1g0b0w0_r1.y2.g3.b4.w5~r2-1.g11.b2-1.w2-1.b3_0_tokens7_strikes0_player0_39"
GAME = GameRecord(Deal(Ruleset(), 3, 4821), NO_CONVENTIONS, read_actions("p0p0"))


def composed(read: Read, plan: Plan | None = None, **fields: str) -> Page:
    """Return the page with these fields."""
    query = fields | ({"plan": str(plan)} if plan else {})
    return read(f"/en/clubs/compose?{urlencode(query)}")


def kinds(page: Page) -> list[str]:
    """Return the kinds of puzzles that a page offers."""
    links = page.one("section", **{"aria-labelledby": "kinds"}).inside("a")
    return [parse_qs(urlsplit(each["href"]).query)["theme"][0] for each in links]


def asked(page: Page) -> list[str]:
    """Return the positions that the links of a page go on with."""
    links = page.one("section", **{"aria-labelledby": "kinds"}).inside("a")
    return [parse_qs(urlsplit(each["href"]).query)["source"][0] for each in links]


def problem(page: Page) -> str:
    """Return what a page says is wrong with the source."""
    return page.one("div", id="problem").text


def added(page: Page) -> Plan:
    """Return the plan that the button of a page leads to."""
    [link] = [each for each in page.all("a", class_="button") if "plan=" in each["href"]]
    return plan_in(link["href"])


@pytest.mark.parametrize(
    ("source", "position"),
    [
        (POSITION, POSITION),
        ("/en/puzzles/save-012", str(find("save-012").puzzle.position)),
        ("https://x.example/ja/puzzles/save-012?box=ru#x", str(find("save-012").puzzle.position)),
        (f"/ru/puzzles/at?position={POSITION}&theme=odds", POSITION),
        ("/en/play/3-4821", str(GAME.states[0])),
        ("/en/play/3-4821?people=3&actions=p0p0", str(GAME.states[2])),
        (f"/en/review/{write_game(GAME)}/2", str(GAME.states[1])),
        (f"/zh-Hant/review/{write_game(GAME)}/2/coach", str(GAME.states[1])),
        (f"/en/review/{write_game(GAME)}", str(GAME.states[2])),
    ],
)
def test_a_position_is_found_where_it_comes_from(read: Read, source: str, position: str) -> None:
    """Addresses of puzzles, games and turns, in any language and from any host, or notation."""
    page = composed(read, source=source)
    assert len(page.all("div", class_="table")) + len(page.all("section", class_="table")) >= 1
    theme = kinds(page)[0]
    [item] = added(composed(read, source=source, theme=theme)).items
    assert item.fields["position"] == [position]
    assert item.theme == theme


def test_kinds_are_those_that_have_something_to_ask(read: Read) -> None:
    """Each of them leads to a question, and its puzzle is a page of the site."""
    page = composed(read, source=POSITION)
    assert 5 < len(kinds(page)) < len(library())
    for theme in kinds(page):
        chosen = composed(read, source=POSITION, theme=theme)
        [item] = added(chosen).items
        assert item.theme == theme
        assert read(f"/en/puzzles/at?{item}").one("h1")
        assert chosen.one("p", class_="goal").text


def test_one_of_several_questions_is_chosen(read: Read) -> None:
    """By its number; each of them is another item."""
    page = composed(read, source="/en/puzzles/save-012", theme="outcome")
    [section] = page.all("section", id="question")
    links = [each["href"] for each in section.inside("a") if "question=" in each["href"]]
    assert len(links) > 1
    assert len({added(read(each)).items for each in links}) == len(links)


def test_a_position_of_another_game_is_found(read: Read) -> None:
    """Its notation says whose it is, and so does its theme."""
    state = HANZI.start(HANZI.rulesets[0], HANZI.players[0], 7)
    page = composed(read, source=str(state))
    for theme in kinds(page)[:2]:
        [item] = added(composed(read, source=str(state), theme=theme)).items
        assert item.game is HANZI


@pytest.mark.parametrize(
    ("source", "told"),
    [
        (POSITION.replace("_tokens7", "_tokensx"), "read from here on: x_strikes0"),
        (POSITION.replace("~r2-1", "~q2-1"), "read from here on: q2-1"),
        (POSITION[: POSITION.index("_player0")], "Something is missing after this:"),
        (POSITION.replace("tokens7", "tokens9"), "No game can lead to this position"),
        (POSITION.replace("b4.w5", "b4.w5.w5"), "No game can lead to this position"),
        ("<b>", "This isn’t a position"),
        ("/en/puzzles/save-999", "no position at this address"),
        ("/en/rules/", "no position at this address"),
        ("https://elsewhere.example/", "no position at this address"),
        ("/en/play/3-4821?actions=p9", "no position at this address"),
        ("/en/play/3-4821?actions=" + "p0" * 400, "no position at this address"),
        ("/en/play/9-1", "no position at this address"),
        (f"/en/review/{write_game(GAME)}/9", "no position at this address"),
        ("/en/puzzles/endless/base/odds/1/0", "no position at this address"),
        ("/en/puzzles/at?theme=odds", "no position at this address"),
        (f"/en/puzzles/at?position={'x' * 1500}", "no position at this address"),
        ("x" * 2001, "no position at this address"),
        ("/en/play/3-4821?actions=" + lost("3-4821"), "The game is over"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(read: Read, source: str, told: str) -> None:
    """The form keeps what was typed."""
    page = composed(read, source=source)
    assert told in problem(page)
    assert page.one("textarea", id="source").text == " ".join(source.split())
    assert not page.all("section", **{"aria-labelledby": "kinds"})


@pytest.mark.parametrize(
    "fields", [{"theme": "no-such"}, {"theme": "safe-play", "question": "99"}, {"plan": "~1x"}]
)
def test_what_no_link_has_is_refused(client: FlaskClient, fields: dict[str, str]) -> None:
    """A kind and a question that there are not, and a plan that is none."""
    query = urlencode({"source": POSITION, **fields})
    assert client.get(f"/en/clubs/compose?{query}").status_code == 400


def test_the_builder_leads_there_and_back(read: Read, client: FlaskClient) -> None:
    """With the whole form as it is; the list shows the puzzle, and can move and remove it."""
    there, _ = press(client, read("/en/clubs/"), "compose", ("name", "Owls"))
    assert urlsplit(there).path == "/en/clubs/compose"
    before = plan_in(there)
    assert before.name == "Owls"
    plan = added(composed(read, before, source=POSITION, theme="critical"))
    assert plan.items[:-1] == before.items
    page = read(f"/en/clubs/?plan={plan}&list=1")
    item = plan.items[-1]
    assert "Critical cards A position of your own" in page.one("ol", class_="items").text
    up, _ = press(client, page, f"up:{item}")
    assert plan_in(up).items[-2] == item
    gone, _ = press(client, page, f"remove:{item}")
    assert plan_in(gone) == before
    link, _ = press(client, page, "link")
    assert plan_in(link) == plan


def test_a_list_that_has_no_room_says_so(read: Read) -> None:
    """As for any other item: too many, there already, or too long for a link."""
    full = Plan(items=tuple(map(Item, [*library()][: limits.ITEMS])))
    chosen = {"source": POSITION, "theme": "critical"}
    same = added(composed(read, None, **chosen))
    items: tuple[Item, ...] = ()
    for entry in [*library().values()][:: len(library()) // 40]:
        longer = Plan(items=(*items, Item.at(fields_of(entry.puzzle))))
        if not longer.fits_link:
            break
        items = longer.items
    longest = {"source": str(entry.puzzle.position), "theme": entry.theme}
    for plan, fields, told in (
        (full, chosen, f"at most {limits.ITEMS}"),
        (same, chosen, "on the list already"),
        (Plan(items=items), longest, "too long for a link"),
    ):
        page = composed(read, plan, **fields)
        said = " ".join(each.text for each in page.all("p", class_="problem"))
        assert told in said
        assert not [each for each in page.all("a", class_="button") if "plan=" in each["href"]]


def test_addresses_of_puzzles_at_positions_can_be_pasted(read: Read, client: FlaskClient) -> None:
    """Whatever else is in them, they are one item; what has no question is told."""
    page = read("/en/clubs/?plan=" + str(Plan()))
    address = (
        f"http://x.example/ja/puzzles/at?theme=critical&position={POSITION}&answer=none&box=ru"
    )
    there, _ = press(client, page, "paste", ("pasted", f"{address} clue"))
    item, lesson = plan_in(there).items
    assert item.id == f"position={POSITION}&theme=critical&viewer=0"
    assert lesson.id == "clue"
    for wrong in ("theme=no-such", f"position={POSITION}&theme=odds&viewer=7", "x=y"):
        text, status = press(client, page, "paste", ("pasted", f"/en/puzzles/at?{wrong}"))
        assert status == 400
        assert "puzzles/at" in Page(text).one("p", id="problem-pasted").text


def test_an_organiser_composes_below_the_secret(organiser: Organiser) -> None:
    """The form stays there, the secret is in no query, and what is saved is on the club's page."""
    form = organiser.client.get(f"{organiser.page}/change")
    assert form.status_code == 200
    sent = organiser.send(
        "change", do="compose", shown=str(organiser.store.club(organiser.slug).plan)
    )
    assert sent.status_code == 303
    there = sent.headers["Location"]
    assert there.startswith(f"{organiser.page}/compose?plan=")
    page = Page(
        organiser.client.get(f"{there}&{urlencode({'source': POSITION, 'theme': 'critical'})}").text
    )
    [link] = [
        each["href"] for each in page.all("a", class_="button") if "/change?plan=" in each["href"]
    ]
    assert link.startswith(organiser.page)
    assert all(organiser.secret not in urlsplit(each["href"]).query for each in page.all("a"))
    builder = Page(organiser.client.get(link.partition("#")[0]).text)
    [shown] = builder.all("input", name="shown")
    saved = organiser.send("change", do="link", shown=shown["value"], evening="own", name="Owls")
    assert saved.status_code == 303
    assert Plan.parse(organiser.store.club(organiser.slug).plan).items[-1].theme == "critical"
    wrong = organiser.page.replace(organiser.secret, "0" * 32)
    assert organiser.client.get(f"{wrong}/compose").status_code == 404


def test_the_table_shows_nothing_of_the_viewers_own_cards(read: Read) -> None:
    """As on the puzzle's own page: whoever looks over an organiser's shoulder learns nothing."""
    page = composed(read, source=POSITION, theme="critical")
    [section] = page.all("section", id="question")
    cards = " ".join(each.text for each in section.inside("figure")) + section.text
    assert not re.search("red 1|white 5", cards)
