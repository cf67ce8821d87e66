"""Playing a card: it fits and joins, or it costs a fuse token."""

from tutor.games.hanabi.lessons.stage import Scene, SceneStep, as_chosen, lesson, with_all_fuses

PLAY = lesson(
    "play",
    (
        SceneStep(
            "outcome",
            Scene(
                ("", "g4 y3 b2 r1 w1"),
                clues={1: "3 1"},
                fireworks="r2 y1 g1",
                fuses_left=1,
                to_act=1,
            ),
            {"slot": 0},
            options=("joins-firework", "mistake", "ends-lost"),
            tells=("misplay", "end-strikes"),
            mentions=("lost-score",),
        ),
        SceneStep(
            "etiquette",
            Scene(
                ("g2 r4 y3 b3 r3", "r1 y4 g3 b5 w4"),
                fireworks="r2 y1 g1",
            ),
            {"deeds": ("peek", "back", "redraw")},
            played=with_all_fuses,
            explains=("misplay", "play-unknown", "bonus"),
        ),
    ),
    needs=("discard",),
    played=as_chosen,
)
