"""Remember what the modern sides said: points or an effect, and where."""

from tutor.games.hanzi.lessons.scene import Scene
from tutor.games.hanzi.lessons.steps import Ask, find_those_that, lesson, may, which
from tutor.games.hanzi.lessons.themes.hand import EFFECT, SCORE

_SEEN = "c2 e4 a3 d5"
_TABLE = Scene(
    ("旦 吠 好", "看 岩 休", "明 男 字"), put="c2 山 e4 女 a3 日 d5 犬 b5 一", tokens=(0, 1, 1)
)

REMEMBER = lesson(
    "hanzi-remember",
    Ask(_TABLE, find_those_that(SCORE, "a3 c2 d5 e4"), tells="hanzi-ancient-forms", seen=_SEEN),
    # The same table, but nothing is listed any more.
    Ask(_TABLE, find_those_that(EFFECT, "a3 c2 d5 e4"), explains="hanzi-ancient-forms"),
    Ask(
        _TABLE,
        which("points 0 2", "t好 e4 c2", "t旦 a3 b5", "t吠 d5 a3", rule="hanzi-match"),
        mentions="hanzi-crafting",
        explains="hanzi-match",
    ),
    Ask(
        _TABLE,
        may("peek", "skip", "look", "t旦"),
        mentions="hanzi-crafting",
        explains="hanzi-ancient-forms",
    ),
    needs="hanzi-look-alikes",
)
