"""Saved clubs with learners at their boards, to load a server with."""

from dataclasses import dataclass
from random import Random
from urllib.parse import urlencode

from bench.addresses import single_questions
from tutor.clubs.items import Item, Solved
from tutor.clubs.plan import Plan
from tutor.clubs.saved import BoardState
from tutor.clubs.secrets import new_ticket
from tutor.clubs.store import Store

CLUBS, LEARNERS, ITEMS = 40, 25, 20


@dataclass(frozen=True, slots=True)
class Seat:
    """A learner on the board of a club: the cookie's ticket, the club's list, an address."""

    slug: str
    ticket: str
    items: tuple[str, ...]
    address: str

    @property
    def headers(self) -> dict[str, str]:
        """What the learner's browser and the proxy before the site send along."""
        return {"Cookie": f"learner-{self.slug}={self.ticket}", "X_Forwarded_For": self.address}

    def walk(self, name: str) -> str:
        """Return the fields of an address on the way along the list, when it is at this puzzle."""
        solved = self._solved_before(name)
        return urlencode({"club": self.slug} | ({"solved": solved} if solved else {}))

    def done(self, name: str, options: list[str]) -> str:
        """Return the form that says that this puzzle is finished, with the answer to it."""
        fields = [("item", name), ("solved", self._solved_before(name))]
        return urlencode([*fields, *(("answer", option) for option in options)])

    def _solved_before(self, name: str) -> str:
        return str(Solved.of(range(self.items.index(name))))


def seats(store: Store, seed: int = 1) -> list[Seat]:
    """Save clubs with open boards, have learners join them, and return where they sit."""
    store.prepare()
    random, taken = Random(seed), list[Seat]()
    names = [entry.id for entry in single_questions()]
    for club in range(CLUBS):
        items = tuple(random.sample(names, ITEMS))
        plan = Plan(f"Club {club}", tuple(map(Item, items)))
        made = store.make(str(plan), board=True, ticket=new_ticket())
        store.set_board(made.slug, made.secret, BoardState.OPEN)
        for learner in range(LEARNERS):
            ticket = new_ticket()
            store.join(made.slug, f"Learner {learner}", ticket)
            taken.append(Seat(made.slug, ticket, items, f"10.0.{club}.{learner}"))
    return taken
