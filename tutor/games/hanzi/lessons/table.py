"""The table: the grid, the tasks, the tokens, and who starts."""

from tutor.games.hanzi.lessons.scene import Scene
from tutor.games.hanzi.lessons.steps import Ask, afterwards, lesson, now

TABLE = lesson(
    "hanzi-table",
    Ask(
        Scene(("", "")),
        now("pile 30", "pile 24", "gap c3", "pile 54", rule="hanzi-grid"),
        tells="hanzi-cards hanzi-grid",
        explains="hanzi-cards",
        pictured="hanzi-deal",
    ),
    Ask(
        Scene(("", "", "")),
        now(
            "deck 18 @ hanzi-deal",
            "deck 15 @ hanzi-deal",
            "tokens 0 1 @ hanzi-tokens",
            "bank 10 @ hanzi-tokens",
            "tasks 2 3 @ hanzi-deal",
            rule="hanzi-deal",
        ),
        tells="hanzi-tasks hanzi-deal hanzi-tokens",
        explains="hanzi-tasks",
    ),
    Ask(
        Scene(("", "看 岩 旦", ""), put="a1 口 b2 女", active=1),
        afterwards("t看 a1 b2", "turn 0", "turn 1", "turn 2", rule="hanzi-start"),
        tells="hanzi-start hanzi-marker",
        explains="hanzi-deck",
    ),
    needs="hanzi-two-parts",
)
