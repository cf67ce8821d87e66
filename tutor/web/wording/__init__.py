"""The English words of every message, by id. The only place with sentences outside templates/.

One module for each subject; `WORDS` is all of them.
"""

from tutor.web.wording.club_builder import CLUB_BUILDER
from tutor.web.wording.club_sheet import CLUB_SHEET
from tutor.web.wording.clubs import CLUBS
from tutor.web.wording.common import COMMON
from tutor.web.wording.engine import ENGINE
from tutor.web.wording.faq import FAQ
from tutor.web.wording.glossary import GLOSSARY
from tutor.web.wording.lessons import LESSONS
from tutor.web.wording.merging import merged
from tutor.web.wording.nicknames import NICKNAMES
from tutor.web.wording.puzzles import PUZZLES
from tutor.web.wording.rules import RULES
from tutor.web.wording.summary import SUMMARY
from tutor.web.wording.table_choice import TABLE_CHOICE

WORDS = merged(
    *(COMMON, ENGINE, RULES, FAQ, GLOSSARY, SUMMARY, TABLE_CHOICE, PUZZLES, LESSONS, NICKNAMES),
    CLUB_BUILDER,
    CLUB_SHEET,
    CLUBS,
)
