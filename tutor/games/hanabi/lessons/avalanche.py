"""Variant 2, the Avalanche of Colours: one copy of each multicolour card."""

from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.lessons.stage import Scene, SceneStep, lesson
from tutor.games.hanabi.rulebook.table import AVALANCHE as SINGLES
from tutor.games.hanabi.rulebook.table import TableSetup


def _avalanche(table: TableSetup) -> Ruleset:
    return table.with_variant(*SINGLES)


AVALANCHE = lesson(
    "avalanche",
    (
        SceneStep(
            "critical",
            Scene(("", "m2 r3 m4 g1 b5"), fireworks="r1 y3 w3 m1", discards="r2 b3"),
            tells=("avalanche",),
            explains=("last-copy",),
        ),
        SceneStep(
            "safe-discard",
            Scene(
                ("m3 r4 y2 m5 b4", "r3 y4 g3 b5 w4"),
                clues={0: "m 2"},
                fireworks="r2 y2 g2 b2 w2 m2",
            ),
            explains=("avalanche",),
        ),
        SceneStep(
            "trash",
            Scene(
                ("", "m3 r4 m1 g3 b1"),
                fireworks="r2 y2 g1 b2",
                discards="m2 r1",
            ),
            explains=("last-copy",),
        ),
    ),
    needs=("sixth",),
    played=_avalanche,
)
