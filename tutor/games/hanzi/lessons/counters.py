"""Counters, and crafting twice."""

from tutor.games.hanzi.lessons.scene import Scene
from tutor.games.hanzi.lessons.steps import Ask, afterwards, lesson, may

_TASKS = ("休 好 苗", "看 相 旦")
_MADE = ("岩", "仙")

COUNTERS = lesson(
    "hanzi-counters",
    Ask(
        Scene(_TASKS, made=_MADE, hands=("石", "人"), tokens=(2, 0), active=1),
        afterwards(
            "p人 v",
            "tokens 0 1",
            "tokens 0 2",
            "hand 0 石",
            "hand 1 人",
            "turn 1",
            rule="hanzi-counter",
        ),
        tells="hanzi-counter",
    ),
    Ask(
        Scene(_TASKS, made=_MADE, hands=("石", "人"), tokens=(2, 0), active=1, moves="p人"),
        may("t休", "v", "n", "a1"),
        tells="hanzi-counter",
    ),
    Ask(
        Scene(_TASKS, made=_MADE, hands=("", "人"), new=("石", ""), tokens=(2, 0), active=1),
        afterwards(
            "p人 o0", "tokens 0 2", "turn 0", "hand 0 石", "tokens 0 1", rule="hanzi-next-turn"
        ),
        tells="hanzi-next-turn",
    ),
    # The third card that is paid for is kept for the second crafting.
    Ask(
        Scene(_TASKS, made=("男", ""), hands=("力", ""), put="b2 木 d4 女", tokens=(1, 0)),
        afterwards(
            "p力 3 t休 b2 d4 z",
            "turn 1",
            "turn 0",
            "third 0",
            "tokens 0 0 @ hanzi-miss",
            rule="hanzi-craft-twice",
        ),
        tells="hanzi-craft-twice",
        mentions="hanzi-miss",
    ),
    needs="hanzi-effect-cards",
)
