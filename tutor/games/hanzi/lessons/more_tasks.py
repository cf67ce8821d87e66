"""Effects that bring a task and raise the limit: the top three, 男 and 仔."""

from tutor.games.hanzi.lessons.scene import Scene
from tutor.games.hanzi.lessons.steps import Ask, afterwards, lesson, may, which

MORE_TASKS = lesson(
    "hanzi-more-tasks",
    Ask(
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
        tells="hanzi-three-tasks",
        seen="b2 d4",
    ),
    Ask(
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
        tells="hanzi-task-limit",
    ),
    Ask(
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
        tells="hanzi-fetch",
    ),
    Ask(
        Scene(
            ("明 休 苗", "看 岩 旦"),
            made=("好 家", "仔"),
            hands=("女 宀2", ""),
            supply="字 男 企",
        ),
        may("p宀2", "p女 p宀2", "p女", "t休"),
        tells="hanzi-fetch",
        mentions="hanzi-turn hanzi-crafting",
    ),
    needs="hanzi-effect-cards",
)
