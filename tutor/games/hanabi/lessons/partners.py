"""The partners of the exercises, one rule after the other, then a round in which all is free.

One action is enough for the first two. In the third, every own turn is free and partners reply.
"""

from tutor.games.hanabi.lessons.stage import Scene, SceneStep, basic_with_last_round, lesson

PARTNERS = lesson(
    "partners",
    (
        # Partners play what they can be sure of.
        SceneStep(
            "score-points",
            Scene(
                ("g4 b3 y4 w4 r4", "b4 y3 r3 g2 w5"),
                clues={0: "4"},
                fireworks="r1 y1 g1 b1 w1",
            ),
            {"points": 6, "moves": 1, "manners": ("clues", "plays")},
            tells=("turn",),
            explains=("advice-why-now",),
        ),
        # Partners without a card to play discard the oldest one at which no clue has pointed.
        SceneStep(
            "recover-tokens",
            Scene(
                ("g5 y2 b4 r3 w5", "r4 y4 g3 b5 w3"),
                clues={0: "5 2"},
                fireworks="r2 y2 g2 b2 w2",
                discards="b1 y1",
                clue_tokens=2,
            ),
            {"tokens": 4, "moves": 1, "manners": ("plays", "discards")},
            explains=("discard",),
        ),
        SceneStep(
            "score-points",
            Scene(
                ("r2 g4 b4 y4 w4", "b1 y2 w5 g3 r4", "g1 g4 b2 r3 w3"),
                clues={0: "r 2", 2: "b 2"},
                fireworks="r1 y1 g1 b1 w1",
                draws="g1 y1 r1 y1 w1",
            ),
            {"points": 8, "moves": 2},
            explains=("turn",),
        ),
    ),
    needs=("memory",),
    played=basic_with_last_round,
)
