"""Positions that addresses of played and reviewed games lead to."""

from collections.abc import Mapping
from typing import Any

from tutor.core.errors import BadSyntaxError
from tutor.games.hanabi.deals.deal import Deal
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.partners import NO_CONVENTIONS, GameRecord
from tutor.games.hanabi.partners.action_codes import longest, read_actions
from tutor.games.hanabi.review.reading import read_game
from tutor.web.hanabi.play.moment import ACTIONS
from tutor.web.hanabi.setting import HanabiSetting
from tutor.web.shell.language_prefix import page_language


def position_in_play(path: Mapping[str, Any], query: Mapping[str, str]) -> GameState:
    """Return the position of a game in play; raises BadSyntaxError, PlayedWrongError."""
    ruleset = HanabiSetting().read(query, page_language()).ruleset
    actions = query.get(ACTIONS, "")
    if len(actions) > longest(ruleset):
        raise BadSyntaxError(ACTIONS, actions, longest(ruleset), "no more actions")
    deal = Deal.parse(path["deal"], ruleset)
    return GameRecord(deal, NO_CONVENTIONS, read_actions(actions)).state


def position_in_review(path: Mapping[str, Any], query: Mapping[str, str]) -> GameState:
    """Return the position at the turn of a review's page, or at the end of the game.

    Raises BadSyntaxError, PlayedWrongError.
    """
    states = read_game(path["recorded"]).states
    turn: int = path.get("turn", len(states))
    if not 1 <= turn <= len(states):
        raise BadSyntaxError("turn", str(turn), 0, "a turn of the game")
    return states[turn - 1]


POSITIONS = {
    "hanabi_play.game": position_in_play,
    "hanabi_play.coach_turn": position_in_play,
    "hanabi_review.review": position_in_review,
    "hanabi_review.turn": position_in_review,
    "hanabi_review.coach": position_in_review,
    "hanabi_review.try_again": position_in_review,
}
