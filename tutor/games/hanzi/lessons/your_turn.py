"""Your turn: craft, match, miss, and the token that a miss brings."""

from tutor.games.hanzi.lessons.scene import Scene
from tutor.games.hanzi.lessons.steps import Ask, afterwards, lesson, may

_TASKS = ("明 休 好", "看 岩 旦")
_MISS = "b2 木 d4 女"

YOUR_TURN = lesson(
    "hanzi-your-turn",
    Ask(
        Scene(_TASKS, supply="苗 字 吠"),
        may("skip", "t休", "t看", "a1", "t明", "t苗"),
        tells="hanzi-turn hanzi-crafting",
    ),
    Ask(
        Scene(_TASKS, supply="苗 字 吠", put="b2 日 d4 月", moves="t明 b2"),
        afterwards(
            "d4 r苗",
            "hand 0 日",
            "points 0 2",
            "hand 0 月",
            "gap d4",
            "task 0 苗",
            "task 0 明",
            rule="hanzi-match",
        ),
        tells="hanzi-match",
        explains="hanzi-tasks",
    ),
    Ask(
        Scene(_TASKS, put=_MISS),
        afterwards(
            "t休 b2 d4",
            "points 0 2",
            "gap b2",
            "tokens 0 1",
            "task 0 休",
            "turn 0 @ hanzi-turn",
            rule="hanzi-miss",
        ),
        tells="hanzi-miss",
        explains="hanzi-tokens",
    ),
    Ask(
        Scene((*_TASKS, ""), put=_MISS, tokens=(3, 5, 2)),
        afterwards(
            "t休 b2 d4 o1",
            "tokens 0 3",
            "tokens 0 4",
            "tokens 1 4",
            "tokens 2 1",
            rule="hanzi-miss",
        ),
        tells="hanzi-miss",
    ),
    needs="hanzi-table",
)
