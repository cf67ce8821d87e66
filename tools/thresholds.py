"""Says where a theme's levels could begin: `python -m tools.thresholds THEME`.

It asks the theme in some games of every ruleset and prints the thresholds that would make each of
the five levels a fifth of the puzzles that are worth asking.
"""

import sys
from collections.abc import Iterator

from tutor.core.errors import UnsupportedError
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.difficulty import effort
from tutor.games.hanabi.puzzles.generator import played_game
from tutor.games.hanabi.puzzles.library.fill_library import RULESETS
from tutor.games.hanabi.puzzles.theme import HanabiTheme

_PLAYERS = (2, 3, 4, 5)
_LEVELS = 5


def thresholds(theme: HanabiTheme) -> tuple[list[int], int]:
    """Return the efforts with which levels 2 to 5 would begin, and of how many puzzles."""
    efforts = sorted(_efforts(theme))
    return [efforts[len(efforts) * part // _LEVELS] for part in range(1, _LEVELS)], len(efforts)


def _efforts(theme: HanabiTheme) -> Iterator[int]:
    """Yield the effort of each puzzle that is worth asking, whatever it is about."""
    aims = {aim for each in theme.aims.values() for aim in each}
    for number, ruleset in enumerate(RULESETS):
        if not theme.makes_sense(ruleset):
            continue
        choice = SeededChoice(f"thresholds/{number}")
        for state in played_game(ruleset, _PLAYERS[number % len(_PLAYERS)], choice):
            for puzzle in theme.ask(state, choice):
                try:
                    if any(theme.is_worth_asking(puzzle, aim) for aim in aims):
                        yield effort(theme.proof(puzzle))
                except UnsupportedError:  # more lines of play than can be judged
                    continue


if __name__ == "__main__":
    found, of = thresholds(THEMES[sys.argv[1]])
    print(f"thresholds = ({', '.join(map(str, found))})  # of {of} puzzles")
    if len(set(found)) < len(found):
        print("Too many puzzles take the same effort: let the proof have more facts.")
