"""What holds for every layer of knowledge, in every position."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.strategies import positions
from tutor.games.hanabi.engine import ColorClue, GameState, RankClue
from tutor.games.hanabi.knowledge import (
    IdentitySet,
    View,
    allowed_by_clues,
    deduce,
    has,
    left_by_counting,
    set_of,
)

Layer = Callable[[View], tuple[IdentitySet, ...]]


def deduced(view: View) -> tuple[IdentitySet, ...]:
    """Return what deduction leaves, by slot."""
    return deduce(view).possible


LAYERS: tuple[Layer, ...] = (allowed_by_clues, left_by_counting, deduced)
every_layer = pytest.mark.parametrize("layer", LAYERS, ids=["clues", "counting", "deduction"])


@every_layer
@given(positions())
def test_knowledge_contains_the_truth(layer: Layer, state: GameState) -> None:
    """No player's knowledge rules out the card that they hold."""
    for seat, hand in enumerate(state.hands):
        for could, card in zip(layer(View.of(state, seat)), hand, strict=True):
            assert has(could, card)


@every_layer
@given(positions())
def test_a_clue_never_widens_knowledge(layer: Layer, state: GameState) -> None:
    """Whatever clue is given, its target can rule out what could be ruled out before."""
    for action in state.legal_actions():
        if isinstance(action, ColorClue | RankClue):
            before = layer(View.of(state, action.target))
            after = layer(View.of(state.apply(action), action.target))
            assert all(late & ~early == 0 for early, late in zip(before, after, strict=True))


@every_layer
@given(positions())
def test_a_clue_to_another_player_tells_nothing_about_ones_own_cards(
    layer: Layer, state: GameState
) -> None:
    """Only the target of a clue learns about their hand: the rest saw those cards anyway."""
    for action in state.legal_actions():
        if isinstance(action, ColorClue | RankClue):
            for seat in set(range(state.players)) - {action.target}:
                after = state.apply(action)
                assert layer(View.of(after, seat)) == layer(View.of(state, seat))


@given(positions(), st.integers(0, 4))
def test_each_layer_rules_out_more(state: GameState, player: int) -> None:
    """Deduction leaves no more than counting does, and counting no more than the clues do."""
    view = View.of(state, player % state.players)
    by_layer = zip(*(layer(view) for layer in LAYERS), strict=True)
    for by_clues, by_counting, by_deduction in by_layer:
        assert by_counting & ~by_clues == 0
        assert by_deduction & ~by_counting == 0


@given(positions(), st.integers(0, 4))
def test_seeing_less_proves_less(state: GameState, player: int) -> None:
    """What a view proves without another player's hand, it proves with that hand in sight."""
    view = View.of(state, 0)
    shared = view.hiding(player % state.players)
    for layer in LAYERS:
        for seen, unseen in zip(layer(view), layer(shared), strict=True):
            assert seen & ~unseen == 0


@given(positions(), st.integers(0, 4))
def test_chances_add_up_to_one(state: GameState, player: int) -> None:
    view = View.of(state, player % state.players)
    deduction = deduce(view)
    for by_card in deduction.worlds_by_card:
        assert sum(by_card.values()) == deduction.worlds
    for slot, could in enumerate(deduction.possible):
        assert deduction.chance(slot, could) == 1
        assert deduction.chance(slot, set_of(state.ruleset.cards) & ~could) == 0
