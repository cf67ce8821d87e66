"""Options beside the table, and what a player knows, as they are drawn."""

from fractions import Fraction

import pytest

from tests.web.puzzling import SINGLE, puzzle_of
from tutor.core.puzzle import NONE
from tutor.games.hanabi.engine import Card
from tutor.games.hanabi.knowledge import View, deduce
from tutor.games.hanabi.puzzles import THEMES
from tutor.web.presenters.empathy import empathy_view
from tutor.web.presenters.options import LONG, OptionsView
from tutor.web.presenters.puzzles import puzzle_view

pytestmark = pytest.mark.usefixtures("in_english")


def drawn(theme: str, level: int) -> tuple[OptionsView, list[str]]:
    """Return the options of a puzzle as they are drawn beside the table, and those that are."""
    puzzle = puzzle_of(theme, level)
    view = puzzle_view(THEMES[theme], puzzle).options
    beside = [name for name in THEMES[theme].options(puzzle) if not name.startswith("card-")]
    return view, beside


def names(view: OptionsView) -> list[str]:
    """Return the options in the order in which they are drawn."""
    drawn = [each.choice for suit in view.identities for each in suit]
    drawn += [each.choice for row in view.rows for group in row.groups for each in group]
    drawn += [each.choice for each in view.listed]
    return [choice.value for choice in drawn]


@pytest.mark.parametrize("theme", SINGLE)
def test_every_option_is_drawn_once(theme: str) -> None:
    """In a grid, in a row or in the list, and `none` comes last."""
    for level in THEMES[theme].aims:
        view, beside = drawn(theme, level)
        assert sorted(names(view)) == sorted(beside)
        assert NONE not in names(view)[:-1]


def test_identities_stand_by_colour() -> None:
    """A row for each colour, numbers rising."""
    view, _ = drawn("knowledge", 2)
    for row in view.identities:
        assert len({each.face.suit for each in row}) == 1
        assert [each.face.rank for each in row] == sorted(each.face.rank for each in row)


def test_many_actions_stand_in_rows() -> None:
    """What begins alike stands together, colours before numbers; a few stand in a list."""
    many, beside = drawn("try-it", 5)
    assert len(beside) >= LONG
    assert not many.listed
    begins = [(row.begins.id, str(row.begins.params)) for row in many.rows]
    assert len(begins) == len(set(begins))
    assert {name for name, _ in begins} == {
        "options.play",
        "options.discard",
        "options.clue",
        "options.clue-self",
    }
    clues = [row for row in many.rows if row.begins.id == "options.clue"]
    for row in clues:
        suits, numbers = row.groups
        assert all(each.suit for each in suits)
        assert [each.text for each in numbers] == ["1", "2", "3", "4", "5"]
    few, _ = drawn("allowed", 1)
    assert not few.rows


@pytest.mark.parametrize("level", [1, 3, 5])
def test_what_a_player_knows_is_counted(level: int) -> None:
    """Every slot once, with all that it can be and how likely that is."""
    state = puzzle_of("knowledge", level).position
    for seat in range(state.players):
        known = deduce(View.of(state, seat))
        view = empathy_view(state, seat)
        slots = [
            place.params["slot"] - 1 for each in view.slots for place in each.title.params["slots"]
        ]
        assert sorted(slots) == list(range(len(state.hands[seat])))
        for each in view.slots:
            slot = each.title.params["slots"][0].params["slot"] - 1
            cards = [Card(f"{card.face.suit}{card.face.rank}") for card in each.cards]
            assert set(cards) == set(known.worlds_by_card[slot])
            for card, shown in zip(cards, each.cards, strict=True):
                chance = Fraction(known.worlds_by_card[slot][card], known.worlds)
                percent = shown.chance.removeprefix("under ").removesuffix("%")
                assert abs(int(percent) - 100 * chance) <= 1
                assert shown.chance.startswith("under") is (chance < Fraction(1, 100))
