"""The lessons of Hànzì in English: chapters, and what each lesson says."""

from collections.abc import Mapping

from tutor.web.hanzi.wording.lesson_themes import LESSON_THEMES
from tutor.web.hanzi.wording.lessons_cangjie import CANGJIE_LESSONS
from tutor.web.hanzi.wording.lessons_effects import EFFECT_LESSONS
from tutor.web.hanzi.wording.lessons_first import FIRST_LESSONS
from tutor.web.shell.words import Words, merged, pwords

CHAPTERS: Mapping[str, Words] = {
    "chapter.hanzi-first-turns": pwords("chapter of lessons", "Your first turns"),
    "chapter.hanzi-effects": pwords("chapter of lessons", "Effects and endings"),
    "chapter.hanzi-cangjie": pwords("chapter of lessons", "Against Cangjie"),
}

LESSONS: Mapping[str, Words] = merged(
    CHAPTERS, FIRST_LESSONS, EFFECT_LESSONS, CANGJIE_LESSONS, LESSON_THEMES
)
