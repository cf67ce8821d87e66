"""A saved club with a board, its learners, and all that they have to write down."""

from dataclasses import dataclass, field

from tests.faults.instance import Instance
from tests.faults.visitor import Answer, Visitor
from tutor.clubs.items import Item
from tutor.clubs.plan import Plan
from tutor.clubs.secrets import new_ticket
from tutor.core.puzzle import NONE, Choose, judged
from tutor.core.scenario import is_scenario
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.library import find

LEARNERS, ITEMS = 40, 24
"""40 learners who join, 24 puzzles each: 1,000 writes."""

NAMES = [
    f"{theme}-00{number}"
    for number in (1, 2)
    for theme, kind in THEMES.items()
    if not is_scenario(kind)
][:ITEMS]


def right_answer(name: str) -> list[str]:
    """Return the options that solve a puzzle of the library."""
    entry = find(name)
    theme = THEMES[entry.theme]
    right = [each.option for each in judged(theme, entry.puzzle) if each.correct]
    right = [option for option in right if option != NONE] or right
    return right[:1] if theme.choose is Choose.ONE else right


ANSWERS = {name: right_answer(name) for name in NAMES}


@dataclass(frozen=True)
class Learner:
    """Somebody who joins the board of a club, at an address of their own."""

    nickname: str
    slug: str
    visitor: Visitor
    ticket: str = field(default_factory=new_ticket)


@dataclass(frozen=True)
class Write:
    """A form that a learner sends: to join, or that a puzzle is solved."""

    learner: Learner
    item: str = ""

    @property
    def entry(self) -> tuple[str, str]:
        """What has to be in the database once this has been acknowledged."""
        return self.learner.nickname, self.item

    def send(self, site: Instance, tag: str = "en") -> Answer:
        """Send it to a server, in a language; raises one of NO_ANSWER."""
        learner = self.learner
        path = f"/{tag}/clubs/{learner.slug}/{'done' if self.item else 'join'}"
        return learner.visitor.post(site, path, self._fields)

    @property
    def _fields(self) -> list[tuple[str, str]]:
        if not self.item:
            return [("nickname", self.learner.nickname), ("ticket", self.learner.ticket)]
        return [("item", self.item), *(("answer", option) for option in ANSWERS[self.item])]


@dataclass(frozen=True)
class Classroom:
    """A club that is saved, under `slug`; `secret` lets change it."""

    slug: str
    secret: str
    joins: tuple[Write, ...]

    @classmethod
    def opened(cls, site: Instance, learners: int = LEARNERS) -> "Classroom":
        """Return a new club with an open board, saved by the site's own form."""
        plan = Plan("Faults", tuple(Item(name) for name in NAMES), ("en",))
        fields = [("ticket", new_ticket()), ("board", "on")]
        answer = Visitor().post(site, f"/en/clubs/{plan}/save", fields)
        assert answer.status == 303, answer.text
        slug, _, secret = answer.headers["Location"].split("/clubs/")[1].split("/")
        joins = (
            Write(Learner(f"Learner {number}", slug, Visitor(f"192.0.2.{number}")))
            for number in range(1, learners + 1)
        )
        return cls(slug, secret, tuple(joins))

    @property
    def results(self) -> tuple[Write, ...]:
        """All that the learners have to solve, puzzle by puzzle."""
        return tuple(Write(join.learner, name) for name in NAMES for join in self.joins)

    def join(self, site: Instance) -> None:
        """Let all learners join; each is acknowledged."""
        for write in self.joins:
            assert write.send(site).status == 303
