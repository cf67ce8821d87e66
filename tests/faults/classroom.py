"""A saved club with a board and a season, and all that learners and tables have to write down."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Protocol

from tests.faults.instance import Instance
from tests.faults.visitor import Answer, Visitor
from tests.support.answers import of_library, right_answer
from tutor.clubs.items import Item
from tutor.clubs.plan import Plan
from tutor.clubs.secrets import hashed, new_ticket, table_secret
from tutor.core.scenario import Scenario
from tutor.games.hanabi.puzzles import THEMES

LEARNERS, ITEMS = 40, 24
"""40 learners who join, 24 puzzles each: 1,000 writes."""

EVENINGS, TABLES, DEALS = 2, 6, 4
"""Two tournaments of a season, with 48 results of tables."""

NAMES = [
    f"{theme}-00{number}"
    for number in (1, 2)
    for theme, kind in THEMES.items()
    if not isinstance(kind, Scenario)
][:ITEMS]


ANSWERS = {name: right_answer(*of_library(name)) for name in NAMES}


@dataclass(frozen=True)
class Learner:
    """Somebody who joins the board of a club, at an address of their own."""

    nickname: str
    slug: str
    visitor: Visitor
    ticket: str = field(default_factory=new_ticket)


class Write(Protocol):
    """A form that is sent until it has been acknowledged."""

    @property
    def entry(self) -> tuple[str, str]:
        """What has to be in the database once this has been acknowledged."""

    def send(self, site: Instance, tag: str = "en") -> Answer:
        """Send it to a server, in a language; raises one of NO_ANSWER."""


@dataclass(frozen=True)
class BoardWrite:
    """A form that a learner sends: to join, or that a puzzle is solved."""

    learner: Learner
    item: str = ""

    @property
    def entry(self) -> tuple[str, str]:
        """The nickname, and what is solved."""
        return self.learner.nickname, self.item

    def send(self, site: Instance, tag: str = "en") -> Answer:
        """Send it; see `Write`."""
        learner = self.learner
        path = f"/{tag}/clubs/{learner.slug}/{'done' if self.item else 'join'}"
        return learner.visitor.post(site, path, self._fields)

    @property
    def _fields(self) -> list[tuple[str, str]]:
        if not self.item:
            return [("nickname", self.learner.nickname), ("ticket", self.learner.ticket)]
        return [("item", self.item), *(("answer", option) for option in ANSWERS[self.item])]


@dataclass(frozen=True)
class Report:
    """A form that a table of a tournament sends: the points of a deal."""

    slug: str
    secret: str
    tournament: int
    table: int
    deal: int

    @property
    def points(self) -> int:
        """Other ones for each table, deal and evening."""
        return (7 * self.table + 5 * self.deal + self.tournament) % 25

    @property
    def entry(self) -> tuple[str, str]:
        """The table, and the points of the deal."""
        return f"{self.tournament}/{self.table}", f"{self.deal}: {self.points}"

    def send(self, site: Instance, tag: str = "en") -> Answer:
        """Send it; see `Write`."""
        secret = table_secret(self.secret, self.tournament, self.table)
        path = f"/{tag}/clubs/{self.slug}/table/{secret}"
        return Visitor().post(site, path, [(f"points-{self.deal}", str(self.points))])


@dataclass(frozen=True)
class Classroom:
    """A club that is saved, under `slug`; `secret` lets change it."""

    slug: str
    secret: str
    joins: tuple[BoardWrite, ...]
    reports: tuple[Report, ...]
    season: str
    """The path of the season's table."""

    @classmethod
    def opened(cls, site: Instance, learners: int = LEARNERS) -> "Classroom":
        """Return a new club with an open board and a season, saved by the site's own forms."""
        plan = Plan("Faults", tuple(Item(name) for name in NAMES), ("en",))
        saved = _made(site, f"/en/clubs/{plan}/save", [("board", "on")])
        slug, _, secret = saved.split("/clubs/")[1].split("/")
        edit = f"/en/clubs/{slug}/edit/{secret}"
        tournaments = [
            int(_made(site, f"{edit}/tournaments/new", TOURNAMENT).rpartition("/")[2])
            for _ in range(EVENINGS)
        ]
        season = _made(site, f"{edit}/seasons/new", SEASON).rpartition("/")[2]
        joins = (
            BoardWrite(Learner(f"Learner {number}", slug, Visitor(f"192.0.2.{number}")))
            for number in range(1, learners + 1)
        )
        reports = (
            Report(slug, secret, number, table, deal)
            for number in tournaments
            for table in range(1, TABLES + 1)
            for deal in range(1, DEALS + 1)
        )
        path = f"/en/clubs/{slug}/seasons/{season}"
        return cls(slug, secret, tuple(joins), tuple(reports), path)

    @property
    def results(self) -> tuple[Write, ...]:
        """All that learners solve and tables report, mixed."""
        solved = (BoardWrite(join.learner, name) for name in NAMES for join in self.joins)
        return tuple(
            sorted((*solved, *self.reports), key=lambda write: hashed(" ".join(write.entry)))
        )

    def join(self, site: Instance) -> None:
        """Let all learners join; each is acknowledged."""
        for write in self.joins:
            assert write.send(site).status == 303

    def check_season(self, site: Instance) -> None:
        """AssertionError unless the season's table adds up all that the tables have reported."""
        sums: Counter[tuple[int, int]] = Counter()
        for each in self.reports:
            sums[each.table, each.tournament] += each.points
        evenings = sorted({each.tournament for each in self.reports})
        expected = set()
        for table in range(1, TABLES + 1):
            points = [sums[table, each] for each in evenings]
            expected.add(" ".join(map(str, [f"Table {table}", *points, sum(points)])))
        (body,) = Visitor().get(site, self.season).page.one("table").inside("tbody")
        assert {row.text.partition(". ")[2] for row in body.inside("tr")} == expected


TOURNAMENT = [
    ("rules", "hanabi base"),
    ("players", "3"),
    ("tables", str(TABLES)),
    ("deals", str(DEALS)),
    ("tie-break", "none"),
]
SEASON = [("name", "Winter"), ("which", "all"), ("by", "points"), ("best-of", "0")]


def _made(site: Instance, path: str, fields: list[tuple[str, str]]) -> str:
    """Send a form that makes something, and return where it leads."""
    answer = Visitor().post(site, path, [*fields, ("ticket", new_ticket())])
    assert answer.status == 303, answer.text
    return answer.headers["Location"].partition("#")[0]
