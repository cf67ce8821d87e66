"""You see every hand but your own: clues are all you have."""

from tutor.core.messages import Message
from tutor.games.hanabi.lessons.stage import POINTED_AT, Ask, Scene, as_chosen, lesson

HIDDEN = lesson(
    "hidden",
    (
        # A card can be played without knowing its colour: every firework is waiting for its 2.
        # It is the first step with marks on cards, so it says how to read them; what a clue leaves
        # out comes later, and so do its marks.
        Ask(
            "safe-play",
            Scene(
                ("g3 y2 b4 y1 f3", "r3 r4 g4 b5 f5"),
                told={0: "1 2"},
                fireworks="r1 y1 g1 b1 f1 m1",
            ),
            told=lambda _: (Message("step.marks.pointed"),),
            tells="own-hand-hidden",
            explains="play-unknown",
            marks=POINTED_AT,
        ),
        Ask(
            "knowledge",
            Scene(
                ("g3 r4 b2 r2 f3", "g1 r3 g4 b2 f5"),
                told={0: "r 4"},
                fireworks="r1 y1",
            ),
            {"slot": 1},
            options="identity-r1 identity-r2 identity-r3 identity-r4 identity-r5 "
            "identity-y4 identity-g4 identity-b4 identity-f4 identity-m4",
            mentions="clue-complete",
            marks=POINTED_AT,
        ),
        Ask(
            "etiquette",
            Scene(("g3 y1 b4 y2 f3", "r1 r3 g4 b2 f5"), told={0: "1"}),
            {"deeds": ("look", "peek", "arrange", "play-3", "sigh")},
            tells="table-talk arrange-hand",
            explains="own-hand-hidden",
            marks=POINTED_AT,
        ),
    ),
    needs="goal",
    played=as_chosen,
)
