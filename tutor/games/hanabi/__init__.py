"""Hanabi: rules, engine, knowledge, puzzles. `GAME` is what the rest of the site knows of it."""

from tutor.core.game import Game
from tutor.games.hanabi.engine.actions import parse_action
from tutor.games.hanabi.engine.ruleset import MAX_PLAYERS, MIN_PLAYERS, Ruleset
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles import THEMES, generate
from tutor.games.hanabi.rulebook import RULES

GAME = Game(
    id="hanabi",
    rulesets=(
        "base",
        "sixth-10",
        "sixth-5",
        "wild-10.fuses-2",
        "wild-5.clues-10",
        "fuses-1.play-on",
        "empty-clues",
    ),
    players=tuple(range(MIN_PLAYERS, MAX_PLAYERS + 1)),
    start=lambda code, players, seed: GameState.deal(Ruleset.parse(code), players, seed),
    parse_action=parse_action,
    themes=THEMES,
    levels={name: tuple(sorted(theme.aims)) for name, theme in THEMES.items()},
    makes_sense=lambda code, theme: THEMES[theme].makes_sense(Ruleset.parse(code)),
    generate=lambda code, theme, level, seed: generate(Ruleset.parse(code), theme, level, seed),
    rules=frozenset(RULES),
)
