"""The game followed by taps is the game that the engine plays."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.strategies import playouts
from tutor.core.errors import BadSyntaxError
from tutor.games.hanabi.companion import TableGame, Tap, TipMoment
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.engine.events import (
    ClueGiven,
    Discarded,
    FireworkCompleted,
    Misplayed,
)
from tutor.games.hanabi.engine.reasons import EndCause
from tutor.games.hanabi.rulebook import RULES

BASE = Ruleset()


def tap_of(state: GameState) -> Tap:
    """Return what the last action in the engine would be tapped as."""
    first, *further = state.events
    if isinstance(first, ClueGiven):
        return Tap.CLUE
    if isinstance(first, Discarded):
        return Tap.DISCARD
    if isinstance(first, Misplayed):
        return Tap.MISTAKE
    completed = any(isinstance(event, FireworkCompleted) for event in further)
    return Tap.FIVE if completed else Tap.PLAY


def seen_in(state: GameState) -> tuple[object, ...]:
    """Return what a position has that can be counted without knowing a card."""
    return (
        state.to_act,
        tuple(map(len, state.hands)),
        state.clue_tokens,
        state.deck_size,
        state.strikes,
        state.points,
        state.turns_left,
        state.ending,
    )


def followed(game: TableGame) -> tuple[object, ...]:
    """Return the same of a game followed by taps."""
    return (
        game.to_act,
        game.hands,
        game.clue_tokens,
        game.deck_size,
        game.strikes,
        game.played,
        game.turns_left,
        game.ending,
    )


@given(playouts())
def test_taps_lead_where_the_engine_goes(playout: tuple[GameState, ...]) -> None:
    """After every turn all that can be counted is the same, and its code reads back."""
    start, *states = playout
    game = TableGame.start(start.ruleset, start.players, start.to_act)
    for state in states:
        tap = tap_of(state)
        assert game.allows(tap)
        if state.ending is EndCause.CARD_GONE:
            # Only people know which card that was: they say so after the turn.
            game = game.after(tap)
            if game.ending is None:
                game = game.after(Tap.CARD_GONE)
                assert game.ending is EndCause.CARD_GONE
            assert game.is_lost
            break
        game = game.after(tap)
        assert followed(game) == seen_in(state)
    assert game.ending is not None
    assert TableGame.read(start.ruleset, start.players, start.to_act, game.code) == game
    assert not any(game.allows(tap) for tap in Tap)


@given(playouts())
def test_what_the_rules_allow_can_be_tapped(playout: tuple[GameState, ...]) -> None:
    """A clue and a discard exactly when the engine allows one."""
    start, *states = playout
    game = TableGame.start(start.ruleset, start.players, start.to_act)
    for before, state in zip(playout, states, strict=False):
        kinds = {type(action).__name__ for action in before.legal_actions()}
        assert game.allows(Tap.DISCARD) == ("Discard" in kinds)
        assert game.allows(Tap.MISTAKE) == ("Play" in kinds)
        assert game.allows(Tap.CLUE) == bool(kinds & {"ColorClue", "RankClue"})
        game = game.after(tap_of(state))
        if game.ending is not None:
            break


def moments(ruleset: Ruleset, taps: str, players: int = 2) -> list[TipMoment]:
    """Return the moments in order, up to these taps."""
    games = [TableGame.read(ruleset, players, 0, taps[:end]) for end in range(len(taps) + 1)]
    return [game.moment for game in games if game.moment]


@pytest.mark.parametrize(
    ("rules", "taps", "expected"),
    [
        ("base", "cdp", "start clue discard play"),
        ("base", "ccd", "start clue discard"),
        ("base", "cccccccc", "start clue no-token"),
        ("base", "mm", "start mistake last-fuse"),
        ("fuses-1", "c", "start last-fuse"),
        ("base", "ppppf", "start play bonus-lost"),
        ("base", "cppppf", "start clue play bonus"),
        ("base", "cdcd", "start clue discard all-tokens"),
        ("wild-5", "c", "start wild-clue"),
        ("base", "cd" * 40 + "c", "start clue discard all-tokens last-card no-draw"),
        ("play-on", "cd" * 45 + "m", "start clue discard all-tokens deck-out empty-hand"),
    ],
)
def test_a_rule_is_said_when_it_first_matters(rules: str, taps: str, expected: str) -> None:
    assert moments(Ruleset.parse(rules), taps) == [TipMoment(each) for each in expected.split()]


@given(playouts())
def test_no_rule_is_said_twice(playout: tuple[GameState, ...]) -> None:
    start, *states = playout
    taps = "".join(map(tap_of, states))
    if start.ruleset.play_on:
        return
    found = moments(start.ruleset, taps, start.players)
    assert len(found) == len(set(found))


def test_every_moment_and_tap_has_its_rule() -> None:
    assert {each.rule for each in (*TipMoment, *Tap)} <= {*RULES}


@pytest.mark.parametrize(
    ("taps", "place"), [("d", 0), ("f", 0), ("x", 0), ("c?", 1), ("mmmc", 3), ("cccccccccc", 8)]
)
def test_taps_that_cannot_be_are_refused(taps: str, place: int) -> None:
    """At the first that is unknown or not allowed."""
    with pytest.raises(BadSyntaxError) as refused:
        TableGame.read(BASE, 3, 0, taps)
    assert refused.value.position == place


def test_only_a_5_fits_on_fireworks_of_four_cards() -> None:
    """Twenty cards without a 5 are all there can be; four allow the first 5."""
    game = TableGame.read(BASE, 2, 0, "pppp")
    assert game.allows(Tap.FIVE)
    game = TableGame.read(BASE, 2, 0, "p" * 20)
    assert not game.allows(Tap.PLAY)
    assert game.after(Tap.FIVE).completed == 1


@given(st.integers(-3, 8))
def test_there_is_no_other_first_player(first: int) -> None:
    """Only somebody who plays can be the first player."""
    if first in range(3):
        assert TableGame.start(BASE, 3, first).to_act == first
    else:
        with pytest.raises(ValueError, match="first"):
            TableGame.start(BASE, 3, first)
