"""The goal and the cards: a firework takes 1, 2, 3, 4, 5 of its colour, each once."""

from tutor.games.hanabi.lessons.stage import Scene, SceneStep, as_chosen, lesson

GOAL = lesson(
    "goal",
    (
        SceneStep(
            "reason",
            Scene(("", "g3 y4 r4 b2 w1"), fireworks="r2", to_act=1),
            {"slot": 2},
            options=("joins-firework", "any-number", "mistake", "built"),
            tells=("goal", "firework", "play"),
            mentions=("misplay",),
        ),
        # Where beginners start a second firework of a colour.
        SceneStep(
            "reason",
            Scene(("", "g3 y4 b2 r1 w1"), fireworks="r2 b1", to_act=1),
            {"slot": 3},
            options=("joins-firework", "mistake", "built"),
            tells=("one-per-colour",),
        ),
    ),
    played=as_chosen,
)
