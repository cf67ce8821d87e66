"""Remembering: the same table with marks, then with what was said alone, then after a move."""

from dataclasses import replace

from tutor.games.hanabi.lessons.stage import (
    NO_MARKS,
    Scene,
    SceneStep,
    as_chosen,
    identities,
    lesson,
)

_TABLE = Scene(
    ("b4 y2 g2 y1 w3", "r3 y4 g3 b5 r1"),
    clues={0: "y 2"},
    fireworks="r1 y1 g1 b1 w1 m1",
    draws="r4",
)

MEMORY = lesson(
    "memory",
    (
        SceneStep(
            "knowledge",
            _TABLE,
            {"slot": 3},
            options=identities("r1 g1 y1 y2 y3 y4 y5"),
            mentions=("memory-aloud",),
            explains=("arrange-hand",),
            marks=NO_MARKS,
            history=True,
        ),
        # Own cards move up when one leaves, which is easily forgotten.
        SceneStep(
            "where-to",
            Scene(
                ("g2 r4 y3 r1 b5", "r3 y4 g3 b1 w4"),
                clues={0: "1"},
                fireworks="r2 y2 g1 b2 w2",
            ),
            {"slot": 3, "gone": "discard-1"},
            tells=("advice-keep-order",),
        ),
        # A card has left since, so that the others have other numbers.
        SceneStep(
            "safe-play",
            replace(_TABLE, moves="play-1 rank-0-1"),
            explains=("advice-keep-order",),
            marks=NO_MARKS,
            history=True,
        ),
    ),
    needs=("round",),
    played=as_chosen,
)
