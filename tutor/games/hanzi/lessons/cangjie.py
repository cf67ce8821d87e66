"""Against Cangjie: the marker, what it removes, which tasks are lost, where it goes."""

from tutor.games.hanzi.lessons.scene import Scene
from tutor.games.hanzi.lessons.steps import Ask, afterwards, lesson, may, now

_MISS = "b2 木 d4 女"

CANGJIE = lesson(
    "hanzi-against-cangjie",
    Ask(
        Scene(("", ""), tokens=(1, 1), marker="c3"),
        now("bank 10", "cangjie 2", "bank 8", "tokens 1 1", rule="hanzi-cangjie"),
        tells="hanzi-cangjie hanzi-marker",
        explains="hanzi-who-was-cangjie",
    ),
    Ask(
        Scene(("休 好 苗", "看 明 旦"), put=f"{_MISS} c3 山", tokens=(2, 2), marker="c3"),
        afterwards(
            "t休 b2 d4 gc4",
            "cangjie 0",
            "points 0 2",
            "cangjie 2",
            "tokens 0 3 @ hanzi-miss",
            rule="hanzi-cangjie-removal",
        ),
        tells="hanzi-cangjie-removal",
        mentions="hanzi-miss",
        seen="c3",
    ),
    Ask(
        Scene(
            ("明 休 加", "好"),
            made=("男 看 旦 苗", "字 岩 吠 沙"),
            put="c3 山 c2 日 d3 月 d4 力 c4 木 a3 口2 e5 人 f1 女 a1 子",
            tokens=(1, 2),
            marker="c3",
            late=True,
            moves="t休 c4 f1",
        ),
        may("gb3", "gd4", "gc2", "gd3", "ga3"),
        tells="hanzi-marker-move",
        mentions="hanzi-grid",
    ),
    Ask(
        Scene(
            ("休 好 苗", "企 看 岩"),
            put=f"{_MISS} c3 止",
            tokens=(1, 2),
            supply="字 明 旦",
            marker="c3",
        ),
        afterwards(
            "t休 b2 d4 r字 gc4",
            "lost 休",
            "lost 企",
            "tasks 1 2",
            "task 1 字",
            rule="hanzi-lost-tasks",
        ),
        tells="hanzi-lost-tasks",
    ),
    # The other mountain is left.
    Ask(
        Scene(
            ("休 好 苗", "企 看 岩"),
            put=f"{_MISS} c3 山 f5 山",
            tokens=(1, 2),
            supply="字 明 旦",
            marker="c3",
        ),
        afterwards(
            "t休 b2 d4 r字 gc4",
            "lost 岩",
            "task 1 岩",
            "tasks 1 2",
            "cangjie 2 @ hanzi-cangjie-removal",
            rule="hanzi-lost-tasks",
        ),
        explains="hanzi-lost-tasks",
    ),
    needs="hanzi-whole-turn",
)
