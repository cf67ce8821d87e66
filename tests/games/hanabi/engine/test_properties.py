"""What holds in every game, under every ruleset, however it is played."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given

from tests.games.hanabi.naive import Table
from tests.support.strategies import playouts, positions
from tutor.core.errors import IllegalActionError
from tutor.games.hanabi.engine import Action, ColorClue, Discard, GameState, Play, RankClue
from tutor.games.hanabi.engine.cards import SUITS, Card, ClueMarks
from tutor.games.hanabi.engine.events import (
    ClueGiven,
    Discarded,
    Drew,
    FireworkCompleted,
    GameEnded,
    LastRoundBegan,
    Misplayed,
    Played,
)
from tutor.games.hanabi.engine.reasons import EndCause

EVERY_ACTION: list[Action] = [
    *(Play(slot) for slot in range(-2, 8)),
    *(Discard(slot) for slot in range(-2, 8)),
    *(ColorClue(target, suit) for target in range(-2, 8) for suit in SUITS),
    *(RankClue(target, rank) for target in range(-2, 8) for rank in range(-1, 8)),
]
"""Every action that any ruleset knows, and many that none does."""


def refusal(state: GameState, action: Action) -> IllegalActionError | None:
    """Return the error with which `verify` refuses the action, if it does."""
    try:
        state.verify(action)
    except IllegalActionError as error:
        return error
    return None


@given(positions())
def test_legal_actions_are_those_that_verify_accepts(state: GameState) -> None:
    """Over the whole space of actions, and each is listed once."""
    legal = state.legal_actions()
    assert len(legal) == len(set(legal))
    refusals = {action: refusal(state, action) for action in EVERY_ACTION}
    assert set(legal) == {action for action, refused in refusals.items() if refused is None}
    for action, refused in refusals.items():
        if refused is not None:
            assert (refused.action, refused.state) == (action, state)
            assert refused.rule == (state.ending.rule if state.ending else refused.reason.rule)  # type: ignore[attr-defined]


@given(positions())
def test_apply_takes_the_legal_actions_and_no_others(state: GameState) -> None:
    """It refuses the others with the error of `verify`; the state it is asked on never changes."""
    before = (tuple(state), state.legal_actions())
    legal = set(state.legal_actions())
    for action in EVERY_ACTION:
        if action in legal:
            assert state.apply(action) == state.apply(action) != state
        else:
            with pytest.raises(IllegalActionError):
                state.apply(action)
    assert (tuple(state), state.legal_actions()) == before


@given(playouts())
def test_cards_are_conserved(states: tuple[GameState, ...]) -> None:
    """Hands, deck, discard pile and fireworks together are always the ruleset's deck."""
    for state in states:
        built = [card for card in state.ruleset.cards if card.rank <= state.firework(card.suit)]
        in_hands = [card for hand in state.hands for card in hand]
        everything = Counter([*built, *in_hands, *state.discards, *state.deck])
        assert everything == state.ruleset.deck_counts


@given(playouts())
def test_tokens_stay_in_range(states: tuple[GameState, ...]) -> None:
    """Clue tokens, strikes, hands and turns left never leave their bounds."""
    for state in states:
        ruleset = state.ruleset
        assert 0 <= state.clue_tokens <= ruleset.clue_tokens
        assert 0 <= state.strikes <= ruleset.fuses
        assert all(len(hand) <= ruleset.hand_size(state.players) for hand in state.hands)
        assert state.turns_left is None or 0 <= state.turns_left <= state.players
        assert (state.outcome is None) == bool(state.legal_actions())


@given(playouts())
def test_every_game_ends_within_a_bound(states: tuple[GameState, ...]) -> None:
    """A game with n clue tokens has at most n + 2c turns, c of them with a card.

    Every clue spends a token and every turn with a card brings back one at the most, so there are
    at most n + c clues. With the last round, each card of the deck is drawn on one such turn and
    then every player has one more turn; in play-on every card is played or discarded once.
    """
    start = states[0]
    whole_deck = len(start.ruleset.deck)
    with_card = whole_deck if start.ruleset.play_on else start.deck_size + start.players
    assert len(states) - 1 <= start.ruleset.clue_tokens + 2 * with_card
    assert states[-1].outcome is not None
    assert all(state.outcome is None for state in states[:-1])


