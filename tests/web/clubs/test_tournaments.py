"""Tournaments on the site: made, played, typed in, corrected, shown, printed and erased."""

import csv
import io
import re
from contextlib import suppress
from dataclasses import dataclass
from urllib.parse import parse_qs, urlsplit

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.web.clubs.organiser import OURS, Organiser
from tests.web.page import Page
from tutor.clubs import limits
from tutor.clubs.secrets import new_ticket, table_secret
from tutor.clubs.tournament import Tournament
from tutor.core.duplicate import DealResult
from tutor.core.errors import BadSyntaxError
from tutor.games.hanabi.deals import Deal, find_winning_line
from tutor.games.hanabi.duplicate import DUPLICATE
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.partners.action_codes import write_action, write_actions

FORM = {"rules": "hanabi base", "players": "3", "tables": "2", "deals": "2", "tie-break": "turns"}
WRONG = "0" * 32


@dataclass(frozen=True)
class Running:
    """A tournament of two tables and two deals, as its organiser and its tables have it."""

    organiser: Organiser
    number: int

    @property
    def here(self) -> str:
        """The path of the organiser's page."""
        return f"{self.organiser.page}/tournaments/{self.number}"

    @property
    def public(self) -> str:
        """The path of the standings."""
        return f"/en/clubs/{self.organiser.slug}/tournaments/{self.number}"

    @property
    def kept(self) -> Tournament:
        """What is kept of it."""
        return self.organiser.store.tournaments.tournament(self.organiser.slug, self.number)

    def results(self) -> list[list[DealResult | None]]:
        """Return the results that are kept, by table and deal."""
        return [
            [each.result if each else None for each in table.results] for table in self.kept.tables
        ]

    def table(self, number: int) -> str:
        """Return the path of a table's page."""
        secret = table_secret(self.organiser.secret, self.number, number)
        return f"/en/clubs/{self.organiser.slug}/table/{secret}"

    def type(self, table: int, deal: int, *figures: object) -> TestResponse:
        """Send the result of a deal from the page of a table."""
        return self.post(self.table(table), figures_of(deal, *figures))

    def correct(self, table: int, fields: dict[str, str]) -> TestResponse:
        """Send the organiser's form with the results of a table."""
        return self.post(f"{self.here}/tables/{table}", fields)

    def post(
        self, path: str, fields: dict[str, str], client: FlaskClient | None = None
    ) -> TestResponse:
        """Send a form as a browser does."""
        return (client or self.organiser.client).post(path, data=fields, headers=OURS)

    def read(self, path: str) -> Page:
        """Return a page, which has to be there."""
        response = self.organiser.client.get(path)
        assert response.status_code == 200, response.status
        return Page(response.text)


def line_to_all_points(name: str) -> str:
    """Return a game of the basic rules in which all points are made."""
    line = find_winning_line(Deal.parse(name, Ruleset()).start())
    assert line
    return write_actions(line.actions)


def figures_of(deal: int, *figures: object) -> dict[str, str]:
    """Return the fields of a result."""
    names = ("points", "turns", "cards")
    return {f"{name}-{deal}": str(each) for name, each in zip(names, figures, strict=True)}


@pytest.fixture
def running(organiser: Organiser) -> Running:
    """A tournament that has just been made with the form."""
    response = organiser.send("tournaments/new", ticket=new_ticket(), **FORM)
    assert response.status_code == 303
    return Running(organiser, int(response.headers["Location"].rpartition("/")[2]))


def rows(page: Page) -> list[str]:
    """Return the lines of the standings, or of the results of a deal."""
    (body,) = page.one("table").inside("tbody")
    return [row.text for row in body.inside("tr")]


def test_a_form_sent_twice_makes_one_tournament(organiser: Organiser) -> None:
    """The same deals too, as they follow from the form's ticket."""
    ticket = new_ticket()
    places = {
        organiser.send("tournaments/new", ticket=ticket, **FORM).headers["Location"]
        for _ in range(2)
    }
    assert len(places) == 1
    [found] = organiser.store.tournaments.of_club(organiser.slug)
    assert (len(found.plan.deals), len(found.tables)) == (2, 2)
    assert all(line_to_all_points(name) for name in found.plan.deals)


