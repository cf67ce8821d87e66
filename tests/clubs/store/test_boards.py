"""Boards: who joins, what is recorded, who may hide and close, and how it all ends."""

from collections.abc import Callable
from functools import partial

import pytest

from tests.clubs.store.conftest import Clock
from tutor.clubs import limits
from tutor.clubs.errors import (
    BoardClosedError,
    FullError,
    NicknameTakenError,
    UnknownClubError,
    UnknownLearnerError,
)
from tutor.clubs.saved import BoardState, Erased, Learner, NewClub
from tutor.clubs.secrets import new_ticket
from tutor.clubs.store import Store


def test_learners_stand_in_the_order_of_joining(store: Store, club: NewClub) -> None:
    """The board has all of them with what they have finished, once each."""
    ann, bob = new_ticket(), new_ticket()
    first = store.join(club.slug, "Zoë", ann)
    store.join(club.slug, "Bob", bob)
    for item in ("save-001", "clue", "clue"):
        store.record(club.slug, ann, item)
    assert store.board(club.slug) == (
        Learner(first.id, "Zoë", False, frozenset({"save-001", "clue"})),
        Learner(first.id + 1, "Bob", False, frozenset()),
    )
    assert store.learner(club.slug, ann) == store.board(club.slug)[0]


def test_the_same_ticket_is_the_same_learner(store: Store, club: NewClub) -> None:
    """A form sent twice, even with another name, gives nobody a second place."""
    ticket = new_ticket()
    joined = store.join(club.slug, "Ann", ticket)
    store.record(club.slug, ticket, "clue")
    assert store.join(club.slug, "Bob", ticket).id == joined.id
    assert store.board(club.slug) == (Learner(joined.id, "Ann", False, frozenset({"clue"})),)


def test_nicknames_that_look_the_same_are_the_same(store: Store, club: NewClub) -> None:
    """Case and width make no other name; the error has what was asked for."""
    store.join(club.slug, "Strasse", new_ticket())
    for taken in ("Straße", "STRASSE", "ｓｔｒａsse", "Strasse"):
        with pytest.raises(NicknameTakenError) as error:
            store.join(club.slug, taken, new_ticket())
        assert error.value.nickname == taken
    assert len(store.board(club.slug)) == 1


def test_a_nickname_is_taken_in_its_own_club_only(store: Store, club: NewClub) -> None:
    """There is an Ann in every class; their tickets are their own."""
    other = store.make("~1b", board=True, ticket=new_ticket())
    ticket = new_ticket()
    store.join(club.slug, "Ann", ticket)
    assert store.join(other.slug, "Ann", new_ticket()).nickname == "Ann"
    assert store.learner(other.slug, ticket) is None
    with pytest.raises(UnknownLearnerError):
        store.record(other.slug, ticket, "clue")


def test_nobody_is_known_by_another_ticket(store: Store, club: NewClub) -> None:
    """Whoever has not joined is nobody, and can record nothing; to leave is no error."""
    store.join(club.slug, "Ann", new_ticket())
    for ticket in ("", "0" * 32, "\0" * 32, "\ud800"):
        assert store.learner(club.slug, ticket) is None
        with pytest.raises(UnknownLearnerError):
            store.record(club.slug, ticket, "clue")
        store.leave(club.slug, ticket)
    assert [learner.nickname for learner in store.board(club.slug)] == ["Ann"]


def test_in_no_club_there_is_nobody(store: Store) -> None:
    """A slug of no club is said to be one, except to whoever only asks or leaves."""
    ticket = new_ticket()
    assert store.learner("zzzzzzzzzz", ticket) is None
    store.leave("zzzzzzzzzz", ticket)
    with pytest.raises(UnknownClubError):
        store.join("zzzzzzzzzz", "Ann", ticket)
    with pytest.raises(UnknownClubError):
        store.record("zzzzzzzzzz", ticket, "clue")


