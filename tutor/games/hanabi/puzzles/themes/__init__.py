"""The themes by name, in the order in which they are shown, and the rules that they train."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from tutor.core.rulebook import Rulebook
from tutor.games.hanabi.puzzles.theme import HanabiTheme
from tutor.games.hanabi.puzzles.themes.allowed import Allowed
from tutor.games.hanabi.puzzles.themes.chop import Chop
from tutor.games.hanabi.puzzles.themes.critical import Critical
from tutor.games.hanabi.puzzles.themes.delayed import DelayedPlays
from tutor.games.hanabi.puzzles.themes.early_game import EarlyGame
from tutor.games.hanabi.puzzles.themes.finesse import Finesse
from tutor.games.hanabi.puzzles.themes.finish_firework import Finish
from tutor.games.hanabi.puzzles.themes.focus import Focus
from tutor.games.hanabi.puzzles.themes.good_touch import GoodTouch
from tutor.games.hanabi.puzzles.themes.knowledge import WhatDoIKnow
from tutor.games.hanabi.puzzles.themes.last_round import LastRound
from tutor.games.hanabi.puzzles.themes.last_turns import LastTurns
from tutor.games.hanabi.puzzles.themes.make_playable import MakePlayable
from tutor.games.hanabi.puzzles.themes.odds import Odds
from tutor.games.hanabi.puzzles.themes.outcome import OutcomeOfPlay
from tutor.games.hanabi.puzzles.themes.play_or_save import PlayOrSave
from tutor.games.hanabi.puzzles.themes.point_out import PointOut
from tutor.games.hanabi.puzzles.themes.prompt import Prompt
from tutor.games.hanabi.puzzles.themes.recover_tokens import Recover
from tutor.games.hanabi.puzzles.themes.safe_discard import SafeDiscard
from tutor.games.hanabi.puzzles.themes.safe_play import SafePlay
from tutor.games.hanabi.puzzles.themes.save import Save
from tutor.games.hanabi.puzzles.themes.saves import Saves
from tutor.games.hanabi.puzzles.themes.score import Score
from tutor.games.hanabi.puzzles.themes.still_perfect import StillPerfect
from tutor.games.hanabi.puzzles.themes.survive import SurviveLastRound
from tutor.games.hanabi.puzzles.themes.tokens import Tokens
from tutor.games.hanabi.puzzles.themes.trash import Trash
from tutor.games.hanabi.puzzles.themes.try_it import TryIt
from tutor.games.hanabi.rulebook import TableSetup, rulebook

_ALL: tuple[HanabiTheme, ...] = (
    # Rules
    Allowed(),
    PointOut(),
    OutcomeOfPlay(),
    Tokens(),
    LastRound(),
    Score(),
    TryIt(),
    # Reading the table
    WhatDoIKnow(),
    SafePlay(),
    SafeDiscard(),
    Critical(),
    Trash(),
    StillPerfect(),
    Odds(),
    # Helping
    MakePlayable(),
    Save(),
    # Scenarios
    Finish(),
    SurviveLastRound(),
    Recover(),
    LastTurns(),
    # Conventions
    Chop(),
    PlayOrSave(),
    Focus(),
    Saves(),
    GoodTouch(),
    EarlyGame(),
    DelayedPlays(),
    Prompt(),
    Finesse(),
)

THEMES: Mapping[str, HanabiTheme] = MappingProxyType({theme.name: theme for theme in _ALL})


def themes_training(rule_id: str) -> tuple[str, ...]:
    """Return the names of the puzzle themes that train a rule."""
    return tuple(name for name, theme in THEMES.items() if rule_id in theme.trains)


@lru_cache(maxsize=64)
def trained_rulebook(table: TableSetup) -> Rulebook:
    """Return the rules as they read at this table, each with the themes that train it."""
    return rulebook(table).with_themes(themes_training)
