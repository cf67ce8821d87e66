"""Saved clubs: made once for a ticket, changed by whoever has the secret, erased in the end."""

import re
from pathlib import Path

import pytest

from tests.clubs.store.conftest import Clock
from tutor.clubs import limits
from tutor.clubs.errors import UnknownClubError
from tutor.clubs.saved import BoardState, Erased, NewClub, SavedClub
from tutor.clubs.secrets import new_ticket
from tutor.clubs.store import Store

WRONG = "0" * 32


def test_a_club_is_kept_as_it_was_made(store: Store) -> None:
    """Slug and secret lead back to the plan and the board."""
    made = store.make("~1a", board=True, ticket=new_ticket())
    assert store.club(made.slug) == SavedClub(made.slug, "~1a", BoardState.OPEN)
    assert store.club_with_secret(made.slug, made.secret) == store.club(made.slug)
    other = store.make("~1b", board=False, ticket=new_ticket())
    assert store.club(other.slug) == SavedClub(other.slug, "~1b", BoardState.NONE)


def test_a_form_sent_twice_makes_one_club(store: Store) -> None:
    """The same ticket gives the same link again; what it names is as it was made first."""
    ticket = new_ticket()
    made = store.make("~1a", board=True, ticket=ticket)
    assert store.make("~1b", board=False, ticket=ticket) == made
    assert store.club(made.slug).plan == "~1a"


@pytest.mark.parametrize("ticket", ["", "7", "g" * 32, "A" * 32, WRONG + "0"])
def test_a_ticket_that_could_be_guessed_is_refused(store: Store, ticket: str) -> None:
    """The secret follows from it."""
    with pytest.raises(ValueError, match="ticket"):
        store.make("~1a", board=False, ticket=ticket)


def test_slugs_and_secrets_cannot_be_told_from_one_another(store: Store) -> None:
    """Each is another, of the length and letters that addresses are checked for."""
    made = [store.make("~1a", board=False, ticket=new_ticket()) for _ in range(20)]
    assert len({each.slug for each in made}) == len({each.secret for each in made}) == 20
    assert all(re.fullmatch("[2-9a-hjkmnp-z]{10}", each.slug) for each in made)
    assert all(re.fullmatch("[0-9a-f]{32}", each.secret) for each in made)


def test_a_slug_of_no_club_is_unknown(store: Store) -> None:
    """No database would accept some of these slugs."""
    for slug in ("", "zzzzzzzzzz", "ABCDEFGHJK", "a\0bcdefghj", "\ud800" * 10, "'; --", "~1a"):
        with pytest.raises(UnknownClubError):
            store.club(slug)
        with pytest.raises(UnknownClubError):
            store.club_with_secret(slug, WRONG)


def test_without_the_secret_nothing_can_be_done(store: Store, club: NewClub) -> None:
    """Nobody learns whether club or secret is wrong, and nothing has changed."""
    learner = store.join(club.slug, "Ann", new_ticket())
    for secret in ("", "é", "\ud800", "0" * 10_000):
        with pytest.raises(UnknownClubError):
            store.club_with_secret(club.slug, secret)
    secret = WRONG
    for attempt in (
        lambda: store.club_with_secret(club.slug, secret),
        lambda: store.change(club.slug, secret, "~1b"),
        lambda: store.rotate(club.slug, secret),
        lambda: store.set_board(club.slug, secret, BoardState.NONE),
        lambda: store.hide(club.slug, secret, learner.id, True),
        lambda: store.delete(club.slug, secret),
    ):
        with pytest.raises(UnknownClubError):
            attempt()
    assert store.club_with_secret(club.slug, club.secret).plan == "~1plan"
    assert store.board(club.slug) == (learner,)


def test_the_secret_of_another_club_opens_nothing(store: Store, club: NewClub) -> None:
    """A secret is one club's."""
    other = store.make("~1b", board=False, ticket=new_ticket())
    with pytest.raises(UnknownClubError):
        store.club_with_secret(club.slug, other.secret)


def test_a_plan_is_changed_under_the_same_slug(store: Store, club: NewClub) -> None:
    """The printed link leads to the new list, and who has joined stays."""
    learner = store.join(club.slug, "Ann", new_ticket())
    store.change(club.slug, club.secret, "~1new")
    assert store.club(club.slug) == SavedClub(club.slug, "~1new", BoardState.OPEN)
    assert store.board(club.slug) == (learner,)


def test_a_rotated_secret_opens_nothing_any_more(store: Store, club: NewClub) -> None:
    """An edit link that was shared by mistake is worth nothing; the new one works."""
    fresh = store.rotate(club.slug, club.secret)
    with pytest.raises(UnknownClubError):
        store.club_with_secret(club.slug, club.secret)
    assert store.club_with_secret(club.slug, fresh).slug == club.slug


