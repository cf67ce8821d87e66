"""What the coach finds, in English."""

from typing import Any

import pytest
from flask import Flask

from tests.web.hanabi.playing import record_of
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


@pytest.mark.parametrize(
    ("kind", "facts", "said"),
    [
        (
            MomentKind.UNPLAYABLE_PLAYED,
            {"slot": 2, "cards": RED, "num": 1},
            "You played card 3, which couldn’t fit: it was red 3 or red 4, and red 1 comes next.",
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
        (MomentKind.PLAYABLE_DISCARDED, {"slot": 2, "cards": RED[:1]}, "sure to fit: it was red 3"),
        (
            MomentKind.PLAYABLE_DISCARDED,
            {"slot": 2, "cards": RED},
            "it was red 3 or red 4, and each",
        ),
        (MomentKind.PLAYABLE_DISCARDED, {"slot": 2, "cards": MANY}, "8 different cards"),
    ],
)
def test_many_cards_are_counted(
    app: Flask, kind: MomentKind, facts: dict[str, Any], said: str
) -> None:
    """A few are named, in the words of a reason spoken to the player who acted."""
    moment = Moment(0, 0, Discard(0), Finding(kind, Play(0), facts, 1.0), kind.tier)
    with app.test_request_context("/en/play/3-1"):
        app.preprocess_request()
        assert said in say_plain(moment_message(moment, record_of("3-1", 0).state))
