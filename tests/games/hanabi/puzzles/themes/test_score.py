"""Score: points and place on the scale of games that are over, lost ones among them."""

import pytest

from tests.games.hanabi.puzzles.page_messages import some
from tests.support.table_script import TableScript
from tutor.core.messages import Message
from tutor.core.puzzle import Answer, Puzzle, answer_to
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.engine.reasons import EndCause
from tutor.games.hanabi.puzzles import THEMES

SCORE = THEMES["score"]
HANDS = ["g3 b2 y1 y1 g1", "r1 g2 r4 b1 w3"]


def over(fireworks: str, *, ruleset: str = "base") -> TableScript:
    """Return a game that the last turn of the last round has just ended."""
    scenario = TableScript(
        "Ann Bob",
        [f"{HANDS[0]}", HANDS[1]],
        fireworks=fireworks,
        ruleset=ruleset,
        deck_size=0,
        turns_left=1,
        clue_tokens=3,
    )
    return scenario.do("Ann clues 1 to Bob (slots 1,4)")


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


SIX = "sixth-10"
ENDS = [
    ("over", over("r2 y3 b4 w1"), 10, "poor"),
    ("over, next step", over("r2 y3 b4 w2"), 11, "decent"),
    ("nothing built", over(""), 0, "awful"),
    ("almost all", over("r5 y5 g5 b5 w4"), 24, "extraordinary"),
    ("won", won(), 25, "legendary"),
    ("lost", lost("r2 y3 b4 w1"), 0, "awful"),
    ("lost with a great show", lost("r5 y5 b5 w4 g1"), 0, "awful"),
    ("lost by the first mistake", lost("r2 y3", ruleset="fuses-1"), 0, "awful"),
    ("six fireworks", over("r5 y5 g4 b4 w4 m3", ruleset=SIX), 25, "legendary"),
    ("all six", won(SIX), 30, "beyond"),
    ("all six, wild", won("wild-5"), 30, "beyond"),
]


@pytest.mark.parametrize(
    ("scenario", "points", "step"), [end[1:] for end in ENDS], ids=[end[0] for end in ENDS]
)
def test_every_end_has_its_points_and_its_place(
    scenario: TableScript, points: int, step: str
) -> None:
    """One option of each question is right."""
    assert asking(scenario, "score").right_options == {f"points-{points}"}
    assert asking(scenario, "rating").right_options == {f"rating-{step}"}


def told(given: Answer[GameState]) -> dict[str, tuple[str, str]]:
    """Return the id of each verdict's message and its rule, by option."""
    return {v.option: (v.consequence.id, v.rule) for v in given.verdicts}


def test_the_options_are_what_one_gets_by_miscounting() -> None:
    """The number of complete fireworks, only those counted, all numbers added: each says so."""
    high, low = ("score.slip.high", "score"), ("score.slip.low", "score")
    assert told(asking(over("r5 y5 b4 w1"), "score")) == {
        "points-0": ("score.slip.zero", "score"),
        "points-2": ("score.slip.fireworks", "score"),
        "points-10": ("score.slip.complete", "score"),
        "points-13": low,
        "points-14": low,
        "points-15": ("score.counted", "score"),
        "points-16": high,
        "points-41": ("score.slip.sum", "score"),
    }


def test_options_rise_and_are_enough() -> None:
    """Sorted, eight of them, the same every time."""
    for _, scenario, _, _ in ENDS:
        given = asking(scenario, "score")
        points = [int(v.option.removeprefix("points-")) for v in given.verdicts]
        assert points == sorted(set(points))
        assert len(points) == 8
        assert given == asking(scenario, "score")


def steps(given: Answer[GameState]) -> dict[str, tuple[object, ...]]:
    """Return which points each wrong step of the scale takes, and its rule."""
    return {
        v.option: (v.consequence.params["low"], v.consequence.params["high"], v.rule)
        for v in given.verdicts
        if not v.is_right
    }


def test_the_scale_has_every_step_of_the_game() -> None:
    """Six of them, seven with a sixth firework; each says what it stands for, and whose it is."""
    given = asking(over("r2 y3 b1"), "rating")
    assert steps(given) == {
        "rating-awful": (0, 5, "scale"),
        "rating-decent": (11, 15, "scale"),
        "rating-very-good": (16, 20, "scale"),
        "rating-extraordinary": (21, 24, "scale"),
        "rating-legendary": (25, 25, "scale"),
    }
    (right,) = [v.consequence for v in given.right_verdicts]
    assert (right.id, right.params["num"]) == ("score.step.right", 6)
    assert right.params["step"].id == "score.option.poor"
    six = steps(asking(over("r2 y3", ruleset=SIX), "rating"))
    assert six["rating-legendary"] == (25, 29, "six-scale")
    assert six["rating-beyond"] == (30, 30, "six-scale")


def test_playing_on_it_is_perfect_or_failed() -> None:
    """Such puzzles are not looked for, but one set up by hand is judged by its own rule."""
    assert not SCORE.makes_sense(Ruleset.parse("play-on"))
    failed = asking(lost("r5 y5 b5 w4 g1", ruleset="play-on"), "rating")
    assert failed.right_options == {"rating-failed"}
    assert told(failed)["rating-failed"] == ("score.play-on.failed", "play-on-score")
    assert told(failed)["rating-very-good"] == ("rule.play-on-score.1", "play-on-score")
    perfect = asking(won("play-on"), "rating")
    assert perfect.right_options == {"rating-perfect"}


def proof(scenario: TableScript, ask: str) -> list[tuple[str, str]]:
    """Return the ids of the facts and how they are found."""
    asked = Puzzle("score", scenario.state, 0, {"ask": ask})
    return [(fact.message.id, fact.kind) for fact in SCORE.proof(asked)]


def test_the_proof_counts_firework_by_firework() -> None:
    """Complete ones together, the others one by one, but not the sum."""
    assert proof(over("r5 y5 b4 w1"), "score") == [
        ("rule.score.1", "rule"),
        ("score.complete", "seen"),
        ("rule.score.2", "rule"),
        ("score.unfinished", "seen"),
        ("score.unfinished", "seen"),
    ]


def test_the_place_takes_the_score_as_well() -> None:
    """It is one more thing to work out."""
    assert proof(lost("r2"), "rating") == [
        ("fact.fuse-tokens", "seen"),
        ("rule.lost-score.1", "rule"),
        ("score.total", "counted"),
    ]


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


@pytest.mark.parametrize("scenario", [over("r2 y3 b4 w1"), lost("r2 y3 b4 w1"), won()])
def test_a_wrong_place_is_answered_by_the_score(scenario: TableScript) -> None:
    """The head has the points and names no step, the reason those of both steps."""
    puzzle = Puzzle("score", scenario.state, 0, {"ask": "rating"})
    told = SCORE.explain(puzzle, answer_to(SCORE, puzzle, ["rating-decent"]))
    score = 0 if scenario.state.ending is EndCause.STRIKES else scenario.state.points
    assert told.headline == Message("score.answer", {"num": score})
    (right,) = answer_to(SCORE, puzzle, []).right_options
    assert [each.message.params["step"].id for each in told.reason] == [
        "score.option.decent",
        right.replace("rating-", "score.option."),
    ]
    assert SCORE.explain(puzzle, answer_to(SCORE, puzzle, [right])).headline is None


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
