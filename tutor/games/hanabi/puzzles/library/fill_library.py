"""Filling the library: which kinds of puzzles come next, and new lines at the end of its files.

Kinds come in turn, so that however many puzzles there are, they are spread over the theme's levels,
the sizes of table and the rulesets, the basic game being two puzzles of five.
"""

from collections.abc import Iterator
from pathlib import Path

from tutor.core.errors import NoPuzzleError
from tutor.core.library import Entry, write_line
from tutor.core.puzzle import Puzzle
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles.generator import USUAL_ONE_IN, Hunt
from tutor.games.hanabi.puzzles.scenarios.scenario import HanabiScenario
from tutor.games.hanabi.puzzles.scenarios.search import FEWEST_MOVES, LineSearch, MoveBudget
from tutor.games.hanabi.puzzles.theme import ENDINGS, HanabiTheme
from tutor.games.hanabi.puzzles.themes import THEMES

FOLDER = Path(__file__).parent

_CODES = (
    "base wild-5 base sixth-10 fuses-1 base wild-10 base play-on sixth-5 base empty-clues base"
    " wild-10.fuses-2 sixth-5 base clues-10 base wild-5.clues-10 sixth-10.fuses-2 base"
)
RULESETS = tuple(map(Ruleset.parse, _CODES.split()))
"""They share no factor in number with levels and tables, so that all go with all."""

_MOST_RESPONSES = 18
_ROUNDS = 3
"""Rounds of games in which a kind is looked for; some kinds do not come up at some tables."""


def fill_library(
    theme: str, upto: int, folder: Path = FOLDER, *, level: int | None = None
) -> Iterator[Entry]:
    """Add puzzles to the theme's file until it has `upto`; yield each as it is written.

    They are spread over the levels, unless one is named.
    """
    file = folder / f"{theme}.txt"
    written = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    known = set(map(_asked, written))
    for number in range(len(written) + 1, upto + 1):
        entry = _new(THEMES[theme], number, known, level)
        line = write_line(entry)
        known.add(_asked(line))
        with file.open("a", encoding="utf-8") as end:
            end.write(f"{line}\n")
        yield entry


def _new(theme: HanabiTheme, number: int, known: set[str], only: int | None) -> Entry:
    """Return the puzzle of this number: of its kind in the turn, else of one close to it."""
    name = f"{theme.name}-{number:03}"
    for ruleset, level, players in _kinds(theme, number, only):
        choice = SeededChoice(f"{name}/{ruleset}/{level}/{players}")
        takes_usual = not number % USUAL_ONE_IN
        hunt = _LibraryHunt(ruleset, theme, level, choice, players, takes_usual)
        for _ in range(_ROUNDS):
            puzzle = hunt.round(theme.library_ranges[level])
            if puzzle is not None:
                entry = Entry(name, theme.name, level, puzzle)
                if _asked(write_line(entry)) not in known:
                    return entry
    raise NoPuzzleError(
        f"found no {name}, a puzzle of another level at every try: see its thresholds and aims"
    )


class _LibraryHunt(Hunt):
    """A hunt for puzzles that are judged at once, so that no page of the library keeps waiting."""

    takes_its_time = True

    def fits(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether the puzzle fits, and takes few lines of play to judge, if it has any."""
        if not super().fits(puzzle, aim):
            return False
        theme = THEMES[puzzle.theme]
        if not isinstance(theme, HanabiScenario) or puzzle.question["moves"] >= FEWEST_MOVES:
            return True
        goal, budget = theme.goal_of(puzzle), MoveBudget()
        LineSearch(goal).right_moves(puzzle.position, goal.moves, budget)
        return budget.responses <= _MOST_RESPONSES


def _asked(line: str) -> str:
    """Return viewer, question and position of a line."""
    return line.split(" ", 2)[2]


def _kinds(theme: HanabiTheme, number: int, only: int | None) -> Iterator[tuple[Ruleset, int, int]]:
    """Yield ruleset, level and players that this number stands for, then ever other ones."""
    levels = sorted(theme.aims)
    rulesets = [ruleset for ruleset in RULESETS if theme.makes_sense(ruleset)]
    turn, place = divmod(number - 1, len(levels))
    level = only or levels[place]
    tables = ENDINGS.players if theme.library_ranges[level] is ENDINGS else theme.tables
    for other in range(len(RULESETS)):
        ruleset = rulesets[(number - 1 + other) % len(rulesets)]
        for further in range(len(tables)):
            yield ruleset, level, tables[(turn + place + further) % len(tables)]
