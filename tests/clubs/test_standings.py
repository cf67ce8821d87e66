"""Who is where in a tournament: sums, tie-breaks, matchpoints, shared ranks."""

import pytest

from tests.clubs.tournaments import result, tournament
from tutor.clubs.tournament import Ranking, TableResult, TieBreak, matchpoints, standings
from tutor.core.game import DealResult


def places(
    *tables: tuple[TableResult | None, ...], by: Ranking, tie_break: TieBreak
) -> list[tuple[int, int]]:
    """Return the rank and the number of each table, in their order."""
    found = standings(tournament(*tables, tie_break=tie_break), by)
    return [(each.rank, each.table.number) for each in found]


EQUAL = (
    (result(25, 2, 0), result(20, 0, 2)),
    (result(22, 0, 3), result(23, 0, 1)),
    (result(20, 0, 5), result(20, 0, 4)),
)
"""The first two have 45 points; the first has more turns left and fewer cards lost, 2 against 4."""


def test_points_decide_and_equal_tables_share_a_rank() -> None:
    """Without a tie-break two share the first place, and the next one is third."""
    found = places(*EQUAL, by=Ranking.POINTS, tie_break=TieBreak.NONE)
    assert found == [(1, 1), (1, 2), (3, 3)]


@pytest.mark.parametrize("tie_break", [TieBreak.TURNS, TieBreak.CARDS])
def test_the_tie_break_parts_equal_points(tie_break: TieBreak) -> None:
    """More turns left are better, and so are fewer cards lost, whatever the numbers of tables."""
    swapped = (EQUAL[1], EQUAL[0], EQUAL[2])
    assert places(*swapped, by=Ranking.POINTS, tie_break=tie_break) == [(1, 2), (2, 1), (3, 3)]


def test_fewer_points_are_never_better() -> None:
    """More turns left don't make up for points."""
    tables = ((result(24, 9, 0),), (result(25, 0, 0),))
    assert places(*tables, by=Ranking.POINTS, tie_break=TieBreak.TURNS) == [(1, 2), (2, 1)]


def test_matchpoints_are_two_for_a_win_and_one_for_a_tie() -> None:
    """Of four tables: 25, 25, 20 and 3 points."""
    four = tournament(
        *((result(score),) for score in (25, 20, 25, 3)),
        tie_break=TieBreak.NONE,
    )
    assert matchpoints(four, 0) == {1: 5, 2: 2, 3: 5, 4: 0}


def test_the_tie_break_counts_in_matchpoints_too() -> None:
    """With as many points, more turns left beat fewer."""
    two = tournament((result(25, 3),), (result(25, 1),))
    assert matchpoints(two, 0) == {1: 2, 2: 0}


def test_one_high_score_is_worth_no_more_than_one_win_in_matchpoints() -> None:
    """Who wins two deals narrowly is before who wins one by far, and behind by points."""
    tables = (
        (result(25), result(20), result(20)),
        (result(5), result(21), result(21)),
    )
    both = [places(*tables, by=by, tie_break=TieBreak.NONE) for by in Ranking]
    assert both == [[(1, 1), (2, 2)], [(1, 2), (2, 1)]]


def test_only_tables_with_a_result_are_compared() -> None:
    """Who has not played a deal is not beaten in it; the table is ranked by what it has."""
    found = standings(
        tournament((result(10), None), (result(12), result(9)), (None, None)), Ranking.POINTS
    )
    assert [(each.rank, each.table.number, each.matchpoints) for each in found] == [
        (1, 2, 2),
        (2, 1, 0),
        (3, 3, 0),
    ]
    assert found[0].sums == DealResult(21, 0, 0)
    assert [each.table.is_complete for each in found] == [True, False, False]


def test_a_deal_is_finished_once_all_tables_have_played_it() -> None:
    """Not before: what is shown then would tell the others."""
    found = tournament((result(10), result(3)), (result(12), None))
    assert [found.is_finished(0), found.is_finished(1)] == [True, False]


def test_turns_left_are_a_figure_once_a_table_has_some() -> None:
    """Without all points there are none, so a column of them would tell nothing."""
    nobody = tournament((result(24),), (None,))
    somebody = tournament((result(24),), (result(25, 3),))
    assert (nobody.figures, somebody.figures) == (("points",), ("points", "turns"))
    cards = tournament((result(24, 0, 2),), tie_break=TieBreak.CARDS)
    assert cards.figures == ("points", "cards")
