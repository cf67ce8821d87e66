"""The three things that one can do on a turn, and what they do to the clue tokens."""

from tutor.games.hanabi.lessons.stage import POINTED_AT, Scene, SceneStep, as_chosen, lesson

TURN = lesson(
    "turn",
    (
        SceneStep(
            "tokens",
            Scene(
                ("y4 b1 g2 w4 r5", "r3 y1 g4 b2 w1", "r1 g3 b3 y2 w3"),
                clues={0: "4", 2: "1"},
                clue_tokens=4,
                fireworks="y3 g2 b2 w2",
                discards="y1 g1",
            ),
            {"actions": ("color-1-r", "discard-2", "play-0"), "count": "clue-tokens"},
            options=("tokens-2", "tokens-3", "tokens-4", "tokens-5", "tokens-6"),
            tells=("turn", "tokens"),
            mentions=("clue-cost", "discard", "play", "discard-not-full"),
            explains=("no-passing",),
            marks=POINTED_AT,
        ),
    ),
    needs=("hidden",),
    played=as_chosen,
)
