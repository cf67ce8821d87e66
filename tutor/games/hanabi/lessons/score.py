"""The last round, how good a score is, and what a lost game is worth."""

from tutor.games.hanabi.lessons.stage import Scene, SceneStep, lesson, with_last_round
from tutor.games.hanabi.puzzles.themes.score import scale_lines

SCORE = lesson(
    "score",
    (
        SceneStep(
            "outcome",
            Scene(
                ("", "g1 w5 b2 r1 y3"),
                fireworks="r5 y5 g5 b5 w4 m5",
                spent=2,
                deck=4,
                to_act=1,
            ),
            {"slot": 1},
            options=("completes-recovers", "completes-no-token", "ends-won"),
            explains=("end-perfect",),
        ),
        SceneStep(
            "last-round",
            # What is discarded for the last card is a 1 that has been built: nothing is lost.
            Scene(
                ("r1 y1 g1 b1 w1", "g1 w3 b2 r1 y3", ""),
                fireworks="r4 y3 g4 b4 w3 m3",
                spent=2,
                deck=1,
            ),
            {"action": "discard-0"},
            explains=("end-last-round",),
        ),
        SceneStep(
            "etiquette",
            Scene(
                ("y4 w3 b2 r1 y3", "", "w4 r2 b1 g1"),
                fireworks="r4 y3 g4 b4 w3 m3",
                spent=2,
                deck=0,
                turns_left=2,
            ),
            {"deeds": ("play-0", "draw", "stop", "pass")},
            explains=("last-round-no-draw",),
        ),
        SceneStep(
            "score",
            Scene(("", ""), fireworks="r5 y4 g3 b4 w1 m2", spent=2, deck=0, turns_left=0),
            {"ask": "rating"},
            reference=scale_lines,
            tells=("scale",),
        ),
        # The last card played was another red 1, and the last mistake.
        SceneStep(
            "score",
            Scene(
                ("", "g4 y3 b2 w1"),
                fireworks="r4 y4 g2 b2 w1 m1",
                discards="y1 b4 r1",
                spent=2,
                fuses_left=0,
            ),
            {"ask": "score"},
            explains=("lost-score",),
        ),
    ),
    needs=("endings",),
    played=with_last_round,
)
