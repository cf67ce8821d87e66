"""A discard brings back a clue token, if one is missing."""

from dataclasses import replace

from tutor.games.hanabi.lessons.stage import Ask, Scene, as_chosen, lesson

_BEGINNING = Scene(("g2 r4 y3 r2 b4", "r1 y4 g3 b5 f1"))
# So many cards have been played that nobody holds one any more that the first clues were about.
_LATER = replace(_BEGINNING, fireworks="r2 y3 g2 b1 f2")

DISCARD = lesson(
    "discard",
    (
        Ask(
            "allowed",
            _BEGINNING,
            {"actions": ("discard-0", "play-0", "rank-1-1", "color-1-y")},
            tells="discard",
            explains="discard-not-full",
        ),
        Ask(
            "allowed",
            replace(_LATER, told={1: "1"}, clue_tokens=0),
            {"actions": ("discard-0", "play-0", "rank-1-1", "color-1-y")},
            explains="discard clue-cost",
        ),
        Ask(
            "tokens",
            replace(_LATER, clue_tokens=4),
            {"actions": ("rank-1-1", "discard-2", "discard-0"), "count": "clue-tokens"},
            options="tokens-3 tokens-4 tokens-5 tokens-6 tokens-7",
            explains="tokens",
        ),
        # Every firework has its 2, so that a 2 is no use to anybody; any other card may be a 5.
        Ask(
            "safe-discard",
            Scene(
                ("g4 r4 y2 f1 b4", "r3 y4 g3 b5 f4"),
                told={0: "r 2"},
                fireworks="r2 y2 g2 b2 f2 m2",
            ),
            explains="discard",
        ),
        # Own cards move up when one leaves, which is easily forgotten.
        Ask(
            "where-to",
            Scene(
                ("g2 r4 y3 r1 b5", "r3 y4 g3 b1 f4"),
                told={0: "1"},
                fireworks="r2 y2 g1 b2 f2",
            ),
            {"slot": 3, "gone": "discard-1"},
            tells="advice-keep-order",
        ),
    ),
    needs="denies",
    played=as_chosen,
)
