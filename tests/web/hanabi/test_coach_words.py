"""Each kind of finding of the coach in English."""

from typing import Any

import pytest
from flask import Flask

from tests.web.hanabi.playing import record_of
from tutor.core.messages import Player
from tutor.games.hanabi.coach import Moment, MomentKind, Tier
from tutor.games.hanabi.coach.moment import Finding
from tutor.games.hanabi.engine import Card
from tutor.games.hanabi.engine.actions import Discard, Play
from tutor.web.hanabi.play.coaching import moment_message
from tutor.web.hanabi.wording.coach import COACH
from tutor.web.shell.text import say_plain


def test_every_kind_and_tier_has_words() -> None:
    ids = {f"coach.{kind}" for kind in MomentKind} | {f"coach.tier.{tier}" for tier in Tier}
    assert ids <= COACH.keys()


RED = tuple(Card(f"r{rank}") for rank in (3, 4))
TWO_COLOURS = (Card("r4"), Card("b4"))
MANY = tuple(Card(f"{suit}{rank}") for suit in "rygb" for rank in (3, 4))
BOB_AT_2 = {"name": Player(1), "slot": 2, "card": Card("r4")}


@pytest.mark.parametrize(
    ("kind", "facts", "said"),
    [
        (
            MomentKind.UNPLAYABLE_PLAYED,
            {"slot": 2, "cards": RED, "num": 1},
            "You played card 2, which couldn’t fit: it was red 3 or red 4, and red 1 comes next.",
        ),
        (
            MomentKind.UNPLAYABLE_PLAYED,
            {"slot": 2, "cards": TWO_COLOURS[:1], "num": 1},
            "it was red 4, and red 1 comes next.",
        ),
        (
            MomentKind.UNPLAYABLE_PLAYED,
            {"slot": 2, "cards": TWO_COLOURS, "num": 1},
            "it was red 4 or blue 4, and none of them could be played.",
        ),
        (
            MomentKind.UNPLAYABLE_PLAYED,
            {"slot": 2, "cards": MANY, "num": 1},
            "it could have been 8 different cards, and none of them could be played.",
        ),
        (MomentKind.CRITICAL_DISCARDED, {"slot": 2, "cards": RED[:1], "num": 3}, "it was red 3"),
        (MomentKind.CRITICAL_DISCARDED, {"slot": 2, "cards": RED, "num": 2}, "red 3 or red 4"),
        (MomentKind.CRITICAL_DISCARDED, {"slot": 2, "cards": MANY, "num": 2}, "8 different cards"),
        (
            MomentKind.TRASH_KEPT,
            {"slot": 1, "other": 5, "hits": 3, "all": 40, "percent": 8},
            "in 3 of 40 cases (8%)",
        ),
        (MomentKind.PLAYABLE_DISCARDED, {"slot": 2, "cards": RED[:1]}, "sure to fit: it was red 3"),
        (
            MomentKind.PLAYABLE_DISCARDED,
            {"slot": 2, "cards": RED},
            "it was red 3 or red 4, and each",
        ),
        (MomentKind.PLAYABLE_DISCARDED, {"slot": 2, "cards": MANY}, "8 different cards"),
        (MomentKind.CLUE_EMPTY, {"name": Player(1)}, "told Bob nothing new"),
        (MomentKind.PLAY_PASSED, {"slot": 2}, "Your card 2 was sure to fit."),
        (MomentKind.PLAY_ORDER, BOB_AT_2, "Bob can play the red 4 on it."),
        (MomentKind.BLIND_LAST_FUSE, {"slot": 2}, "one more mistake loses the game"),
        (MomentKind.BLIND_PLAY, {"slot": 2, "percent": 20}, "fits is only 20%."),
        (MomentKind.TIME_SPENT, {"num": 24}, "24 points were still possible"),
        (MomentKind.CLUED_TWICE, BOB_AT_2, "Bob’s card 2, a red 4. The other copy"),
        (MomentKind.PLAY_CLUE_PASSED, {"name": Player(1), "num": 2}, "shown Bob 2 cards to play."),
        (MomentKind.TOKEN_WASTED, {"name": Player(1)}, "Bob can’t act on your clue yet."),
        (MomentKind.CLUED_DISCARDED, {"slot": 2, "other": 1}, "Your card 2 had a clue, card 1"),
        (MomentKind.NEWER_DISCARDED, {"slot": 2, "other": 1}, "expect you to discard card 1"),
        (MomentKind.SAVE_EXPOSES, BOB_AT_2, "After your clue, Bob is likely to discard card 2"),
        (MomentKind.LAST_TOKEN, BOB_AT_2, "You used the last token that could save it."),
        (MomentKind.LAST_TURN, {"chosen": 20.0, "best": 20.67}, "20.0 points on average"),
        (
            MomentKind.CHANCE_LOWERED,
            {"num": 21, "best_percent": 20, "chosen_percent": 0},
            "The chance of reaching 21 points was 20%. Your action left 0%.",
        ),
        (MomentKind.MEANT_PASSED, {"slot": 2, "name": Player(1)}, "Bob’s clue"),
        (MomentKind.MEANT_WRONG, BOB_AT_2, "Bob to play card 2, the red 4,"),
        (MomentKind.SAVE_MISSED, BOB_AT_2, "Bob is likely to discard card 2, the only red 4 left."),
        (MomentKind.STOP_MISSED, BOB_AT_2, "Bob is likely to play card 2, the red 4,"),
        (MomentKind.SIMULATED_PLAY, {"points": 0.5, "num": 32}, "cost 0.5 points on average"),
        (MomentKind.SIMULATED_DISCARD, {"points": 1.2, "num": 64}, "64 times"),
        (MomentKind.SIMULATED_CLUE, {"points": 2.0, "num": 32}, "cost 2.0 points on average"),
    ],
)
def test_each_kind_is_said(app: Flask, kind: MomentKind, facts: dict[str, Any], said: str) -> None:
    """The one reason, spoken to the player who acted; many cards are counted."""
    moment = Moment(0, 0, Discard(0), Finding(kind, Play(0), facts, 1.0), kind.tier)
    with app.test_request_context("/en/play/3-1"):
        app.preprocess_request()
        assert said in say_plain(moment_message(moment, record_of("3-1", 0).state))
