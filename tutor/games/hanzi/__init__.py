"""Hànzì: rules, engine, knowledge, puzzles, lessons.

`GAME` is what the rest of the site knows of it.
"""

from tutor.core.game import Daily, Game
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

GAME = Game(
    id="hanzi",
    rulesets=tuple(map(str, Ruleset)),
    canonical=lambda code: str(Ruleset.parse(code)),
    players=tuple(set(Ruleset.PLAIN.players) & set(Ruleset.CANGJIE.players)),
    start=lambda code, players, seed: GameState.deal(Ruleset.parse(code), players, seed),
    parse_action=parse_action,
    parse_position=GameState.parse,
    seen_by=seen_by,
    themes=THEMES,
    levels=LEVELS,
    makes_sense=makes_sense,
    generate=generate,
    generator_version=GENERATOR_VERSION,
    seeds=SEEDS,
    questions_at=questions_at,
    library=library,
    daily=Daily(first=FIRST_DAY, of=daily),
    exercises=LIBRARY.exercises,
    lessons=LESSONS,
    lesson_themes=LESSON_THEMES,
    rulebook=lambda setting: trained_rulebook(),
    rules=frozenset(RULES),
    faq=FAQ,
    terms=TERMS,
)
