"""Hanabi: rules, engine, knowledge, puzzles, lessons.

`GAME` is what the rest of the site knows of it.
"""

from collections.abc import Iterator
from types import MappingProxyType

from tutor.core.game import Game
from tutor.core.puzzle import Puzzle
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.duplicate import DUPLICATE
from tutor.games.hanabi.engine.actions import parse_action
from tutor.games.hanabi.engine.ruleset import MAX_PLAYERS, MIN_PLAYERS, Ruleset
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.evenings import EVENINGS
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.lessons import LESSON_THEMES, LESSONS
from tutor.games.hanabi.partners import ConventionSet
from tutor.games.hanabi.puzzles import GENERATOR_VERSION, THEMES, generate
from tutor.games.hanabi.puzzles.daily import FIRST_DAY, daily
from tutor.games.hanabi.puzzles.generator import SEEDS
from tutor.games.hanabi.puzzles.library import LIBRARY, library
from tutor.games.hanabi.puzzles.option_names import canonical
from tutor.games.hanabi.puzzles.themes import trained_rulebook
from tutor.games.hanabi.puzzles.twins import TWINS, twin
from tutor.games.hanabi.rulebook import BOXES, FAQ, RULES
from tutor.games.hanabi.rulebook.glossary import TERMS


class Hanabi(Game):
    """Players see every hand but their own, and play cards in order by each other's clues."""

    id = "hanabi"
    rulesets = (
        "base",
        "sixth-10",
        "sixth-5",
        "wild-10.fuses-2",
        "wild-5.clues-10",
        "fuses-1.play-on",
        "empty-clues",
    )
    players = tuple(range(MIN_PLAYERS, MAX_PLAYERS + 1))
    themes = THEMES
    levels = MappingProxyType({name: tuple(sorted(each.aims)) for name, each in THEMES.items()})
    generator_version = GENERATOR_VERSION
    seeds = SEEDS
    first_day = FIRST_DAY
    twins = TWINS
    lessons = LESSONS
    lesson_themes = LESSON_THEMES
    rules = frozenset(RULES)
    faq = FAQ
    terms = TERMS
    boxes = tuple(BOXES)
    conventions = ConventionSet._fields
    evenings = EVENINGS
    duplicate = DUPLICATE

    parse_action = staticmethod(parse_action)
    parse_position = staticmethod(GameState.parse)
    canonical_name = staticmethod(canonical)
    library = staticmethod(library)
    exercises = staticmethod(LIBRARY.exercises)
    daily = staticmethod(daily)
    twin = staticmethod(twin)
    rulebook = staticmethod(trained_rulebook)

    def canonical(self, code: str) -> str:
        """Return the ruleset's code in its one spelling."""
        return str(Ruleset.parse(code))

    def start(self, code: str, players: int, seed: int) -> GameState:
        """Return a new deal."""
        return GameState.deal(Ruleset.parse(code), players, seed)

    def seen_by(self, state: GameState, seat: int) -> str:
        """Return the notation of what the player sees."""
        return str(View.of(state, seat))

    def makes_sense(self, code: str, theme: str) -> bool:
        """Return whether the ruleset has anything that the theme is about."""
        return THEMES[theme].makes_sense(Ruleset.parse(code))

    def generate(self, code: str, theme: str, level: int, seed: int) -> Puzzle[GameState]:
        """Return the endless puzzle with this name."""
        return generate(Ruleset.parse(code), theme, level, seed)

    def questions_at(self, theme: str, state: GameState, seed: str) -> Iterator[Puzzle[GameState]]:
        """Yield the theme's puzzles at the position."""
        return THEMES[theme].ask(state, SeededChoice(seed))


GAME = Hanabi()
