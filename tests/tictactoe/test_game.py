"""Tic-tac-toe itself: its rules, its puzzles and its catalogues."""

from collections import Counter
from pathlib import Path

import pytest

from tests.tictactoe.engine import Grid, Mark, value
from tests.tictactoe.puzzles import LIBRARY, MARKED, THEMES, generate
from tutor import catalogues
from tutor.core.errors import BadSyntaxError, ImpossiblePositionError
from tutor.core.game import EndCondition, Outcome
from tutor.core.puzzle import answer

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def test_positions_are_as_many_as_they_must_be() -> None:
    """After each number of marks there are just the known positions, ends of games among them.

    From the published counts of positions of tic-tac-toe, 5,478 in all.
    """
    level, counts = {Grid()}, []
    while level:
        counts.append(len(level))
        level = {grid.apply(action) for grid in level for action in grid.legal_actions()}
    assert counts == [1, 9, 72, 252, 756, 1260, 1520, 1140, 390, 78]
    assert sum(counts) == 5478


def test_well_played_nobody_wins() -> None:
    """From the middle square, as from any other, both can hold the game."""
    assert value(Grid().apply(Mark("b2")).apply(Mark("a1")), 0) == 0


def test_how_games_end() -> None:
    """Three in a row win, even on the last square; a full grid without them is a tie."""
    won, tied = Grid.parse("oxxxxooxo").outcome, Grid.parse("xxooxxxoo").outcome
    assert won == Outcome(EndCondition.WON, winners=frozenset({0}))
    assert tied == Outcome(EndCondition.TIED, winners=frozenset({0, 1}))


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", BadSyntaxError),
        ("xo", BadSyntaxError),
        ("xo.......x", BadSyntaxError),
        ("xo?......", BadSyntaxError),
        ("xxx......", ImpossiblePositionError),
        ("o........", ImpossiblePositionError),
    ],
)
def test_what_is_no_position_is_refused(text: str, error: type[Exception]) -> None:
    """Nine squares, and as many X as O or one more."""
    with pytest.raises(error):
        Grid.parse(text)


@pytest.mark.parametrize("name", LIBRARY)
def test_puzzles_of_the_library_are_of_their_level(name: str) -> None:
    """As many squares are marked as the level says, and something is right but not everything."""
    entry = LIBRARY[name]
    marks = Counter(entry.puzzle.position.marks)
    assert marks["x"] + marks["o"] == MARKED[entry.theme][entry.level]
    given = answer(THEMES[entry.theme], entry.puzzle, ())
    assert 0 < len(given.correct_options) < len(given.verdicts)


def test_a_seed_is_a_puzzle() -> None:
    """The same seed makes the same puzzle; seeds make different ones."""
    puzzles = [generate("classic", "ttt-win", 2, seed) for seed in range(1, 9)]
    assert puzzles == [generate("classic", "ttt-win", 2, seed) for seed in range(1, 9)]
    assert len({str(puzzle.position) for puzzle in puzzles}) > 4


@pytest.mark.parametrize("locale", ["ja", "ru", "zh_Hans", "zh_Hant"])
def test_every_word_is_translated(locale: str) -> None:
    """The catalogue has just the words of this folder, and none of them is open or broken."""
    path = catalogues.catalogue_path(HERE, locale)
    assert catalogues.incomplete(path) == []
    assert catalogues.broken(path) == []


def test_the_catalogues_are_up_to_date() -> None:
    """What is extracted from this folder is what they have."""
    assert catalogues.stale(HERE) == []


def test_no_word_is_taken_from_the_site() -> None:
    """A text that the site has as well would be translated for both of them by the game."""
    ours = {(each.context, each.id) for each in catalogues.extract(ROOT) if each.id}
    mine = {(each.context, each.id) for each in catalogues.extract(HERE) if each.id}
    assert not ours & mine