@pytest.mark.parametrize(
    "field",
    [
        {"rules": "base"},
        {"rules": "hanabi wild-7"},
        {"rules": "hanabi play-on"},
        {"players": "6"},
        {"tables": "13"},
        {"tables": "1"},
        {"deals": "0"},
        {"deals": "1000000000"},
        {"tie-break": "coin"},
        {"ticket": "7"},
    ],
)
def test_no_other_tournament_can_be_made(organiser: Organiser, field: dict[str, str]) -> None:
    """What our form does not send makes none."""
    fields = {"ticket": new_ticket(), **FORM, **field}
    assert organiser.send("tournaments/new", **fields).status_code == 400
    assert organiser.store.tournaments.of_club(organiser.slug) == ()


def test_a_club_has_so_many_at_a_time(organiser: Organiser) -> None:
    """One more is refused with the reason, and the form again."""
    for _ in range(limits.TOURNAMENTS):
        assert organiser.send("tournaments/new", ticket=new_ticket(), **FORM).status_code == 303
    response = organiser.send("tournaments/new", ticket=new_ticket(), **FORM)
    assert response.status_code == 409
    assert f"at most {limits.TOURNAMENTS} tournaments" in Page(response.text).one("main").text


def test_tables_type_their_results_and_all_see_them(running: Running) -> None:
    """Points decide, the table that is not through is marked, digits may be those of any script."""
    assert running.type(1, 1, 24, 0, 1).status_code == 303
    assert running.type(1, 2, 20, 0, 2).status_code == 303
    assert running.type(2, 1, "２５", "4", " 0 ").status_code == 303
    assert running.results() == [
        [DealResult(24, 0, 1), DealResult(20, 0, 2)],
        [DealResult(25, 4, 0), None],
    ]
    assert rows(running.read(running.public)) == [
        "1. Table 1 24 20 44 0 0",
        "2. Table 2 not complete 25 ·not yet 25 4 2",
    ]
    by_matchpoints = rows(running.read(f"{running.public}?by=matchpoints"))
    assert [row[:10] for row in by_matchpoints] == ["1. Table 2", "2. Table 1"]
    said = running.read(running.table(1)).one("main").text
    assert "Points: 24. Turns left: 0. Cards lost: 1." in said


@pytest.mark.parametrize(
    "figures",
    [(26, 0, 0), (25, 99, 0), (25, 0, 26), (25, "", ""), ("", 3, 0), (-1, 0, 0), ("x", 0, 0)],
)
def test_what_cannot_be_is_told_with_what_was_typed(
    running: Running, figures: tuple[object, ...]
) -> None:
    """Nothing of the form is taken, for a table and for the organiser."""
    fields = figures_of(1, *figures) | figures_of(2, 25, 0, 0)
    for response in (running.post(running.table(1), fields), running.correct(1, fields)):
        assert response.status_code == 422
        page = Page(response.text)
        assert (
            "Deal 1 needs all three numbers: at most 25 points"
            in page.one("ul", id="problems").text
        )
        typed = {each["name"]: each["value"] for each in page.all("input", inputmode="numeric")}
        assert typed == fields
        assert [each["name"] for each in page.all("input", **{"aria-invalid": "true"})] == [
            "points-1",
            "turns-1",
            "cards-1",
        ]
    assert running.results() == [[None, None], [None, None]]


def test_a_table_cannot_change_what_it_has_sent(running: Running) -> None:
    """The same again is no harm; another result is refused with the reason."""
    for _ in range(2):
        assert running.type(1, 1, 20, 0, 3).status_code == 303
    response = running.type(1, 1, 25, 9, 0)
    assert response.status_code == 409
    assert "another result for Deal 1" in Page(response.text).one("ul", id="problems").text
    assert running.results()[0] == [DealResult(20, 0, 3), None]


def test_the_organiser_corrects_what_was_shown(running: Running) -> None:
    """A row that is emptied takes its result away; one that changed meanwhile is left."""
    running.type(1, 1, 20, 0, 3)
    form = running.read(f"{running.here}/tables/1")
    shown = {each["name"]: each["value"] for each in form.all("input") if "name" in each.attributes}
    assert (shown["before-1"], shown["points-1"], shown["before-2"]) == ("20 0 3", "20", "")
    changed = shown | figures_of(1, 21, 0, 3) | figures_of(2, 25, 1, 0)
    running.type(1, 2, 5, 0, 9)
    refused = running.correct(1, changed)
    assert refused.status_code == 409
    assert "Deal 2 has changed meanwhile" in Page(refused.text).one("ul", id="problems").text
    assert running.results()[0] == [DealResult(20, 0, 3), DealResult(5, 0, 9)]
    again = changed | {"before-2": "5 0 9"}
    assert running.correct(1, again).status_code == 303
    assert running.results()[0] == [DealResult(21, 0, 3), DealResult(25, 1, 0)]
    emptied = {"before-1": "21 0 3", "before-2": "25 1 0"} | figures_of(2, 25, 1, 0)
    assert running.correct(1, emptied).status_code == 303
    assert running.results()[0] == [None, DealResult(25, 1, 0)]
    assert running.correct(1, {"before-1": "many"}).status_code == 400
    assert running.correct(3, {}).status_code == 404


