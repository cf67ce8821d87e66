"""Last round: who still has a turn after an action, and when nobody has."""

import pytest

from tests.games.hanabi.puzzles.page_messages import some
from tests.support.table_script import TableScript
from tutor.core.errors import IllegalActionError
from tutor.core.puzzle import NONE, Puzzle, answer_to
from tutor.games.hanabi.engine import Discard, GameState, Ruleset
from tutor.games.hanabi.engine.actions import parse_action
from tutor.games.hanabi.puzzles import THEMES

LAST_ROUND = THEMES["last-round"]


def test_the_last_firework_ends_everything_at_once() -> None:
    """Nobody has to have the rest of their turns."""
    hands = ["b2 y1 y1 g1 g3", "w5 g4 r4 b1 w3", "y3 y4 w4 w1 w1"]
    built = "r5 y5 g5 b5 w4"
    table = TableScript("Ann Bob Cat", hands, fireworks=built, deck_size=1, starts="Bob")
    asked = Puzzle("last-round", table.state, 0, {"action": "play-0"})
    [right] = answer_to(LAST_ROUND, asked, []).right_verdicts
    assert (right.option, right.consequence.id) == (NONE, "outcome.ended.perfect")


def test_an_action_that_is_not_allowed_is_no_question() -> None:
    """The engine's refusal comes through."""
    start = GameState.deal(Ruleset(), players=3, seed=1)
    with pytest.raises(IllegalActionError):
        answer_to(LAST_ROUND, Puzzle("last-round", start, 0, {"action": "discard-0"}), [])


def test_playing_the_game_out_agrees() -> None:
    """Whoever still acts when everybody just discards or gives a clue has a turn, and no other."""
    for asked in some(LAST_ROUND):
        state = asked.position.apply(parse_action(asked.question["action"]))
        acted: set[str] = set()
        while state.outcome is None and len(acted) < state.players:
            acted.add(f"player-{state.to_act}")
            actions = [act for act in state.legal_actions() if not str(act).startswith("play")]
            discards = [act for act in actions if isinstance(act, Discard)]
            state = state.apply((discards or actions)[0])
        assert answer_to(LAST_ROUND, asked, []).right_options == (acted or {NONE})