def test_a_secret_that_is_rotated_twice_by_one_form_is_not_lost(
    store: Store, club: NewClub
) -> None:
    """A double tap: whichever answer arrives, its link works; another form's ticket opens none."""
    ticket = new_ticket()
    fresh = store.rotate(club.slug, club.secret, ticket)
    assert store.rotate(club.slug, club.secret, ticket) == fresh
    assert store.club_with_secret(club.slug, fresh).slug == club.slug
    with pytest.raises(UnknownClubError):
        store.rotate(club.slug, club.secret, new_ticket())


def test_a_deleted_club_is_gone_with_its_board(store: Store, club: NewClub) -> None:
    """Its link is unknown at once, and a learner's ticket nobody's."""
    ticket = new_ticket()
    store.join(club.slug, "Ann", ticket)
    store.record(club.slug, ticket, "clue")
    store.delete(club.slug, club.secret)
    with pytest.raises(UnknownClubError):
        store.club(club.slug)
    assert store.learner(club.slug, ticket) is None


def test_neither_tickets_nor_secrets_are_stored(tmp_path: Path) -> None:
    """Whoever reads the file, or a backup of it, can change no club and be no learner."""
    path = tmp_path / "clubs.sqlite3"
    store, ticket, learner = Store(f"sqlite:///{path}"), new_ticket(), new_ticket()
    made = store.make("~1plan", board=True, ticket=ticket)
    store.join(made.slug, "Ann", learner)
    fresh = store.rotate(made.slug, made.secret)
    store.database.close()
    kept = b"".join(each.read_bytes() for each in tmp_path.iterdir())
    assert b"~1plan" in kept
    assert not [each for each in (ticket, learner, made.secret, fresh) if each.encode() in kept]


def test_each_visit_of_a_club_counts(store: Store, clock: Clock) -> None:
    """It lives on for so many days from then, whoever it was."""
    made = store.make("~1a", board=False, ticket=new_ticket())
    clock.go_on(days=limits.DAYS_OF_CLUBS - 1)
    assert store.club(made.slug).plan == "~1a"
    clock.go_on(days=limits.DAYS_OF_CLUBS - 1)
    assert store.club_with_secret(made.slug, made.secret).plan == "~1a"
    clock.go_on(days=limits.DAYS_OF_CLUBS)
    with pytest.raises(UnknownClubError):
        store.club(made.slug)


def test_a_club_that_is_due_is_not_shown_before_the_sweep(store: Store, clock: Clock) -> None:
    """From midnight on, though it was swept a moment before, nobody gets at it."""
    made = store.make("~1a", board=True, ticket=new_ticket())
    clock.go_on(days=limits.DAYS_OF_CLUBS - 1, hours=11, minutes=50)
    assert store.board(made.slug) == ()  # which is no visit
    clock.go_on(minutes=20)
    for attempt in (
        lambda: store.club(made.slug),
        lambda: store.board(made.slug),
        lambda: store.join(made.slug, "Ann", new_ticket()),
        lambda: store.change(made.slug, made.secret, "~1b"),
    ):
        with pytest.raises(UnknownClubError):
            attempt()
    assert store.sweep() == Erased(1, 0)


def test_sweeping_erases_what_is_due_and_nothing_else(store: Store, clock: Clock) -> None:
    """Clubs and learners are counted; a second time there is nothing left."""
    old = store.make("~1old", board=True, ticket=new_ticket())
    store.join(old.slug, "Ann", new_ticket())
    later = clock.now
    clock.go_on(days=limits.DAYS_OF_CLUBS - 10)
    young = store.make("~1young", board=True, ticket=new_ticket())  # Ann is due, and swept by now
    store.join(young.slug, "Bob", new_ticket())
    clock.go_on(days=9)
    assert store.sweep() == Erased(0, 0)
    clock.go_on(days=1)
    assert store.sweep(later) == Erased(0, 0)
    assert store.sweep() == Erased(1, 0)
    assert store.sweep() == Erased(0, 0)
    assert [learner.nickname for learner in store.board(young.slug)] == ["Bob"]


def test_a_store_in_use_sweeps_by_itself(store: Store, clock: Clock) -> None:
    """Nobody has to call `tutor db sweep` while the site runs: it happens within the hour."""
    made = store.make("~1a", board=True, ticket=new_ticket())
    store.join(made.slug, "Ann", new_ticket())
    clock.go_on(days=limits.DAYS_OF_CLUBS)
    store.make("~1b", board=False, ticket=new_ticket())
    assert store.sweep() == Erased(0, 0)


def test_the_ticket_of_an_erased_club_makes_a_new_one(store: Store, clock: Clock) -> None:
    """A page that was open for more than a year still works."""
    ticket = new_ticket()
    made = store.make("~1a", board=False, ticket=ticket)
    store.sweep()
    clock.go_on(days=limits.DAYS_OF_CLUBS)
    again = store.make("~1b", board=False, ticket=ticket)
    assert again.slug != made.slug
    assert store.club(again.slug).plan == "~1b"
