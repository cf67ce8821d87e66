"""Several at once: threads and processes that want the same row, and what is left of it."""

import subprocess
import sys
from collections.abc import Callable
from functools import partial

import pytest

from tests.clubs.store.together import at_once
from tutor.clubs import limits
from tutor.clubs.errors import FullError, NicknameTakenError
from tutor.clubs.saved import NewClub
from tutor.clubs.secrets import new_ticket
from tutor.clubs.store import Store

FORK = """
import os, sys
from tutor.clubs.store import Store
url, slug, ticket = sys.argv[1:]
store = Store(url)
store.board(slug)                     # the parent has a connection open
children = []
for child in range(3):
    pid = os.fork()
    if pid == 0:
        for number in range(8):
            store.record(slug, ticket, f"{child}-{number}")
        os._exit(0)
    children.append(pid)
for number in range(8):
    store.record(slug, ticket, f"parent-{number}")
print([os.waitpid(pid, 0)[1] for pid in children])
"""


@pytest.fixture
def stores(open_store: Callable[[], Store], store: Store) -> list[Store]:
    """As many processes of a server: each has connections of its own, and has used them."""
    found = [open_store() for _ in range(6)]
    for each in found:
        each.learner("zzzzzzzzzz", "")
    return found


def test_a_form_sent_by_many_fingers_makes_one_club(stores: list[Store]) -> None:
    """The same ticket at the same moment: one slug for all."""
    ticket = new_ticket()
    made = at_once(*(partial(each.make, "~1a", board=True, ticket=ticket) for each in stores))
    assert {*made} == {made[0]}
    assert isinstance(made[0], NewClub)
    assert stores[0].club(made[0].slug).plan == "~1a"


def test_of_many_with_one_nickname_only_one_joins(stores: list[Store], club: NewClub) -> None:
    """The others are told that it is taken."""
    came = at_once(*(partial(each.join, club.slug, "Ann", new_ticket()) for each in stores))
    errors = [each for each in came if isinstance(each, NicknameTakenError)]
    assert len(errors) == len(stores) - 1
    assert len(stores[0].board(club.slug)) == 1


def test_the_last_place_is_given_once(
    stores: list[Store], club: NewClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many ask for it, the board does not get longer than it may."""
    monkeypatch.setattr(limits, "LEARNERS", 2)
    came = at_once(
        *(partial(each.join, club.slug, new_ticket()[:8], new_ticket()) for each in stores)
    )
    assert len([each for each in came if isinstance(each, FullError)]) == len(stores) - 2
    assert len(stores[0].board(club.slug)) == 2


def test_a_learner_who_joins_twice_at_once_is_one(stores: list[Store], club: NewClub) -> None:
    ticket = new_ticket()
    came = at_once(*(partial(each.join, club.slug, "Ann", ticket) for each in stores))
    assert came == [stores[0].board(club.slug)[0]] * len(stores)


def test_results_of_all_are_kept(stores: list[Store], club: NewClub) -> None:
    """The same one from everywhere is one; different ones are all there."""
    ticket = new_ticket()
    stores[0].join(club.slug, "Ann", ticket)

    def work(number: int) -> None:
        stores[number].record(club.slug, ticket, "same")
        stores[number].record(club.slug, ticket, f"own-{number}")

    assert at_once(*(partial(work, number) for number in range(len(stores)))) == [None] * len(
        stores
    )
    (learner,) = stores[0].board(club.slug)
    assert learner.solved == {"same", *(f"own-{number}" for number in range(len(stores)))}


def test_leaving_and_recording_do_not_meet(stores: list[Store], club: NewClub) -> None:
    """Whoever leaves is gone, whatever was on its way; nothing is stuck, nothing half done."""
    tickets = [new_ticket() for _ in range(3)]
    for number, ticket in enumerate(tickets):
        stores[0].join(club.slug, f"L{number}", ticket)
    pairs = list(zip(stores[:3], tickets, strict=True))
    came = at_once(
        *(partial(store.leave, club.slug, ticket) for store, ticket in pairs),
        *(partial(store.record, club.slug, ticket, "clue") for store, ticket in pairs),
        lambda: stores[4].change(club.slug, club.secret, "~1b"),
        lambda: stores[5].sweep(),
    )
    assert {type(each).__name__ for each in came} <= {"NoneType", "UnknownLearnerError", "Erased"}
    assert stores[0].board(club.slug) == ()


def test_after_a_fork_each_process_connects_for_itself(
    url: str,
) -> None:
    """Four processes with one Store between them, made and used before: nothing is lost."""
    real = Store(url)
    made, ticket = real.make("~1a", board=True, ticket=new_ticket()), new_ticket()
    real.join(made.slug, "Ann", ticket)
    command = [sys.executable, "-c", FORK, url, made.slug, ticket]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (run.stdout, run.stderr) == ("[0, 0, 0]\n", "")
    (learner,) = real.board(made.slug)
    who = ("0", "1", "2", "parent")
    assert learner.solved == {f"{name}-{number}" for name in who for number in range(8)}
    real.database.close()
