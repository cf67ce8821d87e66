"""The first chapter: two parts, the table, a turn, look-alikes, memory, tokens."""

from tutor.core.lesson import lesson
from tutor.games.hanzi.lessons.scene import Scene
from tutor.games.hanzi.lessons.steps import (
    SceneStep,
    afterwards,
    find,
    find_those_that,
    look_alike,
    may,
    read_form,
    which,
)
from tutor.games.hanzi.lessons.themes.hand import EFFECT, SCORE

# Two parts make a character: read the first ancient forms, and make two characters.

_TWO_PARTS_TASKS = ("明 休 男", "看 岩 字")

TWO_PARTS = lesson(
    "hanzi-two-parts",
    SceneStep(
        Scene(_TWO_PARTS_TASKS, put="b2 日 d4 月 a5 田 e1 山 c3 口", made=("", "旦")),
        find("日 月", "a5 b2 c3 d4 e1"),
        tells=("hanzi-characters",),
        explains=("hanzi-goal",),
    ),
    SceneStep(
        Scene(_TWO_PARTS_TASKS, put="c2 木 b4 人 e3 女 d1 石 f5 犬", moves="t休 c2"),
        which("points 0 2", "e3", "d1", "f5", "b4", rule="hanzi-goal"),
        tells=("hanzi-goal",),
    ),
    # A field, a sun and a mouth are all boxes.
    SceneStep(
        Scene(_TWO_PARTS_TASKS, put="a2 日 c4 田 e2 口 f1 力 b5 人"),
        find("田 力", "a2 b5 c4 e2 f1"),
        explains=("hanzi-characters",),
    ),
)


# The table: the grid, the tasks, the tokens, and who starts.

TABLE = lesson(
    "hanzi-table",
    SceneStep(
        Scene(("", "")),
        afterwards("", "pile 30", "pile 24", "pile 54", rule="hanzi-grid"),
        tells=("hanzi-cards", "hanzi-grid"),
        explains=("hanzi-cards",),
        pictured="hanzi-deal",
    ),
    SceneStep(
        Scene(("", "", "")),
        afterwards(
            "",
            "deck 18 @ hanzi-deal",
            "deck 15 @ hanzi-deal",
            "tokens 0 1 @ hanzi-tokens",
            "bank 10 @ hanzi-tokens",
            "tasks 2 3 @ hanzi-deal",
            rule="hanzi-deal",
        ),
        tells=("hanzi-tasks", "hanzi-deal", "hanzi-tokens"),
        explains=("hanzi-tasks",),
    ),
    SceneStep(
        Scene(("", "看 岩 旦", ""), put="a1 口 b2 女", active=1),
        afterwards("t看 a1 b2", "turn 0", "turn 1", "turn 2", rule="hanzi-start"),
        tells=("hanzi-start", "hanzi-marker"),
        explains=("hanzi-deck",),
    ),
    needs=("hanzi-two-parts",),
)


# Your turn: craft, match, miss, and the token that a miss brings.

_YOUR_TURN_TASKS = ("明 休 好", "看 岩 旦")
_YOUR_TURN_MISS = "b2 木 d4 女"

YOUR_TURN = lesson(
    "hanzi-your-turn",
    SceneStep(
        Scene(_YOUR_TURN_TASKS, supply="苗 字 吠"),
        may("skip", "t休", "t看", "a1", "t明", "t苗", rule="hanzi-turn"),
        tells=("hanzi-turn", "hanzi-crafting"),
    ),
    SceneStep(
        Scene(_YOUR_TURN_TASKS, supply="苗 字 吠", put="b2 日 d4 月", moves="t明 b2"),
        afterwards(
            "d4 r苗",
            "hand 0 日",
            "points 0 2",
            "hand 0 月",
            "gap d4",
            "task 0 苗",
            "task 0 明",
            rule="hanzi-match",
        ),
        tells=("hanzi-match",),
        explains=("hanzi-tasks",),
    ),
    SceneStep(
        Scene(_YOUR_TURN_TASKS, put=_YOUR_TURN_MISS),
        afterwards(
            "t休 b2 d4",
            "points 0 2",
            "gap b2",
            "tokens 0 1",
            "task 0 休",
            "turn 0 @ hanzi-turn",
            rule="hanzi-miss",
        ),
        tells=("hanzi-miss",),
        explains=("hanzi-tokens",),
    ),
    SceneStep(
        Scene((*_YOUR_TURN_TASKS, ""), put=_YOUR_TURN_MISS, tokens=(3, 5, 2)),
        afterwards(
            "t休 b2 d4 o1",
            "tokens 0 3",
            "tokens 0 4",
            "tokens 1 4",
            "tokens 2 1",
            rule="hanzi-miss",
        ),
        tells=("hanzi-miss",),
    ),
    needs=("hanzi-table",),
)


# Ancient forms that are easily confused, told apart by looking closely.

