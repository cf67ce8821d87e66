"""You see every hand but your own: clues are all you have."""

from tutor.core.messages import Message
from tutor.games.hanabi.lessons.stage import POINTED_AT, Scene, SceneStep, as_chosen, lesson

HIDDEN = lesson(
    "hidden",
    (
        # A card can be played without knowing its colour: every firework is waiting for its 2.
        # It is the first step with marks on cards, so it says how to read them; what a clue leaves
        # out comes later, and so do its marks.
        SceneStep(
            "decision",
            Scene(
                ("g3 y2 b4 y1 w3", "r3 r4 g4 b5 w5"),
                clues={0: "1 2"},
                fireworks="r1 y1 g1 b1 w1 m1",
            ),
            {"actions": ("play-0", "play-1", "play-3")},
            reference=lambda _: (Message("step.marks.pointed"),),
            tells=("own-hand-hidden",),
            mentions=("misplay",),
            explains=("play-unknown",),
            marks=POINTED_AT,
        ),
        SceneStep(
            "etiquette",
            Scene(("g3 y1 b4 y2 w3", "r1 r3 g4 b2 w5"), clues={0: "1"}),
            {"deeds": ("look", "peek", "sigh")},
            tells=("table-talk",),
            explains=("own-hand-hidden", "arrange-hand"),
            marks=POINTED_AT,
        ),
    ),
    needs=("goal",),
    played=as_chosen,
)
