"""Reading clues: two put together, and what a clue denies of a card not pointed at."""

from tutor.core.messages import Message
from tutor.games.hanabi.lessons.stage import (
    NO_MARKS,
    POINTED_AT,
    Scene,
    SceneStep,
    as_chosen,
    basic,
    identities,
    lesson,
)

DENIES = lesson(
    "denies",
    (
        SceneStep(
            "knowledge",
            Scene(
                ("g3 r4 b2 r2 w3", "g1 r3 g4 b2 w5"),
                clues={0: "r 4"},
                fireworks="r1 y1",
            ),
            {"slot": 1},
            options=identities("r1 r2 r3 r4 r5 y4 g4 b4 w4 m4"),
            mentions=("clue-complete",),
            explains=("clue-denies",),
            marks=POINTED_AT,
        ),
        SceneStep(
            "knowledge",
            Scene(
                ("g2 r4 y3 r2 b4", "r1 y4 g3 b5 w1"),
                clues={0: "r 2"},
                fireworks="y1",
            ),
            {"slot": 0},
            options=identities("r1 r2 r3 y2 g2 b2 w2 m2"),
            reference=lambda _: (Message("step.marks"),),
            tells=("clue-denies",),
        ),
        # Pointed at only once, and known all the same; by what was said, as there are no marks.
        SceneStep(
            "knowledge",
            Scene(
                ("y3 r3 g1 b3 w4", "r1 y4 g3 b5 w1"),
                clues={0: "y g b w 3"},
                fireworks="y1",
            ),
            {"slot": 1},
            options=identities("r3 y3 g3 b3 w3"),
            explains=("clue-denies",),
            # A sixth colour that nobody has named would leave the card open.
            played=basic,
            marks=NO_MARKS,
            history=True,
        ),
    ),
    needs=("complete",),
    played=as_chosen,
)
