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
        ),
        Ask(
            "allowed",
            replace(_LATER, told={1: "1"}, clue_tokens=0),
            {"actions": ("discard-0", "play-0", "rank-1-1", "color-1-y")},
        ),
        Ask(
            "tokens",
            replace(_LATER, clue_tokens=4),
            {"actions": ("rank-1-1", "discard-2", "discard-0"), "count": "clue-tokens"},
            options="tokens-3 tokens-4 tokens-5 tokens-6 tokens-7",
        ),
        # Every firework has its 1, so that a 1 is no use to anybody.
        Ask(
            "safe-discard",
            Scene(
                ("g2 r4 y1 r2 b4", "r3 y4 g3 b5 f4"),
                told={0: "1"},
                fireworks="r1 y2 g1 b1 f1 m1",
            ),
        ),
    ),
    needs="denies",
    rules="discard discard-not-full",
    played=as_chosen,
)
