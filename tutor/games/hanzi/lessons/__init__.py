"""The lessons of Hànzì in order. Each is data: tables in words, and what is asked about them."""

from collections.abc import Mapping
from types import MappingProxyType

from tutor.core.puzzle import Theme
from tutor.games.hanzi.engine import GameState
from tutor.games.hanzi.lessons.cangjie import CANGJIE, CANGJIE_END
from tutor.games.hanzi.lessons.effects import (
    COUNTERS,
    EFFECT_CARDS,
    ENDINGS,
    MORE_TASKS,
    WHOLE_TURN,
)
from tutor.games.hanzi.lessons.first_turns import (
    LOOK_ALIKES,
    REMEMBER,
    TABLE,
    TOKENS,
    TWO_PARTS,
    YOUR_TURN,
)
from tutor.games.hanzi.lessons.steps import AnyLesson
from tutor.games.hanzi.lessons.themes import ONLY_IN_LESSONS
from tutor.games.hanzi.puzzles.themes import THEMES

CHAPTERS: Mapping[str, tuple[AnyLesson, ...]] = MappingProxyType(
    {
        "hanzi-first-turns": (TWO_PARTS, TABLE, YOUR_TURN, LOOK_ALIKES, REMEMBER, TOKENS),
        "hanzi-effects": (EFFECT_CARDS, COUNTERS, MORE_TASKS, WHOLE_TURN, ENDINGS),
        "hanzi-cangjie": (CANGJIE, CANGJIE_END),
    }
)
"""The lessons of each chapter, by its id."""

LESSONS: Mapping[str, AnyLesson] = MappingProxyType(
    {lesson.id: lesson for lessons in CHAPTERS.values() for lesson in lessons}
)
"""The lessons by id, in the order in which they are best taken."""

LESSON_THEMES: Mapping[str, Theme[GameState]] = MappingProxyType({**THEMES, **ONLY_IN_LESSONS})
"""The themes of the steps by name: those of the puzzles, and those that only lessons have."""
