"""A whole round at one table: each step starts where the turns before it have led."""

from dataclasses import replace

from tutor.games.hanabi.lessons.stage import Scene, SceneStep, as_chosen, lesson

_START = Scene(
    ("y2 g4 b3 r4 w3", "r2 w5 b4 y3 g3", "g2 b1 r1 y4 w1"),
    clues={0: "y g 4", 2: "4"},
    fireworks="r1 y1 g1 b1 w1 m1",
    draws="b5 r3 g1 y4",
)
_YOU_HELP_BOB = replace(_START, moves="rank-1-2")
_CAT_HELPS_YOU = replace(_START, moves=f"{_YOU_HELP_BOB.moves} play-0 rank-0-2")
_CAT_PLAYS = replace(_START, moves=f"{_CAT_HELPS_YOU.moves} play-0 rank-2-2 play-0")

ROUND = lesson(
    "round",
    (
        SceneStep(
            "make-playable",
            _START,
            {"card": "card-1-0"},
            options=("color-1-r", "color-1-b", "rank-1-2", "rank-1-3"),
            explains=("clue-complete",),
        ),
        SceneStep("safe-play", _CAT_HELPS_YOU, explains=("play",)),
        SceneStep(
            "save",
            _CAT_PLAYS,
            {"card": "card-1-0"},
            options=("color-1-g", "color-1-w", "rank-1-3", "rank-1-5"),
            explains=("last-copy",),
        ),
    ),
    needs=("pile",),
    played=as_chosen,
)
