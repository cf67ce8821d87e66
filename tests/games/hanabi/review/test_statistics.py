"""The numbers of a game: worked out by hand for three games, and as Hanab Live counts them."""

from collections import Counter
from fractions import Fraction

import pytest

from tests.games.hanabi.review.games import game_of, partly_random
from tests.support.recordings import RECORDINGS
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.engine.actions import ColorClue, RankClue
from tutor.games.hanabi.partners import GameRecord
from tutor.games.hanabi.review.slips import (
    SlipKind,
    bottom_deck_risks,
    lost_cards,
    slips,
)
from tutor.games.hanabi.review.statistics import (
    Statistics,
    statistics,
)


def test_a_game_that_was_lost_by_hand() -> None:
    """Three players, eight clues, three mistakes.

    At the start 0 points + 35 cards in the deck + 3 players - 25 points make 13 cards to spare, so
    13 tokens from discards, 8 that are there, and 4 from the fireworks that 21 plays before the
    last round finish: 25 clues for 25 cards. At the end clues had touched w2 y1 w4 g1, g4 r4 w1,
    y3 w1 y1, which are ten; 8 clues and 3 tokens lost make 10/11.
    """
    record = game_of("strike-out")
    first, *_, last = statistics(record.states)
    assert first == Statistics(0, 25, 0, 13, 0, 0, 0, 25)
    assert first.efficiency is None
    assert first.efficiency_needed == 1
    assert (last.points, last.strikes, last.pace, last.cards_got) == (0, 3, None, 10)
    assert (last.clues, last.clues_lost) == (8, 3)
    assert last.efficiency == Fraction(10, 11)
    # The other b3, r2 and y4 lay in the deck; b1, discarded in turn 8, is no 2, 3 or 4.
    assert bottom_deck_risks(record) == (2, 3, 11)
    kinds = [SlipKind.MISPLAY, SlipKind.MISPLAY, SlipKind.GAME_LOST]
    assert [each.kind for each in slips(record)] == kinds
    assert lost_cards(record) == 0


def as_hanab_live_counts(record: GameRecord) -> list[tuple[object, ...]]:
    """Return pace, clues and tokens lost, cards got, clues left, counted plainly, card by card."""
    spent = [0, 0]
    counted: list[tuple[object, ...]] = []
    for step, state in enumerate(record.states):
        if step:
            before = record.states[step - 1]
            spent[0] += isinstance(record.actions[step - 1], ColorClue | RankClue)
            finished = state.fireworks.count(5) > before.fireworks.count(5)
            wasted = finished and state.clue_tokens == before.clue_tokens
            spent[1] += state.strikes - before.strikes + wasted
        stacks = maxima(state)
        most, score, deck = sum(stacks), sum(state.fireworks), len(state.deck)
        open_end = deck > 0 and not state.ruleset.play_on
        over = state.ending is not None
        counted.append(
            (
                score + deck - most + state.players if open_end and not over else None,
                *spent,
                min(most, score + touched_and_needed(state, stacks)),
                clues_left(state, stacks) if open_end else None,
            )
        )
    return counted


def maxima(state: GameState) -> list[int]:
    """Return how far each firework can get, by the cards that are gone."""
    gone = Counter(map(str, state.discards))
    found = []
    for suit, top in zip(state.ruleset.suits, state.fireworks, strict=True):
        copies = Counter(card.rank for card in state.ruleset.deck if card.suit is suit)
        while top < 5 and gone[f"{suit}{top + 1}"] < copies[top + 1]:
            top += 1
        found.append(top)
    return found


def touched_and_needed(state: GameState, stacks: list[int]) -> int:
    """Return how many cards in hands a clue has touched and a firework still wants."""
    suits = state.ruleset.suits
    return sum(
        bool(told.colors or told.ranks)
        and state.fireworks[suits.index(card.suit)] < card.rank <= stacks[suits.index(card.suit)]
        for seat, hand in enumerate(state.hands)
        for card, told in zip(hand, state.clue_marks_in(seat), strict=True)
    )


def clues_left(state: GameState, stacks: list[int]) -> int:
    """Return the most clues that can still be given, step by step as Hanab Live does."""
    deck, end = len(state.deck), state.players
    missing = sum(stacks) - sum(state.fireworks)
    if missing <= end + 1:
        discards = deck - 1
    elif missing <= end + deck:
        discards = end + deck - missing
    else:
        discards = 0
    in_the_end = missing if missing < end + 1 else end + 1
    before_the_end = (missing if missing <= end + deck else end + deck) - in_the_end
    finished = played = 0
    for cards in sorted(
        5 - top for most, top in zip(stacks, state.fireworks, strict=True) if most == 5 and top < 5
    ):
        if played + cards > before_the_end:
            break
        played += cards
        finished += 1
    return state.clue_tokens + discards + finished


def compared(record: GameRecord) -> None:
    """Compare the numbers at every moment of a game with those counted plainly."""
    found = [
        (each.pace, each.clues, each.clues_lost, each.cards_got, each.clues_left)
        for each in statistics(record.states)
    ]
    assert found == as_hanab_live_counts(record)


@pytest.mark.parametrize("name", RECORDINGS)
def test_the_numbers_of_a_recording_are_those_of_hanab_live(name: str) -> None:
    """Turn by turn, counted a second time in another way."""
    compared(game_of(name))


def test_the_numbers_of_careless_games_are_those_of_hanab_live() -> None:
    """With mistakes, lost cards, fireworks finished in vain, and time that runs out."""
    for seed in range(1, 31):
        compared(partly_random(seed))
