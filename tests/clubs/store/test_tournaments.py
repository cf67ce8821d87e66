"""Tournaments in the store: who may write what, what comes of two at once, and how it ends."""

from collections.abc import Callable
from functools import partial

import pytest

from tests.clubs.store.conftest import Clock
from tests.clubs.store.together import at_once
from tests.clubs.tournaments import TWO_DEALS, result
from tutor.clubs import limits
from tutor.clubs.errors import (
    FullError,
    ResultKnownError,
    TournamentClosedError,
    UnknownClubError,
    UnknownTournamentError,
)
from tutor.clubs.saved import Erased, NewClub
from tutor.clubs.secrets import new_ticket, table_secret
from tutor.clubs.store import Store
from tutor.clubs.tournament import Correction, TableResult, Tournament
from tutor.core.game import DealResult

WRONG = "0" * 32


@pytest.fixture
def number(store: Store, club: NewClub) -> int:
    """The number of a tournament of three tables and two deals."""
    return store.tournaments.make(club.slug, club.secret, TWO_DEALS, 3, new_ticket())


def results(store: Store, club: NewClub, number: int) -> list[tuple[TableResult | None, ...]]:
    """Return what is kept of each table."""
    return [each.results for each in store.tournaments.tournament(club.slug, number).tables]


def test_a_tournament_is_kept_as_it_was_made(store: Store, club: NewClub, number: int) -> None:
    """With its tables, which have no results yet; the same ticket makes no other one."""
    found = store.tournaments.tournament(club.slug, number)
    assert (found.plan, found.is_open) == (TWO_DEALS, True)
    assert [(each.number, each.name, each.results) for each in found.tables] == [
        (table, "", (None, None)) for table in (1, 2, 3)
    ]
    ticket = new_ticket()
    twice = {store.tournaments.make(club.slug, club.secret, TWO_DEALS, 2, ticket) for _ in range(2)}
    assert len(twice) == 1
    assert [each.id for each in store.tournaments.of_club(club.slug)] == [number, *twice]


def test_tournaments_are_counted_in_their_club(store: Store, club: NewClub, number: int) -> None:
    """From 1, and one that stays keeps its number."""
    other = store.make("~1other", board=False, ticket=new_ticket())

    def made(of: NewClub) -> Tournament:
        new = store.tournaments.make(of.slug, of.secret, TWO_DEALS, 2, new_ticket())
        return store.tournaments.tournament(of.slug, new)

    assert store.tournaments.tournament(club.slug, number).ordinal == 1
    assert [made(other).ordinal, made(other).ordinal] == [1, 2]
    second = made(club)
    store.tournaments.erase(club.slug, club.secret, number)
    assert made(club).ordinal == 3
    assert store.tournaments.tournament(club.slug, second.id).ordinal == 2


def test_a_table_sends_what_it_made_of_deals(store: Store, club: NewClub, number: int) -> None:
    """With its own secret; once more changes nothing, and what was done is kept with it."""
    secret = table_secret(club.secret, number, 2)
    played = TableResult(DealResult(25, 3, 0), "p0p0")
    for _ in range(2):
        store.tournaments.send(club.slug, secret, {0: played})
    store.tournaments.send(club.slug, secret, {0: result(25, 3, 0), 1: result(7)})
    assert results(store, club, number) == [(None, None), (played, result(7)), (None, None)]
    found, table = store.tournaments.table(club.slug, secret)
    assert (found.id, table) == (number, 2)


def test_a_table_changes_no_result(store: Store, club: NewClub, number: int) -> None:
    """Another one is refused with all that comes with it; the organiser corrects."""
    secret = table_secret(club.secret, number, 1)
    store.tournaments.send(club.slug, secret, {0: result(20)})
    with pytest.raises(ResultKnownError) as error:
        store.tournaments.send(club.slug, secret, {0: result(21), 1: result(5)})
    assert error.value.deals == (0,)
    assert results(store, club, number)[0] == (result(20), None)


@pytest.mark.parametrize("secret", ["", WRONG, "x", "\0", "\ud800"])
def test_without_a_secret_nothing_is_sent(
    store: Store, club: NewClub, number: int, secret: str
) -> None:
    """Nor with that of the club, of a table of another club, or of no table."""
    other = store.make("~1a", board=False, ticket=new_ticket())
    theirs = store.tournaments.make(other.slug, other.secret, TWO_DEALS, 2, new_ticket())
    for wrong in (secret, club.secret, table_secret(other.secret, theirs, 1)):
        with pytest.raises(UnknownTournamentError):
            store.tournaments.send(club.slug, wrong, {0: result(1)})
    manage = store.tournaments
    for work in (
        lambda: manage.make(club.slug, secret, TWO_DEALS, 2, new_ticket()),
        lambda: manage.correct(club.slug, secret, number, 1, {}),
        lambda: manage.rename(club.slug, secret, number, {1: "Owls"}),
        lambda: manage.set_open(club.slug, secret, number, False),
        lambda: manage.erase(club.slug, secret, number),
        lambda: manage.tournament(other.slug, number),
        lambda: manage.erase(other.slug, other.secret, number),
    ):
        with pytest.raises(UnknownClubError):
            work()
    assert results(store, club, number) == [(None, None)] * 3


def test_a_closed_tournament_takes_nothing_from_tables(
    store: Store, club: NewClub, number: int
) -> None:
    """But corrections from the organiser, and results again once it is open."""
    secret = table_secret(club.secret, number, 1)
    store.tournaments.set_open(club.slug, club.secret, number, False)
    with pytest.raises(TournamentClosedError):
        store.tournaments.send(club.slug, secret, {0: result(20)})
    change = {1: Correction(None, DealResult(9, 0, 0))}
    store.tournaments.correct(club.slug, club.secret, number, 1, change)
    assert results(store, club, number)[0] == (None, result(9))
    store.tournaments.set_open(club.slug, club.secret, number, True)
    store.tournaments.send(club.slug, secret, {0: result(20)})
    assert results(store, club, number)[0] == (result(20), result(9))


