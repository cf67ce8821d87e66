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
from tutor.games.hanabi.lessons.conventions import (
    CHOP,
    DELAYED,
    FOCUS,
    GOOD_TOUCH,
    PLAY_OR_SAVE,
    PROMPT,
    SAVES,
)
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
from tutor.games.hanabi.rulebook import TableSetup

_ALL = (
    GOAL,
    HIDDEN,
    TURN,
    CLUE,
    DISCARD,
    PLAY,
    SETUP,
    ENDINGS,
    COMPLETE,
    DENIES,
    COUNTING,
    KNOWING,
    BONUS,
    COPIES,
    PILE,
    SCORE,
    CHOOSING,
    CHOP,
    PLAY_OR_SAVE,
    FOCUS,
    ROUND,
    MEMORY,
    PARTNERS,
    GRADUATION,
    AGREEMENTS,
    SAVES,
    GOOD_TOUCH,
    DELAYED,
    PROMPT,
    BOX,
    DIFFICULTY,
    SIXTH,
    AVALANCHE,
    WILD,
    PLAYING_ON,
)

LESSONS: Mapping[str, Lesson[TableSetup, GameState]] = MappingProxyType(
    {lesson.id: lesson for lesson in _ALL}
)
"""The lessons by id, in the order in which they are best taken."""

FIRST_PATH = ("goal", "hidden", "turn", "clue", "discard", "play", "setup", "endings")
"""The lessons that are enough for a first game: ten minutes."""

MOVED_STEPS: Mapping[str, str] = MappingProxyType(
    {
        "avalanche/4": "sixth/1",
        "bonus/3": "bonus/2",
        "clue/3": "clue/2",
        "clue/4": "discard/1",
        "complete/3": "complete/2",
        "difficulty/3": "difficulty/2",
        "discard/2": "discard/1",
        "discard/3": "turn/1",
        "discard/4": "copies/4",
        "discard/5": "memory/2",
        "endings/3": "endings/1",
        "endings/4": "score/2",
        "endings/5": "score/3",
        "goal/3": "goal/2",
        "goal/4": "copies/3",
        "hidden/3": "hidden/2",
        "pile/5": "pile/4",
        "play/3": "play/2",
        "round/4": "round/3",
        "setup/2": "setup/1",
        "setup/3": "boxes/1",
        "setup/4": "boxes/3",
        "setup/5": "boxes/4",
        "sixth/3": "sixth/2",
        "turn/2": "turn/1",
        "wild/5": "wild/4",
    }
)
"""Where the steps of 1.0.0 lie whose numbers are gone, by what they ask."""

LESSON_THEMES: Mapping[str, LessonTheme] = MappingProxyType({**THEMES, **ONLY_IN_LESSONS})
"""The themes of the steps by name: those of the puzzles, and those that only lessons have."""
