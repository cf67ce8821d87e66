"""A clue: one colour or one number, to one other player, for one clue token."""

from tutor.games.hanabi.lessons.stage import POINTED_AT, Ask, Scene, as_chosen, lesson

CLUE = lesson(
    "clue",
    (
        Ask(
            "point-out",
            Scene(("y4 b1 g2 f4 r5", "r3 y1 g4 b2 f1"), fireworks="r2"),
            {"clue": "rank-1-3"},
            mentions="clue-complete clue-denies clue-touches-some",
            explains="clue-cost",
            marks=POINTED_AT,
        ),
        # Only red is waiting for its 3, and a number alone does not say that the card is red.
        Ask(
            "safe-play",
            Scene(
                ("y4 b3 g2 f4 r5", "r1 y1 g4 b2 f1"),
                told={0: "3"},
                fireworks="r2 y1",
            ),
            explains="clue-one-fact",
            marks=POINTED_AT,
        ),
        Ask(
            "etiquette",
            Scene(("y4 b1 g2 f4 r5", "r3 y1 g4 b2 f1", "r4 g3 b3 y2 f3")),
            {"deeds": ("color-1-r", "both-1-r3", "two-1-2-3", "rank-2-3", "color-0-r", "pass")},
            tells="clue-one-player clue-one-fact",
            explains="no-passing",
            marks=POINTED_AT,
        ),
        Ask(
            "allowed",
            Scene(
                ("y4 b1 g2 f4 r5", "r3 y1 g4 b2 f1"),
                told={0: "1"},
                fireworks="r2 y3 g1 b2 f2",
                clue_tokens=0,
            ),
            {"actions": ("color-1-r", "rank-1-1", "discard-0", "play-0")},
            tells="clue-cost",
            explains="tokens",
            marks=POINTED_AT,
        ),
    ),
    needs="turn",
    played=as_chosen,
)
