"""Variant 1: multicolour is a sixth colour like any other."""

from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.lessons.stage import Scene, SceneStep, lesson
from tutor.games.hanabi.rulebook.table import SIXTH_SUIT, TableSetup


def _sixth(table: TableSetup) -> Ruleset:
    return table.with_variant(*SIXTH_SUIT)


SIXTH = lesson(
    "sixth",
    (
        SceneStep(
            "point-out",
            Scene(("y4 b1 g2 w4 m5", "r1 m3 r4 g1 b4"), fireworks="y1"),
            {"clue": "color-1-r"},
            tells=("multicolour-cards", "sixth-suit"),
        ),
        # Five fireworks are complete, and the sixth is not.
        SceneStep(
            "outcome",
            Scene(
                ("", "w5 y1 g2 b1 r2"),
                fireworks="r5 y5 g5 b5 w4 m3",
                spent=3,
                deck=4,
                to_act=1,
            ),
            {"slot": 0},
            options=("completes-recovers", "completes-no-token", "ends-won"),
            explains=("end-perfect", "six-scale"),
        ),
    ),
    needs=("endings",),
    played=_sixth,
)
