"""Refusals and rare events, each on a table put up for it: random games hardly get there."""

from typing import Any

import pytest

from tests.support.table_script import TableScript
from tutor.core.errors import IllegalActionError
from tutor.core.game import EndCondition, Outcome
from tutor.games.hanabi.engine import ColorClue, RankClue, RefusalReason, Suit
from tutor.games.hanabi.engine.reasons import EndCause


def table(**settings: Any) -> TableScript:
    """Return a table of two at which Ann, to act, has a red 5 and Bob no white card and no 4."""
    return TableScript("Ann Bob", ["r5 y2 g3 b4 w1", "r1 r3 y1 b1 m5"], **settings)


@pytest.mark.parametrize(
    ("settings", "sentence", "reason"),
    [
        ({}, "Ann clues red to Ann", RefusalReason.CLUE_TO_SELF),
        ({}, "Ann clues white to Bob", RefusalReason.CLUE_TOUCHES_NOTHING),
        ({}, "Ann clues 4 to Bob", RefusalReason.CLUE_TOUCHES_NOTHING),
        ({}, "Ann clues 6 to Bob", RefusalReason.UNKNOWN_RANK),
        ({}, "Bob clues red to Ann", RefusalReason.NOT_YOUR_TURN),
        ({}, "Bob plays slot 1 (r1)", RefusalReason.NOT_YOUR_TURN),
        ({}, "Ann plays slot 6", RefusalReason.EMPTY_SLOT),
        ({}, "Ann discards slot 1 (r5)", RefusalReason.CLUE_TOKENS_FULL),
        ({"clue_tokens": 1}, "Ann discards slot 0", RefusalReason.EMPTY_SLOT),
        ({"clue_tokens": 0}, "Ann clues red to Bob", RefusalReason.NO_CLUE_TOKEN),
        ({"ruleset": "wild-10"}, "Ann clues multicolour to Bob", RefusalReason.WILD_SUIT_NAMED),
    ],
)
def test_what_may_not_be_done(
    settings: dict[str, Any], sentence: str, reason: RefusalReason
) -> None:
    """Each refusal has its reason and the rule that says so."""
    refused = table(**{"ruleset": "sixth-10", **settings}).refused(sentence)
    assert (refused.reason, refused.rule) == (reason, reason.rule)


@pytest.mark.parametrize(
    ("clue", "reason"),
    [
        (ColorClue(1, Suit.MULTI), RefusalReason.UNKNOWN_SUIT),
        (RankClue(1, 0), RefusalReason.UNKNOWN_RANK),
        (ColorClue(2, Suit.RED), RefusalReason.UNKNOWN_PLAYER),
        (ColorClue(-1, Suit.RED), RefusalReason.UNKNOWN_PLAYER),
    ],
)
def test_what_can_never_be_clued_touches_no_slots_but_is_refused(
    clue: ColorClue | RankClue, reason: RefusalReason
) -> None:
    """Asking what such a clue touches is an error with its reason, not an empty answer."""
    state = TableScript("Ann Bob").state
    for ask in (state.touched, state.verify):
        with pytest.raises(IllegalActionError) as refusal:
            ask(clue)
        assert refusal.value.reason is reason


@pytest.mark.parametrize(
    ("rules", "tokens", "after"),
    [("base", 7, 8), ("base", 8, 8), ("clues-10", 8, 9), ("clues-10", 10, 10)],
)
def test_the_bonus_is_lost_when_all_tokens_are_there(rules: str, tokens: int, after: int) -> None:
    """A finished firework brings back one token, if one is missing (`bonus`, `bonus-lost`)."""
    hands = ["r5 y2 g3 b4 w1"]
    game = TableScript(hands=hands, ruleset=rules, fireworks="r4", clue_tokens=tokens)
    assert game.do("Ann plays slot 1 (r5)").clue_tokens == after


HANDS = ["r5 y2 g3 b4 w1"]
LATE: dict[str, Any] = {"hands": [*HANDS, "r1 y1 g1 b1"], "deck_size": 0, "turns_left": 1}


@pytest.mark.parametrize(
    ("settings", "ending", "rule"),
    [
        ({"strikes": 2, "discards": "b1 b1"}, EndCause.STRIKES, "end-strikes"),
        ({"strikes": 2, **LATE}, EndCause.STRIKES, "end-strikes"),
        ({"fireworks": "r4 y5 g5 b5 w5"}, EndCause.PERFECT, "end-perfect"),
        ({"fireworks": "r4 y5 g5 b5 w5", **LATE}, EndCause.PERFECT, "end-perfect"),
        ({"fireworks": "r4 y1", **LATE}, EndCause.LAST_ROUND, "end-last-round"),
        ({"ruleset": "play-on"}, EndCause.CARD_GONE, "play-on-card-gone"),
        (
            {"ruleset": "play-on", "strikes": 2, "discards": "b1 b1"},
            EndCause.STRIKES,
            "end-strikes",
        ),
    ],
)
def test_the_game_ends_with_the_red_5(
    settings: dict[str, Any], ending: EndCause, rule: str
) -> None:
    """Of two reasons the first is told, and the refusal of whatever comes then rests on it."""
    game = TableScript(**{"hands": HANDS, **settings})
    game.do("Ann plays slot 1 (r5)")
    assert game.state.ending is ending
    assert game.state.legal_actions() == ()
    refused = game.refused("Bob plays slot 1")
    assert (refused.reason, refused.rule) == (RefusalReason.GAME_OVER, rule)


@pytest.mark.parametrize(("tokens", "ending"), [(0, EndCause.NO_ACTION), (1, None)])
def test_a_player_without_cards_needs_a_token(tokens: int, ending: EndCause | None) -> None:
    """With an empty hand one can only clue; without a token the game is lost (variant 4)."""
    game = TableScript(
        hands=["b4 b5 w5", ""],
        fireworks="r5 y5 g5 b3 w4",
        ruleset="play-on",
        deck_size=0,
        clue_tokens=tokens,
    )
    game.do("Ann plays slot 1 (b4)")
    assert game.state.ending is ending
    if ending:
        assert game.state.outcome == Outcome(EndCondition.LOST, 0, 25)
        assert game.refused("Bob plays slot 1").rule == "play-on-no-action"
    else:
        assert " ".join(map(str, game.state.legal_actions())) == "color-0-b color-0-w rank-0-5"
