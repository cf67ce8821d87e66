"""Cards with effects: when they can be played, and the first three effects."""

from tutor.games.hanzi.lessons.scene import Scene
from tutor.games.hanzi.lessons.steps import Ask, afterwards, in_order, lesson, may

_TASKS = ("休 好 苗", "看 相 旦")

EFFECT_CARDS = lesson(
    "hanzi-effect-cards",
    Ask(
        Scene(_TASKS, made=("仙 加", ""), hands=("人", ""), tokens=(0, 1)),
        in_order("t休", "3", "p人 o1"),
        tells="hanzi-turn hanzi-play-card hanzi-take-token",
    ),
    Ask(
        Scene(_TASKS, made=("吠", "男"), hands=("犬", ""), new=("", "力"), tokens=(1, 0)),
        may("p犬 h1 p力", "p犬 h1", "p犬 h1 3", "t休 p犬"),
        tells="hanzi-draw-card hanzi-next-turn",
        mentions="hanzi-crafting hanzi-third-card",
    ),
    Ask(
        Scene(_TASKS, made=("明", ""), hands=("月", ""), tokens=(2, 1)),
        afterwards(
            "p月 x休看",
            "tokens 0 0",
            "task 0 看",
            "task 1 休",
            "hand 0 月 @ hanzi-play-card",
            "supply 休",
            rule="hanzi-swap-task",
        ),
        tells="hanzi-swap-task",
        explains="hanzi-play-card",
    ),
    Ask(
        Scene(_TASKS, made=("仙 吠 明", ""), hands=("人 犬 月", "")),
        may("p犬", "p月", "t休", "p人"),
        tells="hanzi-play-card",
        explains="hanzi-match",
    ),
    needs="hanzi-tokens",
)
