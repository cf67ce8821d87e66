"""Tournaments on the site: made, typed in, corrected, shown, printed and erased."""

import csv
import io

import pytest

from tests.web.clubs.organiser import Organiser
from tests.web.clubs.running import (
    FORM,
    Running,
    figures_of,
    line_to_all_points,
    play,
    rows,
    start,
)
from tests.web.page import Page
from tutor.clubs import limits
from tutor.clubs.secrets import new_ticket, table_secret
from tutor.clubs.tournament import TableResult
from tutor.core.game import DealResult


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


def test_a_club_has_so_many_at_a_time(
    organiser: Organiser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One more is refused with the reason, and the form again."""
    monkeypatch.setattr(limits, "TOURNAMENTS", 2)
    for _ in range(limits.TOURNAMENTS):
        assert organiser.send("tournaments/new", ticket=new_ticket(), **FORM).status_code == 303
    response = organiser.send("tournaments/new", ticket=new_ticket(), **FORM)
    assert response.status_code == 409
    assert f"at most {limits.TOURNAMENTS} tournaments" in Page(response.text).one("main").text


def test_tables_type_their_results_and_all_see_them(running: Running) -> None:
    """Points decide, the table that is not through is marked, digits may be those of any script."""
    assert running.type(1, 1, 24, 0).status_code == 303
    assert running.type(1, 2, 20, 0).status_code == 303
    assert running.type(2, 1, "２５", "4").status_code == 303
    assert running.results() == [
        [DealResult(24, 0, 0), DealResult(20, 0, 0)],
        [DealResult(25, 4, 0), None],
    ]
    assert rows(running.read(running.public)) == [
        "1. Table 1 24 20 44 0 0",
        "2. Table 2 not complete 25 ·not yet 25 4 2",
    ]
    by_matchpoints = rows(running.read(f"{running.public}?by=matchpoints"))
    assert [row[:10] for row in by_matchpoints] == ["1. Table 2", "2. Table 1"]
    said = running.read(running.table(1)).one("main").text
    assert "Points: 24" in said
    assert "Turns left: 0" not in said


@pytest.mark.parametrize(
    "figures",
    [(26, 0), (25, 99), (25, ""), ("", 3), (-1, 0), ("x", 0)],
)
def test_what_cannot_be_is_told_with_what_was_typed(
    running: Running, figures: tuple[object, ...]
) -> None:
    """Nothing of the form is taken, for a table and for the organiser."""
    fields = figures_of(1, *figures) | figures_of(2, 25, 0)
    for response in (running.post(running.table(1), fields), running.correct(1, fields)):
        assert response.status_code == 422
        page = Page(response.text)
        assert "Deal 1 needs its points, at most 25," in page.one("div", id="problems").text
        typed = {each["name"]: each["value"] for each in page.all("input", inputmode="numeric")}
        assert typed == fields
        assert [each["name"] for each in page.all("input", **{"aria-invalid": "true"})] == [
            "points-1",
            "turns-1",
        ]
    assert running.results() == [[None, None], [None, None]]


def test_figures_that_decide_nothing_are_not_asked_for(organiser: Organiser) -> None:
    """Turns left only with a perfect score, cards lost only if they are the tie-break."""
    form = {**FORM, "tie-break": "none"}
    made = organiser.send("tournaments/new", ticket=new_ticket(), **form)
    plain = Running(organiser, int(made.headers["Location"].rpartition("/")[2]))
    fields = plain.read(plain.table(1)).all("input", inputmode="numeric")
    assert [each["name"] for each in fields] == ["points-1", "points-2"]
    assert plain.post(plain.table(1), {"points-1": "20"}).status_code == 303
    assert plain.results()[0] == [DealResult(20, 0, 0), None]


def test_without_all_points_no_turns_are_left(running: Running) -> None:
    """The field for turns left may stay empty."""
    assert running.type(1, 1, 20, "").status_code == 303
    assert running.results()[0] == [DealResult(20, 0, 0), None]


def test_a_correction_keeps_what_the_form_does_not_ask(running: Running) -> None:
    """Cards lost in a game played here stay beside corrected points."""
    played = TableResult(DealResult(20, 0, 3))
    secret = table_secret(running.organiser.secret, running.number, 1)
    running.organiser.store.tournaments.send(running.organiser.slug, secret, {0: played})
    assert running.correct(1, {"before-1": "20 0 3"} | figures_of(1, 21, 0)).status_code == 303
    assert running.results()[0] == [DealResult(21, 0, 3), None]


def test_a_table_cannot_change_what_it_has_sent(running: Running) -> None:
    """The same again is no harm; another result is refused with the reason."""
    for _ in range(2):
        assert running.type(1, 1, 20, 0).status_code == 303
    response = running.type(1, 1, 25, 9)
    assert response.status_code == 409
    assert "another result for Deal 1" in Page(response.text).one("div", id="problems").text
    assert running.results()[0] == [DealResult(20, 0, 0), None]


def test_a_table_that_has_sent_everything_is_shown_what(running: Running) -> None:
    """Its page has neither a form nor how to count; a table that has not has both."""
    running.type(1, 1, 20, 0)
    running.type(1, 2, 25, 1)
    complete, other = (running.read(running.table(number)) for number in (1, 2))
    assert "Points: 25 · Turns left: 1" in complete.one("main").text
    for page, forms in ((complete, 0), (other, 1)):
        assert len(page.all("form", class_="results-form")) == forms
        assert ("What to count" in page.one("main").text) == bool(forms)


def test_the_organiser_corrects_what_was_shown(running: Running) -> None:
    """A row that is emptied takes its result away; one that changed meanwhile is left."""
    running.type(1, 1, 20, 0)
    form = running.read(f"{running.here}/tables/1")
    shown = {each["name"]: each["value"] for each in form.all("input") if "name" in each.attributes}
    assert (shown["before-1"], shown["points-1"], shown["before-2"]) == ("20 0 0", "20", "")
    changed = shown | figures_of(1, 21, 0) | figures_of(2, 25, 1)
    running.type(1, 2, 5, 0)
    refused = running.correct(1, changed)
    assert refused.status_code == 409
    assert "Deal 2 was changed in the meantime" in Page(refused.text).one("div", id="problems").text
    assert running.results()[0] == [DealResult(20, 0, 0), DealResult(5, 0, 0)]
    again = changed | {"before-2": "5 0 0"}
    assert running.correct(1, again).status_code == 303
    assert running.results()[0] == [DealResult(21, 0, 0), DealResult(25, 1, 0)]
    emptied = {"before-1": "21 0 0", "before-2": "25 1 0"} | figures_of(2, 25, 1)
    assert running.correct(1, emptied).status_code == 303
    assert running.results()[0] == [None, DealResult(25, 1, 0)]
    assert running.correct(1, {"before-1": "many"}).status_code == 400
    assert running.correct(3, {}).status_code == 404


@pytest.mark.parametrize("number", [0, 3, 2**63])
def test_no_results_of_a_table_that_there_is_not(running: Running, number: int) -> None:
    """However large its number is: it is told before the database is asked."""
    path = f"{running.here}/tables/{number}"
    assert running.organiser.client.get(path).status_code == 404
    assert running.correct(number, figures_of(1, 3, 0)).status_code == 404


def test_a_closed_tournament_takes_nothing_more(running: Running) -> None:
    """From no table, typed or played; its pages say so."""
    actions = line_to_all_points(running.kept.plan.deals[0])
    start(running, 1, 1)
    running.post(f"{running.here}/open", {})
    typed = running.type(1, 1, 20, 0)
    sent = play(running, 1, 1, actions)
    assert [typed.status_code, sent.status_code] == [409, 409]
    assert "is closed" in Page(sent.text).one("div", id="problems").text
    assert running.results()[0] == [None, None]
    for path in (running.public, running.table(1)):
        assert "is closed" in running.read(path).one("main").text
    running.post(f"{running.here}/open", {"open": "1"})
    assert running.type(1, 1, 20, 0).status_code == 303


def test_the_standings_change_while_they_are_looked_at(running: Running) -> None:
    """The browser asks with the ETag of what it shows; an unchanged page has no body."""
    client = running.organiser.client
    first = client.get(running.public)
    etag = first.headers["ETag"]
    same = client.get(running.public, headers={"If-None-Match": etag})
    assert (same.status_code, same.data) == (304, b"")
    other = client.get(f"{running.public}?by=matchpoints", headers={"If-None-Match": etag})
    assert other.status_code == 200
    running.type(1, 1, 20, 0)
    changed = client.get(running.public, headers={"If-None-Match": etag})
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
    # The club speaks English and Japanese; both are on its paper.
    assert "Turns left" in scores
    assert "残り手番" in scores or "残" in scores
    assert "第1局" in packs
    standings = running.read(f"{running.here}/sheets?parts=standings")
    (english, japanese) = (each.inside("tbody")[0] for each in standings.all("table"))
    assert [row.text[:10] for row in english.inside("tr")] == ["1. Table 1", "1. Table 2"]
    assert "テーブル1" in japanese.text
    assert running.organiser.client.get(f"{running.here}/sheets?parts=all").status_code == 400


def test_the_link_on_paper_leads_to_the_tables_page(running: Running) -> None:
    """In the visitor's language, and without a trace in any cache."""
    path = running.table(1).replace("/en/clubs/", "/c/")
    response = running.organiser.client.get(path, headers={"Accept-Language": "ja"})
    assert response.headers["Location"] == running.table(1).replace("/en/", "/ja/")
    assert response.headers["Cache-Control"] == "private, no-store"


def test_the_results_can_be_taken_along(running: Running) -> None:
    """For a spreadsheet, in which no name is a formula."""
    running.post(f"{running.here}/names", {"name-1": "=1+1"})
    running.type(1, 2, 20, 0)
    content = running.organiser.client.get(f"{running.here}/results.csv").data.decode("utf-8-sig")
    lines = list(csv.reader(io.StringIO(content)))
    assert lines[1] == ["1", "Table 1 =1+1", "", "", "20", "0", "20", "0", "0"]
    assert len(lines[0]) == len(lines[2]) == 9


def test_it_is_erased_once_that_is_confirmed(running: Running) -> None:
    """With all that was kept; the board of the club stays."""
    running.type(1, 1, 20, 0)
    asked = running.post(f"{running.here}/delete", {})
    assert asked.status_code == 422
    assert "Nothing is erased yet" in Page(asked.text).one("main").text
    assert running.post(f"{running.here}/delete", {"confirmed": "1"}).status_code == 303
    for path in (running.public, running.here, running.table(1)):
        assert running.organiser.client.get(path).status_code == 404
    assert running.organiser.store.tournaments.of_club(running.organiser.slug) == ()
