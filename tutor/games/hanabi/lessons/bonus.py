"""Finishing a firework brings back a clue token, if one is missing."""

from tutor.games.hanabi.lessons.stage import Scene, SceneStep, as_chosen, lesson

_COMPLETE_OR_NOT = ("joins-firework", "completes-recovers", "completes-no-token")

BONUS = lesson(
    "bonus",
    (
        SceneStep(
            "outcome",
            Scene(
                ("", "g3 r5 y4 b2 w1"),
                clues={1: "r 5 1"},
                fireworks="r4 y2 b1",
                to_act=1,
            ),
            {"slot": 1},
            options=_COMPLETE_OR_NOT,
            tells=("bonus",),
        ),
        # Nothing is missing, and so nothing comes back.
        SceneStep(
            "outcome",
            Scene(("", "g3 b2 w1 r2 y5"), fireworks="r5 y4 b1", to_act=1),
            {"slot": 4},
            options=_COMPLETE_OR_NOT,
            tells=("bonus-lost",),
        ),
    ),
    needs=("endings",),
    played=as_chosen,
)
