"""How a game ends, and what is rare: five players, nothing to be made."""

from tutor.games.hanzi.lessons.scene import Scene
from tutor.games.hanzi.lessons.steps import Ask, afterwards, lesson, may, now

ENDINGS = lesson(
    "hanzi-endings",
    Ask(
        Scene(
            ("休 好 男", "看 明 旦"),
            made=("岩 吠 苗 字", "仙 沙 加 企"),
            put="c2 木 b4 人",
            moves="t休 c2",
        ),
        afterwards("b4", "turn 1", "over", "winner 0", "winner 1", rule="hanzi-win"),
        tells="hanzi-win",
    ),
    # With our deck somebody wins before; with other characters it can come to this.
    Ask(
        Scene(
            ("明 休 好", "看 男 相", "苗 占 息"),
            made=("岩 吠", "字 仙 沙", "加 企"),
            put="b2 日 d4 月",
            supply="旦 集 焦",
            late=True,
        ),
        afterwards(
            "t明 b2 d4 r旦",
            "turn 1",
            "over",
            "winner 0",
            "winner 1",
            "winner 2",
            rule="hanzi-table-empty",
        ),
        tells="hanzi-table-empty",
    ),
    Ask(
        Scene(("", "", "", "", "")),
        now(
            "deck 12", "deck 9", "late-supply", "tasks 4 3", "tasks 4 2", rule="hanzi-five-players"
        ),
        tells="hanzi-five-players",
        explains="hanzi-deal",
    ),
    # With what is left in the supply at first, the reader has swapped three times.
    Ask(
        Scene(("焦 初 利", "", "", "", "")),
        may("skip", "a1", "t焦", "t利 a1 b2"),
        tells="hanzi-crafting",
    ),
    needs="hanzi-more-tasks hanzi-counters",
)
