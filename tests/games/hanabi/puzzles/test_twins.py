"""Twins: other colours, other seats, the same puzzle."""

import pytest

from tutor.core.puzzle import NONE, answer_to
from tutor.games.hanabi.engine import Card, GameState, Suit
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.library import find, library
from tutor.games.hanabi.puzzles.twins import TWINS, Swap, swap, twin

each_theme = pytest.mark.parametrize("theme", THEMES)


@each_theme
def test_twins_are_judged_alike(theme: str) -> None:
    """What was right is right in its new name, and only that, and nothing is lost on the way."""
    judge = THEMES[theme]
    for place, entry in enumerate(e for e in library().values() if e.theme == theme):
        number = 1 + place % (TWINS - 1)
        other, change = twin(entry.puzzle, number), swap(entry.puzzle, number)
        right = answer_to(judge, entry.puzzle, []).right_options
        assert answer_to(judge, other, []).right_options == set(map(change.name, right))
        options = judge.options(entry.puzzle)
        assert set(judge.options(other)) == set(map(change.name, options))


@each_theme
def test_a_twin_is_a_position_that_can_be(theme: str) -> None:
    """It reads back from its notation, which checks cards, clues, tokens and hands."""
    for entry in [e for e in library().values() if e.theme == theme][:12]:
        for number in range(TWINS):
            other = twin(entry.puzzle, number).position
            assert GameState.parse(str(other)) == other
            assert sorted(other.fireworks) == sorted(entry.puzzle.position.fireworks)


@each_theme
def test_all_twins_differ(theme: str) -> None:
    """Twenty-four neighbours have twenty-four tables; the first one is the puzzle itself."""
    puzzle = find(f"{theme}-005").puzzle
    twins = [twin(puzzle, number) for number in range(TWINS)]
    assert twins[0] == puzzle
    assert len({other.position for other in twins}) == TWINS
    assert {other.viewer for other in twins} == set(range(puzzle.position.players))


def test_multicolour_stays() -> None:
    """Its cards are others in number or in nature, so no suit changes places with it."""
    for entry in library().values():
        state = entry.puzzle.position
        change = swap(entry.puzzle, TWINS - 1)
        assert set(change.suits) == set(change.suits.values()) >= set(state.ruleset.suits)
        assert change.suits[Suit.MULTI] is Suit.MULTI


def test_names_change_with_seats_and_colours() -> None:
    """Every kind of name has its seat moved on and its colour swapped, and nothing else."""
    suits = dict(zip(Suit, Suit, strict=True)) | {Suit.RED: Suit.BLUE, Suit.BLUE: Suit.RED}
    change = Swap(suits, turn=1, players=3)
    for name, expected in {
        "play-2": "play-2",
        "discard-0": "discard-0",
        "color-2-r": "color-0-b",
        "color-0-y": "color-1-y",
        "rank-1-5": "rank-2-5",
        "card-0-3": "card-1-3",
        "player-2": "player-0",
        "identity-b4": "identity-r4",
        "r": "b",
        "b3": "r3",
        "points-25": "points-25",
        "tokens-3": "tokens-3",
        "mistake": "mistake",
        NONE: NONE,
    }.items():
        assert change.name(name) == expected
    assert change.card(Card("r3")) == Card("b3")
    assert change.seat(2) == 0


@pytest.mark.parametrize("number", [-1, TWINS])
def test_there_are_no_other_twins(number: int) -> None:
    """A number beyond the last one names nothing."""
    with pytest.raises(ValueError, match="twins are numbered"):
        twin(find("allowed-001").puzzle, number)
