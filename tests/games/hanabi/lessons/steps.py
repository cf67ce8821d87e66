"""The steps of all lessons at every table."""

from collections.abc import Iterator

from tutor.core.lesson import Step
from tutor.core.puzzle import Theme
from tutor.games.hanabi import GAME
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.lessons import LESSON_THEMES, LESSONS
from tutor.games.hanabi.rulebook import BOXES, TableSetup

BOX_BY_FIFTH = {box.fifth: box for box in BOXES.values()}

TABLES = [
    TableSetup(box, Ruleset.parse(code)) for code in GAME.rulesets for box in BOX_BY_FIFTH.values()
]


def steps(table: TableSetup) -> Iterator[tuple[str, int, Step[GameState]]]:
    """Yield every step as it is at this table, by lesson and number."""
    for lesson in LESSONS.values():
        for number, step in enumerate(lesson.steps, start=1):
            yield lesson.id, number, step(table)


def theme_of(step: Step[GameState]) -> Theme[GameState]:
    """Return the theme as the step asks it."""
    return step.as_asked(LESSON_THEMES[step.puzzle.theme])


def table_id(table: TableSetup) -> str:
    """Return a name for a table."""
    return f"{table.ruleset}-{table.box.fifth}"
