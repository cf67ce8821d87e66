"""`tutor db`: where clubs are, tables for this release, and what is too old."""

import sqlite3
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest

from tests.clubs.tournaments import TWO_DEALS
from tests.commands.running import run_command
from tutor.clubs import limits
from tutor.clubs.secrets import new_ticket
from tutor.clubs.store import Store
from tutor.commands.serve import where_clubs_are
from tutor.web.app import create_app


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that is set for clubs; it is not there yet."""
    path = tmp_path / "data" / "clubs.sqlite3"
    monkeypatch.setenv("TUTOR_DATABASE_URL", f"sqlite:///{path}")
    return path


db = partial(run_command, "db")


def test_where_prints_the_file_and_touches_nothing(path: Path) -> None:
    """A backup script asks for it."""
    assert db("where").output == f"{path}\n"
    assert not path.parent.exists()


def test_where_hides_a_password(monkeypatch: pytest.MonkeyPatch) -> None:
    """DATABASE_URL counts where ours is not set."""
    monkeypatch.delenv("TUTOR_DATABASE_URL")
    monkeypatch.setenv("DATABASE_URL", "postgres://user:hidden@host/clubs?password=hidden")
    assert db("where").output == "postgresql://user:***@host/clubs\n"


def test_upgrade_makes_the_tables_once(path: Path) -> None:
    """The second time there is nothing to do."""
    assert db("upgrade").output == f"{path}: updated\n"
    assert db("upgrade").output == f"{path}: already up to date\n"
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT count(*) FROM clubs").fetchone() == (0,)
    connection.close()


def test_downgrade_makes_the_tables_of_1_0_0(path: Path) -> None:
    """From those of this release, and again; what is no release is refused."""
    for _ in range(2):
        assert db("downgrade", "1.0.0").output == f"{path}: tables of 1.0.0\n"
        with sqlite3.connect(path) as connection:
            found = connection.execute("SELECT version_num FROM alembic_version").fetchall()
        connection.close()
        assert found == [("004",)]
    assert db("downgrade", "0.9").exit_code == 2


def test_sweep_says_how_many_it_has_erased(path: Path) -> None:
    """A timer runs it where the site is seldom visited."""
    then = datetime.now(UTC) - timedelta(days=limits.DAYS_OF_CLUBS)
    store = Store(f"sqlite:///{path}", now=lambda: then)
    made = store.make("~1old", board=True, ticket=new_ticket())
    for nickname in ("Ann", "Bob"):
        store.join(made.slug, nickname, new_ticket())
    store.tournaments.make(made.slug, made.secret, TWO_DEALS, 2, new_ticket())
    store.database.close()
    assert db("sweep").output == "erased: 1 clubs, 2 learners, 1 tournaments, 0 seasons\n"
    assert db("sweep").output == "erased: 0 clubs, 0 learners, 0 tournaments, 0 seasons\n"


@pytest.mark.parametrize(
    ("url", "why"), [("", "DATABASE_URL is empty"), ("sqlite:////dev/null/x", "not available")]
)
def test_what_cannot_be_is_one_line(monkeypatch: pytest.MonkeyPatch, url: str, why: str) -> None:
    monkeypatch.setenv("TUTOR_DATABASE_URL", url)
    run = db("upgrade")
    assert (run.exit_code, run.output.count("\n")) == (1, 1)
    assert why in run.output


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("", "Clubs can't be saved: DATABASE_URL is empty"),
        ("sqlite:////dev/null/x", "Clubs can't be saved in /dev/null/x at the moment: "),
    ],
)
def test_serve_says_that_there_is_no_place_for_clubs(url: str, said: str) -> None:
    """In one line, and not before the site is ready to be served all the same."""
    site = create_app({"DATABASE_URL": url})
    line = where_clubs_are(site)
    assert line.startswith(said)
    assert "\n" not in line
    assert b"<h1" in site.test_client().get("/en/rules/").data