@given(playouts())
def test_a_lost_game_scores_nothing_and_any_other_its_points(states: tuple[GameState, ...]) -> None:
    """The score of the outcome follows from its condition (rules `score`, `lost-score`)."""
    end = states[-1]
    assert end.outcome is not None
    lost = end.ending in (EndCause.STRIKES, EndCause.CARD_GONE, EndCause.NO_ACTION)
    assert end.outcome.score == (0 if lost else end.points)
    assert end.outcome.max_score == end.ruleset.max_score
    assert (end.ending is EndCause.PERFECT) == (end.points == end.ruleset.max_score)
    assert (end.outcome.end_condition == "lost") == lost
    assert not (end.ruleset.play_on and end.outcome.end_condition == "scored")


@given(playouts())
def test_events_tell_all_that_changed(states: tuple[GameState, ...]) -> None:
    """From a state and the next one's events alone, the next one follows."""
    for before, after in pairwise(states):
        assert told_by_events(before, after) == (
            after.hands,
            dict(zip(after.ruleset.suits, after.fireworks, strict=True)),
            after.discards,
            after.clue_tokens,
            after.strikes,
            after.deck,
            after.ending,
        )
        last_round = after.turns_left is not None and before.turns_left is None
        assert last_round == any(isinstance(event, LastRoundBegan) for event in after.events)


def told_by_events(before: GameState, after: GameState) -> tuple[object, ...]:
    """Return what the table looks like if `after.events` happen to `before`."""
    hands: list[list[Card]] = [list(hand) for hand in before.hands]
    fireworks = dict(zip(before.ruleset.suits, before.fireworks, strict=True))
    discards, deck = list(before.discards), list(before.deck)
    tokens, strikes, ending = before.clue_tokens, before.strikes, None
    for event in after.events:
        match event:
            case ClueGiven(giver, clue, slots):
                assert (giver, slots) == (before.to_act, before.touched(clue))
                tokens -= 1
            case Discarded(player, slot, card):
                assert hands[player].pop(slot) == card
                discards.append(card)
                tokens += 1
            case Played(player, slot, card):
                assert hands[player].pop(slot) == card
                fireworks[card.suit] = card.rank
            case FireworkCompleted(suit, token_recovered):
                assert fireworks[suit] == 5
                tokens += token_recovered
            case Misplayed(player, slot, card, count):
                assert hands[player].pop(slot) == card
                discards.append(card)
                strikes = count
            case Drew(player, card):
                assert deck.pop(0) == card
                hands[player].append(card)
            case LastRoundBegan(player, turns):
                assert (player, turns, deck) == (before.to_act, before.players, [])
                assert after.turns_left == turns
            case GameEnded(cause):
                ending = cause
    all_hands = tuple(tuple(hand) for hand in hands)
    return all_hands, fireworks, tuple(discards), tokens, strikes, tuple(deck), ending


@given(playouts())
def test_a_plain_reading_of_the_rules_agrees(states: tuple[GameState, ...]) -> None:
    """The naive table allows the same actions and shows the same cards and tokens all along."""
    start = states[0]
    deck = [card for hand in start.hands for card in hand] + list(start.deck)
    table = Table(str(start.ruleset), start.players, map(str, deck))
    for state, after in zip(states, [*states[1:], None], strict=True):
        assert table.allowed() == {str(action) for action in state.legal_actions()}
        assert table.hands == [[str(card) for card in hand] for hand in state.hands]
        assert table.marks == [list(map(said, marks)) for marks in state.clue_marks]
        assert list(table.fireworks.values()) == list(state.fireworks)
        assert table.discards == list(map(str, state.discards))
        assert (table.tokens, table.strikes) == (state.clue_tokens, state.strikes)
        assert (table.over or None) == state.ending
        if after is not None:
            table = table.take(str(taken(state, after)))


def said(marks: ClueMarks) -> set[str]:
    """Return what clues said of a card, as the naive table has it."""
    denied = (*marks.denied_colors, *marks.denied_ranks)
    return {*map(str, (*marks.colors, *marks.ranks)), *(f"not {each}" for each in denied)}


def taken(before: GameState, after: GameState) -> Action:
    """Return the action that leads from one state to the next."""
    return next(action for action in before.legal_actions() if before.apply(action) == after)
