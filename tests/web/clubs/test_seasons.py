"""Seasons on the site: made, shown, taken home as a file, and erased."""

import csv
import io
from collections.abc import Sequence

import pytest

from tests.clubs.tournaments import TWO_DEALS
from tests.web.clubs.organiser import Organiser
from tests.web.clubs.running import rows
from tests.web.page import Page
from tutor.clubs import limits
from tutor.clubs.secrets import new_ticket, table_secret
from tutor.clubs.tournament import TableResult
from tutor.core.game import DealResult

FORM = {"name": "Winter", "which": "all", "by": "points", "best-of": "0"}


def evening(organiser: Organiser, *tables: Sequence[int], names: str = "") -> int:
    """Hold a tournament with these points of tables on its deals; returns its id."""
    store, slug, secret = organiser.store.tournaments, organiser.slug, organiser.secret
    number = store.make(slug, secret, TWO_DEALS, len(tables), new_ticket())
    for table, scores in enumerate(tables, 1):
        results = {deal: TableResult(DealResult(each, 0, 0)) for deal, each in enumerate(scores)}
        store.send(slug, table_secret(secret, number, table), results)
    store.rename(slug, secret, number, dict(enumerate(names.split(","), 1)))
    return number


def made(organiser: Organiser, **fields: str) -> int:
    """Make a season with the form; returns its id."""
    response = organiser.send("seasons/new", ticket=new_ticket(), **FORM | fields)
    assert response.status_code == 303, response.status
    return int(response.headers["Location"].rpartition("/")[2])


def read(organiser: Organiser, path: str) -> Page:
    """Return a page, which has to be there."""
    response = organiser.client.get(path)
    assert response.status_code == 200, response.status
    return Page(response.text)


def table_of(organiser: Organiser, season: int) -> Page:
    """Return the public page of a season."""
    return read(organiser, f"/en/clubs/{organiser.slug}/seasons/{season}")


def test_evenings_add_up_for_everybody_to_see(organiser: Organiser) -> None:
    """Later tournaments join in, dropped results are crossed out and said, absences too."""
    first = evening(organiser, (20, 20), (10, 25), names="Owls,Otters")
    season = made(organiser, **{"best-of": "1"})
    evening(organiser, (24, 25), (1, 2), names="otters,Hares")
    page = table_of(organiser, season)
    assert page.one("h1").text == "Winter"
    assert rows(page) == [
        "1. otters 35 doesn’t count 49 49",
        "2. Owls 40 –missed 40",
        "3. Hares –missed 3 3",
    ]
    assert [each.text for each in page.all("s")] == ["35"]
    assert "Only the best evening of each team counts." in page.one("main").text
    (head,) = page.one("table").inside("thead")
    link = next(iter(head.inside("a")))
    assert link["href"].endswith(f"/tournaments/{first}")
    (foot,) = page.one("table").inside("tfoot")
    assert foot.text == "Computer players, on average 38.0 38.0"


def test_a_correction_shows_at_once(organiser: Organiser) -> None:
    """Nothing is kept of the table; a tournament that is erased is missing from it."""
    number = evening(organiser, (20, 20), (10, 25))
    season, tournaments = made(organiser), organiser.store.tournaments
    assert rows(table_of(organiser, season))[0] == "1. Table 1 40 40"
    tournaments.rename(organiser.slug, organiser.secret, number, {1: "Owls"})
    assert rows(table_of(organiser, season))[0] == "1. Owls 40 40"
    tournaments.erase(organiser.slug, organiser.secret, number)
    page = table_of(organiser, season)
    assert not page.all("table")
    assert "No tournament counts yet." in page.one("main").text


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"which": "chosen"}, "Tick at least one"),
        ({"which": "chosen", "tournament": "99999"}, "no longer exists"),
        ({"which": "chosen", "best-of": "2"}, "You ticked 1 tournament, so at most 1"),
    ],
)
def test_what_cannot_be_is_told_with_what_was_typed(
    organiser: Organiser, fields: dict[str, str], told: str
) -> None:
    """Nothing is made, and nothing typed is lost."""
    number = evening(organiser, (20, 20), (10, 25))
    if "best-of" in fields:
        fields = fields | {"tournament": str(number)}
    typed = FORM | {"by": "matchpoints"} | fields
    response = organiser.send("seasons/new", ticket=new_ticket(), **typed)
    assert response.status_code == 422
    page = Page(response.text)
    assert told in page.one("div", id="problems").text
    assert page.one("input", id="name")["value"] == "Winter"
    (form,) = page.all("form", class_="tournament-form")
    checked = {each["value"] for each in form.inside("input") if "checked" in each.attributes}
    assert checked == {"chosen", "matchpoints", *({str(number)} if "best-of" in fields else ())}
    assert organiser.store.seasons.of_club(organiser.slug) == ()


