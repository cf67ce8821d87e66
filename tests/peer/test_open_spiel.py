"""The engine against OpenSpiel's Hanabi: the same random games, compared at every step.

OpenSpiel is a peer, written by others from the same printed rules; it plays the basic game. It is
installed by `make test` where its wheel exists and the test is skipped elsewhere.

Where the two must differ, and how the comparison allows for it:

- Chance. There the deck is drawn card by card at chance nodes; here the deck is fixed when dealt.
  The test draws our deck's cards at those nodes.
- Names. There suits go R Y G W B and clues name a player by offset; the test translates.
- A lost game. There `returns()` is 0 for everyone; here the outcome's score is 0 and `points` still
  counts the cards built. The test compares the score with the returns and the points with the
  fireworks.
- The turn after the end. There a finished game has no current player; here `to_act` has moved on.
"""

import random
import re
from typing import Any

import pytest

from tutor.games.hanabi.engine import (
    Action,
    Card,
    ColorClue,
    Discard,
    GameState,
    Play,
    RankClue,
    Ruleset,
)

pyspiel = pytest.importorskip("pyspiel")

GAMES_PER_TABLE = 100


def their_name(action: Action, me: int, players: int) -> str:
    """Return OpenSpiel's wording of an action."""
    match action:
        case Play(slot):
            return f"(Play {slot})"
        case Discard(slot):
            return f"(Discard {slot})"
        case ColorClue(target, suit):
            return f"(Reveal player +{(target - me) % players} color {suit.upper()})"
        case RankClue(target, rank):
            return f"(Reveal player +{(target - me) % players} rank {rank})"


def draw(theirs: Any, card: Card) -> None:
    """Let OpenSpiel draw this card."""
    wanted = f"(Deal {card.suit.upper()}{card.rank})"
    for outcome in theirs.legal_actions():
        if theirs.action_to_string(outcome) == wanted:
            theirs.apply_action(outcome)
            return
    raise AssertionError(f"OpenSpiel cannot draw {card}: {theirs}")


def table_of(theirs: Any) -> tuple[int, int, dict[str, int], list[str]]:
    """Return lives, tokens, fireworks and sorted discards as OpenSpiel prints them."""
    line = dict(re.findall(r"^([A-Z][a-z ]+):(.*)$", str(theirs), re.MULTILINE))
    fireworks = {suit: int(top) for suit, top in line["Fireworks"].split()}
    discards = sorted(line["Discards"].split())
    return int(line["Life tokens"]), int(line["Info tokens"]), fireworks, discards


def our_table(state: GameState) -> tuple[int, int, dict[str, int], list[str]]:
    """Return the same of our state."""
    fireworks = {suit.upper(): state.firework(suit) for suit in state.ruleset.suits}
    discards = sorted(str(card).upper() for card in state.discards)
    return state.ruleset.fuses - state.strikes, state.clue_tokens, fireworks, discards


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_agree_with_open_spiel_at_every_step(players: int) -> None:
    """Legal actions, tokens, fireworks, discards and the score are the same all the way."""
    game = pyspiel.load_game("hanabi", {"players": players})
    ruleset = Ruleset()
    choice = random.Random(players)
    for seed in range(GAMES_PER_TABLE):
        ours, theirs = GameState.deal(ruleset, players, seed), game.new_initial_state()
        for hand in ours.hands:
            for card in hand:
                draw(theirs, card)
        while ours.outcome is None:
            legal = {
                their_name(action, ours.to_act, players): action for action in ours.legal_actions()
            }
            named = {theirs.action_to_string(action): action for action in theirs.legal_actions()}
            assert theirs.current_player() == ours.to_act
            assert sorted(legal) == sorted(named)
            name = choice.choice(sorted(legal))
            theirs.apply_action(named[name])
            after = ours.apply(legal[name])
            if after.deck_size < ours.deck_size:
                draw(theirs, ours.deck[0])
            ours = after
            assert our_table(ours) == table_of(theirs)
        assert theirs.is_terminal()
        assert theirs.returns() == [ours.outcome.score] * players
