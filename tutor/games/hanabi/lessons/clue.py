"""A clue: one colour or one number, to one other player, at every card that matches."""

from tutor.games.hanabi.lessons.stage import POINTED_AT, Scene, SceneStep, as_chosen, lesson

CLUE = lesson(
    "clue",
    (
        # Where beginners point only at the card that they mean.
        SceneStep(
            "point-out",
            Scene(("y4 b1 g2 w4 r5", "r1 y3 r4 b2 g4"), fireworks="y1"),
            {"clue": "color-1-r"},
            tells=("clue-complete", "clue-touches-some"),
            mentions=("clue-denies",),
            marks=POINTED_AT,
        ),
        SceneStep(
            "etiquette",
            Scene(("y4 b1 g2 w4 r5", "r3 y1 g4 b2 w1", "r4 g3 b3 y2 w3")),
            {"deeds": ("color-1-r", "both-1-r3", "two-1-2-3", "color-0-r")},
            tells=("clue-one-player", "clue-one-fact"),
            explains=("clue-cost",),
            marks=POINTED_AT,
        ),
    ),
    needs=("turn",),
    played=as_chosen,
)
