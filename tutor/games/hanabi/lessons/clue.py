"""A clue: one colour or one number, to one other player, for one clue token."""

from tutor.games.hanabi.lessons.stage import Ask, Scene, as_chosen, lesson

CLUE = lesson(
    "clue",
    (
        Ask(
            "point-out",
            Scene(("y4 b1 g2 f4 r5", "r3 y1 g4 b2 f1"), fireworks="r2"),
            {"clue": "rank-1-3"},
        ),
        Ask(
            "point-out",
            Scene(
                ("y4 b1 g2 f4 r5", "r3 y1 g4 b2 f1"),
                told={1: "3"},
                fireworks="r2",
            ),
            {"clue": "color-1-r"},
        ),
        Ask(
            "etiquette",
            Scene(("y4 b1 g2 f4 r5", "r3 y1 g4 b2 f1", "r4 g3 b3 y2 f3")),
            {"deeds": ("color-1-r", "both-1-r3", "two-1-2-3", "rank-2-3", "color-0-r", "pass")},
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
        ),
    ),
    needs="hidden",
    rules="tokens turn clue-cost clue-one-fact clue-one-player no-passing",
    played=as_chosen,
)
