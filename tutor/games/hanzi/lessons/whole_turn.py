"""A whole turn, all of its phases on one table."""

from dataclasses import replace

from tutor.games.hanzi.lessons.scene import Scene
from tutor.games.hanzi.lessons.steps import Ask, lesson, which

_START = Scene(
    ("休 好 苗", "看 岩 旦"),
    made=("仙 沙", ""),
    hands=("人 水", ""),
    put="b2 日 d4 月 c5 口 e1 力 a4 止 f1 人",
    tokens=(1, 2),
    supply="字 明 企",
)

WHOLE_TURN = lesson(
    "hanzi-whole-turn",
    Ask(
        _START,
        which("tokens 0 2", "3", "p水 x休看 3", "p人 o1", "t休", rule="hanzi-take-token"),
        tells="hanzi-turn",
        mentions="hanzi-take-token",
        seen="b2 d4 a4 f1",
    ),
    Ask(
        replace(_START, moves="p人 o1"),
        which("makes 0 b2 d4", "s苗字", "s好企", "s休明", rule="hanzi-swap-supply"),
        explains="hanzi-token-phase",
    ),
    Ask(
        replace(_START, moves="p人 o1 s休明 t明 b2"),
        which("points 0 6", "c5", "d4", "e1", rule="hanzi-match"),
        explains="hanzi-match",
    ),
    Ask(
        replace(_START, moves="p人 o1 s休明 t明 b2 d4"),
        which("makes 0 a4 f1", "r字", "r休", "r企", rule="hanzi-match"),
        explains="hanzi-turn",
    ),
    needs="hanzi-counters",
)
