"""How the tables are made: by whoever comes first, once, as the models have them."""

import contextlib
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, create_engine, inspect, text

from tests.clubs.tournaments import TWO_DEALS
from tutor.clubs.errors import Outage, StoreUnavailableError, UnknownClubError
from tutor.clubs.saved import BoardState, NewClub
from tutor.clubs.season import SeasonPlan
from tutor.clubs.secrets import new_ticket
from tutor.clubs.store import Store
from tutor.clubs.store.engines import canonical, url_of
from tutor.clubs.store.migrating import downgrade
from tutor.clubs.store.models import Base
from tutor.clubs.tournament import Ranking

DATA = Path(__file__).parents[2] / "data"
CLUB_OF_1_0_0 = "s88mry2vuv"

PREPARE = """
import os, sys
from tutor.clubs.store import Store, migrating
wait, go = os.pipe()
children = []
for child in range(4):
    pid = os.fork()
    if pid == 0:
        os.close(go)
        os.read(wait, 1)                       # until the parent closes it, for all at once
        os._exit(7 if Store(sys.argv[1]).prepare() else 0)
    children.append(pid)
os.close(go)
print(sorted(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) for pid in children))
"""


def test_nothing_is_opened_before_the_first_use(tmp_path: Path) -> None:
    """An app that is made, and serves no saved club, needs no database."""
    store = Store(f"sqlite:///{tmp_path}/new/clubs.sqlite3")
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(UnknownClubError):
        store.club("zzzzzzzzzz")
    assert (tmp_path / "new" / "clubs.sqlite3").exists()


def test_the_migrations_make_what_the_models_say(empty: str) -> None:
    """Alembic finds nothing to add, change or drop."""
    assert Store(empty).prepare() is True
    with create_engine(canonical(empty)).connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, Base.metadata) == []
        assert set(inspect(connection).get_table_names()) > set(Base.metadata.tables)
    connection.engine.dispose()
    assert Store(empty).prepare() is False


def test_one_of_many_processes_makes_the_tables(empty: str) -> None:
    """They begin at once; the others wait for it, and all of them can go on."""
    command = [sys.executable, "-c", PREPARE, empty]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (run.stdout, run.stderr) == ("[0, 0, 0, 7]\n", "")
    assert Store(empty).make("~1a", board=False, ticket=new_ticket()).slug


def test_there_is_a_way_back(empty: str) -> None:
    """Down to nothing, and up again: a store that is open gets over it."""
    store = Store(empty)
    store.prepare()
    store.make("~1a", board=False, ticket=new_ticket())
    downgrade(url_of(empty), "base")
    with create_engine(canonical(empty)).connect() as connection:
        assert inspect(connection).get_table_names() == ["alembic_version"]
    connection.engine.dispose()
    made = store.make("~1b", board=False, ticket=new_ticket())
    assert store.club(made.slug).plan == "~1b"
    store.database.close()


def test_a_database_of_1_0_0_is_brought_up_to_date(tmp_path: Path) -> None:
    """Its tables become today's, and what was saved is there."""
    path = tmp_path / "clubs.sqlite3"
    with contextlib.closing(sqlite3.connect(path)) as saved:
        saved.executescript((DATA / "clubs-1.0.0.sql").read_text(encoding="utf-8"))
    store = Store(f"sqlite:///{path}")
    assert store.prepare() is True
    with create_engine(f"sqlite:///{path}").connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
    connection.engine.dispose()
    [learner] = store.board(CLUB_OF_1_0_0)
    assert ({*learner.solved}, {*learner.tried}) == ({"clue"}, {"goal"})
    [tournament] = store.tournaments.of_club(CLUB_OF_1_0_0)
    assert (tournament.ordinal, len(tournament.tables)) == (1, 2)
    assert tournament.plan.partner_scores == ()
    store.database.close()


def test_there_is_a_way_back_to_1_0_0(tmp_path: Path) -> None:
    """Its tables come back with all that was written since, but for the seasons."""
    saved, path = tmp_path / "1.0.0.sqlite3", tmp_path / "clubs.sqlite3"
    for file in (saved, path):
        with contextlib.closing(sqlite3.connect(file)) as connection:
            connection.executescript((DATA / "clubs-1.0.0.sql").read_text(encoding="utf-8"))
    store = Store(f"sqlite:///{path}")
    store.join(CLUB_OF_1_0_0, "Newcomer", new_ticket())
    made = store.make("~1a", board=True, ticket=new_ticket())
    store.tournaments.make(made.slug, made.secret, TWO_DEALS, 2, new_ticket())
    season = SeasonPlan("Winter", Ranking.POINTS, 0, ())
    store.seasons.make(made.slug, made.secret, season, new_ticket())
    store.downgrade("1.0.0")
    before, after = (create_engine(f"sqlite:///{file}") for file in (saved, path))
    assert columns(after) == columns(before)
    with after.connect() as connection:
        for table, number in {"learners": 2, "clubs": 2, "tournaments": 2}.items():
            assert connection.scalar(text(f"SELECT count(*) FROM {table}")) == number
        assert connection.scalar(text("SELECT version_num FROM alembic_version")) == "004"
    for engine in (before, after):
        engine.dispose()
    assert [learner.nickname for learner in store.board(CLUB_OF_1_0_0)] == ["Ann", "Newcomer"]
    store.database.close()


