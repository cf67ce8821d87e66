"""How a game ends, and what it is worth."""

from typing import Any

import pytest

from tests.support.table_script import TableScript
from tutor.core.game import EndCondition, Outcome
from tutor.games.hanabi.engine import RefusalReason
from tutor.games.hanabi.engine.reasons import EndCause

LOST, WON, SCORED = EndCondition.LOST, EndCondition.WON, EndCondition.SCORED


def end(game: TableScript) -> tuple[EndCause | None, Outcome | None]:
    """Return why and how the game ended."""
    return game.state.ending, game.state.outcome


# The third mistake


def test_the_third_mistake_loses_at_once() -> None:
    """No card is drawn any more and the score is 0, whatever was built (rule `end-strikes`)."""
    game = TableScript(
        hands=["r3 y2 g3 b4 w5"], fireworks="y5 g2", strikes=2, discards="b3 w3", draws="r1"
    )
    game.do("Ann plays slot 1 (r3)")
    assert end(game) == (EndCause.STRIKES, Outcome(LOST, 0, 25))
    assert (game.strikes, game.state.points, game.discards) == (3, 7, "b3 w3 r3")
    assert game.hand("Ann") == "y2 g3 b4 w5"
    assert game.events == ["Ann misplays r3 from slot 1, strike 3", "the game is over: strikes"]


# All fireworks complete


def test_the_last_five_wins_at_once() -> None:
    """All fireworks complete is the maximum, before the deck is out (rule `end-perfect`)."""
    game = TableScript(hands=["r5 y2 g3 b4 w1"], fireworks="r4 y5 g5 b5 w5", clue_tokens=3)
    game.do("Ann plays slot 1 (r5)")
    assert end(game) == (EndCause.PERFECT, Outcome(WON, 25, 25))
    assert game.deck_size > 0
    assert game.events == [
        "Ann plays r5 from slot 1",
        "the red firework is complete, a clue token comes back",
        "the game is over: perfect",
    ]


@pytest.mark.parametrize(
    ("turns_left", "strikes", "other_hand"), [(1, 2, "r1 y1 g1 b1"), (2, 0, "r1 y1 g1 b1 w1")]
)
def test_the_last_round_can_be_won(turns_left: int, strikes: int, other_hand: str) -> None:
    """The very last turn too can complete the fireworks."""
    game = TableScript(
        hands=["r5 y2 g3 b4 w1", other_hand],
        fireworks="r4 y5 g5 b5 w5",
        deck_size=0,
        turns_left=turns_left,
        strikes=strikes,
    )
    game.do("Ann plays slot 1 (r5)")
    assert end(game) == (EndCause.PERFECT, Outcome(WON, 25, 25))


# The last round


def last_card(**settings: Any) -> TableScript:
    """Three players, one card left to draw; Bob is to act."""
    hands = ["r1 y2 g3 b4 w4", "r2 y3 g4 b3 w3", "r3 y4 g1 b1 w1"]
    return TableScript(
        "Ann Bob Cat",
        hands,
        draws="w5",
        deck_size=1,
        starts="Bob",
        clue_tokens=4,
        **settings,
    )


def test_after_the_last_card_everyone_has_one_turn_the_drawer_included() -> None:
    """Bob draws the last card; Cat, Ann and then Bob himself act (rule `end-last-round`)."""
    game = last_card(fireworks="b2").do("Bob discards slot 1 (r2)")
    assert game.state.turns_left == 3
    assert game.events[-1] == "the last round begins, 3 turns, Bob is last"
    game.do("Cat plays slot 4 (b1)", "Ann clues 3 to Bob (slots 1,3,4)")
    assert (game.state.turns_left, game.state.outcome) == (1, None)
    game.do("Bob plays slot 3 (b3)")
    assert end(game) == (EndCause.LAST_ROUND, Outcome(SCORED, 3, 25))
    assert game.state.turns_left == 0


@pytest.mark.parametrize(
    "action", ["plays slot 1 (r2)", "plays slot 2 (y3)", "discards slot 2 (y3)"]
)
def test_whatever_draws_the_last_card_begins_the_last_round(action: str) -> None:
    """A play, a mistake or a discard: each draws."""
    game = last_card(fireworks="r1").do(f"Bob {action}")
    assert (game.state.turns_left, game.deck_size) == (3, 0)
    assert game.hand("Bob").endswith("w5")


def test_a_last_round_lost_by_mistakes_scores_nothing() -> None:
    """The third mistake counts on the very last turn too (rules `end-strikes`, `lost-score`)."""
    game = TableScript(
        hands=["r5 y2 g3 b4 w1", "r1 y1 g1 b1"],
        fireworks="y5",
        deck_size=0,
        turns_left=1,
        strikes=2,
    )
    game.do("Ann plays slot 1 (r5)")
    assert end(game) == (EndCause.STRIKES, Outcome(LOST, 0, 25))
    assert game.state.points == 5


def test_the_score_is_the_sum_of_the_top_cards() -> None:
    """Not the number of complete fireworks, nor 1 + 2 + 3 (rule `score`)."""
    game = TableScript(
        hands=["r5 y2 g3 b4 w1", "r1 y1 g1 b1"],
        fireworks="r3 y5 b1",
        deck_size=0,
        turns_left=1,
    )
    game.do("Ann plays slot 5 (w1)")
    assert end(game) == (EndCause.LAST_ROUND, Outcome(SCORED, 3 + 5 + 1 + 1, 25))


# Afterwards


@pytest.mark.parametrize(
    ("settings", "sentence", "rule"),
    [
        ({"strikes": 2, "discards": "r1 r1"}, "Ann plays slot 2 (y3)", "end-strikes"),
        ({"fireworks": "r4 y5 g5 b5 w5"}, "Ann plays slot 1 (r5)", "end-perfect"),
        ({"deck_size": 0, "turns_left": 1}, "Ann plays slot 1 (r5)", "end-last-round"),
    ],
)
def test_nothing_is_allowed_after_the_end(
    settings: dict[str, Any], sentence: str, rule: str
) -> None:
    """No action is left, and the refusal rests on the rule that ended the game."""
    game = TableScript(hands=["r5 y3 g3 b4 w1"], **settings)
    game.do(sentence)
    assert game.state.legal_actions() == ()
    refused = game.refused("Bob plays slot 1")
    assert (refused.reason, refused.rule) == (RefusalReason.GAME_OVER, rule)
