"""What a view holds, and above all what it doesn't."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.hanabi.identity_sets import format_set, parse_set
from tests.games.hanabi.worlds import agrees, own_clue_marks
from tests.support.strategies import positions, seeds
from tests.support.table_script import TableScript
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.knowledge import View, deduce, left_by_counting


def another_world(state: GameState, seat: int, seed: int) -> GameState:
    """Return the state with cards of the player's hand exchanged for deck cards that fit as well.

    Then the deck is shuffled.
    """
    choice = SeededChoice(seed)
    hand, deck = list(state.hands[seat]), list(state.deck)
    for slot, told in enumerate(state.clue_marks[seat]):
        fitting = [place for place, card in enumerate(deck) if agrees(card, told, state.ruleset)]
        if fitting:
            place = choice.pick(fitting)
            hand[slot], deck[place] = deck[place], hand[slot]
    hands = (*state.hands[:seat], tuple(hand), *state.hands[seat + 1 :])
    return state._replace(
        hands=hands,
        deck=choice.shuffled(deck),
        reach=tuple(state.ruleset.tables.reach(cards) for cards in hands),
    )


@given(positions(), st.integers(0, 4), seeds())
def test_nothing_hidden_is_in_a_view(state: GameState, player: int, seed: int) -> None:
    """Positions that differ only in the viewer's own cards and in the deck have equal views."""
    seat = player % state.players
    other = another_world(state, seat, seed)
    assert View.of(other, seat) == View.of(state, seat)
    assert repr(View.of(other, seat)) == repr(View.of(state, seat))


def test_the_positions_compared_do_differ() -> None:
    """Another world has another hand and another deck, and the partner sees that."""
    state = GameState.deal(Ruleset.parse("wild-5"), players=2, seed=4)
    other = another_world(state, 0, seed=3)
    assert other.hands[0] != state.hands[0]
    assert other.deck != state.deck
    assert View.of(other, 1) != View.of(state, 1)


def test_a_view_shows_the_table() -> None:
    """Ann sees Bob's and Cat's cards, everybody's clues, and all that lies on the table."""
    game = TableScript(
        "Ann Bob Cat",
        ["r1 r1 y1 y1 g1", "r1 y2 g3 b4 w5", "r2 y3 g4 b5 w1"],
        fireworks="b1",
        discards="w1 g1",
        clue_tokens=4,
        strikes=1,
        starts="Bob",
    ).do("Bob clues 3 to Cat (slot 2)")
    view = View.of(game.state, game.seat("Ann"))
    assert view.hands == ((), game.state.hands[1], game.state.hands[2])
    assert (view.seat, view.to_act, view.players, view.hand_size) == (0, 2, 3, 5)
    assert own_clue_marks(view) == game.state.clue_marks[0]
    assert view.marks[2][1] == game.state.clue_marks[2][1].bits != 0
    assert (view.fireworks, view.points) == ((0, 0, 0, 1, 0), 1)
    assert " ".join(map(str, view.discards)) == "w1 g1"
    assert (view.clue_tokens, view.strikes, view.deck_size) == (3, 1, 50 - 15 - 3)
    assert (view.turns_left, view.ending) == (None, None)


@pytest.mark.parametrize("seat", [-1, 2])
def test_nobody_else_has_a_view(seat: int) -> None:
    """A seat without a player is refused."""
    with pytest.raises(ValueError, match="seat must be from 0 to 1"):
        View.of(TableScript().state, seat)


def test_the_receiver_of_a_clue_may_know_more_than_the_giver_can_follow() -> None:
    """Bob sees four 5s in Ann's hand and so knows which one his is; Ann can't tell that he does."""
    game = TableScript("Ann Bob", ["r5 y5 g5 b5 r1", "w5 r2 y2 g2 b2"])
    game.do("Ann clues 5 to Bob (slot 1)")
    bob = View.of(game.state, game.seat("Bob"))
    assert format_set(left_by_counting(bob)[0]) == "w5"
    assert deduce(bob).must_be(0, parse_set("w5"))
    followed = bob.hiding(game.seat("Ann"))
    assert format_set(left_by_counting(followed)[0]) == "r5 y5 g5 b5 w5"
    assert not deduce(followed).must_be(0, parse_set("w5"))


def test_hiding_what_is_not_seen_hides_nothing() -> None:
    """A view is the same without the viewer's own hand, or nobody's."""
    view = View.of(TableScript("Ann Bob Cat").state, 1)
    assert view.hiding(1) == view.hiding(7) == view
    assert view.hiding(0).hands == ((), (), view.hands[2])
