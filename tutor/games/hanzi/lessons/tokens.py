"""What tokens buy: a third card, or a task of the supply."""

from tutor.games.hanzi.lessons.scene import Scene
from tutor.games.hanzi.lessons.steps import Ask, afterwards, lesson, may, which

_TASKS = ("加 明 休", "看 岩 旦")
_PUT = "b3 口 e2 田 c4 犬 d1 力 a5 月 f3 木"

_SWAP = ("休 好 苗", "看 岩 旦")

TOKENS = lesson(
    "hanzi-tokens",
    Ask(
        Scene(_TASKS, put=_PUT, tokens=(1, 0), moves="3 t加 b3 e2"),
        which("points 0 2", "c4", "a5", "d1", "f3", rule="hanzi-third-card"),
        tells="hanzi-third-card",
    ),
    Ask(
        Scene(_TASKS, put=_PUT, tokens=(1, 0)),
        afterwards(
            "3 t加 b3 e2 c4",
            "tokens 0 0",
            "tokens 0 2",
            "tokens 0 1",
            "gap c4 @ hanzi-miss",
            "turn 1 @ hanzi-turn",
            rule="hanzi-third-card",
        ),
        tells="hanzi-third-card",
        explains="hanzi-miss",
    ),
    Ask(
        Scene(_SWAP, put="b2 日 d4 月", tokens=(2, 2), supply="字 明 企"),
        which("makes 0 b2 d4", "s休字", "s休明", "s好企", rule="hanzi-swap-supply"),
        tells="hanzi-swap-supply",
        seen="b2 d4",
    ),
    Ask(
        Scene(_SWAP, tokens=(3, 1), supply="字 明 企"),
        may("3 s休明", "t休 3", "s休明", "3"),
        tells="hanzi-token-phase",
        explains="hanzi-tokens",
    ),
    needs="hanzi-your-turn",
)
