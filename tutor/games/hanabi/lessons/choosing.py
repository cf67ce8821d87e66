"""Clue, discard or play: decisions between all three, each candidate with its consequence."""

from tutor.games.hanabi.lessons.stage import Scene, SceneStep, as_chosen, lesson

CHOOSING = lesson(
    "choosing",
    (
        # A card that is sure to fit, beside one that is known and does not.
        SceneStep(
            "decision",
            Scene(
                ("g3 b1 y2 r4 w3", "r1 y4 g3 b5 w4"),
                clues={0: "y 2 r 4"},
                fireworks="r1 y1 b1 m1",
            ),
            {"actions": ("discard-0", "play-2", "play-3", "rank-1-4")},
            tells=("advice-why-now",),
            explains=("play",),
        ),
        # Nothing of one's own is sure; a number tells Bob all he needs.
        SceneStep(
            "decision",
            Scene(
                ("g3 b4 y3 r4 w4", "r2 y4 r3 b5 w4"),
                clues={0: "3"},
                fireworks="r1 y1 g1 b1 w1 m1",
            ),
            {"actions": ("color-1-r", "rank-1-2", "play-0", "discard-1")},
            explains=("advice-why-now",),
        ),
        # No token is left, so that one has to come back.
        SceneStep(
            "decision",
            Scene(
                ("g5 y2 b4 r3 w4", "r4 y4 g3 b3 w3"),
                clues={0: "5 2"},
                fireworks="r2 y2 g2 b2 w2 m2",
                clue_tokens=0,
            ),
            {"actions": ("rank-1-3", "play-0", "discard-0", "discard-1")},
            explains=("advice-save-tokens",),
        ),
        # Nothing is proved: a card without a clue is the least risk.
        SceneStep(
            "decision",
            Scene(
                ("g5 y4 b2 r3 w1", "r4 y3 g3 b4 w3"),
                clues={0: "5 4"},
                fireworks="r2 y2 g1 b1 w2 m1",
                discards="y4 g4 b4 b3",
                clue_tokens=0,
            ),
            {"actions": ("discard-0", "discard-1", "discard-2", "play-1")},
            explains=("advice-read-pile",),
        ),
    ),
    needs=("knowing", "copies"),
    played=as_chosen,
)
