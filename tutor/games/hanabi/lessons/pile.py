"""The discard pile is open, and it shows which cards are the last of their kind."""

from tutor.games.hanabi.lessons.stage import Ask, Scene, lesson, with_last_round

PILE = lesson(
    "pile",
    (
        Ask(
            "critical",
            Scene(
                ("", "y5 g3 r4 b1 f2"),
                fireworks="r2 y1 g1 b2",
                discards="g3 r1 f4",
                spent=3,
            ),
        ),
        # Where beginners throw a last copy away.
        Ask(
            "safe-discard",
            Scene(
                ("y5 g2 b4 r5 y1", "r3 y4 g3 b3 f4"),
                told={0: "5 1"},
                fireworks="r2 y2 g1 b2 f1 m1",
                discards="g4",
            ),
        ),
        Ask(
            "etiquette",
            Scene(
                ("y5 g2 b4 r5 y1", "r3 y4 g3 b3 f4"),
                told={0: "5"},
                fireworks="r2 y2 g1 b2 f1 m1",
                discards="g4 b4 r1",
            ),
            {"deeds": ("pile", "look", "peek", "discard-1")},
        ),
        Ask(
            "still-perfect",
            Scene(
                ("", "y5 g3 r4 b1 f2"),
                fireworks="r2 y1 b2",
                discards="r1 g4 r3 g4",
                spent=3,
            ),
        ),
    ),
    needs="score",
    rules="discard-pile last-copy copies",
    played=with_last_round,
)
