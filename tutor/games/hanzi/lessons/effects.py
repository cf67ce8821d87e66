"""The second chapter: effect cards, counters, more tasks, a whole turn, how it ends."""

from dataclasses import replace

from tutor.core.lesson import lesson
from tutor.games.hanzi.lessons.scene import Scene
from tutor.games.hanzi.lessons.steps import SceneStep, afterwards, in_order, may, which

# Cards with effects: when they can be played, and the first three effects.

_EFFECT_CARDS_TASKS = ("休 好 苗", "看 相 旦")

EFFECT_CARDS = lesson(
    "hanzi-effect-cards",
    SceneStep(
        Scene(_EFFECT_CARDS_TASKS, made=("仙 加", ""), hands=("人", ""), tokens=(0, 1)),
        in_order("t休", "3", "p人 o1"),
        tells=("hanzi-turn", "hanzi-play-card", "hanzi-take-token"),
    ),
    SceneStep(
        Scene(
            _EFFECT_CARDS_TASKS, made=("吠", "男"), hands=("犬", ""), new=("", "力"), tokens=(1, 0)
        ),
        may("p犬 h1 p力", "p犬 h1", "p犬 h1 3", "t休 p犬", rule="hanzi-next-turn"),
        tells=("hanzi-draw-card", "hanzi-next-turn"),
        mentions=("hanzi-crafting", "hanzi-third-card"),
    ),
    SceneStep(
        Scene(_EFFECT_CARDS_TASKS, made=("明", ""), hands=("月", ""), tokens=(2, 1)),
        afterwards(
            "p月 x休看",
            "tokens 0 0",
            "task 0 看",
            "task 1 休",
            "hand 0 月 @ hanzi-play-card",
            "supply 休",
            rule="hanzi-swap-task",
        ),
        tells=("hanzi-swap-task",),
        explains=("hanzi-play-card",),
    ),
    SceneStep(
        Scene(_EFFECT_CARDS_TASKS, made=("仙 吠 明", ""), hands=("人 犬 月", "")),
        may("p犬", "p月", "t休", "p人", rule="hanzi-play-card"),
        tells=("hanzi-play-card",),
        explains=("hanzi-match",),
    ),
    needs=("hanzi-tokens",),
)


# Counters, and crafting twice.

_COUNTERS_TASKS = ("休 好 苗", "看 相 旦")
_COUNTERS_START = Scene(
    _COUNTERS_TASKS, made=("岩", "仙"), hands=("石", "人"), tokens=(2, 0), active=1
)

COUNTERS = lesson(
    "hanzi-counters",
    SceneStep(
        _COUNTERS_START,
        afterwards(
            "p人 v",
            "tokens 0 1",
            "tokens 0 2",
            "hand 0 石",
            "hand 1 人",
            "turn 1",
            rule="hanzi-counter",
        ),
        tells=("hanzi-counter",),
    ),
    SceneStep(
        replace(_COUNTERS_START, moves="p人"),
        may("t休", "v", "n", "a1", rule="hanzi-counter"),
        tells=("hanzi-counter",),
    ),
    SceneStep(
        replace(_COUNTERS_START, hands=("", "人"), new=("石", "")),
        afterwards(
            "p人 o0", "tokens 0 2", "turn 0", "hand 0 石", "tokens 0 1", rule="hanzi-next-turn"
        ),
        tells=("hanzi-next-turn",),
    ),
    # The third card that is paid for is kept for the second crafting.
    SceneStep(
        Scene(_COUNTERS_TASKS, made=("男", ""), hands=("力", ""), put="b2 木 d4 女", tokens=(1, 0)),
        afterwards(
            "p力 3 t休 b2 d4 z",
            "turn 1",
            "turn 0",
            "third 0",
            "tokens 0 0 @ hanzi-miss",
            rule="hanzi-craft-twice",
        ),
        tells=("hanzi-craft-twice",),
        mentions=("hanzi-miss",),
    ),
    needs=("hanzi-effect-cards",),
)


# Effects that bring a task and raise the limit: the top three, 男 and 仔.

