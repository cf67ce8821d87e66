"""What a partner knows: the table seen from the other side, then a clue that completes it."""

from tutor.games.hanabi.lessons.stage import Scene, SceneStep, as_chosen, identities, lesson

# One green 2 lies in the discard pile and Cathy holds the other, which Bob sees as well.
_TABLE = Scene(
    ("r4 g4 y3 b4 w3", "b3 y2 g4 b1 r2", "g2 y4 r3 b5 w1"),
    clues={1: "b 2"},
    fireworks="r1 y1 b1 w1 m1",
    discards="g2 r1 r1 y1 b1 w1 g1",
)

KNOWING = lesson(
    "knowing",
    (
        SceneStep(
            "partner-knows",
            _TABLE,
            {"card": "card-1-1"},
            options=identities("y1 y2 y3 r2 g2 b2 w2 m2"),
            explains=("clue-denies",),
        ),
        SceneStep("partner-plays", _TABLE, {"player": 1}, explains=("play",)),
        # The number is known; the colour is what is missing.
        SceneStep(
            "make-playable",
            Scene(
                ("r4 g4 y3 b4 w3", "b3 y2 g4 b1 w5", "g2 y3 r3 b5 w1"),
                clues={2: "3"},
                fireworks="r2 y1 g1 b1 w1 m1",
            ),
            {"card": "card-2-2"},
            options=("color-2-r", "color-2-y", "rank-2-2", "rank-2-3"),
            explains=("clue-complete",),
        ),
    ),
    needs=("counting",),
    played=as_chosen,
)
