"""A clue is complete: it points at every card that matches."""

from tutor.games.hanabi.lessons.stage import POINTED_AT, Scene, SceneStep, as_chosen, lesson

COMPLETE = lesson(
    "complete",
    (
        # One of the 2s has been pointed at before.
        SceneStep(
            "point-out",
            Scene(
                ("y4 b1 g4 w4 r5", "y2 g3 r1 g2 w2"),
                clues={1: "g"},
                fireworks="y1 b1",
            ),
            {"clue": "rank-1-2"},
            explains=("clue-complete",),
            marks=POINTED_AT,
        ),
        SceneStep(
            "allowed",
            Scene(("y4 b1 g2 w4 r5", "r1 y3 r3 b2 b4")),
            {"actions": ("color-1-r", "color-1-g", "rank-1-3", "rank-1-5", "color-0-b")},
            explains=("clue-touches-some", "clue-one-player"),
        ),
    ),
    needs=("clue",),
    played=as_chosen,
)
