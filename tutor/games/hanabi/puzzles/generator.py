"""Endless puzzles: found in played games, and the same for the same seed in every release.

A puzzle is named by generator version, ruleset, theme, level and seed. The seed deals games, played
by the rules alone with luck and slips now and then, and draws an aim of the theme; the first
question met in them that has this aim and the level asked for is the puzzle. If none of a round's
games has one, the other aims have their turn, then there is a new round. After many rounds the aims
of other levels will do: a puzzle is still as hard as its level says, as that is worked out from its
proof. Puzzles whose answer would be the same most of the time (`is_usual`) are passed over at
first, but for one seed in `USUAL_ONE_IN`. Judging an answer needs nothing of this module.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from tutor.core.errors import NoPuzzleError, UnsupportedError
from tutor.core.puzzle import Puzzle
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.actions import Action, ColorClue, Discard, Play, RankClue
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import has
from tutor.games.hanabi.knowledge.status import trash
from tutor.games.hanabi.puzzles.difficulty import level_by_effort
from tutor.games.hanabi.puzzles.theme import (
    ANYWHERE,
    HIGHEST,
    SEARCH_RANGES,
    HanabiTheme,
    SearchRange,
)
from tutor.games.hanabi.puzzles.themes import THEMES
from tutor.games.hanabi.scripted_partners import stated_action


@dataclass(frozen=True, slots=True)
class PlayStyle:
    """How far the players of a game stray from what the partner would do, in percent of turns.

    `luck`: they happen to do what turns out well. `folly`: they play any card. `thrift`: they
    discard although they could give a clue.
    """

    luck: int = 0
    folly: int = 0
    thrift: int = 0


PLAY_STYLES = (
    PlayStyle(luck=10, folly=5),
    PlayStyle(luck=90, thrift=10),
    PlayStyle(luck=20, thrift=60),
    PlayStyle(luck=20, folly=20),
)
"""Drawn for each game, so that full supplies, mistakes and great shows all come up."""


def played_game(ruleset: Ruleset, players: int, choice: SeededChoice) -> Sequence[GameState]:
    """Return the positions of a game that the seed deals and plays, while it goes on."""
    state = GameState.from_deck(ruleset, players, choice.shuffled(ruleset.deck))
    style = choice.pick(PLAY_STYLES)
    states = []
    while state.ending is None:
        states.append(state)
        state = state.apply(_action(state, style, choice))
    return states


def _action(state: GameState, style: PlayStyle, choice: SeededChoice) -> Action:
    """Return the next action: the partner's choice, or one of the players' style."""
    fate = choice.below(100)
    hand = state.hands[state.to_act]
    if fate < style.luck:
        return _lucky(state) or stated_action(state)
    fate -= style.luck
    if fate < style.folly and hand and state.strikes < state.ruleset.fuses - 1:
        return Play(choice.below(len(hand)))
    fate -= style.folly
    action = stated_action(state)
    spends = isinstance(action, ColorClue | RankClue)
    may_discard = state.clue_tokens < state.ruleset.clue_tokens
    if 0 <= fate < style.thrift and hand and spends and may_discard:
        return Discard(0)
    return action


def _lucky(state: GameState) -> Action | None:
    """Return an action that turns out well: a card that fits, or a discard that costs nothing."""
    hand = state.hands[state.to_act]
    for slot, card in enumerate(hand):
        if state.is_playable(card):
            return Play(slot)
    if state.clue_tokens < state.ruleset.clue_tokens:
        useless = trash(state)
        for slot, card in enumerate(hand):
            if has(useless, card):
                return Discard(slot)
    return None


GENERATOR_VERSION = 1
"""Goes up whenever names of all themes would stand for other puzzles than before."""

SEEDS = range(1, 1_000_000_000)
"""The seeds that name a puzzle."""

USUAL_ONE_IN = 4
"""One name in so many may stand for a puzzle that its theme says `is_usual`."""

_GAMES_IN_A_ROUND = 6
_ROUNDS = 12
_ROUNDS_WITHOUT_USUAL = 6
_ROUNDS_ANYWHERE = 100
_ROUNDS_OF_OTHER_AIMS = 150


def name_of(ruleset: Ruleset, theme: str, level: int, seed: int) -> str:
    """Return the name of an endless puzzle, the same in every release."""
    return f"{GENERATOR_VERSION}/{ruleset}/{theme}/{level}/{seed}"


@lru_cache(maxsize=1024)
def generate(
    ruleset: Ruleset, theme: str, level: int, seed: int, players: int | None = None
) -> Puzzle[GameState]:
    """Return the endless puzzle of this name; `players` overrides the level's choice.

    Raises UnsupportedError for a theme that there is not or that makes no sense with the ruleset,
    and for a level that the theme does not have.
    """
    if theme not in THEMES:
        raise UnsupportedError("theme", theme)
    kind = THEMES[theme]
    if not kind.makes_sense(ruleset):
        raise UnsupportedError("theme", f"{theme} with {ruleset}")
    if level not in kind.aims:
        raise UnsupportedError("level", str(level))
    name = name_of(ruleset, theme, level, seed)
    takes_usual = not SeededChoice(f"{name}/usual").below(USUAL_ONE_IN)
    hunt = Hunt(ruleset, kind, level, SeededChoice(name), players, takes_usual)
    for number, where in enumerate(
        (*[SEARCH_RANGES[level]] * _ROUNDS, *[ANYWHERE] * _ROUNDS_ANYWHERE)
    ):
        hunt.takes_usual |= number >= _ROUNDS_WITHOUT_USUAL
        if puzzle := hunt.round(where):
            return puzzle
    hunt.take_other_aims()
    for _ in range(_ROUNDS_OF_OTHER_AIMS):
        if puzzle := hunt.round(ANYWHERE):
            return puzzle
    raise NoPuzzleError(name)


@dataclass
class Hunt:
    """A hunt for a puzzle, round by round; the seed of `choice` decides what is found.

    `players` stands in for the tables of `round`'s level.
    """

    ruleset: Ruleset
    theme: HanabiTheme
    level: int
    choice: SeededChoice
    players: int | None
    takes_usual: bool
    """Whether it takes puzzles whose answer is what it would be most of the time."""

    takes_its_time: ClassVar[bool] = False
    """Whether it may go on for long, as nobody is waiting for what it finds."""

    def __post_init__(self) -> None:
        """Draw the order of the aims."""
        is_highest = self.level == HIGHEST
        self._hard = is_highest and (self.takes_its_time or not self.theme.hard_is_rare)
        self._aims = self.choice.shuffled(self.theme.aims[self.level])

    def take_other_aims(self) -> None:
        """Look for what puzzles of other levels are about, if that is anything else."""
        every = dict.fromkeys(aim for aims in self.theme.aims.values() for aim in aims)
        self._aims = tuple(aim for aim in every if aim not in self._aims) or self._aims

    def round(self, where: SearchRange) -> Puzzle[GameState] | None:
        """Return a puzzle from some new games: of the first aim, else of the next; None if none."""
        met: list[Puzzle[GameState]] = []
        first, *others = self._aims
        for puzzle in self._questions(where):
            if self.fits(puzzle, first):
                return puzzle
            met.append(puzzle)
        fitting = (puzzle for aim in others for puzzle in met if self.fits(puzzle, aim))
        return next(fitting, None)

    def fits(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether the puzzle is worth asking, about the aim, and of the level."""
        try:
            if self.theme.is_slow_to_judge and not self._is_of_level(puzzle):
                return False
            return (
                (self.takes_usual or not self.theme.is_usual(puzzle))
                and (not self._hard or self.theme.is_hard(puzzle))
                and self.theme.is_worth_asking(puzzle, aim)
                and self._is_of_level(puzzle)
            )
        except UnsupportedError:  # more lines of play than can be judged
            return False

    def _is_of_level(self, puzzle: Puzzle[GameState]) -> bool:
        return level_by_effort(self.theme, puzzle) == self.level

    def _questions(self, where: SearchRange) -> Iterator[Puzzle[GameState]]:
        """Yield the puzzles in a round's games, from a random point of each game on."""
        ask = self.theme.ask_hard if self._hard else self.theme.ask
        for _ in range(_GAMES_IN_A_ROUND):
            players = self.players or self.choice.pick(where.players)
            states = played_game(self.ruleset, players, self.choice)
            first, last = (len(states) * percent // 100 for percent in where.start)
            for state in states[first + self.choice.below(last - first + 1) :]:
                yield from ask(state, self.choice)