def test_a_correction_is_of_what_its_organiser_saw(
    store: Store, club: NewClub, number: int
) -> None:
    """A result that has come meanwhile is neither replaced nor erased."""
    secret = table_secret(club.secret, number, 1)
    correct = partial(store.tournaments.correct, club.slug, club.secret, number, 1)
    store.tournaments.send(club.slug, secret, {0: TableResult(DealResult(20, 0, 1), "p0")})
    with pytest.raises(ResultKnownError):
        correct({0: Correction(None, DealResult(3, 0, 0)), 1: Correction(None, None)})
    correct({0: Correction(DealResult(20, 0, 1), DealResult(21, 0, 1))})
    assert results(store, club, number)[0] == (result(21, 0, 1), None)
    correct({0: Correction(DealResult(21, 0, 1), None)})
    assert results(store, club, number)[0] == (None, None)
    with pytest.raises(UnknownTournamentError):
        store.tournaments.correct(club.slug, club.secret, number, 4, {})


def test_of_two_results_at_once_one_is_kept(
    open_store: Callable[[], Store], store: Store, club: NewClub, number: int
) -> None:
    """Two devices of a table send another score at the same moment: one is told, none is lost."""
    secret = table_secret(club.secret, number, 1)
    stores = [open_store() for _ in range(4)]
    came = at_once(
        *(
            partial(each.tournaments.send, club.slug, secret, {0: result(place), 1: result(9)})
            for place, each in enumerate(stores)
        )
    )
    refused = [each for each in came if isinstance(each, ResultKnownError)]
    assert [type(each) for each in came].count(ResultKnownError) == len(refused) == 3
    assert results(store, club, number)[0] == (result(came.index(None)), result(9))


def test_all_tables_send_at_once(
    open_store: Callable[[], Store], store: Store, club: NewClub, number: int
) -> None:
    stores = [open_store() for _ in range(3)]
    came = at_once(
        *(
            partial(
                each.tournaments.send,
                club.slug,
                table_secret(club.secret, number, table),
                {0: result(table)},
            )
            for table, each in enumerate(stores, 1)
        )
    )
    assert came == [None] * 3
    assert results(store, club, number) == [(result(table), None) for table in (1, 2, 3)]


def test_a_new_secret_of_the_club_is_one_of_its_tables(
    store: Store, club: NewClub, number: int
) -> None:
    """Whoever had the old one could have known those of the tables, so they open nothing more."""
    fresh = store.rotate(club.slug, club.secret)
    with pytest.raises(UnknownTournamentError):
        store.tournaments.table(club.slug, table_secret(club.secret, number, 1))
    assert store.tournaments.table(club.slug, table_secret(fresh, number, 1))[1] == 1


def test_there_are_so_many_tournaments_at_a_time(store: Store, club: NewClub) -> None:
    """One that is erased makes room."""
    make = partial(store.tournaments.make, club.slug, club.secret, TWO_DEALS, 2)
    numbers = [make(new_ticket()) for _ in range(limits.TOURNAMENTS)]
    with pytest.raises(FullError) as error:
        make(new_ticket())
    assert error.value.limit == limits.TOURNAMENTS
    store.tournaments.erase(club.slug, club.secret, numbers[0])
    assert make(new_ticket()) not in numbers


def test_tables_have_names(store: Store, club: NewClub, number: int) -> None:
    """The organiser gives them, and takes them away."""
    store.tournaments.rename(club.slug, club.secret, number, {1: "Owls", 3: "Otters", 9: "None"})
    store.tournaments.rename(club.slug, club.secret, number, {3: ""})
    found = store.tournaments.tournament(club.slug, number)
    assert [table.name for table in found.tables] == ["Owls", "", ""]


def test_clubs_and_tournaments_are_swept_by_one_clock(
    store: Store, club: NewClub, number: int, clock: Clock
) -> None:
    """Once an hour in all: what was swept for a board is not swept anew for a tournament."""
    clock.go_on(days=limits.DAYS_OF_TOURNAMENTS - 1, hours=11, minutes=50)
    assert store.board(club.slug) == ()  # which is no visit, and sweeps
    clock.go_on(minutes=20)
    with pytest.raises(UnknownTournamentError):
        store.tournaments.tournament(club.slug, number)  # due since midnight
    assert store.sweep() == Erased(0, 0, 1)


def test_what_nobody_visits_is_erased(store: Store, club: NewClub, clock: Clock) -> None:
    """After as many days as learners; a look at it begins them anew. A club takes its along."""
    make = partial(store.tournaments.make, club.slug, club.secret, TWO_DEALS, 2)
    seen, unseen = make(new_ticket()), make(new_ticket())
    store.tournaments.send(club.slug, table_secret(club.secret, unseen, 1), {0: result(3)})
    clock.go_on(days=limits.DAYS_OF_TOURNAMENTS - 1)
    store.tournaments.tournament(club.slug, seen)
    clock.go_on(days=1)
    assert store.sweep() == Erased(0, 0, 1)
    assert [each.id for each in store.tournaments.of_club(club.slug)] == [seen]
    with pytest.raises(UnknownTournamentError):
        store.tournaments.tournament(club.slug, unseen)
    with pytest.raises(UnknownTournamentError):
        store.tournaments.table(club.slug, table_secret(club.secret, unseen, 1))
    store.delete(club.slug, club.secret)
    with pytest.raises(UnknownClubError):
        store.tournaments.tournament(club.slug, seen)
