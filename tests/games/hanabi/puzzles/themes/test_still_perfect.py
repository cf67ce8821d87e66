"""Still perfect: the highest score that the cards still allow."""

from tests.games.hanabi.puzzles.hidden import questions
from tutor.core.puzzle import answer_to
from tutor.games.hanabi.engine import Card
from tutor.games.hanabi.puzzles.themes.still_perfect import StillPerfect

AIMS = ("perfect", "one-stops", "more-stop")
STILL_PERFECT = StillPerfect()


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