def test_a_closed_tournament_takes_nothing_more(running: Running) -> None:
    """From no table, typed or played; its pages say so."""
    actions = line_to_all_points(running.kept.plan.deals[0])
    start(running, 1, 1)
    running.post(f"{running.here}/open", {})
    typed = running.type(1, 1, 20, 0, 3)
    sent = play(running, 1, 1, actions)
    assert [typed.status_code, sent.status_code] == [409, 409]
    assert "is closed" in Page(sent.text).one("ul", id="problems").text
    assert running.results()[0] == [None, None]
    for path in (running.public, running.table(1)):
        assert "is closed" in running.read(path).one("main").text
    running.post(f"{running.here}/open", {"open": "1"})
    assert running.type(1, 1, 20, 0, 3).status_code == 303


def start(running: Running, table: int, deal: int) -> str:
    """Press the button that leads a table to a game in the browser; returns where it leads."""
    response = running.post(f"{running.table(table)}/play", {"deal": str(deal)})
    assert response.status_code == 303
    return response.headers["Location"].partition("#")[0]


def play(
    running: Running, number: int, place: int, actions: str, /, **changed: str
) -> TestResponse:
    """Send the form at the end of a game."""
    fields = {
        "table": f"{running.organiser.slug}.{running.number}.{number}",
        "rules": "base",
        "deal": running.kept.plan.deals[place - 1],
        "actions": actions,
    }
    return running.post(f"{running.public}/played", fields | changed)


def test_a_game_in_the_browser_is_sent_with_one_button(running: Running) -> None:
    """It is played again on the server: points, turns left and cards lost follow from that."""
    address = start(running, 1, 1)
    name = running.kept.plan.deals[0]
    assert urlsplit(address).path == f"/en/play/{name}"
    assert parse_qs(urlsplit(address).query)["people"] == ["3"]
    actions = line_to_all_points(name)
    assert not running.read(f"{address}&actions={actions[:-2]}").all("form", method="post")
    (form,) = running.read(f"{address}&actions={actions}").all("form", method="post")
    fields = {each["name"]: each["value"] for each in form.inside("input")}
    response = running.post(form["action"], fields | {"points": "3", "score": "3"})
    assert (response.status_code, response.headers["Location"]) == (303, running.table(1))
    (found,) = [each for each in running.kept.tables[0].results if each]
    assert found.result == DUPLICATE.replay("base", name, actions)
    assert (found.result.score, found.actions) == (25, actions)


def test_a_game_of_a_black_box_is_taken_as_well() -> None:
    """Clues name black there; the result is the same."""
    start = Deal.parse("3-1", Ruleset()).start()
    white = next(text for text in map(write_action, start.legal_actions()) if text.endswith("w"))
    results = [
        DUPLICATE.replay("base", "3-1", clue + lost("3-1", clue))
        for clue in (white, white[0] + "k")
    ]
    assert results[0] == results[1]


def test_no_other_game_is_taken(running: Running) -> None:
    """Not one that goes on, that cannot have been played, of another deal or of other rules."""
    actions = line_to_all_points(running.kept.plan.deals[0])
    start(running, 1, 1)
    for sent in (
        play(running, 1, 1, actions[:-2]),
        play(running, 1, 1, "p0" * 400),
        play(running, 1, 1, "zz"),
        play(running, 1, 1, ""),
        play(running, 1, 1, actions, deal="3-1"),
        play(running, 1, 1, actions, rules="wild-5"),
        play(running, 1, 1, actions, table="x"),
    ):
        assert sent.status_code == 400
    assert running.results() == [[None, None], [None, None]]


def test_a_game_is_taken_from_its_table_only(running: Running, site: Flask) -> None:
    """Whoever was given the address of the game, and has not come from the table's page, can't."""
    actions = line_to_all_points(running.kept.plan.deals[0])
    start(running, 1, 1)
    own = running.organiser.client
    other = site.test_client()
    fields = {"rules": "base", "deal": running.kept.plan.deals[0], "actions": actions}
    table = f"{running.organiser.slug}.{running.number}"
    for client, number in ((other, 1), (own, 2)):
        sent = running.post(
            f"{running.public}/played", fields | {"table": f"{table}.{number}"}, client
        )
        assert sent.status_code == 403
        assert "Open your table’s link" in Page(sent.text).one("main").text
    other.set_cookie(f"table-{table}.1", WRONG)
    forged = running.post(f"{running.public}/played", fields | {"table": f"{table}.1"}, other)
    assert forged.status_code == 404
    assert running.results() == [[None, None], [None, None]]
    assert play(running, 1, 1, actions).status_code == 303


