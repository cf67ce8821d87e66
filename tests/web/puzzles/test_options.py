"""Options beside the table, and what a player knows, as they are drawn."""

from collections import Counter
from fractions import Fraction

import pytest

from tests.web.puzzling import SINGLE, puzzle_of
from tutor.core.puzzle import NONE, answer_to
from tutor.core.result import Mark, result_of
from tutor.games.hanabi.engine import Card, Ruleset
from tutor.games.hanabi.knowledge import View, deduce
from tutor.games.hanabi.lessons import LESSON_THEMES, LESSONS
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.rulebook import TableSetup, default_box
from tutor.web.hanabi.empathy import empathy_view
from tutor.web.hanabi.game_pages import HANABI
from tutor.web.hanabi.options import OptionsView, RowView
from tutor.web.hanabi.table import HandView, TableView
from tutor.web.puzzles.question_view import QuestionView, question_view
from tutor.web.puzzles.result_view import ResultView, result_view
from tutor.web.shell.text import say_plain
from tutor.web.site.presentation import OptionList

pytestmark = pytest.mark.usefixtures("in_english")


def drawn(theme: str, level: int) -> QuestionView:
    """Return a puzzle as it is drawn."""
    return question_view(HANABI, THEMES[theme], puzzle_of(theme, level))


def hands(view: QuestionView | ResultView) -> tuple[HandView, ...]:
    """Return the hands on the table."""
    assert isinstance(view.table, TableView)
    return view.table.hands


def on_cards(view: QuestionView) -> list[str]:
    """Return the options that are chosen by tapping a card."""
    cards = [card for hand in hands(view) for card in hand.cards]
    return [card.choice.value for card in cards if card.choice]


def at_hands(view: QuestionView) -> list[str]:
    """Return the options that lie at a hand."""
    rows = [row for hand in hands(view) for row in hand.actions]
    return [
        each.choice.value
        for row in rows
        for group in row.groups
        for each in group
        if each and each.choice
    ]


def beside(view: OptionList) -> list[str]:
    """Return the options beside the table, in the order in which they are drawn."""
    assert isinstance(view, OptionsView)
    drawn = [each.choice for suit in view.identities for each in suit]
    drawn += [each.choice for each in view.counts if each.choice]
    drawn += [each.choice for each in view.listed]
    return [choice.value for choice in drawn]


@pytest.mark.parametrize("theme", SINGLE)
def test_every_option_is_drawn_once(theme: str) -> None:
    """On a card, at a hand or beside the table, and `none` comes last."""
    for level in THEMES[theme].aims:
        view = drawn(theme, level)
        places = on_cards(view) + at_hands(view) + beside(view.options)
        options = THEMES[theme].options(puzzle_of(theme, level))
        assert Counter(places) == Counter(options)
        assert NONE not in places[:-1]


def test_identities_stand_by_colour() -> None:
    options = drawn("knowledge", 2).options
    assert isinstance(options, OptionsView)
    for row in options.identities:
        assert len({each.face.suit for each in row}) == 1
        assert [each.face.rank for each in row] == sorted(each.face.rank for each in row)


@pytest.mark.parametrize("theme", ["try-it", "allowed", "make-playable", "save"])
def test_actions_lie_where_they_happen(theme: str) -> None:
    """Playing and discarding at one's own hand, under their cards, a clue at the hand it is for."""
    for level in THEMES[theme].aims:
        state = puzzle_of(theme, level).position
        view = drawn(theme, level)
        seats = [(state.to_act + 1 + step) % state.players for step in range(state.players)]
        assert set(beside(view.options)) <= {NONE}
        for seat, hand in zip(seats, hands(view), strict=True):
            for row in hand.actions:
                _assert_row(row, seat, len(hand.cards), own=hand.is_viewer)


def _assert_row(row: RowView, seat: int, cards: int, *, own: bool) -> None:
    """A row has its actions at this seat, and each in its place."""
    if row.kind != "clue":
        assert own
        [places] = row.groups
        assert len(places) == cards
        for slot, place in enumerate(places):
            if place is not None:
                assert place.choice is not None
                assert place.choice.value == f"{row.kind}-{slot}"
                assert place.text == str(slot + 1)
        return
    assert own is (row.begins.id == "options.clue-self")
    for group in row.groups:
        assert len({each.suit is None for each in group if each}) == 1
        for each in group:
            assert each is not None
            assert each.choice is not None
            assert each.choice.value.split("-")[1] == str(seat)
            assert say_plain(row.begins).split()[1] in say_plain(each.label)


@pytest.mark.parametrize("theme", ["safe-play", "safe-discard", "odds"])
def test_which_card_is_asked_for_is_chosen_on_the_cards(theme: str) -> None:
    """Every own card can be tapped, and there is nothing else at the hand."""
    view = drawn(theme, 1)
    state = puzzle_of(theme, 1).position
    assert len(on_cards(view)) == len(state.hands[state.to_act])
    assert not at_hands(view)
    own = next(hand for hand in hands(view) if hand.is_viewer)
    assert [card.choice.value for card in own.cards if card.choice] == on_cards(view)


def test_what_is_no_action_keeps_actions_in_the_list() -> None:
    """What players may do and say is read one after the other, actions among the rest."""
    table = TableSetup(default_box("en"), Ruleset())
    step = LESSONS["clue"].steps[1](table)
    view = question_view(HANABI, LESSON_THEMES[step.puzzle.theme], step.puzzle)
    assert "color-1-r" in beside(view.options)
    assert not at_hands(view)


@pytest.mark.parametrize("theme", ["safe-play", "odds"])
def test_the_verdict_lies_on_the_cards(theme: str) -> None:
    """Own cards that were to be chosen carry what became of them, as long as they lie there."""
    puzzle = puzzle_of(theme, 1)
    given = answer_to(THEMES[theme], puzzle, THEMES[theme].options(puzzle)[:1])
    found = result_of(THEMES[theme], puzzle, given)
    shown = hands(result_view(HANABI, THEMES[theme], found))
    own = next(hand for hand in shown if hand.is_viewer)
    judged = [card.choice.mark for card in own.cards if card.choice]
    assert len(judged) == len(own.cards)
    assert judged[0] is (Mark.RIGHT if given.verdicts[0].is_right else Mark.WRONG)


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
