"""The goal and the cards: a firework takes 1, 2, 3, 4, 5 of its colour, each once."""

from tutor.games.hanabi.lessons.stage import Ask, Scene, as_chosen, lesson

_FITS_OR_NOT = "joins-firework mistake"

GOAL = lesson(
    "goal",
    (
        Ask(
            "outcome",
            Scene(("", "r1 g3 y4 b2 f1"), to_act=1),
            {"slot": 0},
            options=_FITS_OR_NOT,
        ),
        Ask(
            "outcome",
            Scene(("", "g3 y4 r4 b2 f1"), fireworks="r2", to_act=1),
            {"slot": 2},
            options=_FITS_OR_NOT,
        ),
        # Where beginners start a second firework of a colour.
        Ask(
            "outcome",
            Scene(("", "g3 y4 b2 r1 f1"), fireworks="r2 b1", to_act=1),
            {"slot": 3},
            options=_FITS_OR_NOT,
        ),
        Ask("trash", Scene(("", "r2 b3 r4 b1 f1"), fireworks="r3 b2")),
    ),
    rules="goal deck firework one-per-colour play",
    played=as_chosen,
)
