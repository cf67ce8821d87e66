"""The puzzles in English, one module for each family of themes."""

from tutor.web.wording.merging import merged
from tutor.web.wording.puzzles.collection import COLLECTION
from tutor.web.wording.puzzles.counting import COUNTING_THEMES
from tutor.web.wording.puzzles.helping import HELPING_THEMES
from tutor.web.wording.puzzles.page import PAGE
from tutor.web.wording.puzzles.proof import PROOF
from tutor.web.wording.puzzles.reading import READING_THEMES
from tutor.web.wording.puzzles.rules import RULE_THEMES
from tutor.web.wording.puzzles.scenarios import SCENARIO_THEMES
from tutor.web.wording.puzzles.standing import STANDING
from tutor.web.wording.puzzles.typed import TYPED

PUZZLES = merged(
    PAGE,
    PROOF,
    STANDING,
    COLLECTION,
    RULE_THEMES,
    COUNTING_THEMES,
    READING_THEMES,
    HELPING_THEMES,
    SCENARIO_THEMES,
    TYPED,
)