@pytest.mark.parametrize(
    "field",
    [{"by": "luck"}, {"best-of": "21"}, {"best-of": "-1"}, {"which": ""}, {"ticket": "7"}],
)
def test_no_other_season_can_be_made(organiser: Organiser, field: dict[str, str]) -> None:
    """What our form does not send makes none."""
    fields = {"ticket": new_ticket(), **FORM, **field}
    assert organiser.send("seasons/new", **fields).status_code == 400
    assert organiser.store.seasons.of_club(organiser.slug) == ()


def test_a_club_has_so_many_at_a_time(organiser: Organiser) -> None:
    """One more is refused with the reason, and the form again."""
    for _ in range(limits.SEASONS):
        made(organiser)
    response = organiser.send("seasons/new", ticket=new_ticket(), **FORM)
    assert response.status_code == 409
    page = Page(response.text)
    assert f"at most {limits.SEASONS} seasons" in page.one("div", id="problems").text
    assert page.one("input", id="name")["value"] == "Winter"


def test_a_season_is_a_file(organiser: Organiser) -> None:
    """Figures that can be added up, and which of them don't count."""
    evening(organiser, (20, 20), (10, 25), names="Owls,=1+1")
    evening(organiser, (1, 1), names="Owls")
    season = made(organiser, **{"best-of": "1"})
    response = organiser.client.get(f"{organiser.page}/seasons/{season}/results.csv")
    assert response.mimetype == "text/csv"
    assert [*csv.reader(io.StringIO(response.data.decode("utf-8-sig")))] == [
        ["Rank", "Table", "Tournament 1", "Tournament 2", "Sum", "Doesn’t count"],
        ["1", "Owls", "40", "2", "40", "Tournament 2"],
        ["2", "'=1+1", "35", "", "35", ""],
    ]


def test_it_is_erased_once_that_is_confirmed(organiser: Organiser) -> None:
    """Its tournaments stay."""
    evening(organiser, (20, 20), (10, 25))
    season = made(organiser)
    here = f"{organiser.page}/seasons/{season}"
    shown = read(organiser, here).one("input", class_="link-field")["value"]
    assert shown.endswith(f"/en/clubs/{organiser.slug}/seasons/{season}")
    unsure = organiser.send(f"seasons/{season}/delete")
    assert unsure.status_code == 422
    assert "Tick the box first" in unsure.text
    assert organiser.send(f"seasons/{season}/delete", confirmed="1").status_code == 303
    public = f"/en/clubs/{organiser.slug}/seasons/{season}"
    assert organiser.client.get(public).status_code == 404
    assert len(organiser.store.tournaments.of_club(organiser.slug)) == 1


@pytest.mark.parametrize("number", [0, 99999, 2**63])
def test_no_season_that_there_is_not(organiser: Organiser, number: int) -> None:
    """Any number without a season is not found, however large."""
    public = f"/en/clubs/{organiser.slug}/seasons/{number}"
    assert organiser.client.get(public).status_code in (404, 429)
