"""Right and wrong answers to puzzles of Hanabi, as the engine judges them.

No page can vouch for itself then.
"""

from tutor.core.puzzle import Puzzle, Theme, answer_to, verdicts_on
from tutor.core.scenario import Scenario
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.lessons import LESSON_THEMES, LESSONS
from tutor.games.hanabi.puzzles import THEMES, generate
from tutor.games.hanabi.puzzles.library import find
from tutor.games.hanabi.rulebook import TableSetup, default_box

Asked = tuple[Theme[GameState], Puzzle[GameState]]
"""A puzzle with the theme that asks it."""

TABLE = TableSetup(default_box("en"), Ruleset())


def of_library(name: str) -> Asked:
    """Return a puzzle of the library."""
    entry = find(name)
    return THEMES[entry.theme], entry.puzzle


def scenario(name: str) -> Scenario[GameState]:
    """Return the theme, which has to be a scenario."""
    theme = THEMES[name]
    assert isinstance(theme, Scenario)
    return theme


def of_step(lesson: str, number: int, table: TableSetup = TABLE) -> Asked:
    """Return the puzzle of a step of a lesson."""
    step = LESSONS[lesson].steps[number - 1](table)
    return step.as_asked(LESSON_THEMES[step.puzzle.theme]), step.puzzle


def endless(theme: str, level: int, seed: int) -> Asked:
    """Return an endless puzzle of the basic game."""
    return THEMES[theme], generate(Ruleset(), theme, level, seed)


def right_answer(theme: Theme[GameState], puzzle: Puzzle[GameState]) -> list[str]:
    """Return the options that solve it: a line, one option, or all that are right."""
    if isinstance(theme, Scenario):
        return [*theme.solution(puzzle)]
    return [*answer_to(theme, puzzle, ()).solution]


def wrong_options(theme: Theme[GameState], puzzle: Puzzle[GameState]) -> list[str]:
    """Return the options that are not right."""
    return [each.option for each in verdicts_on(theme, puzzle) if not each.is_right]
