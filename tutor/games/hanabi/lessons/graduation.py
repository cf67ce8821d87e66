"""The graduation: whole lines of play in the basic game, with partners who follow only proof."""

from tutor.games.hanabi.lessons.stage import Scene, SceneStep, basic_with_last_round, lesson

GRADUATION = lesson(
    "graduation",
    (
        # The oldest card of the partner, who is about to discard, is the only one of its kind.
        SceneStep(
            "recover-tokens",
            Scene(
                ("b4 g1 r4 y1 w2", "w5 y3 b1 g4 r1"),
                clues={0: "1"},
                fireworks="r1 y2 g1 b1 w1",
                discards="y1 r1",
                clue_tokens=1,
            ),
            {"tokens": 3, "moves": 2},
            explains=("last-copy",),
        ),
        SceneStep(
            "finish-firework",
            Scene(
                ("y1 r5 b3 g1 w1", "g1 r4 b4 y5 w3"),
                clues={0: "r 5", 1: "r"},
                fireworks="r3 y2 g2 b2 w2",
                discards="b1 y1",
                spent=5,
            ),
            {"suit": "r", "moves": 2},
            explains=("firework", "bonus"),
        ),
        # A clue is worth two points here, and the card that you can play yourself only one.
        SceneStep(
            "survive",
            Scene(
                ("y1 g1 r1 w4 w1", "r1 b3 y2 g2 y1", "g1 b4 r2 w2 b1"),
                clues={0: "w 4", 1: "b", 2: "b 4"},
                fireworks="r4 y4 g4 b2 w3",
                spent=6,
                deck=0,
                turns_left=3,
            ),
            {"points": 19, "moves": 1},
            explains=("end-last-round",),
        ),
    ),
    needs=("partners",),
    played=basic_with_last_round,
)
