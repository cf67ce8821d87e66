"""A season's table: who is one team, which evenings count, and who shares a rank."""

from tests.clubs.tournaments import result, tournament
from tutor.clubs.season import Season, SeasonPlan, TeamStanding, season_table
from tutor.clubs.tournament import Ranking, Tournament

POINTS, MATCHPOINTS = Ranking.POINTS, Ranking.MATCHPOINTS


def evening(*scores: int | None, names: str = "") -> Tournament:
    """Return an evening of one deal; the names of tables stand between commas, in their order."""
    tables = [(None if score is None else result(score),) for score in scores]
    return tournament(*tables, names=dict(enumerate(names.split(","), 1)))


def lines(table: tuple[TeamStanding, ...]) -> list[str]:
    """Return a season's table in short: (7) is dropped, - is an absence."""
    return [
        " ".join(
            [
                f"{each.rank}.",
                each.table.name or str(each.table.number),
                *(
                    "-" if got is None else f"{got.value}" if got.counts else f"({got.value})"
                    for got in each.results
                ),
                f"= {each.sum}",
            ]
        )
        for each in table
    ]


def test_evenings_add_up() -> None:
    """Tables without names are the same team if they have the same number."""
    table = season_table([evening(20, 25), evening(21, 10), evening(3, 4)], POINTS, 0)
    assert lines(table) == ["1. 1 20 21 3 = 44", "2. 2 25 10 4 = 39"]


def test_teams_are_known_by_their_names() -> None:
    """At whatever table they sit, in whatever case, width and spacing they were typed."""
    table = season_table(
        [
            evening(20, 25, names="Night Owls,Otters"),
            evening(1, 2, 3, names="otters,Ｎｉｇｈｔ owls,"),
        ],
        POINTS,
        0,
    )
    assert lines(table) == [
        "1. otters 25 1 = 26",
        "2. Ｎｉｇｈｔ owls 20 2 = 22",
        "3. 3 - 3 = 3",
    ]


def test_a_table_renamed_changes_its_team() -> None:
    """The table follows from what tournaments say now: nothing is kept."""
    first, second = evening(20, 10, names="Owls,"), evening(5, 7, names=",Owls")
    assert lines(season_table([first, second], POINTS, 0)) == [
        "1. Owls 20 7 = 27",
        "2. 2 10 - = 10",
        "3. 1 - 5 = 5",
    ]
    renamed = evening(5, 7, names="Owls,")
    assert lines(season_table([first, renamed], POINTS, 0)) == [
        "1. Owls 20 5 = 25",
        "2. 2 10 7 = 17",
    ]


def test_two_tables_of_one_name_stay_two_teams() -> None:
    """No result of the evening is lost, and none is counted twice."""
    table = season_table([evening(20, 10, names="Owls,owls"), evening(5, names="OWLS")], POINTS, 0)
    assert lines(table) == ["1. OWLS 20 5 = 25", "2. owls 10 - = 10"]


def test_the_best_evenings_count() -> None:
    """Others are dropped; whoever missed one loses nothing by it."""
    evenings = [evening(20, 25), evening(None, 10), evening(21, 15), evening(1, 15)]
    assert lines(season_table(evenings, POINTS, 2)) == [
        "1. 1 20 - 21 (1) = 41",
        "2. 2 25 (10) 15 (15) = 40",
    ]
    assert [each.sum for each in season_table(evenings, POINTS, 4)] == [65, 42]
    assert season_table(evenings, POINTS, 9) == season_table(evenings, POINTS, 0)


def test_equal_sums_share_a_rank() -> None:
    """The next one comes after all of them."""
    table = season_table([evening(20, 24, 20, 3), evening(24, 20, 24, 4)], POINTS, 0)
    assert [(each.rank, each.table.number) for each in table] == [(1, 1), (1, 2), (1, 3), (4, 4)]


def test_an_evening_counts_by_matchpoints() -> None:
    """By how many tables were beaten, however many points were made."""
    evenings = [evening(20, 25, 20), evening(3, 1, 2)]
    assert lines(season_table(evenings, MATCHPOINTS, 0)) == [
        "1. 1 1 4 = 5",
        "2. 2 4 0 = 4",
        "3. 3 1 2 = 3",
    ]
    assert lines(season_table(evenings, MATCHPOINTS, 1))[0] == "1. 1 (1) 4 = 4"


def test_a_lost_evening_is_no_absence() -> None:
    """0 points are a result; a table that has sent nothing is not there yet."""
    assert lines(season_table([evening(0, None)], POINTS, 0)) == ["1. 1 0 = 0", "1. 2 - = 0"]
    assert season_table([], POINTS, 0) == ()


def test_a_season_is_of_chosen_tournaments_or_of_all() -> None:
    """In the order of the club; one that is gone is passed over."""
    evenings = [tournament((None,), number=number) for number in (3, 5, 8)]

    def counting(*chosen: int) -> list[int]:
        season = Season(1, SeasonPlan("", POINTS, 0, chosen))
        return [each.id for each in season.evenings(evenings)]

    assert counting() == [3, 5, 8]
    assert counting(8, 4, 3) == [3, 8]
