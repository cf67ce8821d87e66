"""Conventions of the first level, in the order in which they are best met."""

from tutor.games.hanabi.lessons.stage import (
    Scene,
    SceneStep,
    basic_with_last_round,
    identities,
    lesson,
)

_AGREED = ("advice-agree-first",)


def _step(
    theme: str,
    scene: Scene,
    *,
    options: tuple[str, ...] = (),
    rule_first: bool = False,
    **question: object,
) -> SceneStep:
    tells, explains = (_AGREED, ()) if rule_first else ((), _AGREED)
    return SceneStep(theme, scene, question, options, tells=tells, explains=explains)


CHOP = lesson(
    "chop",
    (
        _step(
            "chop",
            Scene(("r3 b2 g4 y1 w5", "r1 y4 g3 b5 w4"), clues={0: "5"}),
            rule_first=True,
        ),
        # The two oldest cards have clues.
        _step("chop", Scene(("w5 r4 g3 b2 y1", "r1 y4 g3 b5 w4"), clues={0: "5 r"})),
    ),
    needs=("choosing",),
    played=basic_with_last_round,
)

PLAY_OR_SAVE = lesson(
    "play-or-save",
    (
        # Not the chop: a card to play.
        _step(
            "play-or-save",
            Scene(("r3 b2 y1 g4 w4", "r1 y4 g3 b5 w4"), to_act=1),
            rule_first=True,
            clue="rank-0-1",
        ),
        # The chop is a 5.
        _step(
            "play-or-save",
            Scene(("b5 r2 y1 g4 w4", "r1 y4 g3 b4 w3"), to_act=1),
            clue="rank-0-5",
        ),
        # The last green 3, or the blue one that is next.
        _step(
            "play-or-save",
            Scene(
                ("g3 r2 y1 b4 w4", "r1 y4 r4 b5 w3"),
                fireworks="r1 y1 g1 b2 w1",
                discards="r1 y1 g3",
                to_act=1,
            ),
            clue="rank-0-3",
        ),
    ),
    needs=("chop",),
    played=basic_with_last_round,
)

FOCUS = lesson(
    "focus",
    (
        # Two new cards, the chop not among them.
        _step(
            "focus",
            Scene(("r3 y4 b2 y1 w4", "r1 b4 g3 b5 w3"), to_act=1),
            rule_first=True,
            clue="color-0-y",
        ),
        # Two new cards with the chop; a third has been clued.
        _step(
            "focus",
            Scene(("r1 y4 r5 b2 r4", "b4 y3 g3 b5 w3"), clues={0: "5"}, to_act=1),
            clue="color-0-r",
        ),
    ),
    needs=("play-or-save",),
    played=basic_with_last_round,
)

SAVES = lesson(
    "saves",
    (
        # A 5 on the chop, by number.
        _step(
            "saves",
            Scene(("r3 y4 b2 y1 w4", "g5 g3 r4 b4 w3")),
            rule_first=True,
            options=("color-1-g", "rank-1-5", "none"),
        ),
        # A 2 whose twin Cat holds, beside a 5.
        _step(
            "saves",
            Scene(
                ("r3 y4 b3 y1 w4", "y2 g3 b5 b4 w3", "w5 y2 g4 b4 w3"),
                fireworks="r2 g2 b2 w2",
                discards="r1 g1 b1 w1 r3",
            ),
            options=("rank-1-2", "color-1-y", "color-2-w", "rank-2-5"),
        ),
    ),
    needs=("focus",),
    played=basic_with_last_round,
)

GOOD_TOUCH = lesson(
    "good-touch",
    (
        # The colour would touch a card that has been played.
        _step(
            "good-touch",
            Scene(("r3 y4 b3 y1 w4", "b3 b1 g4 b2 w5"), fireworks="b1"),
            rule_first=True,
            options=("color-1-b", "rank-1-2", "rank-1-5"),
            to="player-1",
        ),
        # Cat has a clue on the same 2.
        _step(
            "good-touch",
            Scene(
                ("r4 y4 b3 w3 w4", "g4 b3 w4 y2 r2", "b4 g4 r2 y3 w3"),
                clues={2: "r"},
                fireworks="r1 y1",
            ),
            options=("color-1-y", "color-1-r", "rank-1-3"),
            to="player-1",
        ),
        # Only Cat has a card to clue.
        _step(
            "early-game",
            Scene(
                ("r3 y4 b3 w2 w4", "g3 g4 r4 b4 w3", "r4 y3 g4 b4 b1"),
                clues={0: "4"},
            ),
            rule_first=True,
        ),
    ),
    needs=("saves",),
    played=basic_with_last_round,
)

DELAYED = lesson(
    "delayed",
    (
        # Cat's red 2 has a clue and is next.
        _step(
            "delayed",
            Scene(
                ("y4 g4 b3 r3 w4", "b3 y3 w5 g3 b4", "g4 y4 r2 b5 w3"),
                clues={2: "r"},
                fireworks="r1",
                to_act=1,
            ),
            options=identities("r1 r2 r3 r4"),
            rule_first=True,
            clue="color-0-r",
        ),
    ),
    needs=("good-touch",),
    played=basic_with_last_round,
)

PROMPT = lesson(
    "prompt",
    (
        # One of two clued cards has to be the red 2 that Bob's red 3 waits for.
        _step(
            "prompt",
            Scene(
                ("y4 g2 b5 r2 w3", "b4 y3 w4 g3 r3", "g4 b1 g1 b4 w1"),
                clues={0: "2 5"},
                fireworks="r1",
                to_act=2,
            ),
            rule_first=True,
            clue="color-1-r",
        ),
        # No clued card can be it.
        _step(
            "finesse",
            Scene(
                ("y4 g3 b5 w4 r2", "b4 y3 w4 g3 r3", "g4 b1 g1 b4 w1"),
                clues={0: "5"},
                fireworks="r1",
                to_act=2,
            ),
            rule_first=True,
            clue="color-1-r",
        ),
    ),
    needs=("delayed",),
    played=basic_with_last_round,
)