def test_on_a_closed_board_nothing_is_added(store: Store, club: NewClub) -> None:
    """It can be looked at, learners can leave, and it can be opened again."""
    ann, bob = new_ticket(), new_ticket()
    joined = store.join(club.slug, "Ann", ann)
    store.join(club.slug, "Bob", bob)
    store.set_board(club.slug, club.secret, BoardState.CLOSED)
    with pytest.raises(BoardClosedError):
        store.join(club.slug, "Eve", new_ticket())
    with pytest.raises(BoardClosedError):
        store.record(club.slug, ann, "clue")
    assert store.join(club.slug, "Ann", ann) == joined  # she is there already
    store.leave(club.slug, bob)
    assert store.board(club.slug) == (joined,)
    store.set_board(club.slug, club.secret, BoardState.OPEN)
    store.record(club.slug, ann, "clue")
    assert store.board(club.slug)[0].solved == {"clue"}


def test_without_a_board_nobody_is_kept(store: Store, club: NewClub) -> None:
    """A board that is taken away is erased: opened once more, it is empty."""
    store.join(club.slug, "Ann", new_ticket())
    store.set_board(club.slug, club.secret, BoardState.NONE)
    assert store.board(club.slug) == ()
    with pytest.raises(BoardClosedError):
        store.join(club.slug, "Bob", new_ticket())
    store.set_board(club.slug, club.secret, BoardState.OPEN)
    assert store.board(club.slug) == ()


