"""A full disk: a clear word, and the rest goes on."""

import itertools
import shutil
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

from tests.faults.classroom import Classroom
from tests.faults.conftest import Start
from tests.faults.instance import Instance
from tests.faults.ledger import Ledger, PostgreSQLLedger, SQLiteLedger
from tests.faults.pages import PLAN, pages_for_learners
from tests.faults.places import filled, needs_root, no_longer_files, small_disk
from tests.faults.reading import Reading
from tests.faults.refusal import check_refusal
from tests.faults.visitor import Answer, Visitor
from tests.faults.writing import Writing
from tests.support.postgres import PostgreSQL
from tutor.clubs.secrets import new_ticket
from tutor.web.shell.languages import LANGUAGES

REFUSALS = 30
"""So many writes are refused at least before there is room again."""

PAGES_READ = 100

Trouble = Callable[[], AbstractContextManager[None]]


def survive(ledger: Ledger, site: Instance, trouble: Trouble, what: str) -> None:
    """Go through `trouble` during writes; AssertionError for whatever a learner should not meet.

    Pages come all along, writes are refused in the visitor's language until it is over, nothing is
    lost or doubled, and the server goes on without being started again.
    """
    began = time.monotonic()
    club = Classroom.opened(site)
    club.join(site)
    processes = site.processes
    with (
        Reading(pages_for_learners(club), [site]) as reading,
        Writing(club.results, [site]) as writing,
    ):
        writing.wait_for(len(club.results) // 4)
        with trouble():
            writing.wait_for(REFUSALS, said="try again")
            refusals = _refused_everywhere(site)
            reading.wait_for(reading.statuses.total() + PAGES_READ)
            assert ledger.missing(writing.snapshot()) == set()
    assert reading.bad == []
    assert set(writing.said) == {"acknowledged", "try again"}
    _check(ledger, club)
    club.check_season(site)
    assert site.processes == processes
    print(
        f"\n{what}: writes {dict(writing.said)}, none lost, none doubled; refused in {refusals}"
        f" languages; pages read {dict(reading.statuses)}, the slowest in {reading.slowest:.2f} s;"
        f" {time.monotonic() - began:.0f} s"
    )


def _check(ledger: Ledger, club: Classroom) -> None:
    entries = ledger.entries()
    assert len(entries) == len(set(entries))
    assert set(entries) == {write.entry for write in (*club.joins, *club.results)}
    ledger.verify()


def _refused_everywhere(site: Instance) -> int:
    """Check what is said in each language to whoever wants to save a club; return in how many.

    The last free places of pages that the database has may be used up by that.
    """
    numbers = itertools.count()
    for language in LANGUAGES:
        answer = _saved(site, language.tag, next(numbers))
        while answer.status == 303:
            answer = _saved(site, language.tag, next(numbers))
        check_refusal(answer, language)
    return len(LANGUAGES)


def _saved(site: Instance, tag: str, number: int) -> Answer:
    visitor = Visitor(f"198.51.100.{number}")
    return visitor.post(site, f"/{tag}/clubs/{PLAN}/save", [("ticket", new_ticket())])


@needs_root
def test_a_full_disk_loses_and_doubles_nothing(tmp_path: Path, start: Start) -> None:
    """SQLite's file and its log share a disk of 8 MB with something that takes all the room."""
    with small_disk(tmp_path / "disk", "8m") as disk:
        ledger = SQLiteLedger(disk / "clubs.sqlite3")
        [site] = start(ledger.url)
        survive(ledger, site, lambda: filled(disk), "a full disk, SQLite")
        site.stop()


def test_a_quota_loses_and_doubles_nothing(ledger: Ledger, start: Start) -> None:
    """A server that may write no longer files, as where a disk is shared by quota."""
    assert isinstance(ledger, SQLiteLedger)
    [site] = start(ledger.url)
    survive(ledger, site, lambda: no_longer_files(site, 4096), "no longer files, SQLite")


@needs_root
def test_a_full_disk_of_postgresql_loses_and_doubles_nothing(
    postgresql: PostgreSQL, tmp_path: Path, start: Start
) -> None:
    """Its tables lie on a disk of their own that has no room for another row."""
    with small_disk(postgresql.folder / "disk", "3m") as disk:
        shutil.chown(disk, postgresql.folder.owner())
        with postgresql.connected() as connection:
            connection.execute(f"CREATE TABLESPACE small LOCATION '{disk}'")  # type: ignore[call-overload,unused-ignore]
            connection.execute("ALTER ROLE tutor SET default_tablespace = small")
        ledger = PostgreSQLLedger(postgresql.fresh("on_a_small_disk"))
        [site] = start(ledger.url)
        try:
            survive(ledger, site, lambda: filled(disk), "a full disk, PostgreSQL")
            site.stop()
        finally:
            with postgresql.connected() as connection:
                connection.execute("ALTER ROLE tutor RESET default_tablespace")
                connection.execute("DROP SCHEMA on_a_small_disk CASCADE")
                connection.execute("DROP TABLESPACE small")
