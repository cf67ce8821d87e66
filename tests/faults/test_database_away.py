"""PostgreSQL is stopped and started again: learners go on reading, writes are refused and kept."""

import time

import pytest

from tests.faults.classroom import NAMES, SEASON, Classroom
from tests.faults.conftest import Start
from tests.faults.instance import Instance
from tests.faults.ledger import Ledger
from tests.faults.pages import PLAN, pages_for_learners
from tests.faults.reading import Reading
from tests.faults.refusal import OPENED, check_refusal, sent_again
from tests.faults.visitor import Answer, Visitor
from tests.faults.writing import Writing
from tests.support.postgres import PostgreSQL
from tutor.clubs.secrets import new_ticket, table_secret
from tutor.web.shell.languages import LANGUAGES

STOPS = 3
PAGES_READ = 100
"""So many pages are read at least while the database is away, each time."""


def forms(club: Classroom, tag: str) -> dict[str, list[tuple[str, str]]]:
    """Return every form that is saved somewhere, by its path: of learners and of organisers."""
    saved = f"/{tag}/clubs/{club.slug}"
    edit = f"{saved}/edit/{club.secret}"
    table = table_secret(club.secret, club.reports[0].tournament, 1)
    ticket = ("ticket", new_ticket())
    return {
        f"/{tag}/clubs/{PLAN}/save": [ticket],
        f"{saved}/join": [("nickname", f"Late {tag}"), ticket],
        f"{saved}/leave": [],
        f"{saved}/done": [("item", NAMES[0]), ("answer", "none")],
        f"/{tag}/clubs/{club.slug}/table/{table}": [("points-1", "7")],
        f"{edit}/seasons/new": [*SEASON, ticket],
        f"{edit}/board": [("state", "closed")],
        f"{edit}/rotate": [],
        f"{edit}/hide": [("learner", "1"), ("hidden", "1")],
        f"{edit}/remove": [("learner", "1")],
        f"{edit}/delete": [("confirmed", "1")],
    }


@pytest.mark.parametrize("ledger", ["postgresql"], indirect=True)
@pytest.mark.parametrize("count", [1, 2], ids=["one-server", "two-servers"])
def test_learners_read_on_while_the_database_is_away(
    ledger: Ledger, postgresql: PostgreSQL, count: int, start: Start
) -> None:
    """It is broken off during writes; pages come all along, and no server has to be restarted."""
    began = time.monotonic()
    sites = start(ledger.url, count)
    club = Classroom.opened(sites[0])
    club.join(sites[0])
    processes = [site.processes for site in sites]
    read_while_away = 0
    with (
        Reading(pages_for_learners(club), sites) as reading,
        Writing(club.results, sites) as writing,
    ):
        for stop in range(1, STOPS + 1):
            writing.wait_for(stop * len(club.results) // (STOPS + 1))
            acknowledged = writing.snapshot()
            postgresql.break_off()
            refused, read = writing.said["try again"], reading.statuses.total()
            writing.wait_for(refused + PAGES_READ, said="try again")
            reading.wait_for(read + PAGES_READ)
            read_while_away += reading.statuses.total() - read
            postgresql.start()
            assert ledger.missing(acknowledged) == set()
    assert reading.bad == []
    assert set(writing.said) == {"acknowledged", "try again"}
    entries = ledger.entries()
    assert len(entries) == len(set(entries))
    assert set(entries) == {write.entry for write in (*club.joins, *club.results)}
    club.check_season(sites[0])
    ledger.verify()
    assert [site.processes for site in sites] == processes
    print(
        f"\n{STOPS} stops; writes: {dict(writing.said)}, none lost, none doubled; pages read:"
        f" {dict(reading.statuses)}, {read_while_away} of them while away, the slowest in"
        f" {reading.slowest:.2f} s; {time.monotonic() - began:.0f} s"
    )


@pytest.mark.parametrize("ledger", ["postgresql"], indirect=True)
def test_every_form_says_try_again_in_every_language(
    ledger: Ledger, postgresql: PostgreSQL, start: Start
) -> None:
    """Nothing is written of them, and the button of that page sends the form once more."""
    [site] = start(ledger.url)
    club = Classroom.opened(site, learners=2)
    club.join(site)
    before = sorted(ledger.entries())
    postgresql.break_off()
    answers: dict[str, Answer] = {}
    for language in LANGUAGES:
        for path, fields in forms(club, language.tag).items():
            answers[path] = Visitor().post(site, path, fields)
            check_refusal(answers[path], language)
        for path in (f"/en/clubs/{club.slug}/", club.season):
            opened = Visitor().get(site, path.replace("en", language.tag, 1))
            check_refusal(opened, language, OPENED)
    postgresql.start()
    assert sorted(ledger.entries()) == before
    assert ledger.clubs() == 1
    _press_again(site, answers)
    assert len(ledger.entries()) == len(before) + len(LANGUAGES)
    assert ledger.clubs() == 1 + len(LANGUAGES)
    ledger.verify()
    print(f"\n{len(answers)} forms refused in {len(LANGUAGES)} languages, and sent again")


def _press_again(site: Instance, answers: dict[str, Answer]) -> None:
    """Send the forms that add something once more, twice each: they add it once."""
    for path, answer in answers.items():
        if path.endswith(("/save", "/join")):
            found = {sent_again(answer, site, Visitor(), path).headers["Location"] for _ in "ab"}
            assert len(found) == 1
