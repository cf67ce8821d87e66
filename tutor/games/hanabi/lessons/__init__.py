"""The lessons of Hanabi in order. Each is data: tables in words, and what is asked about them."""

from collections.abc import Mapping
from types import MappingProxyType

from tutor.core.lesson import Lesson
from tutor.core.puzzle import Theme
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.lessons.avalanche import AVALANCHE
from tutor.games.hanabi.lessons.bonus import BONUS
from tutor.games.hanabi.lessons.clue import CLUE
from tutor.games.hanabi.lessons.complete import COMPLETE
from tutor.games.hanabi.lessons.denies import DENIES
from tutor.games.hanabi.lessons.difficulty import DIFFICULTY
from tutor.games.hanabi.lessons.discard import DISCARD
from tutor.games.hanabi.lessons.endings import ENDINGS
from tutor.games.hanabi.lessons.etiquette import Etiquette
from tutor.games.hanabi.lessons.goal import GOAL
from tutor.games.hanabi.lessons.graduation import GRADUATION
from tutor.games.hanabi.lessons.hidden import HIDDEN
from tutor.games.hanabi.lessons.pile import PILE
from tutor.games.hanabi.lessons.play import PLAY
from tutor.games.hanabi.lessons.playing_on import PLAYING_ON
from tutor.games.hanabi.lessons.round import ROUND
from tutor.games.hanabi.lessons.score import SCORE
from tutor.games.hanabi.lessons.sixth import SIXTH
from tutor.games.hanabi.lessons.wild import WILD
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.rulebook import Table
from tutor.games.hanabi.rulebook.mistakes import broken_by

_ALL = (
    GOAL,
    HIDDEN,
    CLUE,
    COMPLETE,
    DENIES,
    DISCARD,
    PLAY,
    BONUS,
    ENDINGS,
    SCORE,
    PILE,
    ROUND,
    DIFFICULTY,
    SIXTH,
    AVALANCHE,
    WILD,
    PLAYING_ON,
    GRADUATION,
)

LESSONS: Mapping[str, Lesson[Table, GameState]] = MappingProxyType(
    {lesson.id: lesson for lesson in _ALL}
)
"""The lessons by id, in the order in which they are best taken."""

LESSON_THEMES: Mapping[str, Theme[GameState]] = MappingProxyType(
    {**THEMES, Etiquette.name: Etiquette()}
)
"""The themes of the steps by name: those of the puzzles, and those that only lessons have."""


def lessons_on(rule_id: str) -> tuple[Lesson[Table, GameState], ...]:
    """Return the lessons that teach a rule; for a mistake, the rule that it breaks."""
    rule = broken_by(rule_id)
    return tuple(lesson for lesson in LESSONS.values() if rule in lesson.rules)
