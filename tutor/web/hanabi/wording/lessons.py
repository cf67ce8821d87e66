"""The lessons in English: the pages around them, and what each of them says."""

from collections.abc import Mapping

from tutor.web.hanabi.wording.lessons_basics import BASIC_LESSONS
from tutor.web.hanabi.wording.lessons_more import MORE_LESSONS
from tutor.web.hanabi.wording.lessons_table import TABLE_LESSONS
from tutor.web.shell.merging import merged
from tutor.web.shell.words import Words, pwords

CHAPTERS: Mapping[str, Words] = {
    "chapter.clues": pwords("chapter of lessons", "Seeing and telling"),
    "chapter.cards": pwords("chapter of lessons", "Discarding and playing"),
    "chapter.end": pwords("chapter of lessons", "To the end of the game"),
    "chapter.more": pwords("chapter of lessons", "Harder and more colourful"),
}

LESSONS: Mapping[str, Words] = merged(CHAPTERS, BASIC_LESSONS, MORE_LESSONS, TABLE_LESSONS)
