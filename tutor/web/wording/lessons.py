"""The lessons in English: the pages around them, and what each of them says."""

from collections.abc import Mapping

from tutor.web.wording.lessons_basics import BASIC_LESSONS
from tutor.web.wording.lessons_more import MORE_LESSONS
from tutor.web.wording.lessons_table import TABLE_LESSONS
from tutor.web.wording.merging import merged
from tutor.web.wording.words import Words

LESSONS: Mapping[str, Words] = merged(BASIC_LESSONS, MORE_LESSONS, TABLE_LESSONS)
