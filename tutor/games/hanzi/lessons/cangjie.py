"""The third chapter: against Cangjie."""

from dataclasses import replace

from tutor.core.lesson import lesson
from tutor.games.hanzi.lessons.scene import Scene
from tutor.games.hanzi.lessons.steps import SceneStep, afterwards, may, which

# Against Cangjie: the marker, what it removes, which tasks are lost, where it goes.

_CANGJIE_MISS = "b2 木 d4 女"

_LOST_TASKS = Scene(
    ("休 好 苗", "企 看 岩"),
    put=f"{_CANGJIE_MISS} c3 止",
    tokens=(1, 2),
    supply="字 明 旦",
    marker="c3",
    taken="犬",
)

CANGJIE = lesson(
    "hanzi-against-cangjie",
    SceneStep(
        Scene(("", ""), tokens=(1, 1), marker="c3"),
        afterwards("", "bank 10", "cangjie 2", "bank 8", "tokens 1 1", rule="hanzi-cangjie"),
        tells=("hanzi-cangjie", "hanzi-marker"),
        explains=("hanzi-who-was-cangjie",),
    ),
    SceneStep(
        Scene(
            ("休 好 苗", "看 明 旦"),
            put=f"{_CANGJIE_MISS} c3 山",
            tokens=(2, 2),
            supply="字 沙 企",
            marker="c3",
            taken="力 犬",
        ),
        afterwards(
            "t休 b2 d4 gc4",
            "cangjie 0",
            "points 0 2",
            "cangjie 2",
            "tokens 0 3 @ hanzi-miss",
            rule="hanzi-cangjie-removal",
        ),
        tells=("hanzi-cangjie-removal",),
        mentions=("hanzi-miss",),
        seen="c3",
    ),
    SceneStep(
        Scene(
            ("明 休 加", "好"),
            made=("男 看 旦 苗", "字 岩 吠 沙"),
            put="c3 山 c2 日 d3 月 d4 力 c4 木 a3 口2 e5 人 f1 女 a1 子",
            tokens=(1, 2),
            marker="c3",
            late=True,
            moves="t休 c4 f1",
        ),
        may("gb3", "gd4", "gc2", "gd3", "ga3", rule="hanzi-marker-move"),
        tells=("hanzi-marker-move",),
        mentions=("hanzi-grid",),
    ),
    SceneStep(
        _LOST_TASKS,
        afterwards(
            "t休 b2 d4 r字 gc4",
            "lost 休",
            "lost 企",
            "tasks 1 2",
            "task 1 字",
            rule="hanzi-lost-tasks",
        ),
        tells=("hanzi-lost-tasks",),
    ),
    # The other mountain is left.
    SceneStep(
        replace(_LOST_TASKS, put=f"{_CANGJIE_MISS} c3 山 f5 山"),
        afterwards(
            "t休 b2 d4 r字 gc4",
            "lost 岩",
            "task 1 岩",
            "tasks 1 2",
            "cangjie 2 @ hanzi-cangjie-removal",
            rule="hanzi-lost-tasks",
        ),
        explains=("hanzi-lost-tasks",),
    ),
    needs=("hanzi-whole-turn",),
)


# Against Cangjie: what a token does, how the game ends, and who wins.

CANGJIE_END = lesson(
    "hanzi-beating-cangjie",
    SceneStep(
        Scene(
            ("休 好 苗", "看 岩 旦"),
            put="c3 山 e4 女 a2 日 c5 口",
            tokens=(2, 2),
            supply="字 明 企",
            marker="c3",
            taken="力 犬",
        ),
        which("marks-effect", "ma2", "me4", "mc5", rule="hanzi-marker-token"),
        tells=("hanzi-marker-token",),
        seen="a2 c3 c5 e4",
    ),
    SceneStep(
        Scene(
            ("休 好 苗", "看 岩 旦"),
            supply="字 明 企",
            tokens=(3, 3),
            marker="c3",
            taken="力 犬 水 少",
        ),
        may("mc4 me4", "mc4 3", "mc4 s休明", "t休 mc4", rule="hanzi-marker-token"),
        tells=("hanzi-marker-token",),
        mentions=("hanzi-crafting",),
        explains=("hanzi-token-phase",),
    ),
    SceneStep(
        Scene(
            ("休 好 旦", "看 岩 明"),
            made=("男 苗 沙 字", "仙 吠"),
            put="b2 木 d4 人",
            tokens=(1, 2),
            supply="相 加 企",
            marker="c3",
            taken="隹2 隹2 刀2 刀2 又 心 卜 土 攴 斤",
        ),
        afterwards(
            "t休 b2 d4",
            "over",
            "winner 0",
            "points 0 10",
            "task 0 休 @ hanzi-match",
            rule="hanzi-cangjie-end",
        ),
        tells=("hanzi-cangjie-end",),
    ),
    SceneStep(
        Scene(
            ("休", "好"),
            made=("男 明 看 旦 苗 取", "字 吠 相 加 沙"),
            put="c3 山 a1 木 e1 人 f5 子 b5 女",
            tokens=(1, 3),
            marker="c3",
            late=True,
        ),
        afterwards(
            "t休 a1 f5",
            "turn 1",
            "over",
            "tokens 0 2 @ hanzi-miss",
            "tokens 0 1 @ hanzi-miss",
            rule="hanzi-cangjie-end",
        ),
        tells=("hanzi-cangjie-end",),
    ),
    # The last character brings the reader 8 points, and the mountain brings Cangjie 8.
    SceneStep(
        Scene(
            ("析", "", ""),
            made=("男 明 好", "旦 苗 字 吠 相", "仔 集 焦 取 息"),
            hands=("", "目", ""),
            put="c3 山 a1 木2 f5 斤 e1 山 b5 口2 a3 木2 a4 止 e2 牛 e3 示 e4 禾 f1 衣 f2 豕",
            tokens=(3, 2, 1),
            marker="c3",
            late=True,
        ),
        afterwards(
            "t析 a1 f5",
            "winner 2",
            "cangjie 8",
            "winner 0",
            "winner 1",
            "cangjie-wins",
            rule="hanzi-cangjie-ranking",
        ),
        tells=("hanzi-cangjie-ranking",),
        mentions=("hanzi-cangjie-removal",),
    ),
    needs=("hanzi-against-cangjie",),
)