def test_a_deal_is_shown_once_all_have_played_it(running: Running) -> None:
    """Not before: neither its name nor a way to its points is in any public page."""
    name = running.kept.plan.deals[0]
    line = line_to_all_points(name)
    start(running, 1, 1)
    play(running, 1, 1, lost(name))
    before = [running.public, f"{running.public}/deals/1", running.table(2)]
    for path in before:
        text = running.organiser.client.get(path).text
        assert name not in text, path
        assert line not in text
    assert "1 table has not played it yet" in running.read(before[1]).one("main").text
    running.type(2, 1, 25, 3, 0)
    page = running.read(f"{running.public}/deals/1")
    links = [each["href"] for each in page.one("main").inside("a")]
    assert f"/en/deals/{name}/line/0" in links
    assert running.organiser.client.get(f"/en/deals/{name}/line/0").status_code == 200
    assert rows(page)[0].startswith("Table 2 25 3 0 2")
    assert re.search(r"Table 1 0 0 \d+ 0 for \d+ turns?$", rows(page)[1])
    moment = next(link for link in page.one("table").inside("a") if "/play/" in link["href"])
    assert running.organiser.client.get(moment["href"].partition("#")[0]).status_code == 200
    assert running.organiser.client.get(f"{running.public}/deals/2").status_code == 200
    assert running.organiser.client.get(f"{running.public}/deals/3").status_code == 404


def lost(name: str, begun: str = "") -> str:
    """Return the blind plays that end a game, by the third mistake in all likelihood."""
    played = ""
    while True:
        played += "p0"
        with suppress(BadSyntaxError):  # it goes on
            DUPLICATE.replay("base", name, begun + played)
            return played


def test_the_standings_change_while_they_are_looked_at(running: Running) -> None:
    """The browser asks with the mark of what it shows; an unchanged page has no body."""
    client = running.organiser.client
    first = client.get(running.public)
    mark = first.headers["ETag"]
    same = client.get(running.public, headers={"If-None-Match": mark})
    assert (same.status_code, same.data) == (304, b"")
    other = client.get(f"{running.public}?by=matchpoints", headers={"If-None-Match": mark})
    assert other.status_code == 200
    running.type(1, 1, 20, 0, 3)
    changed = client.get(running.public, headers={"If-None-Match": mark})
    assert changed.status_code == 200
    assert "no-store" in changed.headers["Cache-Control"]


def test_the_sheets_have_what_tables_and_helpers_need(running: Running) -> None:
    """A QR code for each table; packs only if they are asked for, as players must not see them."""
    names = running.kept.plan.deals
    scores = running.organiser.client.get(f"{running.here}/sheets").text
    assert len(Page(scores).all("img", alt="QR code")) == 2
    assert not any(name in scores for name in names)
    packs = running.organiser.client.get(f"{running.here}/sheets?parts=packs").text
    assert all(f"Deal {number} ({name})" in packs for number, name in enumerate(names, 1))
    assert not Page(packs).all("img", alt="QR code")
    standings = running.read(f"{running.here}/sheets?parts=standings")
    assert [row[:10] for row in rows(standings)] == ["1. Table 1", "1. Table 2"]
    assert running.organiser.client.get(f"{running.here}/sheets?parts=all").status_code == 400


def test_the_link_on_paper_leads_to_the_tables_page(running: Running) -> None:
    """In the visitor's language, and without a trace in any cache."""
    path = running.table(1).replace("/en/clubs/", "/c/")
    response = running.organiser.client.get(path, headers={"Accept-Language": "ja"})
    assert response.headers["Location"] == running.table(1).replace("/en/", "/ja/")
    assert response.headers["Cache-Control"] == "no-store"


def test_what_lies_below_a_secret_is_kept_by_nobody(running: Running) -> None:
    """And listed by no search engine."""
    for path in (running.table(1), running.here, f"{running.here}/sheets"):
        response = running.organiser.client.get(path)
        assert "no-store" in response.headers["Cache-Control"]
        assert response.headers["X-Robots-Tag"] == "noindex"


