"""Playable, trash, critical; how far the game can go, and how fast it must."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given

from tests.games.hanabi.identity_sets import format_set
from tests.games.hanabi.playing import mostly_well, states
from tests.games.hanabi.worlds import worlds
from tests.support.strategies import positions
from tests.support.table_script import TableScript
from tutor.games.hanabi.engine import Discard, GameState, Play, RankClue, Ruleset
from tutor.games.hanabi.knowledge import View, deduce, has, set_of
from tutor.games.hanabi.knowledge.status import (
    PublicState,
    critical,
    heights,
    highest_score,
    needed,
    pace,
    playable,
    trash,
)

ANN = "y1 g2 b3 w4 y2"
BOB = "g1 g1 b4 w1 w1"


def table(anns_hand: str = ANN, **given: Any) -> GameState:
    """Return the start of Ann's turn in a game with Bob."""
    return TableScript("Ann Bob", [anns_hand, BOB], **given).state


def names(identities: int, suits: str = "r") -> str:
    """Return the names of those cards of the set that are of these suits."""
    return " ".join(name for name in format_set(identities).split() if name[0] in suits)


def test_at_the_start() -> None:
    """The 1s are playable, nothing is trash, the 5s are critical, 25 points can be made."""
    state = table()
    assert format_set(playable(state)) == "r1 y1 g1 b1 w1"
    assert trash(state) == 0
    assert format_set(critical(state)) == "r5 y5 g5 b5 w5"
    assert highest_score(state) == 25


def test_the_next_number_is_playable_and_what_is_built_is_trash() -> None:
    """On a red 2 goes the 3; red 1 and 2 are of no more use."""
    state = table(fireworks="r2")
    assert names(playable(state)) == "r3"
    assert names(trash(state)) == "r1 r2"
    assert names(needed(state)) == "r3 r4 r5"


def test_the_last_copy_is_critical() -> None:
    """One r4 discarded leaves the other critical; two of three r1 leave the third so."""
    state = table(discards="r4 r1 r1 r2 y1")
    assert names(critical(state)) == "r1 r2 r4 r5"
    assert names(critical(state), "y") == "y5"


def test_cards_above_a_lost_number_are_trash() -> None:
    """With both r3 discarded, r4 and r5 can never be played and are no longer critical."""
    state = table(fireworks="r1", discards="r3 r3 r4")
    assert names(playable(state)) == "r2"
    assert names(trash(state)) == "r1 r3 r4 r5"
    assert names(critical(state)) == ""
    assert heights(state) == (2, 5, 5, 5, 5)
    assert highest_score(state) == 22


def test_a_firework_whose_next_number_is_gone_ends_there() -> None:
    """With red at 2 and both r3 discarded, no red card is playable any more."""
    state = table(fireworks="r2", discards="r3 r3")
    assert names(playable(state)) == ""
    assert names(trash(state)) == "r1 r2 r3 r4 r5"
    assert highest_score(state) == 22


@given(positions())
def test_every_card_is_needed_or_trash(state: GameState) -> None:
    """Playable and critical cards are needed; the needed ones are the points still to be made."""
    assert trash(state) | needed(state) == set_of(state.ruleset.cards)
    assert trash(state) & needed(state) == 0
    assert (playable(state) | critical(state)) & ~needed(state) == 0
    assert needed(state).bit_count() == highest_score(state) - state.points


@given(positions())
def test_playable_is_what_the_engine_adds_to_a_firework(state: GameState) -> None:
    """Of the cards in hands, those are playable that score when played."""
    for hand in state.hands:
        for card in hand:
            assert has(playable(state), card) == state.is_playable(card)


@given(positions())
def test_losing_a_card_lowers_the_highest_score_if_it_is_critical(state: GameState) -> None:
    """Put on the pile, a critical card costs points and no other does."""
    for card in state.hands[state.to_act]:
        after = state._replace(discards=(*state.discards, card))
        assert (highest_score(after) < highest_score(state)) == has(critical(state), card)


@given(positions())
def test_the_table_is_the_same_from_every_seat(state: GameState) -> None:
    """The true state and every view agree on everything that lies open."""

    def read(table: PublicState) -> tuple[object, ...]:
        return (
            *(identities(table) for identities in (playable, needed, trash, critical)),
            *(figure(table) for figure in (heights, highest_score, pace)),
        )

    for seat in range(state.players):
        assert read(View.of(state, seat)) == read(state)


@pytest.mark.parametrize(
    ("players", "expected"), [("Ann Bob", 17), ("Ann Bob Cat", 13), ("Ann Bob Cat Dan Eve", 10)]
)
def test_pace_at_the_start(players: str, expected: int) -> None:
    """Cards in the deck and one last turn for each player, less 25 points to make."""
    assert pace(TableScript(players).state) == expected


