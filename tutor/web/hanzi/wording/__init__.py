"""The English words of Hànzì's messages, by id.

One module for each subject; `WORDS` is all of them.
"""

from tutor.web.hanzi.wording.actions import ACTIONS
from tutor.web.hanzi.wording.characters import CHARACTERS
from tutor.web.hanzi.wording.drawings import DRAWINGS
from tutor.web.hanzi.wording.effects import EFFECTS
from tutor.web.hanzi.wording.events import EVENTS
from tutor.web.hanzi.wording.faq import FAQ
from tutor.web.hanzi.wording.glossary import GLOSSARY
from tutor.web.hanzi.wording.lessons import LESSONS
from tutor.web.hanzi.wording.pages import PAGES
from tutor.web.hanzi.wording.play import PLAY
from tutor.web.hanzi.wording.puzzles import PUZZLES
from tutor.web.hanzi.wording.rules import RULES
from tutor.web.hanzi.wording.site import SITE
from tutor.web.hanzi.wording.summary import SUMMARY
from tutor.web.hanzi.wording.table import TABLE
from tutor.web.shell.words import merged

WORDS = merged(
    ACTIONS,
    CHARACTERS,
    DRAWINGS,
    EFFECTS,
    EVENTS,
    RULES,
    FAQ,
    GLOSSARY,
    LESSONS,
    SUMMARY,
    PAGES,
    PLAY,
    PUZZLES,
    SITE,
    TABLE,
)
