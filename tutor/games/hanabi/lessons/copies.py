"""Copies: three 1s, two each of 2, 3 and 4, one 5; and what can be counted."""

from tutor.games.hanabi.lessons.stage import Ask, Scene, basic, lesson

_NUMBERS = (0, 1, 2, 3)

COPIES = lesson(
    "copies",
    (
        # One has been played and Bob holds one.
        Ask(
            "how-many",
            Scene(("", "g3 r1 y4 r4 f2"), fireworks="r1"),
            {"ask": "unseen", "kind": "r1", "choices": _NUMBERS},
            tells="deck copies",
        ),
        # Both are in sight, so that it cannot be one's own.
        Ask(
            "how-many",
            Scene(("", "b4 g3 y1 r2 f1", "y3 f2 b4 g1 r1")),
            {"ask": "unseen", "kind": "b4", "choices": _NUMBERS},
            explains="copies",
        ),
        Ask(
            "critical",
            Scene(("", "y5 r3 g4 b1 f5", "g4 y1 f2 r4 b3")),
            mentions="last-copy",
            explains="copies",
        ),
    ),
    needs="goal",
    played=basic,
)
