"""Counting the score, and what a lost game is worth."""

from tutor.games.hanabi.lessons.stage import Ask, Scene, lesson, with_last_round
from tutor.games.hanabi.puzzles.themes.score import scale_lines

_OVER = Scene(
    ("", ""),
    fireworks="r5 y4 g3 b4 f1 m2",
    spent=2,
    deck=0,
    turns_left=0,
)

SCORE = lesson(
    "score",
    (
        Ask("score", _OVER, {"ask": "score"}, tells="score"),
        Ask("score", _OVER, {"ask": "rating"}, told=scale_lines, tells="scale"),
        # The last card played was another red 1, and the last mistake.
        Ask(
            "score",
            Scene(
                ("", "g4 y3 b2 f1"),
                fireworks="r4 y4 g2 b2 f1 m1",
                discards="y1 b4 r1",
                spent=2,
                fuses_left=0,
            ),
            {"ask": "score"},
            explains="lost-score silence-lost-score",
        ),
    ),
    needs="endings",
    played=with_last_round,
)
