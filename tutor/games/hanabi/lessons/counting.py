"""Counting: what is in sight cannot be one's own card; and not everybody sees the same."""

from tutor.games.hanabi.lessons.stage import Scene, SceneStep, as_chosen, identities, lesson

_IDENTITIES = identities("r1 r2 r3 r4 r5 y4 y5 b4 b5")

COUNTING = lesson(
    "counting",
    (
        # A 4 or a 5, and both red 4s are in sight.
        SceneStep(
            "knowledge",
            Scene(
                ("y1 r5 g2 b3 w1", "r4 g3 y4 b2 w4"),
                clues={0: "r 1 2 3"},
                fireworks="r1 y2 b1",
                discards="r4",
            ),
            {"slot": 1},
            options=_IDENTITIES,
            mentions=("discard-pile",),
            explains=("copies",),
        ),
        # The same card, but the second red 4 is in the hand of the player who would have to see it.
        SceneStep(
            "partner-knows",
            Scene(
                ("b1 g4 y2 w3 b2", "y1 r5 g2 r4 w3"),
                clues={1: "r 1 2 3"},
                fireworks="r1 y2 b1",
                discards="r4",
            ),
            {"card": "card-1-1"},
            options=_IDENTITIES,
            explains=("copies",),
        ),
        # Red is not waiting for its 2, but both red 2s are in sight.
        SceneStep(
            "safe-play",
            Scene(
                ("r4 g2 y3 b1 w4", "r2 g3 y4 b5 r5"),
                clues={0: "4 2"},
                fireworks="y1 g1 b1 w1 m1",
                discards="r2 y1 g1 b1",
            ),
            explains=("play",),
        ),
    ),
    needs=("denies",),
    played=as_chosen,
)
