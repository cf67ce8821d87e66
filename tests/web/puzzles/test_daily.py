"""The puzzles of the day: addresses and neighbours."""

from datetime import date

import pytest
from flask.testing import FlaskClient

from tests.web.conftest import Read
from tests.web.page import Page
from tutor.core.game import DailyReader
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.daily import FIRST_DAY, daily
from tutor.web.puzzles import views as pages

TODAY = date(2026, 11, 21)


@pytest.fixture(autouse=True)
def on_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of it on one day."""
    monkeypatch.setattr(pages, "today", lambda: TODAY)


def link_texts(shown: Page) -> dict[str, str]:
    """Return the addresses of the links by text."""
    return {link.text: link["href"] for link in shown.all("a")}


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("daily", "daily/learner/2026-11-21"),
        ("daily/expert?box=ru", "daily/expert/2026-11-21?box=ru"),
    ],
)
def test_without_a_date_today_is_meant(client: FlaskClient, path: str, place: str) -> None:
    """The address leads to today's, and no cache may keep that."""
    response = client.get(f"/en/puzzles/{path}")
    assert response.status_code == 302
    assert response.headers["Location"] == f"/en/puzzles/{place}"
    assert "no-store" in response.headers["Cache-Control"]


def test_learners_have_the_shorter_address(client: FlaskClient) -> None:
    """Which has been printed; there is only one for the same."""
    response = client.get("/en/puzzles/daily/learner")
    assert response.status_code == 308
    assert response.headers["Location"].endswith("/en/puzzles/daily")


@pytest.mark.parametrize("reader", list(DailyReader))
def test_a_day_has_a_puzzle_for_each_reader(read: Read, reader: DailyReader) -> None:
    """Answered, it counts for its name and for its day."""
    entry = daily(TODAY, reader)
    address = f"/en/puzzles/daily/{reader}/2026-11-21"
    trail = read(address).one("ol", class_="trail").text
    assert trail.endswith(f"For {reader}s 21 November 2026 Level {entry.level}")
    shown = read(f"{address}?answer={THEMES[entry.theme].options(entry.puzzle)[0]}")
    [done] = [e for e in shown.elements if e.attributes.get("data-done")]
    assert done["data-done"] == f"puzzle {entry.id}"
    assert done["data-rated"] == f"hanabi {entry.theme} {entry.level}"
    assert done["data-day"] == "2026-11-21"
    assert link_texts(shown)["The day before"] == f"/en/puzzles/daily/{reader}/2026-11-20"
    assert "The day after" not in link_texts(shown)


def test_every_day_leads_to_its_neighbours(read: Read) -> None:
    """There are links from the first day to today."""
    assert "The day before" not in link_texts(read(f"/en/puzzles/daily/learner/{FIRST_DAY}"))
    links = link_texts(read("/en/puzzles/daily/expert/2026-11-10?show=1"))
    assert links["The day before"] == "/en/puzzles/daily/expert/2026-11-09"
    assert links["The day after"] == "/en/puzzles/daily/expert/2026-11-11"


def test_a_day_without_a_reader_is_the_learners(client: FlaskClient) -> None:
    """The address and its picture redirect, and keep what else was asked for."""
    for shorter, address in (
        ("/en/puzzles/daily/2026-11-20?box=ru", "/en/puzzles/daily/learner/2026-11-20?box=ru"),
        (
            "/en/preview/puzzles/daily/2026-11-20.png",
            "/en/preview/puzzles/daily/learner/2026-11-20.png",
        ),
    ):
        response = client.get(shorter)
        assert response.status_code == 308
        assert response.headers["Location"].endswith(address)


@pytest.mark.parametrize("before", ["learner/", "expert/"])
@pytest.mark.parametrize(
    "day",
    [
        *("2026-11-22", "2999-01-01", "2026-10-31", "2026-02-30", "0000-00-00", "20261121"),
        *("today", "%EF%BC%92026-11-21"),
    ],
)
def test_other_days_have_none(client: FlaskClient, before: str, day: str) -> None:
    """Days that have not come, that are before the first, or that are none."""
    response = client.get(f"/ja/puzzles/daily/{before}{day}")
    assert response.status_code == 404
    assert Page(response.text).one("h1").text


def test_the_day_is_that_of_utc() -> None:
    """The date is one that there is somewhere on Earth now."""
    assert abs((pages.today() - TODAY).days) == 0
