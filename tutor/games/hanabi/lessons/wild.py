"""Variant 3: a multicolour card belongs to every colour, and its own can never be named."""

from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.lessons.stage import Scene, SceneStep, identities, lesson
from tutor.games.hanabi.rulebook.table import WILD as WILD_SUIT
from tutor.games.hanabi.rulebook.table import TableSetup


def _wild(table: TableSetup) -> Ruleset:
    return table.with_variant(*WILD_SUIT)


WILD = lesson(
    "wild",
    (
        SceneStep(
            "point-out",
            Scene(("y4 b1 g2 w4 r5", "r1 m3 y2 r4 b1"), fireworks="y1"),
            {"clue": "color-1-r"},
            tells=("wild", "wild-touched"),
            explains=("wild-never-named", "wild-firework"),
        ),
        SceneStep(
            "allowed",
            Scene(("y4 b1 g2 w4 r5", "r1 m3 y2 r4 g1")),
            {"actions": ("color-1-m", "color-1-r", "color-1-y", "rank-1-3", "color-0-r")},
            explains=("wild-never-named", "wild-proof"),
        ),
        SceneStep(
            "knowledge",
            Scene(
                ("y4 m1 r2 y3 r5", "r1 b3 y2 r4 g1"),
                clues={0: "r y"},
                fireworks="g1",
            ),
            {"slot": 1},
            options=identities("r1 r2 y1 y2 m1 m2 m3 m4 m5"),
            explains=("wild-proof",),
        ),
        # A colour clue that leaves a card out denies more than its colour.
        SceneStep(
            "knowledge",
            Scene(
                ("y4 r1 b2 g3 b5", "r4 b3 y2 r2 g1"),
                clues={0: "r b"},
                fireworks="g1",
            ),
            {"slot": 1},
            options=identities("r1 r2 r3 r4 r5 b1 m1 m2 m3 m4 m5"),
            explains=("wild-touched", "clue-denies"),
        ),
    ),
    needs=("sixth",),
    played=_wild,
)
