"""Score: points and place on the scale of games that are over, lost ones among them."""

import pytest

from tests.games.hanabi.puzzles.page_messages import some
from tests.support.table_script import TableScript
from tutor.core.messages import Message
from tutor.core.puzzle import Answer, Puzzle, answer_to
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.puzzles import THEMES

SCORE = THEMES["score"]
HANDS = ["g3 b2 y1 y1 g1", "r1 g2 r4 b1 w3"]


def lost(fireworks: str, *, ruleset: str = "base") -> TableScript:
    """Return a game that the last mistake has just ended."""
    strikes = Ruleset.parse(ruleset).fuses - 1
    scenario = TableScript(
        "Ann Bob", HANDS, fireworks=fireworks, ruleset=ruleset, strikes=strikes, discards="b3 w1"
    )
    return scenario.do("Ann plays slot 1 (g3)")


def won(ruleset: str = "base") -> TableScript:
    """Return a game that the last firework has just ended."""
    more = " m5" if Ruleset.parse(ruleset).variant.has_sixth_suit else ""
    hands = ["w5 y1 y1 g1 g3", "r1 g2 r4 b1 w3"]
    built = f"r5 y5 g5 b5 w4{more}"
    return TableScript("Ann Bob", hands, fireworks=built, ruleset=ruleset).do(
        "Ann plays slot 1 (w5)"
    )


def asking(scenario: TableScript, ask: str) -> Answer[GameState]:
    """Return the verdicts on points or on the scale."""
    return answer_to(SCORE, Puzzle("score", scenario.state, 0, {"ask": ask}), [])


def told(given: Answer[GameState]) -> dict[str, tuple[str, str]]:
    """Return the id of each verdict's message and its rule, by option."""
    return {v.option: (v.consequence.id, v.rule) for v in given.verdicts}


def test_playing_on_it_is_perfect_or_failed() -> None:
    """Such puzzles are not looked for, but one set up by hand is judged by its own rule."""
    assert not SCORE.makes_sense(Ruleset.parse("play-on"))
    failed = asking(lost("r5 y5 b5 w4 g1", ruleset="play-on"), "rating")
    assert failed.right_options == {"rating-failed"}
    assert told(failed)["rating-failed"] == ("score.play-on.failed", "play-on-score")
    assert told(failed)["rating-very-good"] == ("rule.play-on-score.1", "play-on-score")
    perfect = asking(won("play-on"), "rating")
    assert perfect.right_options == {"rating-perfect"}


def test_a_game_that_goes_on_has_no_score() -> None:
    """There is nothing to ask yet."""
    with pytest.raises(ValueError, match="not over"):
        asking(TableScript("Ann Bob"), "score")


def test_counting_the_cards_agrees() -> None:
    """Without the engine: cards out of hands, deck and discard pile are in the fireworks."""
    limits = {"awful": 5, "poor": 10, "decent": 15, "very-good": 20, "extraordinary": 24}
    for asked in some(SCORE):
        state = asked.position
        rest = sum(map(len, state.hands)) + len(state.deck) + len(state.discards)
        points = len(state.ruleset.deck) - rest
        if state.strikes == state.ruleset.fuses:
            points = 0
        top = "beyond" if points == 30 else "legendary"
        step = next((name for name, most in limits.items() if points <= most), top)
        right = {f"points-{points}" if asked.question["ask"] == "score" else f"rating-{step}"}
        assert answer_to(SCORE, asked, []).right_options == right


@pytest.mark.parametrize("chosen", ["rating-perfect", "rating-failed"])
def test_playing_on_the_head_is_what_became_of_the_game(chosen: str) -> None:
    """Not the name of the other choice; a right answer keeps its reason."""
    puzzle = Puzzle("score", lost("r5 y5", ruleset="play-on").state, 0, {"ask": "rating"})
    told = SCORE.explain(puzzle, answer_to(SCORE, puzzle, [chosen]))
    failed = Message("score.play-on.failed")
    if chosen == "rating-failed":
        assert (told.headline, [each.message for each in told.reason]) == (None, [failed])
    else:
        assert told.headline == failed
        assert [each.message.id for each in told.reason] == ["rule.play-on-score.1"]