def test_plays_and_clues_keep_the_pace() -> None:
    """A card that scores costs the deck one card and brings one point; a clue costs neither."""
    state = table()
    assert pace(state.apply(Play(0))) == pace(state)
    assert pace(state.apply(RankClue(1, 1))) == pace(state)


def test_discards_and_misplays_cost_pace() -> None:
    """Either takes a card from the deck and brings nothing."""
    state = table(clue_tokens=3)
    assert pace(state.apply(Discard(0))) == pace(state) - 1
    assert pace(state.apply(Play(1))) == pace(state) - 1


def test_losing_a_last_copy_leaves_less_to_do() -> None:
    """With a 5 lost there is a point less to make, so the pace stays as it was."""
    state = table("r5 g2 b3 w4 y2", clue_tokens=3)
    after = state.apply(Discard(0))
    assert highest_score(after) == highest_score(state) - 1
    assert pace(after) == pace(state)


@given(positions())
def test_turn_by_turn_the_pace_never_grows_unless_points_are_given_up(state: GameState) -> None:
    """Drawing the last card included, no action gains pace while the highest score stands."""
    for action in state.legal_actions():
        after = state.apply(action)
        if after.ending is None and highest_score(after) == highest_score(state):
            assert pace(after) <= pace(state)


def test_in_the_last_round_each_turn_may_bring_a_point() -> None:
    """Two turns to come, two points missing: pace 0. A clue now costs a point."""
    state = TableScript(
        "Ann Bob",
        ["r4 y1 g1 b1 w1", "r5 y1 g1 b1 w1"],
        fireworks="r3 y5 g5 b5 w5",
        deck_size=0,
        turns_left=2,
    ).state
    assert (state.points, highest_score(state)) == (23, 25)
    assert pace(state) == 0
    assert pace(state.apply(Play(0))) == 0
    assert pace(state.apply(RankClue(1, 1))) == -1


def test_playing_on_every_card_left_can_be_played() -> None:
    """Without an end of turns, pace counts the cards that may go: all cards, less the 25 needed."""
    assert pace(table(ruleset="play-on")) == 50 - 25
    assert pace(table(ruleset="sixth-5.play-on")) == 55 - 30
    state = table(ruleset="play-on", discards="r1")
    assert pace(state) == 24
    assert pace(state.apply(Play(0))) == 24


def test_what_is_likely_of_a_card() -> None:
    """Told 1, with r1 and y1 built, Ann's card is playable if it is g1, b1 or w1: 7 of 11 copies.

    Unseen 1s: two r1, two y1, three each of g1 and b1 and one w1.
    """
    game = TableScript(
        "Ann Bob", ["g1 g2 b3 w4 y2", "w1 w1 b4 y3 r3"], fireworks="r1 y1", starts="Bob"
    ).do("Bob clues 1 to Ann (slot 1)")
    view = View.of(game.state, game.seat("Ann"))
    chance = deduce(view).chance
    assert chance(0, playable(view)) == Fraction(7, 11)
    assert chance(0, trash(view)) == Fraction(4, 11)
    assert chance(0, critical(view)) == 0
    assert all(0 < chance(slot, playable(view)) < 1 for slot in range(1, 5))


def test_chance_one_is_proof() -> None:
    """On a red 1, a card told red and 2 is surely playable; without the other r2, critical."""
    game = TableScript(
        "Ann Bob Cat",
        ["r2 g2 b3 w4 y1", "g1 g1 b4 w1 w1"],
        fireworks="r1",
        discards="r2",
        starts="Bob",
    ).do("Bob clues red to Ann (slot 1)", "Cat clues 2 to Ann (slots 1,2)")
    view = View.of(game.state, game.seat("Ann"))
    chances = [deduce(view).chance(0, cards) for cards in (playable(view), trash(view))]
    assert (*chances, deduce(view).chance(0, critical(view))) == (
        Fraction(1),
        Fraction(0),
        Fraction(1),
    )


@pytest.mark.parametrize("seed", range(5))
def test_chances_are_shares_of_the_worlds(seed: int) -> None:
    """Late in a game, each chance is the share of the worlds in which it is so."""
    deal = GameState.deal(Ruleset.parse("wild-5"), players=4, seed=seed)
    uncertain = 0
    for state in states(deal, mostly_well, seed):
        if state.deck_size > 4:
            continue
        view = View.of(state, state.to_act)
        all_worlds = list(worlds(view))
        for cards in (playable(state), trash(state), critical(state)):
            for slot in range(view.hand_size):
                chance = deduce(view).chance(slot, cards)
                hits = sum(has(cards, world[slot]) for world in all_worlds)
                assert chance == Fraction(hits, len(all_worlds))
                uncertain += 0 < chance < 1
    assert uncertain, "a test of certainties only"
