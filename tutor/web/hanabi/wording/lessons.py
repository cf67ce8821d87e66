"""The lessons in English: the pages around them, and what each of them says."""

from collections.abc import Mapping

from tutor.web.hanabi.wording.lesson_themes import LESSON_THEMES
from tutor.web.hanabi.wording.lessons_agreements import AGREEMENT_LESSONS
from tutor.web.hanabi.wording.lessons_basics import BASIC_LESSONS
from tutor.web.hanabi.wording.lessons_conventions import CONVENTION_LESSONS
from tutor.web.hanabi.wording.lessons_evening import EVENING_LESSONS
from tutor.web.hanabi.wording.lessons_more import MORE_LESSONS
from tutor.web.hanabi.wording.lessons_reading import READING_LESSONS
from tutor.web.hanabi.wording.lessons_table import TABLE_LESSONS
from tutor.web.shell.words import Words, merged, pwords, words

PAGES: Mapping[str, Words] = {
    "pages.hanabi.learn.title": words("Learn Hanabi"),
    "pages.hanabi.learn.description": words(
        "Short lessons for Hanabi, one idea each. Act first, then see why."
    ),
    "pages.hanabi.learn.lead": words(
        "Act first, then see why. The lessons follow your edition and the rules you play by."
    ),
}

CHAPTERS: Mapping[str, Words] = {
    "chapter.tonight": pwords("chapter of lessons", "For tonight"),
    "chapter.clues": pwords("chapter of lessons", "Give and read clues"),
    "chapter.cards": pwords("chapter of lessons", "Tokens, cards and points"),
    "chapter.choosing": pwords("chapter of lessons", "Choose your action"),
    "chapter.conventions": pwords("chapter of lessons", "Conventions"),
    "chapter.more": pwords("chapter of lessons", "Editions and variants"),
}

LESSONS: Mapping[str, Words] = merged(
    PAGES,
    CHAPTERS,
    BASIC_LESSONS,
    READING_LESSONS,
    EVENING_LESSONS,
    MORE_LESSONS,
    TABLE_LESSONS,
    AGREEMENT_LESSONS,
    CONVENTION_LESSONS,
    LESSON_THEMES,
)