MORE_TASKS = lesson(
    "hanzi-more-tasks",
    SceneStep(
        Scene(
            ("休 好 苗", "看 岩 旦"),
            made=("相", ""),
            hands=("目", ""),
            put="b2 日 d4 月",
            tokens=(0, 1),
            top="字 明 企",
            moves="p目",
        ),
        which("makes 0 b2 d4", "k字", "k明", "k企", rule="hanzi-three-tasks"),
        tells=("hanzi-three-tasks",),
        seen="b2 d4",
    ),
    SceneStep(
        Scene(
            ("明 休 好 苗", "看 岩 旦"),
            made=("相", ""),
            limits=(4, 3),
            put="b2 日 d4 月",
            supply="字 企 吠",
        ),
        afterwards(
            "t明 b2 d4 r字",
            "tasks 0 3",
            "tasks 0 4",
            "limit 0 4",
            "limit 0 3",
            rule="hanzi-task-limit",
        ),
        tells=("hanzi-task-limit",),
    ),
    SceneStep(
        Scene(("明 休 苗", "男 看 岩"), made=("好", ""), hands=("女", ""), supply="字 企 吠"),
        afterwards(
            "p女 r字",
            "task 0 字",
            "task 0 男",
            "task 1 字",
            "tasks 1 2",
            "limit 0 3",
            rule="hanzi-fetch",
        ),
        tells=("hanzi-fetch",),
    ),
    SceneStep(
        Scene(
            ("明 休 苗", "看 岩 旦"),
            made=("好 家", "仔"),
            hands=("女 宀2", ""),
            supply="字 男 企",
        ),
        may("p宀2", "p女 p宀2", "p女", "t休", rule="hanzi-fetch"),
        tells=("hanzi-fetch",),
        mentions=("hanzi-turn", "hanzi-crafting"),
    ),
    needs=("hanzi-effect-cards",),
)


# A whole turn, all of its phases on one table.

_WHOLE_TURN_START = Scene(
    ("休 好 苗", "看 岩 旦"),
    made=("仙 沙", ""),
    hands=("人 水", ""),
    put="b2 日 d4 月 c5 口 e1 力 a4 止 f1 人",
    tokens=(1, 2),
    supply="字 明 企",
)

WHOLE_TURN = lesson(
    "hanzi-whole-turn",
    SceneStep(
        _WHOLE_TURN_START,
        which("tokens 0 2", "3", "p水 x休看 3", "p人 o1", "t休", rule="hanzi-take-token"),
        tells=("hanzi-turn",),
        mentions=("hanzi-take-token",),
        seen="b2 d4 a4 f1",
    ),
    SceneStep(
        replace(_WHOLE_TURN_START, moves="p人 o1"),
        which("makes 0 b2 d4", "s苗字", "s好企", "s休明", rule="hanzi-swap-supply"),
        explains=("hanzi-token-phase",),
    ),
    SceneStep(
        replace(_WHOLE_TURN_START, moves="p人 o1 s休明 t明 b2"),
        which("points 0 6", "c5", "d4", "e1", rule="hanzi-match"),
        explains=("hanzi-match",),
    ),
    SceneStep(
        replace(_WHOLE_TURN_START, moves="p人 o1 s休明 t明 b2 d4"),
        which("makes 0 a4 f1", "r字", "r休", "r企", rule="hanzi-match"),
        explains=("hanzi-turn",),
    ),
    needs=("hanzi-counters",),
)


# How a game ends, and what is rare: five players, nothing to be made.

ENDINGS = lesson(
    "hanzi-endings",
    SceneStep(
        Scene(
            ("休 好 男", "看 明 旦"),
            made=("岩 吠 苗 字", "仙 沙 加 企"),
            put="c2 木 b4 人",
            moves="t休 c2",
        ),
        afterwards("b4", "turn 1", "over", "winner 0", "winner 1", rule="hanzi-win"),
        tells=("hanzi-win",),
        explains=("hanzi-table-empty",),
    ),
    SceneStep(
        Scene(("", "", "", "", "")),
        afterwards(
            "",
            "deck 12",
            "deck 9",
            "late-supply",
            "tasks 4 3",
            "tasks 4 2",
            rule="hanzi-five-players",
        ),
        tells=("hanzi-five-players",),
        explains=("hanzi-deal",),
    ),
    # With what is left in the supply at first, the reader has swapped three times.
    SceneStep(
        Scene(("焦 初 利", "", "", "", ""), tokens=(1, 2, 2, 2, 2)),
        may("skip", "a1", "t焦", "t利 a1 b2", rule="hanzi-crafting"),
        tells=("hanzi-crafting",),
    ),
    needs=("hanzi-more-tasks", "hanzi-counters"),
)
