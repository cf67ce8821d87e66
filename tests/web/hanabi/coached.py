"""Games in which the coach has something to say."""

from collections.abc import Mapping

from tests.web.hanabi.playing import record_of
from tutor.core.messages import Message
from tutor.games.hanabi.engine.actions import Action, Discard, Play
from tutor.games.hanabi.partners import (
    ALL_CONVENTIONS,
    GameRecord,
    PartnerRule,
)
from tutor.web.hanabi.play.moment import certain_mistakes


def after_a_wrong_play() -> GameRecord:
    """Return a game in which Ann has just played a card that was proven to fit nowhere."""
    whole = record_of("2-8")
    for step, state in enumerate(whole.states[:-1]):
        mistakes: Mapping[Action, Message] = certain_mistakes(state) if state.to_act == 0 else {}
        for action in mistakes:
            if isinstance(action, Play) and Discard(action.slot) in state.legal_actions():
                return whole.up_to(step).then(action)
    raise AssertionError("there was none")


def after_a_broken_agreement(name: str = "2-5") -> GameRecord:
    """Return a game in which Ann has just discarded a card that a clue had pointed at."""
    whole = record_of(name, conventions=ALL_CONVENTIONS)
    for step, state in enumerate(whole.states[:-1]):
        found = whole.decision(step)
        if state.to_act == 0 and found.rule is PartnerRule.PLAY_MEANT:
            discard = Discard(found.facts["slot"])
            if discard in state.legal_actions():
                return whole.up_to(step).then(discard)
    raise AssertionError("there was none")


def after_a_costly_play() -> GameRecord:
    """Return a game in which Ann has just discarded a card that is still good for points.

    Only games played on from there say so.
    """
    return record_of("2-11", 58).then(Discard(4))
