"""Exact deduction: what follows from a view, and how likely the rest is."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.hanabi.identity_sets import format_set, parse_set
from tests.games.hanabi.playing import mostly_well, states
from tests.games.hanabi.worlds import World, agrees, own_clue_marks, unseen_cards, worlds
from tests.support.table_script import TableScript
from tests.support.thorough import THOROUGH
from tutor.games.hanabi.engine import Card, GameState, Ruleset, Variant
from tutor.games.hanabi.engine.cards import CARDS
from tutor.games.hanabi.knowledge import Deduction, View, deduce, left_by_counting
from tutor.games.hanabi.knowledge.deduction import deduce_from

RED = parse_set("r1 r2 r3 r4 r5")


def deduced_slowly(all_worlds: list[World]) -> Deduction:
    """Return the deduction that goes through the worlds one by one."""
    return Deduction(
        len(all_worlds), tuple(Counter(slot) for slot in zip(*all_worlds, strict=True))
    )


def most_worlds(view: View) -> int:
    """Return a number that the view's worlds can't exceed."""
    unseen = unseen_cards(view)
    most = 1
    for told in own_clue_marks(view):
        most *= sum(agrees(card, told, view.ruleset) for card in unseen)
    return most


@pytest.mark.parametrize("play_on", [False, True])
@pytest.mark.parametrize("variant", Variant)
def test_fast_and_slow_agree(variant: Variant, play_on: bool) -> None:
    """In fifty positions from games, counting gives what going through the worlds gives."""
    ruleset = Ruleset(variant, play_on=play_on, empty_clues=play_on)
    compared = 0
    for seed in range(32 if THOROUGH else 8):
        deal = GameState.deal(ruleset, players=2 + seed % 4, seed=seed)
        for state in states(deal, mostly_well, seed):
            view = View.of(state, state.to_act)
            if most_worlds(view) <= 500:
                deduction = deduce(view)
                assert deduction == deduced_slowly(list(worlds(view)))
                compared += deduction.worlds > 1
    assert compared >= 50, "too few positions to show much"


IDENTITIES = CARDS[:6]
SETS = st.lists(st.integers(0, (1 << len(IDENTITIES)) - 1), min_size=1, max_size=5)
COPIES = st.lists(st.integers(0, 3), min_size=len(IDENTITIES), max_size=len(IDENTITIES))


@given(SETS, COPIES.filter(lambda copies: sum(copies) <= 7))
def test_any_sets_are_counted_as_by_trying_every_order(
    could_be: list[int], copies: list[int]
) -> None:
    """Also for sets that no clues leave, the count is that of trying every order of the cards."""
    unseen = [*copies, *[0] * (len(CARDS) - len(copies))]
    cards = [card for card in CARDS for _ in range(unseen[card])]
    filled = [
        world
        for world in permutations(cards, len(could_be))
        if all(could >> card & 1 for could, card in zip(could_be, world, strict=True))
    ]
    if filled:
        assert deduce_from(could_be, unseen) == deduced_slowly(filled)
    else:
        with pytest.raises(ValueError, match="no hand fits"):
            deduce_from(could_be, unseen)


def test_more_cards_than_there_are_fit_nothing() -> None:
    """Two slots can't both hold the one r4 that is unseen."""
    unseen = [0] * len(CARDS)
    unseen[Card("r4")] = 1
    with pytest.raises(ValueError, match="no hand fits"):
        deduce_from([parse_set("r4"), RED], unseen)


def test_the_whole_hand_at_once_proves_more_than_counting() -> None:
    """Ann holds b5 and w5 in some order, so a third 5 of hers is neither. Counting misses that."""
    game = TableScript(
        "Ann Bob Cat",
        ["b5 w5 y3 b3 g3", "r5 r1 y1 g1 y2", "r2 y4 g4 b4 w4"],
        draws="g5",
        clue_tokens=7,
        starts="Bob",
    ).do(
        "Bob clues yellow to Ann (slot 3)",
        "Cat clues green to Ann (slot 5)",
        "Ann discards slot 5 (g3)",
        "Bob clues 5 to Ann (slots 1,2,5)",
    )
    view = View.of(game.state, game.seat("Ann"))
    first, second, *_, third = left_by_counting(view)
    assert format_set(first) == format_set(second) == "b5 w5"
    assert format_set(third) == "y5 g5 b5 w5"
    assert format_set(deduce(view).possible[4]) == "y5 g5"


def test_must_and_may_be() -> None:
    """Told red, a card must be red and may be r2; one passed by must be something else."""
    game = TableScript("Ann Bob", ["r2 y1 g2 b3 w4"], starts="Bob")
    game.do("Bob clues red to Ann (slot 1)")
    deduction = deduce(View.of(game.state, game.seat("Ann")))
    assert deduction.must_be(0, RED)
    assert deduction.may_be(0, parse_set("r2"))
    assert not deduction.must_be(0, parse_set("r2"))
    assert not deduction.may_be(1, RED)
    assert deduction.chance(1, RED) == 0


def test_an_empty_hand_has_one_world() -> None:
    """Playing on without cards, there is nothing to know."""
    game = TableScript(
        "Ann Bob", ["", "r3 r4 r5"], ruleset="play-on", fireworks="r2 y5 g5 b5 w5", deck_size=0
    )
    assert deduce(View.of(game.state, game.seat("Ann"))) == Deduction(1, ())
