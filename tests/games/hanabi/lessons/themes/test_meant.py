"""What a clue means by agreement, and that it means nothing more where none was made."""

import pytest

from tutor.core.puzzle import Puzzle, verdicts_on
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.lessons.stage import Scene
from tutor.games.hanabi.lessons.themes.lesson_theme import LessonTheme
from tutor.games.hanabi.lessons.themes.meant import (
    KEEPS,
    NOTHING,
    PLAYS,
    WANTED,
    AgreedCards,
    ClueSays,
    MeantCard,
)

THREES = ("y3 w3 r5 g3 b4", "b5 r4 g4 y4 w4")


def right(theme: LessonTheme, scene: Scene, **question: object) -> list[str]:
    """Return the right options of a question about a clue that Bob gives at a basic table."""
    puzzle: Puzzle[GameState] = Puzzle(theme.name, scene.laid_out(Ruleset()), 0, question)
    return [verdict.option for verdict in verdicts_on(theme, puzzle) if verdict.is_right]


@pytest.mark.parametrize(
    ("told", "discards", "clue", "meant"),
    [
        ("", "", "color-0-y", 0),  # the only one
        ("", "", "rank-0-3", 3),  # no 3 has to be saved
        ("", "b3", "rank-0-3", 0),  # the last blue 3 does, and the oldest card is told
        ("y", "b3", "rank-0-3", 1),  # the first card has been told before
        ("g", "", "rank-0-3", 1),  # as has the newest
        ("5", "", "rank-0-4", 4),
    ],
)
def test_the_card_that_is_meant(told: str, discards: str, clue: str, meant: int) -> None:
    """It is the newest that is told first, or the oldest if a number may be saving it."""
    scene = Scene(THREES, clues={0: told}, fireworks="r2 y2", discards=discards, to_act=1)
    assert right(MeantCard(), scene, clue=clue) == [f"card-0-{meant}"]


@pytest.mark.parametrize(
    ("fireworks", "discards", "slot", "conventions", "says"),
    [
        ("r2 y2 g2 b2 w2", "", 3, "all", PLAYS),
        ("r2 y2 g2 b2 w2", "", 1, "all", WANTED),
        ("r2 y2 g2 b2 w2", "", 2, "all", NOTHING),  # the clue does not point at it
        ("r1 y1", "b3", 0, "all", KEEPS),
        ("r1 y1", "b3", 0, "none", NOTHING),
    ],
)
def test_what_a_clue_says(
    fireworks: str, discards: str, slot: int, conventions: str, says: str
) -> None:
    """Of the card that is meant, of another, and among players who have agreed on nothing."""
    scene = Scene(THREES, fireworks=fireworks, discards=discards, to_act=1)
    assert right(ClueSays(), scene, clue="rank-0-3", slot=slot, conventions=conventions) == [says]


def test_what_cannot_be_told_is_not_asked() -> None:
    """A card that may be one to play or one to keep has no single answer."""
    scene = Scene(THREES, fireworks="r2 y1", discards="b3", to_act=1)
    with pytest.raises(ValueError, match="play or one to keep"):
        right(ClueSays(), scene, clue="rank-0-3", slot=0)


def test_no_told_card_is_useless_until_the_last_fuse_token() -> None:
    """A built 3 is ruled out by agreement, and no longer when the next mistake loses the game."""
    clue = {"clue": "rank-0-3", "slot": 1}
    fireworks = "r3 y3 g2 b2 w1"
    hands = ("y1 w3 r5 g3 b4", "b5 r4 g4 y4 w4")
    needed = {"identity-g3", "identity-b3", "identity-w3"}
    assert set(right(AgreedCards(), Scene(hands, fireworks=fireworks, to_act=1), **clue)) == needed
    last = Scene(hands, fireworks=fireworks, discards="r1 y1", fuses_left=1, to_act=1)
    assert set(right(AgreedCards(), last, **clue)) == {*needed, "identity-r3", "identity-y3"}
