"""The English words of every message, by id. The only place with sentences outside templates/.

One module for each subject; `WORDS` is all of them.
"""

from tutor.web.clubs.wording.club_builder import CLUB_BUILDER
from tutor.web.clubs.wording.club_sheet import CLUB_SHEET
from tutor.web.clubs.wording.clubs import CLUBS
from tutor.web.clubs.wording.nicknames import NICKNAMES
from tutor.web.hanabi.wording.common import COMMON
from tutor.web.hanabi.wording.engine import ENGINE
from tutor.web.hanabi.wording.faq import FAQ
from tutor.web.hanabi.wording.glossary import GLOSSARY
from tutor.web.hanabi.wording.lessons import LESSONS
from tutor.web.hanabi.wording.puzzles import PUZZLES
from tutor.web.hanabi.wording.rules import RULES
from tutor.web.hanabi.wording.summary import SUMMARY
from tutor.web.hanabi.wording.table_choice import TABLE_CHOICE
from tutor.web.shell.merging import merged

WORDS = merged(
    *(COMMON, ENGINE, RULES, FAQ, GLOSSARY, SUMMARY, TABLE_CHOICE, PUZZLES, LESSONS, NICKNAMES),
    CLUB_BUILDER,
    CLUB_SHEET,
    CLUBS,
)
