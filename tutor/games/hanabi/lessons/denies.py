"""What a clue denies: a card not pointed at does not match."""

from tutor.core.messages import Message
from tutor.games.hanabi.lessons.stage import NO_MARKS, Ask, Scene, as_chosen, basic, lesson

DENIES = lesson(
    "denies",
    (
        Ask(
            "knowledge",
            Scene(
                ("g2 r4 y3 r2 b4", "r1 y4 g3 b5 f1"),
                told={0: "r 2"},
                fireworks="y1",
            ),
            {"slot": 0},
            options="identity-r1 identity-r2 identity-r3 "
            "identity-y2 identity-g2 identity-b2 identity-f2 identity-m2",
            told=lambda _: (Message("step.marks"),),
            tells="clue-denies",
        ),
        # Red has its 2 already, and every other firework is waiting for one.
        Ask(
            "safe-play",
            Scene(
                ("g4 r2 y3 g2 r4", "r1 y4 g3 b5 f4"),
                told={0: "r 2"},
                fireworks="r2 y1 g1 b1 f1 m1",
            ),
            explains="play",
        ),
        # Pointed at only once, and known all the same; by what was said, as there are no marks.
        Ask(
            "knowledge",
            Scene(
                ("y3 r3 g1 b3 f4", "r1 y4 g3 b5 f1"),
                told={0: "y g b f 3"},
                fireworks="y1",
            ),
            {"slot": 1},
            options="identity-r3 identity-y3 identity-g3 identity-b3 identity-f3",
            explains="clue-denies",
            # A sixth colour that nobody has named would leave the card open.
            played=basic,
            marks=NO_MARKS,
            history=True,
        ),
    ),
    needs="complete",
    played=as_chosen,
)
