"""The discard pile is open, and it shows which cards are the last of their kind."""

from tutor.games.hanabi.lessons.stage import Scene, SceneStep, lesson, with_last_round

PILE = lesson(
    "pile",
    (
        SceneStep(
            "critical",
            Scene(
                ("", "y5 g3 r4 b1 w2"),
                fireworks="r2 y1 g1 b2",
                discards="g3 r1 w4",
                spent=3,
            ),
            tells=("copies", "last-copy", "discard-pile"),
        ),
        # Where beginners throw a last copy away: a 4 may be the last green one.
        SceneStep(
            "safe-discard",
            Scene(
                ("y3 g1 b4 r5 y1", "r4 y4 g2 b3 w4"),
                clues={0: "3 4"},
                fireworks="r3 y3 g3 b3 w3 m3",
                discards="g4",
            ),
            explains=("last-copy",),
        ),
        SceneStep(
            "etiquette",
            Scene(
                ("y5 g2 b4 r5 y1", "r3 y4 g3 b3 w4"),
                clues={0: "5"},
                fireworks="r2 y2 g1 b2 w1 m1",
                discards="g4 b4 r1",
            ),
            {"deeds": ("pile", "look", "peek", "play-1")},
            explains=("discard-pile",),
        ),
        SceneStep(
            "still-perfect",
            Scene(
                ("", "y5 g3 r4 b1 w2"),
                fireworks="r2 y1 b2",
                discards="r1 g4 r3 g4",
                spent=3,
            ),
            tells=("last-copy",),
        ),
    ),
    needs=("copies",),
    played=with_last_round,
)
