"""How a game ends, and what it is worth."""

from tutor.games.hanabi.lessons.stage import Scene, SceneStep, lesson, with_last_round

ENDINGS = lesson(
    "endings",
    (
        # Where beginners stop: the last card is drawn, and nobody has had a last turn yet.
        SceneStep(
            "outcome",
            Scene(
                ("", "g1 w3 b2 r4 y3", ""),
                fireworks="r3 y3 g4 b4 w3 m3",
                spent=2,
                deck=1,
                to_act=1,
            ),
            {"slot": 3},
            options=("joins-firework", "mistake", "ends-scored"),
            tells=("end-last-round",),
            explains=("last-round-no-draw", "end-perfect"),
        ),
        SceneStep(
            "score",
            Scene(
                ("", ""),
                fireworks="r5 y4 g3 b4 w1 m2",
                spent=2,
                deck=0,
                turns_left=0,
            ),
            {"ask": "score"},
            tells=("score",),
            explains=("lost-score",),
        ),
    ),
    needs=("setup",),
    played=with_last_round,
)
