"""Still perfect: the highest score that the cards still allow."""

import pytest

from tests.games.hanabi.puzzles.hidden import questions
from tests.support.table_script import TableScript
from tutor.core.puzzle import Answer, Puzzle, answer_to
from tutor.games.hanabi.engine import Card, GameState, Ruleset
from tutor.games.hanabi.puzzles.themes.still_perfect import StillPerfect

AIMS = ("perfect", "one-stops", "more-stop")
STILL_PERFECT = StillPerfect()
HANDS = ("b1 b2 b3 b4 b5", "y1 y2 y3 y4 y5")


def table(discards: str, fireworks: str = "", **given: str | int) -> TableScript:
    """Return a table of two with these cards gone."""
    settings = {"fireworks": fireworks, "discards": discards, **given}
    return TableScript("Ann Bob", HANDS, **settings)  # type: ignore[arg-type]  # names go with their types


def puzzle(scenario: TableScript) -> Puzzle[GameState]:
    """Return what the player to act is asked."""
    return Puzzle("still-perfect", scenario.state, scenario.state.to_act, {})


def right(scenario: TableScript) -> set[str]:
    """Return the right options."""
    return set(answer_to(STILL_PERFECT, puzzle(scenario), []).right_options)


def told(scenario: TableScript) -> dict[str, str]:
    """Return the end of the message id by option."""
    given: Answer[GameState] = answer_to(STILL_PERFECT, puzzle(scenario), [])
    return {v.option: v.consequence.id.removeprefix("still-perfect.") for v in given.verdicts}


@pytest.mark.parametrize(
    ("discards", "fireworks", "points"),
    [
        ("r4 g4 w4", "", 25),
        ("r4 r4", "", 23),
        ("r5", "", 24),
        ("r3 r3 r4", "", 22),
        ("g1 g1 g1", "", 20),
        ("r1 r1", "r1", 25),
        ("r2", "r2", 25),
        ("r4 r4 g5 w2 w2", "r3", 18),
    ],
)
def test_the_highest_score(discards: str, fireworks: str, points: int) -> None:
    """A lost card takes those above it along; one that is built or has a copy left costs nothing.

    Lost: both r4 (2 points), a 5 (1), both r3 (3), every g1 (5), and r4, g5, w2 (2 + 1 + 4).
    """
    assert right(table(discards, fireworks)) == {f"points-{points}"}


def test_a_sixth_firework_makes_it_thirty() -> None:
    """In the Avalanche of Colours one m2 costs four points, of ten multicolour cards none."""
    assert right(table("m2", ruleset="sixth-5")) == {"points-26"}
    assert right(table("m2", ruleset="wild-10")) == {"points-30"}


def test_every_option_is_answered() -> None:
    """Too many, too few, the score now, and the right one with what has been lost."""
    scenario = table("r3 r3 r4 g4", "g1 r1")
    answers = told(scenario)
    assert answers["points-22"] == "right"
    assert answers["points-25"] == "standing.stops"
    assert answers["points-2"] == "now"
    assert answers["points-20"] == "copy-left"
    assert "too-few" in told(table("r4 g4 w4")).values()
    assert answers["points-24"] == "blocks"
    (verdict,) = [v for v in answer_to(STILL_PERFECT, puzzle(scenario), []).verdicts if v.is_right]
    assert verdict.facts[0].message.params == {"gone": Card("r3"), "num": 2, "top": 2}
    assert verdict.facts[1].message.id == "standing.last-copy"
    assert told(table("r4"))["points-25"] == "all"


def test_cards_above_a_gap_are_not_counted_twice() -> None:
    """With both r3 and r4 gone, r4 changes nothing: one fact, three points."""
    scenario = table("r3 r3 r4 r4")
    assert right(scenario) == {"points-22"}
    assert len(STILL_PERFECT.proof(puzzle(scenario))) == 1
    first = STILL_PERFECT.proof(puzzle(table("g1 g1 g1")))[0]
    assert first.message.id == "standing.never-begins"


def test_options_rise_and_are_always_six() -> None:
    """Their number gives nothing away; the maximum and the points now are always there."""
    for asked in questions(STILL_PERFECT, games=2):
        if not any(STILL_PERFECT.is_worth_asking(asked, aim) for aim in AIMS):
            continue
        state = asked.position
        points = [int(name.removeprefix("points-")) for name in STILL_PERFECT.options(asked)]
        assert points == sorted(set(points))
        assert len(points) == 6
        assert points[0] == state.points
        assert points[-1] == state.ruleset.max_score


def test_other_colours_have_the_same_options() -> None:
    """Red or white, it is the same puzzle: a class can have it in other colours."""
    one = puzzle(table("r3 r3 g4", "r1 g2"))
    other = puzzle(table("w3 w3 r4", "w1 r2"))
    assert STILL_PERFECT.options(one) == STILL_PERFECT.options(other)


def test_it_is_asked_while_turns_do_not_matter() -> None:
    """Not in the last round, not when the deck is too short, and not when playing on."""
    late = TableScript("Ann Bob", HANDS, deck_size=0, turns_left=2, clue_tokens=2, fireworks="g3")
    short = TableScript("Ann Bob", HANDS, deck_size=3, clue_tokens=2)
    for scenario in (late, short):
        aims = AIMS
        assert not any(STILL_PERFECT.is_worth_asking(puzzle(scenario), aim) for aim in aims)
    assert not STILL_PERFECT.makes_sense(Ruleset.parse("wild-5.play-on"))
    assert STILL_PERFECT.makes_sense(Ruleset.parse("wild-5"))


def test_the_aims() -> None:
    """A perfect score with a last copy at stake, one firework stopped, or several."""

    def aims(scenario: TableScript) -> set[str]:
        possible = AIMS
        return {aim for aim in possible if STILL_PERFECT.is_worth_asking(puzzle(scenario), aim)}

    assert aims(table("r4 g1")) == {"perfect"}
    assert aims(table("g1")) == set(), "nothing to weigh"
    assert aims(table("r4 r4")) == {"one-stops"}
    assert aims(table("r4 r4 w5")) == {"more-stop"}


def test_answers_agree_with_building_what_is_left() -> None:
    """The highest score is reached by building with all cards that are not in the pile."""
    for asked in questions(STILL_PERFECT)[::2]:
        state = asked.position
        left = set(state.ruleset.cards) - {
            card
            for card in state.discards
            if state.discards.count(card) == state.ruleset.copies(card)
        }
        best = 0
        for suit in state.ruleset.suits:
            top = state.firework(suit)
            while top < 5 and Card(f"{suit}{top + 1}") in left:
                top += 1
            best += top
        assert answer_to(STILL_PERFECT, asked, []).right_options == {f"points-{best}"}