def test_a_board_has_so_many_places(
    store: Store, club: NewClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One more is refused, with the number, until somebody leaves."""
    monkeypatch.setattr(limits, "LEARNERS", 3)
    tickets = [new_ticket() for _ in range(3)]
    for number, ticket in enumerate(tickets):
        store.join(club.slug, f"Learner {number}", ticket)
    with pytest.raises(FullError) as error:
        store.join(club.slug, "Ann", new_ticket())
    assert error.value.limit == 3
    store.leave(club.slug, tickets[0])
    assert store.join(club.slug, "Ann", new_ticket()).nickname == "Ann"


def test_whoever_is_hidden_takes_no_place(
    store: Store, club: NewClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A board full of what has to be hidden has room for everybody else."""
    monkeypatch.setattr(limits, "LEARNERS", 2)
    prank = store.join(club.slug, "Prank", new_ticket())
    store.join(club.slug, "Ann", new_ticket())
    with pytest.raises(FullError):
        store.join(club.slug, "Bob", new_ticket())
    store.hide(club.slug, club.secret, prank.id, True)
    store.join(club.slug, "Bob", new_ticket())
    with pytest.raises(FullError):
        store.join(club.slug, "Eve", new_ticket())


def test_an_organiser_removes_one_learner(store: Store, club: NewClub) -> None:
    """With what was recorded; the others stay, and the place and the nickname are free again."""
    ann, bob = new_ticket(), new_ticket()
    first, second = (store.join(club.slug, *who) for who in (("Ann", ann), ("Bob", bob)))
    store.record(club.slug, ann, "clue")
    store.remove(club.slug, club.secret, first.id)
    assert store.board(club.slug) == (second,)
    assert store.learner(club.slug, ann) is None
    assert store.join(club.slug, "Ann", ann).solved == frozenset()


@pytest.mark.parametrize("change", [Store.remove, partial(Store.hide, hidden=True)])
def test_nobody_else_removes_or_hides_a_learner(
    store: Store, club: NewClub, change: Callable[[Store, str, str, int], object]
) -> None:
    """Without the secret, or from another club; a number of nobody is said to be one."""
    joined = store.join(club.slug, "Ann", new_ticket())
    other = store.make("~1c", board=True, ticket=new_ticket())
    with pytest.raises(UnknownClubError):
        change(store, club.slug, new_ticket(), joined.id)
    for learner in (joined.id, 0, -1, 2**40, 10**30):
        with pytest.raises(UnknownLearnerError):
            change(store, other.slug, other.secret, learner)
    assert store.board(club.slug) == (joined,)


def test_a_learner_has_so_many_results(
    store: Store, club: NewClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One more is refused; those that are there can be sent again."""
    monkeypatch.setattr(limits, "RESULTS", 3)
    ticket = new_ticket()
    store.join(club.slug, "Ann", ticket)
    for item in ("clue", "play", "discard", "clue"):
        store.record(club.slug, ticket, item)
    with pytest.raises(FullError) as error:
        store.record(club.slug, ticket, "goal")
    assert error.value.limit == 3
    assert store.board(club.slug)[0].solved == {"clue", "play", "discard"}


def test_a_hidden_nickname_is_marked_and_stays_taken(store: Store, club: NewClub) -> None:
    """The organiser hides it and shows it again; the learner goes on meanwhile."""
    ticket = new_ticket()
    learner = store.join(club.slug, "Ann", ticket)
    store.hide(club.slug, club.secret, learner.id, True)
    store.record(club.slug, ticket, "clue")
    assert store.board(club.slug) == (Learner(learner.id, "Ann", True, frozenset({"clue"})),)
    with pytest.raises(NicknameTakenError):
        store.join(club.slug, "Ann", new_ticket())
    store.hide(club.slug, club.secret, learner.id, False)
    assert not store.board(club.slug)[0].hidden


def test_whoever_leaves_is_erased_at_once(store: Store, club: NewClub) -> None:
    """The nickname is free again, and nothing that was recorded comes back with it."""
    ticket = new_ticket()
    learner = store.join(club.slug, "Ann", ticket)
    store.record(club.slug, ticket, "clue")
    store.leave(club.slug, ticket)
    assert store.board(club.slug) == ()
    again = store.join(club.slug, "Ann", ticket)
    assert again.solved == frozenset()
    assert again.id != learner.id  # so that a stale page of the organiser hides nobody else


def test_looking_in_is_a_visit(store: Store, club: NewClub, clock: Clock) -> None:
    """Whoever comes back within the month stays for another."""
    ann, bob = new_ticket(), new_ticket()
    store.join(club.slug, "Ann", ann)
    store.join(club.slug, "Bob", bob)
    clock.go_on(days=limits.DAYS_OF_LEARNERS - 1)
    assert store.learner(club.slug, ann)
    clock.go_on(days=limits.DAYS_OF_LEARNERS - 1)
    assert [learner.nickname for learner in store.board(club.slug)] == ["Ann"]


def test_a_learner_who_is_due_is_not_shown_before_the_sweep(
    store: Store, club: NewClub, clock: Clock
) -> None:
    """From midnight on, though it was swept a moment before: nobody sees them, nor their name."""
    ticket = new_ticket()
    store.join(club.slug, "Ann", ticket)
    store.record(club.slug, ticket, "clue")
    clock.go_on(days=limits.DAYS_OF_LEARNERS - 1, hours=11, minutes=50)
    assert len(store.board(club.slug)) == 1
    clock.go_on(minutes=20)
    assert store.board(club.slug) == ()
    assert store.learner(club.slug, ticket) is None
    with pytest.raises(UnknownLearnerError):
        store.record(club.slug, ticket, "clue")
    assert store.join(club.slug, "ann", new_ticket()).solved == frozenset()
    assert store.sweep() == Erased(0, 0)  # she had to make room


def test_sweeping_erases_learners_who_are_due(store: Store, club: NewClub, clock: Clock) -> None:
    """They are counted, what they finished goes along, and others stay."""
    for nickname in ("Ann", "Bob"):
        ticket = new_ticket()
        store.join(club.slug, nickname, ticket)
        store.record(club.slug, ticket, "clue")
        clock.go_on(days=1)
    assert store.sweep() == Erased(0, 0)
    clock.go_on(days=limits.DAYS_OF_LEARNERS - 2)
    assert store.sweep() == Erased(0, 1)
    assert [learner.nickname for learner in store.board(club.slug)] == ["Bob"]