def test_the_results_can_be_taken_along(running: Running) -> None:
    """For a spreadsheet, in which no name is a formula."""
    running.post(f"{running.here}/names", {"name-1": "=1+1"})
    running.type(1, 2, 20, 0, 3)
    content = running.organiser.client.get(f"{running.here}/results.csv").data.decode("utf-8-sig")
    lines = list(csv.reader(io.StringIO(content)))
    assert lines[1] == ["1", "Table 1 =1+1", "", "", "", "20", "0", "3", "20", "0", "3", "0"]
    assert len(lines[0]) == len(lines[2]) == 12


@pytest.mark.parametrize(
    "evil", ["<script>alert(1)</script>", '"><img src=x>', "{{7*7}}%(num)s", "\u202ex\x00y"]
)
def test_names_of_tables_are_text_only(running: Running, evil: str) -> None:
    """Pages have the same elements with any name; what is not seen is left out."""
    running.type(1, 1, 20, 0, 3)
    paths = [running.public, f"{running.public}/deals/1", running.table(1), running.here]
    paths += [f"{running.here}/sheets?parts=scores&parts=standings", f"{running.here}/tables/1"]
    shapes = []
    for name in ("Owls", evil):
        running.post(f"{running.here}/names", {"name-1": name})
        texts = [
            re.sub("[0-9a-f]{32}", "", running.organiser.client.get(path).text) for path in paths
        ]
        shapes.append(
            [
                [(each.tag, sorted(each.attributes)) for each in Page(text).elements]
                for text in texts
            ]
        )
    assert shapes[0] == shapes[1]
    (kept, _) = running.kept.tables
    assert not re.search("[\u202e\x00]", kept.name)


def test_without_the_secret_nothing_can_be_seen_or_done(running: Running) -> None:
    """Nor with the secret of another club, or of a table."""
    slug = running.organiser.slug
    other = running.organiser.store.make("~1a", board=False, ticket=new_ticket())
    table = running.table(1).rpartition("/")[2]
    for wrong in (WRONG, other.secret, table, "x"):
        here = f"/en/clubs/{slug}/edit/{wrong}/tournaments"
        one = f"{here}/{running.number}"
        for path in (f"{here}/new", one, f"{one}/sheets", f"{one}/tables/1", f"{one}/results.csv"):
            assert running.organiser.client.get(path).status_code == 404, path
        for path in (
            "new",
            *(f"{running.number}/{part}" for part in ("names", "open", "delete", "tables/1")),
        ):
            fields = {"ticket": new_ticket(), "confirmed": "1", **FORM, **figures_of(1, 3, 0, 0)}
            assert running.post(f"{here}/{path}", fields).status_code == 404, path
    for wrong in (WRONG, running.organiser.secret, "x"):
        path = f"/en/clubs/{slug}/table/{wrong}"
        assert running.organiser.client.get(path).status_code == 404
        assert running.post(path, figures_of(1, 3, 0, 0)).status_code == 404
        assert running.post(f"{path}/play", {"deal": "1"}).status_code == 404
    assert running.results() == [[None, None], [None, None]]
    assert running.kept.is_open


def test_a_tournament_of_another_club_is_none_here(running: Running) -> None:
    """Its number alone opens nothing."""
    made = running.organiser.store.make("~1a", board=False, ticket=new_ticket())
    client = running.organiser.client
    for path in (
        f"/en/clubs/{made.slug}/tournaments/{running.number}",
        "/en/clubs/x/tournaments/1",
    ):
        assert client.get(path).status_code == 404
    for number in ("0", "999999999", "9" * 40):
        path = f"/en/clubs/{running.organiser.slug}/tournaments/{number}"
        assert client.get(path).status_code == 404


def test_it_is_erased_once_that_is_confirmed(running: Running) -> None:
    """With all that was kept; the board of the club stays."""
    running.type(1, 1, 20, 0, 3)
    asked = running.post(f"{running.here}/delete", {})
    assert asked.status_code == 422
    assert "Nothing is erased yet" in Page(asked.text).one("main").text
    assert running.post(f"{running.here}/delete", {"confirmed": "1"}).status_code == 303
    for path in (running.public, running.here, running.table(1)):
        assert running.organiser.client.get(path).status_code == 404
    assert running.organiser.store.tournaments.of_club(running.organiser.slug) == ()


def test_forms_of_other_sites_are_refused(running: Running) -> None:
    """Even with the right address."""
    for path in (running.table(1), f"{running.public}/played", f"{running.here}/delete"):
        response = running.organiser.client.post(
            path,
            data=figures_of(1, 20, 0, 3) | {"confirmed": "1"},
            headers={"Sec-Fetch-Site": "cross-site"},
        )
        assert response.status_code == 403
    assert running.results()[0] == [None, None]
