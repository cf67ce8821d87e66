"""Hanabi: rules, engine, knowledge, puzzles, lessons.

`GAME` is what the rest of the site knows of it.
"""

from collections.abc import Iterator

from tutor.core.game import Daily, Game, Twins
from tutor.core.puzzle import Puzzle
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.duplicate import DUPLICATE
from tutor.games.hanabi.engine.actions import parse_action
from tutor.games.hanabi.engine.ruleset import MAX_PLAYERS, MIN_PLAYERS, Ruleset
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.evenings import EVENINGS
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.lessons import LESSON_THEMES, LESSONS
from tutor.games.hanabi.partners import Conventions
from tutor.games.hanabi.puzzles import GENERATOR_VERSION, THEMES, generate
from tutor.games.hanabi.puzzles.daily import FIRST_DAY, daily
from tutor.games.hanabi.puzzles.generator import SEEDS
from tutor.games.hanabi.puzzles.library import LIBRARY, library
from tutor.games.hanabi.puzzles.option_names import canonical
from tutor.games.hanabi.puzzles.themes import trained_rulebook
from tutor.games.hanabi.puzzles.twins import TWINS, twin
from tutor.games.hanabi.rulebook import BOXES, FAQ, RULES
from tutor.games.hanabi.rulebook.glossary import TERMS


def _questions_at(theme: str, state: GameState, seed: str) -> Iterator[Puzzle[GameState]]:
    return THEMES[theme].ask(state, SeededChoice(seed))


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
    canonical=lambda code: str(Ruleset.parse(code)),
    players=tuple(range(MIN_PLAYERS, MAX_PLAYERS + 1)),
    start=lambda code, players, seed: GameState.deal(Ruleset.parse(code), players, seed),
    parse_action=parse_action,
    parse_position=GameState.parse,
    canonical_name=canonical,
    seen_by=lambda state, seat: str(View.of(state, seat)),
    themes=THEMES,
    levels={name: tuple(sorted(theme.aims)) for name, theme in THEMES.items()},
    makes_sense=lambda code, theme: THEMES[theme].makes_sense(Ruleset.parse(code)),
    generate=lambda code, theme, level, seed: generate(Ruleset.parse(code), theme, level, seed),
    generator_version=GENERATOR_VERSION,
    seeds=SEEDS,
    questions_at=_questions_at,
    library=library,
    daily=Daily(first=FIRST_DAY, of=daily),
    duplicate=DUPLICATE,
    twins=Twins(count=TWINS, of=twin),
    exercises=LIBRARY.exercises,
    lessons=LESSONS,
    lesson_themes=LESSON_THEMES,
    boxes=tuple(BOXES),
    conventions=Conventions._fields,
    evenings=EVENINGS,
    rulebook=trained_rulebook,
    rules=frozenset(RULES),
    faq=FAQ,
    terms=TERMS,
)
