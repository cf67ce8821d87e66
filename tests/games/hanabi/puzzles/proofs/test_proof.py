"""Proofs: the facts leave what exact deduction leaves, and each says something new and true."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.hanabi.identity_sets import parse_set
from tests.games.hanabi.playing import states, talkatively
from tests.support.strategies import positions
from tests.support.table_script import TableScript
from tutor.games.hanabi.engine import Card, GameState, Ruleset, Variant
from tutor.games.hanabi.knowledge import View, deduce, set_of
from tutor.games.hanabi.puzzles.proofs.proof import possible, ruled_out, slot_facts, steps
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence

ANN, BOB, CAT = range(3)


def check(view: View, reader: int) -> None:
    """Assert of every slot that its proof leaves what deduction leaves, each step something new."""
    deduced = deduce(view).possible
    assert possible(view) == deduced
    every = set_of(view.ruleset.cards)
    for slot, could_be in enumerate(deduced):
        still = every
        for step in steps(view, slot, reader):
            assert step.rules_out
            assert step.rules_out & ~still == 0, "ruled out before"
            still &= ~step.rules_out
        assert still == could_be


@given(positions(), st.integers(0, 4), st.booleans())
def test_the_facts_leave_what_deduction_leaves(state: GameState, seat: int, hides: bool) -> None:
    """In positions of all kinds of games, also in a view in which the reader's hand is hidden."""
    view = View.of(state, seat % state.players)
    reader = state.to_act
    check(view.hiding(reader) if hides and reader != view.seat else view, reader)


@pytest.mark.parametrize("variant", Variant)
def test_late_in_games_with_many_clues(variant: Variant) -> None:
    """Where most copies are in sight, every kind of fact comes up, the joint ones as well."""
    kinds = set()
    for seed in range(6):
        deal = GameState.deal(Ruleset(variant, play_on=True), players=2 + seed % 3, seed=seed)
        for state in states(deal, talkatively, seed):
            if state.deck_size < 6:
                view = View.of(state, state.to_act)
                check(view, view.seat)
                kinds |= {
                    fact.kind
                    for slot in range(view.hand_size)
                    for fact in slot_facts(view, slot, view.seat)
                }
    assert kinds == {Evidence.CLUED, Evidence.DENIED, Evidence.COUNTED, Evidence.JOINT}


def test_a_possible_card_is_not_ruled_out() -> None:
    """To ask why a card is impossible that is not, is an error."""
    table = TableScript("Ann Bob", ["b2 y1 y1 g1 g3", "r1 g2 r4 b1 w3"])
    with pytest.raises(ValueError, match="slot 0 could be r1"):
        ruled_out(View.of(table.state, BOB), 0, Card("r1"), BOB)


@given(positions())
def test_against_some_cards_only(state: GameState) -> None:
    """Facts against a set rule out all of it that is impossible, and nothing else is told."""
    view = View.of(state, state.to_act)
    unwanted = parse_set("r1 r3 y5 g2 b4 m1 m5") & set_of(state.ruleset.cards)
    for slot, could in enumerate(deduce(view).possible):
        told = steps(view, slot, view.seat, unwanted)
        assert all(step.rules_out & ~unwanted == 0 for step in told)
        assert sum(step.rules_out for step in told) == unwanted & ~could
