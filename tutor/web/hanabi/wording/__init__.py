"""The English words of Hanabi's messages, by id.

One module for each subject; `WORDS` is all of them.
"""

from tutor.web.hanabi.wording.api import API
from tutor.web.hanabi.wording.coach import COACH
from tutor.web.hanabi.wording.common import COMMON
from tutor.web.hanabi.wording.companion import COMPANION
from tutor.web.hanabi.wording.deals import DEALS
from tutor.web.hanabi.wording.engine import ENGINE
from tutor.web.hanabi.wording.evenings import EVENINGS
from tutor.web.hanabi.wording.faq import FAQ
from tutor.web.hanabi.wording.glossary import GLOSSARY
from tutor.web.hanabi.wording.lessons import LESSONS
from tutor.web.hanabi.wording.pages import PAGES
from tutor.web.hanabi.wording.play import PLAY
from tutor.web.hanabi.wording.puzzles import PUZZLES
from tutor.web.hanabi.wording.review import REVIEW
from tutor.web.hanabi.wording.rules import RULES
from tutor.web.hanabi.wording.rules_pages import RULES_PAGES
from tutor.web.hanabi.wording.summary import SUMMARY
from tutor.web.hanabi.wording.table_choice import TABLE_CHOICE
from tutor.web.shell.words import merged

WORDS = merged(
    COMMON,
    ENGINE,
    RULES,
    RULES_PAGES,
    FAQ,
    GLOSSARY,
    SUMMARY,
    TABLE_CHOICE,
    PUZZLES,
    LESSONS,
    EVENINGS,
    PAGES,
    PLAY,
    COACH,
    REVIEW,
    DEALS,
    COMPANION,
    API,
)
