"""Hànzì: rules, engine, knowledge, puzzles, lessons.

`GAME` is what the rest of the site knows of it.
"""

from tutor.core.game import Game
from tutor.core.rulebook import Rulebook
from tutor.games.hanzi.engine.actions import parse_action
from tutor.games.hanzi.engine.ruleset import Ruleset
from tutor.games.hanzi.engine.state import GameState
from tutor.games.hanzi.knowledge.view import seen_by
from tutor.games.hanzi.lessons import LESSON_THEMES, LESSONS
from tutor.games.hanzi.puzzles.generator import (
    GENERATOR_VERSION,
    LEVELS,
    SEEDS,
    generate,
    makes_sense,
    questions_at,
)
from tutor.games.hanzi.puzzles.library import FIRST_DAY, LIBRARY, daily, library
from tutor.games.hanzi.puzzles.themes import THEMES, trained_rulebook
from tutor.games.hanzi.rulebook import FAQ, RULES, TERMS


class Hanzi(Game):
    """Players craft characters from the ones in front of them, each for their own tasks."""

    id = "hanzi"
    rulesets = tuple(map(str, Ruleset))
    players = tuple(set(Ruleset.PLAIN.players) & set(Ruleset.CANGJIE.players))
    themes = THEMES
    levels = LEVELS
    generator_version = GENERATOR_VERSION
    seeds = SEEDS
    first_day = FIRST_DAY
    lessons = LESSONS
    lesson_themes = LESSON_THEMES
    rules = frozenset(RULES)
    faq = FAQ
    terms = TERMS

    parse_action = staticmethod(parse_action)
    parse_position = staticmethod(GameState.parse)
    seen_by = staticmethod(seen_by)
    makes_sense = staticmethod(makes_sense)
    generate = staticmethod(generate)
    questions_at = staticmethod(questions_at)
    library = staticmethod(library)
    exercises = staticmethod(LIBRARY.exercises)
    daily = staticmethod(daily)

    def canonical(self, code: str) -> str:
        """Return the ruleset's code."""
        return str(Ruleset.parse(code))

    def start(self, code: str, players: int, seed: int) -> GameState:
        """Return a new deal."""
        return GameState.deal(Ruleset.parse(code), players, seed)

    def rulebook(self, setting: object) -> Rulebook:
        """Return the rules, which are the same for every reader."""
        return trained_rulebook()


GAME = Hanzi()
