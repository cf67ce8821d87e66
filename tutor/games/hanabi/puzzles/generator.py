"""Endless puzzles: found in played games, and the same for the same seed in every release.

A puzzle is named by generator version, ruleset, theme, level and seed. The seed deals games, in
which partners who go by the rules alone (solver/partner.py) play, with a stroke of luck or a slip
now and then; the first position at which the theme has a question worth asking is the puzzle.
Judging an answer needs nothing of this module.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from tutor.core.errors import TutorError, UnsupportedError
from tutor.core.puzzle import Puzzle
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.actions import Action, ColorClue, Discard, Play, RankClue
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import has
from tutor.games.hanabi.knowledge.status import trash
from tutor.games.hanabi.puzzles.levels import LEVELS, Level
from tutor.games.hanabi.puzzles.theme import HanabiTheme
from tutor.games.hanabi.puzzles.themes import THEMES
from tutor.games.hanabi.solver import choose

GENERATOR_VERSION = 1
"""Goes up whenever a name would stand for another puzzle than before."""

_GAMES_FOR_AN_AIM = 8


@dataclass(frozen=True, slots=True)
class Temper:
    """How far the players of a game stray from what the partner would do, in percent of turns.

    `luck`: they happen to do what turns out well. `folly`: they play any card. `thrift`: they
    discard although they could give a clue.
    """

    luck: int = 0
    folly: int = 0
    thrift: int = 0


_TEMPERS = (
    Temper(luck=10, folly=5),
    Temper(luck=90, thrift=10),
    Temper(luck=20, thrift=60),
    Temper(luck=20, folly=20),
)
"""Drawn for each game, so that full supplies, mistakes and great shows all come up."""


class NoPuzzleError(TutorError):
    """No game that was tried had a position for the puzzle; tests show that it does not come up."""


@lru_cache(maxsize=1024)
def generate(
    ruleset: Ruleset, theme: str, level: int, seed: int, players: int | None = None
) -> Puzzle[GameState]:
    """Return the endless puzzle of this name; `players` overrides the level's choice.

    Raises UnsupportedError for a theme or level that there is not.
    """
    if theme not in THEMES:
        raise UnsupportedError("theme", theme)
    if level not in LEVELS:
        raise UnsupportedError("level", str(level))
    name = f"{GENERATOR_VERSION}/{ruleset}/{theme}/{level}/{seed}"
    for puzzle in _candidates(ruleset, THEMES[theme], level, SeededChoice(name), players):
        return puzzle
    raise NoPuzzleError(name)


def _candidates(
    ruleset: Ruleset, theme: HanabiTheme, level: int, choice: SeededChoice, players: int | None
) -> Iterator[Puzzle[GameState]]:
    """Yield the puzzles worth asking, one drawn aim after the other."""
    where = LEVELS[level]
    for aim in choice.shuffled(theme.aims[level]):
        for _ in range(_GAMES_FOR_AN_AIM):
            seats = players or choice.pick(where.players)
            for state in _game(ruleset, seats, where, choice):
                for puzzle in theme.ask(state, level, choice):
                    if theme.is_worth_asking(puzzle, level, aim):
                        yield puzzle


def _game(ruleset: Ruleset, players: int, level: Level, choice: SeededChoice) -> list[GameState]:
    """Return the positions of a game, from the part on in which the level looks for puzzles."""
    state = GameState.from_deck(ruleset, players, choice.shuffled(ruleset.deck))
    temper = choice.pick(_TEMPERS)
    states = []
    while state.outcome is None:
        states.append(state)
        state = state.apply(_action(state, temper, choice))
    first, last = (len(states) * percent // 100 for percent in level.start)
    return states[first + choice.below(last - first + 1) :]


def _action(state: GameState, temper: Temper, choice: SeededChoice) -> Action:
    """Return what is done next: the partner's choice, unless the players' temper has its way."""
    fate = choice.below(100)
    hand = state.hands[state.to_act]
    if fate < temper.luck:
        return _lucky(state) or choose(state)
    fate -= temper.luck
    if fate < temper.folly and hand and state.strikes < state.ruleset.fuses - 1:
        return Play(choice.below(len(hand)))
    fate -= temper.folly
    action = choose(state)
    spends = isinstance(action, ColorClue | RankClue)
    may_discard = state.clue_tokens < state.ruleset.clue_tokens
    if 0 <= fate < temper.thrift and hand and spends and may_discard:
        return Discard(0)
    return action


def _lucky(state: GameState) -> Action | None:
    """Return an action that turns out well: a card that fits, or a discard that costs nothing."""
    useless = trash(state)
    hand = state.hands[state.to_act]
    may_discard = state.clue_tokens < state.ruleset.clue_tokens
    for slot, card in enumerate(hand):
        if state.is_playable(card):
            return Play(slot)
    for slot, card in enumerate(hand):
        if may_discard and has(useless, card):
            return Discard(slot)
    return None
