"""A discard brings back a clue token, if one is missing."""

from tutor.games.hanabi.lessons.stage import Scene, SceneStep, as_chosen, lesson

DISCARD = lesson(
    "discard",
    (
        SceneStep(
            "allowed",
            Scene(("g2 r4 y3 r2 b4", "r1 y4 g3 b5 w1")),
            {"actions": ("discard-0", "play-0", "rank-1-1")},
            tells=("discard",),
            explains=("discard-not-full", "discard-pile"),
        ),
    ),
    needs=("clue",),
    played=as_chosen,
)
