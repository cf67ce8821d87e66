"""Seasons in the store: who may make and erase them, and how long they and their evenings stay."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from tests.clubs.store.conftest import Clock
from tests.clubs.store.together import at_once
from tests.clubs.tournaments import TWO_DEALS
from tutor.clubs import limits
from tutor.clubs.errors import FullError, UnknownClubError, UnknownSeasonError
from tutor.clubs.saved import Erased, NewClub
from tutor.clubs.season import Season, SeasonPlan
from tutor.clubs.secrets import new_ticket
from tutor.clubs.store import Store
from tutor.clubs.tournament import Ranking

PLAN = SeasonPlan("Winter", Ranking.MATCHPOINTS, 5, (3, 8))


@pytest.fixture
def number(store: Store, club: NewClub) -> int:
    """The number of a season."""
    return store.seasons.make(club.slug, club.secret, PLAN, new_ticket())


def test_a_season_is_kept_as_it_was_made(store: Store, club: NewClub, number: int) -> None:
    """The same ticket makes no other one."""
    assert store.seasons.season(club.slug, number) == Season(number, PLAN)
    every, ticket = replace(PLAN, tournaments=()), new_ticket()
    twice = {store.seasons.make(club.slug, club.secret, every, ticket) for _ in range(2)}
    [other] = twice
    assert store.seasons.of_club(club.slug) == (Season(number, PLAN), Season(other, every))


def test_pressed_on_two_devices_at_once_it_is_made_once(
    open_store: Callable[[], Store], store: Store, club: NewClub
) -> None:
    """All are led to the same season."""
    ticket, stores = new_ticket(), [open_store() for _ in range(4)]
    came = at_once(
        *(partial(each.seasons.make, club.slug, club.secret, PLAN, ticket) for each in stores)
    )
    assert [Season(number, PLAN) for number in {*came}] == [*store.seasons.of_club(club.slug)]


@pytest.mark.parametrize("secret", ["", "0" * 32, "x", "\0", "\ud800"])
def test_without_the_secret_nothing_changes(
    store: Store, club: NewClub, number: int, secret: str
) -> None:
    other = store.make("~1a", board=False, ticket=new_ticket())
    for work in (
        lambda: store.seasons.make(club.slug, secret, PLAN, new_ticket()),
        lambda: store.seasons.erase(club.slug, secret, number),
        lambda: store.seasons.erase(other.slug, other.secret, number),
        lambda: store.seasons.season(other.slug, number),
    ):
        with pytest.raises(UnknownClubError):
            work()
    with pytest.raises(ValueError, match="ticket"):
        store.seasons.make(club.slug, club.secret, PLAN, secret + "!")
    assert store.seasons.of_club(club.slug) == (Season(number, PLAN),)


def test_there_are_so_many_seasons_at_a_time(store: Store, club: NewClub) -> None:
    """One that is erased makes room, and takes no tournament along."""
    tournament = store.tournaments.make(club.slug, club.secret, TWO_DEALS, 2, new_ticket())
    make = partial(store.seasons.make, club.slug, club.secret, PLAN)
    numbers = [make(new_ticket()) for _ in range(limits.SEASONS)]
    with pytest.raises(FullError) as error:
        make(new_ticket())
    assert error.value.limit == limits.SEASONS
    store.seasons.erase(club.slug, club.secret, numbers[0])
    assert make(new_ticket()) not in numbers
    with pytest.raises(UnknownSeasonError):
        store.seasons.season(club.slug, numbers[0])
    assert [each.id for each in store.tournaments.of_club(club.slug)] == [tournament]


def test_a_season_keeps_the_tournaments_of_its_club(
    store: Store, club: NewClub, number: int, clock: Clock
) -> None:
    """As long as somebody looks at it; those of other clubs go in their time."""
    other = store.make("~1a", board=False, ticket=new_ticket())
    for each in (club, other):
        store.tournaments.make(each.slug, each.secret, TWO_DEALS, 2, new_ticket())
    clock.go_on(days=limits.DAYS_OF_SEASONS - 1)
    assert store.sweep() == Erased(clubs=0, learners=0, tournaments=1, seasons=0)
    assert [len(store.tournaments.of_club(each.slug)) for each in (club, other)] == [1, 0]
    store.seasons.season(club.slug, number)
    clock.go_on(days=limits.DAYS_OF_SEASONS - 1)
    [evening] = store.tournaments.of_club(club.slug)
    clock.go_on(days=1)
    assert store.sweep() == Erased(clubs=0, learners=0, tournaments=1, seasons=1)
    with pytest.raises(UnknownClubError):
        store.tournaments.tournament(club.slug, evening.id)
    assert store.seasons.of_club(club.slug) == ()


def test_a_club_takes_its_seasons_along(
    store: Store, club: NewClub, number: int, clock: Clock
) -> None:
    """Erased by its organiser, or since nobody has visited it."""
    store.delete(club.slug, club.secret)
    with pytest.raises(UnknownClubError):
        store.seasons.season(club.slug, number)
    other = store.make("~1a", board=False, ticket=new_ticket())
    store.seasons.make(other.slug, other.secret, PLAN, new_ticket())
    clock.go_on(days=limits.DAYS_OF_CLUBS)
    assert store.sweep() == Erased(clubs=1, learners=0, tournaments=0, seasons=1)
