"""Worlds are drawn from those that the view allows, each as likely as any other."""

from collections import Counter
from itertools import islice
from math import sqrt

import pytest

from tests.games.hanabi.coach.tables import partly_random_game
from tests.games.hanabi.small_positions import told_red
from tests.games.hanabi.worlds import worlds
from tutor.games.hanabi.coach.own_turn import first_world, sampled_worlds
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.knowledge import View, deduce, set_of
from tutor.games.hanabi.partners import NO_CONVENTIONS, Deal

DRAWN = 4_000


@pytest.mark.parametrize("rules", ["base", "wild-10", "sixth-5.play-on"])
@pytest.mark.parametrize("players", [2, 5])
def test_world_looks_like_the_position_to_the_viewer(players: int, rules: str) -> None:
    """From every position of a game: the same view, the whole deck, and every clue true."""
    deal = Deal(Ruleset.parse(rules), players, 5)
    for state in partly_random_game(deal, NO_CONVENTIONS, (0, 1), 30).states[:-1]:
        view = View.of(state, state.to_act)
        for world in islice(sampled_worlds(view), 3):
            assert View.of(world, view.seat) == view
            hidden = Counter(state.hands[view.seat]) + Counter(state.deck)
            assert Counter(world.hands[view.seat]) + Counter(world.deck) == hidden
            possible = deduce(view).possible
            assert all(
                could & set_of([card])
                for could, card in zip(possible, world.hands[view.seat], strict=True)
            )


def test_hands_are_drawn_as_often_as_they_are_worlds() -> None:
    """Hands of two copies come up as often as worlds with them: within five standard errors."""
    game = told_red()
    view = View.of(game.state, 0).hiding(1)
    shares = Counter(worlds(view))
    found = Counter(world.hands[0] for world in islice(sampled_worlds(view), DRAWN))
    assert found.keys() == shares.keys()
    for hand, copies in shares.items():
        share = copies / shares.total()
        assert abs(found[hand] / DRAWN - share) < 5 * sqrt(share * (1 - share) / DRAWN)


def test_sampled_chances_agree_with_exact_ones() -> None:
    """In the middle of a game, each card is in each slot as often as deduction says."""
    record = partly_random_game(Deal(Ruleset(), 3, 8), NO_CONVENTIONS, (0,), 20)
    state = record.states[30]
    view = View.of(state, state.to_act)
    deduction = deduce(view)
    drawn = [world.hands[view.seat] for world in islice(sampled_worlds(view), DRAWN)]
    for slot, by_card in enumerate(deduction.worlds_by_card):
        for card in by_card:
            chance = float(deduction.chance(slot, set_of([card])))
            share = sum(hand[slot] == card for hand in drawn) / DRAWN
            assert abs(share - chance) <= 5 * sqrt(chance * (1 - chance) / DRAWN)


def test_limits_are_kept_and_worlds_are_the_same_again() -> None:
    """A slot that has to be something is, and the same view gives the same worlds."""
    state = Deal(Ruleset(), 3, 2).start()
    view = View.of(state, 0)
    fives = set_of(card for card in state.ruleset.cards if card.rank == 5)
    world = first_world(view, {2: fives})
    assert world.hands[0][2].rank == 5
    assert world == first_world(view, {2: fives})
    assert list(islice(sampled_worlds(view), 3)) == list(islice(sampled_worlds(view), 3))
