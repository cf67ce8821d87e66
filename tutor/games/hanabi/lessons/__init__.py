"""The lessons of Hanabi in order. Each is data: tables in words, and what is asked about them."""

from collections.abc import Mapping
from types import MappingProxyType

from tutor.core.lesson import Lesson
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.lessons.agreements import AGREEMENTS
from tutor.games.hanabi.lessons.avalanche import AVALANCHE
from tutor.games.hanabi.lessons.bonus import BONUS
from tutor.games.hanabi.lessons.boxes import BOX
from tutor.games.hanabi.lessons.choosing import CHOOSING
from tutor.games.hanabi.lessons.clue import CLUE
from tutor.games.hanabi.lessons.complete import COMPLETE
from tutor.games.hanabi.lessons.copies import COPIES
from tutor.games.hanabi.lessons.counting import COUNTING
from tutor.games.hanabi.lessons.denies import DENIES
from tutor.games.hanabi.lessons.difficulty import DIFFICULTY
from tutor.games.hanabi.lessons.discard import DISCARD
from tutor.games.hanabi.lessons.endings import ENDINGS
from tutor.games.hanabi.lessons.goal import GOAL
from tutor.games.hanabi.lessons.graduation import GRADUATION
from tutor.games.hanabi.lessons.hidden import HIDDEN
from tutor.games.hanabi.lessons.knowing import KNOWING
from tutor.games.hanabi.lessons.memory import MEMORY
from tutor.games.hanabi.lessons.partners import PARTNERS
from tutor.games.hanabi.lessons.pile import PILE
from tutor.games.hanabi.lessons.play import PLAY
from tutor.games.hanabi.lessons.playing_on import PLAYING_ON
from tutor.games.hanabi.lessons.round import ROUND
from tutor.games.hanabi.lessons.score import SCORE
from tutor.games.hanabi.lessons.setup import SETUP
from tutor.games.hanabi.lessons.sixth import SIXTH
from tutor.games.hanabi.lessons.themes import ONLY_IN_LESSONS
from tutor.games.hanabi.lessons.themes.lesson_theme import LessonTheme
from tutor.games.hanabi.lessons.turn import TURN
from tutor.games.hanabi.lessons.wild import WILD
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.rulebook import Table
from tutor.games.hanabi.rulebook.mistakes import broken_by

_ALL = (
    GOAL,
    COPIES,
    HIDDEN,
    TURN,
    CLUE,
    COMPLETE,
    DENIES,
    DISCARD,
    PLAY,
    BONUS,
    COUNTING,
    KNOWING,
    CHOOSING,
    SETUP,
    ENDINGS,
    SCORE,
    PILE,
    ROUND,
    MEMORY,
    PARTNERS,
    GRADUATION,
    BOX,
    DIFFICULTY,
    SIXTH,
    AVALANCHE,
    WILD,
    PLAYING_ON,
    AGREEMENTS,
)

LESSONS: Mapping[str, Lesson[Table, GameState]] = MappingProxyType(
    {lesson.id: lesson for lesson in _ALL}
)
"""The lessons by id, in the order in which they are best taken."""

LESSON_THEMES: Mapping[str, LessonTheme] = MappingProxyType({**THEMES, **ONLY_IN_LESSONS})
"""The themes of the steps by name: those of the puzzles, and those that only lessons have."""


def lessons_on(rule_id: str) -> tuple[Lesson[Table, GameState], ...]:
    """Return the lessons that teach a rule; for a mistake, the rule that it breaks."""
    rule = broken_by(rule_id)
    return tuple(lesson for lesson in LESSONS.values() if rule in lesson.rules)
