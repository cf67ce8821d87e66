"""Ancient forms that are easily confused, told apart by looking closely."""

from tutor.games.hanzi.lessons.scene import Scene
from tutor.games.hanzi.lessons.steps import Ask, find, lesson, look_alike, read_form, which

_TASKS = ("吠 休 岩", "看 旦 字")
_MADE = ("男 好", "仙 加")
# Four tasks have been made, so eight cards of period 2 lie in the gaps.
_PUT = "b1 火 c1 山 e1 土 a3 禾 c3 木 e3 木2 f4 手 d5 口 b4 豕 e4 犬 a4 牛 a2 又 f2 攴"

LOOK_ALIKES = lesson(
    "hanzi-look-alikes",
    Ask(
        Scene(_TASKS, made=_MADE, put=_PUT),
        look_alike("山", "b1 c1 e1 f4"),
        tells="hanzi-ancient-forms",
    ),
    Ask(
        Scene(_TASKS, made=_MADE, put=_PUT),
        find("木", "a3 c3 e3 f4"),
        explains="hanzi-ancient-forms",
    ),
    Ask(
        Scene(_TASKS, made=_MADE, put=_PUT, moves="t吠 d5"),
        which("points 0 6", "a4", "b4", "e4", "a3", rule="hanzi-match"),
        explains="hanzi-match",
    ),
    Ask(
        Scene(_TASKS, made=_MADE, put=_PUT),
        read_form("a2", "攴 手 又"),
        explains="hanzi-ancient-forms",
    ),
    needs="hanzi-your-turn",
)
