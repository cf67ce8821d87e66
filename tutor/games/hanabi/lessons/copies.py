"""Which cards matter: how many copies there are, critical cards, and trash."""

from tutor.games.hanabi.lessons.stage import Scene, SceneStep, as_chosen, basic, lesson

COPIES = lesson(
    "copies",
    (
        # Both are in sight, so that it cannot be one's own.
        SceneStep(
            "how-many",
            Scene(("", "b4 g3 y1 r2 w1", "y3 w2 b4 g1 r1")),
            {"ask": "unseen", "kind": "b4", "choices": (0, 1, 2, 3)},
            tells=("copies",),
        ),
        SceneStep(
            "critical",
            Scene(("", "y5 r3 g4 b1 w5", "g4 y1 w2 r4 b3")),
            mentions=("last-copy",),
            explains=("copies",),
        ),
        SceneStep(
            "trash",
            Scene(("", "r2 b3 r4 b4 w1"), fireworks="r3 b2"),
            mentions=("firework",),
            explains=("one-per-colour",),
            played=as_chosen,
        ),
        # Every firework has its 2, so that a 2 is no use to anybody; any other card may be a 5.
        SceneStep(
            "safe-discard",
            Scene(
                ("g4 r4 y2 w1 b4", "r3 y4 g3 b5 w4"),
                clues={0: "r 2"},
                fireworks="r2 y2 g2 b2 w2 m2",
            ),
            explains=("discard",),
            played=as_chosen,
        ),
    ),
    needs=("endings",),
    played=basic,
)
