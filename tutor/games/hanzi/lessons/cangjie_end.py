"""Against Cangjie: what a token does, how the game ends, and who wins."""

from tutor.games.hanzi.lessons.scene import Scene
from tutor.games.hanzi.lessons.steps import Ask, afterwards, lesson, may, which

CANGJIE_END = lesson(
    "hanzi-beating-cangjie",
    Ask(
        Scene(
            ("休 好 苗", "看 岩 旦"),
            put="c3 山 e4 女 a2 日 c5 口",
            tokens=(2, 2),
            marker="c3",
        ),
        which("marks-effect", "ma2", "me4", "mc5", rule="hanzi-marker-token"),
        tells="hanzi-marker-token",
        seen="a2 c3 c5 e4",
    ),
    Ask(
        Scene(("休 好 苗", "看 岩 旦"), supply="字 明 企", tokens=(3, 2), marker="c3"),
        may("mc4 me4", "mc4 3", "mc4 s休明", "t休 mc4"),
        tells="hanzi-marker-token",
        mentions="hanzi-crafting",
        explains="hanzi-token-phase",
    ),
    Ask(
        Scene(
            ("休 好 旦", "看 岩 明"),
            made=("男 苗 沙 字", "仙 吠"),
            put="b2 木 d4 人",
            tokens=(1, 2),
            marker="c3",
        ),
        afterwards(
            "t休 b2 d4",
            "over",
            "winner 0",
            "points 0 10",
            "task 0 休 @ hanzi-match",
            rule="hanzi-cangjie-end",
        ),
        tells="hanzi-cangjie-end",
    ),
    Ask(
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
        tells="hanzi-cangjie-end",
    ),
    # The last character brings the reader 12 points, and the mountain brings Cangjie 12.
    Ask(
        Scene(
            ("析", "", ""),
            made=("男 明 好 看 岩", "旦 苗 字 吠 相 加 沙", "仔 集 焦 取 息 牧 利"),
            put="c3 山 a1 木2 f5 斤 e1 人 b5 口2",
            tokens=(3, 2, 1),
            marker="c3",
            late=True,
        ),
        afterwards(
            "t析 a1 f5",
            "winner 2",
            "cangjie 12",
            "winner 0",
            "winner 1",
            "cangjie-wins",
            rule="hanzi-cangjie-ranking",
        ),
        tells="hanzi-cangjie-ranking",
        mentions="hanzi-cangjie-removal",
    ),
    needs="hanzi-against-cangjie",
)
