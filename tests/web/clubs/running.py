"""Tournaments for tests of their pages: made, typed into, and played at in the browser."""

from contextlib import suppress
from dataclasses import dataclass

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.web.clubs.organiser import OURS, Organiser
from tests.web.page import Page
from tutor.clubs.secrets import table_secret
from tutor.clubs.tournament import Tournament
from tutor.core.errors import BadSyntaxError
from tutor.core.game import DealResult
from tutor.games.hanabi.deals.deal import (
    Deal,
    find_winning_line,
)
from tutor.games.hanabi.duplicate import DUPLICATE
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.partners.action_codes import write_actions

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
        """The tournament as it is stored."""
        return self.organiser.store.tournaments.tournament(self.organiser.slug, self.number)

    def results(self) -> list[list[DealResult | None]]:
        """Return the stored results, by table and deal."""
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
    return write_actions(line)


def figures_of(deal: int, *figures: object) -> dict[str, str]:
    """Return the fields of a result."""
    names = ("points", "turns")
    return {f"{name}-{deal}": str(each) for name, each in zip(names, figures, strict=True)}


def rows(page: Page) -> list[str]:
    """Return the lines of the standings, or of the results of a deal."""
    (body,) = page.one("table").inside("tbody")
    return [row.text for row in body.inside("tr")]


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


def lost(name: str, begun: str = "") -> str:
    """Return the blind plays that end a game, by the third mistake in all likelihood."""
    played = ""
    while True:
        played += "p0"
        with suppress(BadSyntaxError):  # it goes on
            DUPLICATE.replay("base", name, begun + played)
            return played
