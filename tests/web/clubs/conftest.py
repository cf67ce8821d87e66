"""Sites with a store of their own, and a club that is saved in it."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from werkzeug.routing import Rule

from tests.web.clubs.organiser import Organiser
from tests.web.clubs.running import FORM, Running
from tests.web.routes import PART
from tutor.clubs.items import Item
from tutor.clubs.plan import Plan
from tutor.clubs.season import SeasonPlan
from tutor.clubs.secrets import new_ticket, table_secret
from tutor.clubs.store import Store
from tutor.clubs.tournament import Ranking, TieBreak, TournamentPlan
from tutor.web.app import create_app

PLAN = Plan(
    "Lantern Club",
    (Item("clue"), Item("hidden"), Item("save-001")),
    ("en", "ja"),
    (("en", "Welcome!"), ("ja", "ようこそ！")),
)

NewSite = Callable[..., Flask]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file in which the clubs of a file of tests are saved."""
    return tmp_path_factory.mktemp("clubs") / "clubs.sqlite3"


@pytest.fixture(scope="module")
def new_site(database: Path) -> NewSite:
    """Makes sites, as servers that share a database."""

    def make(**config: Any) -> Flask:
        return create_app({"DATABASE_URL": f"sqlite:///{database}", "PAGE_CACHE": 0} | config)

    return make


@pytest.fixture(scope="module")
def site(new_site: NewSite) -> Flask:
    """A site for a file of tests."""
    return new_site()


def forget_counts(site: Flask) -> None:
    """Let this address begin as one that has not tried anything yet."""
    counts = site.extensions["rates"]
    counts._limiter.storage.reset()
    counts._refused.clear()


def paths_of(rules: Iterable[Rule], organiser: Organiser, secret: str = "") -> list[str]:
    """Return the paths of routes, for a club and a tournament that is made for it.

    They have this secret, or the right ones.
    """
    plan = TournamentPlan("hanabi", "base", 3, TieBreak.NONE, ("3-1",), 0)
    tournaments = organiser.store.tournaments
    number = tournaments.make(organiser.slug, organiser.secret, plan, 2, new_ticket())
    values = {"language": "en", "ref": organiser.slug, "slug": organiser.slug}
    season = SeasonPlan("", Ranking.POINTS, 0, ())
    made = organiser.store.seasons.make(organiser.slug, organiser.secret, season, new_ticket())
    values |= {
        "season": str(made),
        "tournament": str(number),
        "table_number": "1",
        "deal_number": "1",
    }
    own = table_secret(organiser.secret, number, 1)

    def path(rule: Rule) -> str:
        right = own if "/table/" in rule.rule else organiser.secret
        parts = {**values, "secret": secret or right}
        return PART.sub(lambda part: parts.get(part[1], "1"), rule.rule)

    return [path(rule) for rule in rules]


@pytest.fixture
def store(site: Flask) -> Store:
    """The store of the site."""
    found: Store = site.extensions["clubs"]
    return found


@pytest.fixture
def organiser(site: Flask, store: Store) -> Organiser:
    """Somebody who has saved a club with a board."""
    made = store.make(str(PLAN), board=True, ticket=new_ticket())
    return Organiser(site.test_client(), store, made.slug, made.secret)


@pytest.fixture
def running(organiser: Organiser) -> Running:
    """A tournament that has just been made with the form."""
    response = organiser.send("tournaments/new", ticket=new_ticket(), **FORM)
    assert response.status_code == 303
    return Running(organiser, int(response.headers["Location"].rpartition("/")[2]))
