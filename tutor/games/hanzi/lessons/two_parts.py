"""Two parts make a character: read the first ancient forms, and make two characters."""

from tutor.games.hanzi.lessons.scene import Scene
from tutor.games.hanzi.lessons.steps import Ask, find, lesson, which

_TASKS = ("明 休 男", "看 岩 字")

TWO_PARTS = lesson(
    "hanzi-two-parts",
    Ask(
        Scene(_TASKS, put="b2 日 d4 月 a5 田 e1 山 c3 口"),
        find("日 月", "a5 b2 c3 d4 e1"),
        tells="hanzi-characters",
        explains="hanzi-goal",
    ),
    Ask(
        Scene(_TASKS, put="c2 木 b4 人 e3 女 d1 石 f5 犬", moves="t休 c2"),
        which("points 0 2", "e3", "d1", "f5", "b4", rule="hanzi-goal"),
        tells="hanzi-goal",
    ),
    # A field, a sun and a mouth are all boxes.
    Ask(
        Scene(_TASKS, put="a2 日 c4 田 e2 口 f1 力 b5 人"),
        find("田 力", "a2 b5 c4 e2 f1"),
        explains="hanzi-characters",
    ),
)