def columns(engine: Engine) -> dict[str, list[str]]:
    """Return the names of the columns by table."""
    tables = inspect(engine)
    return {
        name: [each["name"] for each in tables.get_columns(name)]
        for name in tables.get_table_names()
    }


def test_tables_of_a_newer_release_are_left_alone(empty: str) -> None:
    """An older release says so rather than write what it does not understand."""
    Store(empty).prepare()
    engine = create_engine(canonical(empty))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '999'"))
    engine.dispose()
    with pytest.raises(StoreUnavailableError, match="newer release") as error:
        Store(empty).prepare()
    assert error.value.outage is Outage.AWAY


def test_the_file_is_only_the_users(tmp_path: Path) -> None:
    """Its folder is made; file and log are nobody else's to read, and it writes ahead."""
    store = Store(f"sqlite:///{tmp_path}/data/tutor/clubs.sqlite3")
    store.prepare()
    store.make("~1a", board=False, ticket=new_ticket())
    modes = {path.name: path.stat().st_mode & 0o777 for path in (tmp_path / "data/tutor").iterdir()}
    assert modes == {f"clubs.sqlite3{end}": 0o600 for end in ("", "-wal", "-shm")}
    store.database.close()
    with sqlite3.connect(tmp_path / "data/tutor/clubs.sqlite3") as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()


def test_every_write_is_on_the_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    """SQLite flushes its log at each commit, and watches what refers to what."""
    store = Store(f"sqlite:///{tmp_path}/clubs.sqlite3")
    for pragma, value in (("synchronous", 2), ("foreign_keys", 1), ("secure_delete", 1)):
        asked = text(f"PRAGMA {pragma}")
        assert store.database.read(lambda session: session.scalar(asked)) == value  # noqa: B023
    store.database.close()


def test_what_is_erased_is_in_no_file(tmp_path: Path) -> None:
    """Neither in the database nor in its log of writes, while other connections stay open."""
    store, other = (Store(f"sqlite:///{tmp_path}/clubs.sqlite3") for _ in range(2))

    def written() -> bytes:
        return b"".join(path.read_bytes() for path in tmp_path.iterdir())

    made = store.make("~1aPlanOfTheirs", board=True, ticket=new_ticket())
    ticket = new_ticket()
    store.join(made.slug, "Nobodysname", ticket)
    store.join(made.slug, "Anothername", new_ticket())
    assert b"Nobodysname" in written()
    assert len(other.board(made.slug)) == 2
    store.leave(made.slug, ticket)
    assert b"Nobodysname" not in written()
    assert b"Anothername" in written()
    store.set_board(made.slug, made.secret, BoardState.NONE)
    assert b"Anothername" not in written()
    assert b"PlanOfTheirs" in written()
    store.delete(made.slug, made.secret)
    assert b"PlanOfTheirs" not in written()
    store.database.close()
    other.database.close()


def test_a_backup_put_in_the_files_place_is_used(tmp_path: Path) -> None:
    """While the site runs: what is read next comes from the other file."""
    path, copy = tmp_path / "clubs.sqlite3", tmp_path / "copy.sqlite3"
    store = Store(f"sqlite:///{path}")
    made = store.make("~1old", board=False, ticket=new_ticket())
    with sqlite3.connect(path) as connection:
        connection.execute("VACUUM INTO ?", [str(copy)])
    connection.close()
    store.change(made.slug, made.secret, "~1new")
    store.database.close()
    assert store.club(made.slug).plan == "~1new"
    copy.replace(path)
    assert store.club(made.slug).plan == "~1old"
    store.database.close()


def test_release_1_0_0_writes_into_the_tables_of_this_one(store: Store, club: NewClub) -> None:
    """Machines are upgraded one by one: what it does not know of has a default."""
    tournament = store.tournaments.make(club.slug, club.secret, TWO_DEALS, 2, new_ticket())
    of_1_0_0 = (
        "INSERT INTO tournaments (club_id, ticket, game, rules, players, tie_break, deals,"
        " passed_over, is_open, visited, ordinal) SELECT club_id, 'another', game, rules, players,"
        " tie_break, deals, passed_over, is_open, visited, 2 FROM tournaments"
    )
    store.database.write(lambda session: session.execute(text(of_1_0_0)))
    first, second = store.tournaments.of_club(club.slug)
    assert (first.id, second.plan) == (tournament, replace(TWO_DEALS, partner_scores=()))
