"""The puzzles in English, one module for each family of themes."""

from tutor.web.hanabi.wording.puzzles.collection import COLLECTION
from tutor.web.hanabi.wording.puzzles.conventions import CONVENTION_THEMES
from tutor.web.hanabi.wording.puzzles.counting import COUNTING_THEMES
from tutor.web.hanabi.wording.puzzles.helping import HELPING_THEMES
from tutor.web.hanabi.wording.puzzles.own_hand import OWN_HAND_THEMES
from tutor.web.hanabi.wording.puzzles.page import PAGE
from tutor.web.hanabi.wording.puzzles.proof import PROOF
from tutor.web.hanabi.wording.puzzles.reading import READING_THEMES
from tutor.web.hanabi.wording.puzzles.rules import RULE_THEMES
from tutor.web.hanabi.wording.puzzles.scenarios import SCENARIO_THEMES
from tutor.web.hanabi.wording.puzzles.standing import STANDING
from tutor.web.hanabi.wording.puzzles.typed import TYPED
from tutor.web.shell.words import merged

PUZZLES = merged(
    PAGE,
    PROOF,
    STANDING,
    COLLECTION,
    RULE_THEMES,
    COUNTING_THEMES,
    OWN_HAND_THEMES,
    READING_THEMES,
    HELPING_THEMES,
    SCENARIO_THEMES,
    CONVENTION_THEMES,
    TYPED,
)