_LOOK_ALIKES_TASKS = ("吠 休 岩", "看 旦 字")
_LOOK_ALIKES_MADE = ("男 好", "仙 加")
# Four tasks have been made, so eight cards of period 2 lie in the gaps.
_LOOK_ALIKES_PUT = "b1 火 c1 山 e1 土 a3 禾 c3 木 e3 木2 f4 手 d5 口 b4 豕 e4 犬 a4 牛 a2 又 f2 攴"

LOOK_ALIKES = lesson(
    "hanzi-look-alikes",
    SceneStep(
        Scene(_LOOK_ALIKES_TASKS, made=_LOOK_ALIKES_MADE, put=_LOOK_ALIKES_PUT),
        look_alike("山", "b1 c1 e1 f4"),
        tells=("hanzi-ancient-forms",),
    ),
    SceneStep(
        Scene(_LOOK_ALIKES_TASKS, made=_LOOK_ALIKES_MADE, put=_LOOK_ALIKES_PUT),
        find("木", "a3 c3 e3 f4"),
        explains=("hanzi-ancient-forms",),
    ),
    SceneStep(
        Scene(_LOOK_ALIKES_TASKS, made=_LOOK_ALIKES_MADE, put=_LOOK_ALIKES_PUT, moves="t吠 d5"),
        which("points 0 6", "a4", "b4", "e4", "a3", rule="hanzi-match"),
        explains=("hanzi-match",),
    ),
    SceneStep(
        Scene(_LOOK_ALIKES_TASKS, made=_LOOK_ALIKES_MADE, put=_LOOK_ALIKES_PUT),
        read_form("a2", "攴 手 又"),
        explains=("hanzi-ancient-forms",),
    ),
    needs=("hanzi-your-turn",),
)


# Remember what the modern sides said: points or an effect, and where.

_REMEMBER_SEEN = "c2 e4 a3 d5"
_REMEMBER_TABLE = Scene(
    ("旦 吠 好", "看 岩 休", "明 男 字"), put="c2 山 e4 女 a3 日 d5 犬 b5 一", tokens=(0, 1, 1)
)

REMEMBER = lesson(
    "hanzi-remember",
    SceneStep(
        _REMEMBER_TABLE,
        find_those_that(SCORE, "a3 c2 d5 e4"),
        tells=("hanzi-ancient-forms",),
        seen=_REMEMBER_SEEN,
    ),
    # The same table, but nothing is listed any more.
    SceneStep(
        _REMEMBER_TABLE, find_those_that(EFFECT, "a3 c2 d5 e4"), explains=("hanzi-ancient-forms",)
    ),
    SceneStep(
        _REMEMBER_TABLE,
        which("points 0 2", "t好 e4 c2", "t旦 a3 b5", "t吠 d5 a3", rule="hanzi-match"),
        mentions=("hanzi-crafting",),
        explains=("hanzi-match",),
    ),
    SceneStep(
        _REMEMBER_TABLE,
        may("peek", "skip", "look", "t旦", rule="hanzi-ancient-forms"),
        mentions=("hanzi-crafting",),
        explains=("hanzi-ancient-forms",),
    ),
    needs=("hanzi-look-alikes",),
)


# What tokens buy: a third card, or a task of the supply.

_TOKENS_TASKS = ("加 明 休", "看 岩 旦")
_TOKENS_PUT = "b3 口 e2 田 c4 犬 d1 力 a5 月 f3 木"

_TOKENS_SWAP = ("休 好 苗", "看 岩 旦")

TOKENS = lesson(
    "hanzi-tokens",
    SceneStep(
        Scene(_TOKENS_TASKS, put=_TOKENS_PUT, tokens=(1, 0), moves="3 t加 b3 e2"),
        which("points 0 2", "c4", "a5", "d1", "f3", rule="hanzi-third-card"),
        tells=("hanzi-third-card",),
    ),
    SceneStep(
        Scene(_TOKENS_TASKS, put=_TOKENS_PUT, tokens=(1, 0)),
        afterwards(
            "3 t加 b3 e2 c4",
            "tokens 0 0",
            "tokens 0 2",
            "tokens 0 1",
            "gap c4 @ hanzi-miss",
            "turn 1 @ hanzi-turn",
            rule="hanzi-third-card",
        ),
        tells=("hanzi-third-card",),
        explains=("hanzi-miss",),
    ),
    SceneStep(
        Scene(_TOKENS_SWAP, put="b2 日 d4 月", tokens=(2, 2), supply="字 明 企"),
        which("makes 0 b2 d4", "s休字", "s休明", "s好企", rule="hanzi-swap-supply"),
        tells=("hanzi-swap-supply",),
        seen="b2 d4",
    ),
    SceneStep(
        Scene(_TOKENS_SWAP, tokens=(3, 1), supply="字 明 企"),
        may("3 s休明", "t休 3", "s休明", "3", rule="hanzi-token-phase"),
        tells=("hanzi-token-phase",),
        explains=("hanzi-tokens",),
    ),
    needs=("hanzi-your-turn",),
)
