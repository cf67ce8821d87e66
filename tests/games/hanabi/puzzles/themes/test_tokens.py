"""Tokens: counted turn by turn, with everything that costs one or brings one back."""

import pytest

from tests.games.hanabi.puzzles.page_messages import some
from tutor.core.errors import IllegalActionError
from tutor.core.puzzle import Puzzle, answer_to
from tutor.games.hanabi.engine import GameState, Play, Ruleset
from tutor.games.hanabi.engine.actions import parse_action
from tutor.games.hanabi.puzzles import THEMES

TOKENS = THEMES["tokens"]


def test_an_action_out_of_turn_is_no_question() -> None:
    """The engine's refusal comes through."""
    start = GameState.deal(Ruleset(), players=3, seed=1)
    question = {"actions": ("play-0", "rank-1-1"), "count": "clue-tokens"}
    with pytest.raises(IllegalActionError):
        answer_to(TOKENS, Puzzle("tokens", start, 0, question), [])


def test_generated_turns_show_nothing_hidden() -> None:
    """The viewer never plays, and nobody plays or discards a card drawn on the way."""
    for asked in some(TOKENS):
        state = asked.position
        held = [list(hand) for hand in state.hands]
        for name in asked.question["actions"]:
            action, me = parse_action(name), state.to_act
            if hasattr(action, "slot"):
                assert not (isinstance(action, Play) and me == asked.viewer)
                held[me].remove(state.hands[me][action.slot])
            state = state.apply(action)


def test_plain_arithmetic_agrees() -> None:
    """Adding and taking away by hand comes to the number that is right."""
    for asked in some(TOKENS):
        state, ruleset = asked.position, asked.position.ruleset
        clues, fuses = state.clue_tokens, ruleset.fuses - state.strikes
        tops = dict(zip(ruleset.suits, state.fireworks, strict=True))
        for name in asked.question["actions"]:
            kind, _, rest = name.partition("-")
            card = state.hands[state.to_act][int(rest)] if kind in ("play", "discard") else None
            if card is None:
                clues -= 1
            elif kind == "discard":
                clues += 1
            elif card.rank == tops[card.suit] + 1:
                tops[card.suit] += 1
                clues = min(ruleset.clue_tokens, clues + (card.rank == 5))
            else:
                fuses -= 1
            state = state.apply(parse_action(name))
        left = clues if asked.question["count"] == "clue-tokens" else fuses
        assert answer_to(TOKENS, asked, []).right_options == {f"tokens-{left}"}
