"""Hànzì: rules, engine, knowledge, puzzles, lessons.

`GAME` is what the rest of the site knows of it.
"""

from collections.abc import Iterator
from typing import Any, Never

from tutor.core.errors import UnsupportedError
from tutor.core.game import Game
from tutor.core.puzzle import Puzzle
from tutor.games.hanzi.engine.actions import parse_action
from tutor.games.hanzi.engine.ruleset import Ruleset
from tutor.games.hanzi.engine.state import GameState
from tutor.games.hanzi.rulebook import FAQ, RULES, TERMS, rulebook


def _generate(code: str, theme: str, level: int, seed: int) -> Never:
    raise UnsupportedError("theme", theme)


def _questions_at(theme: str, state: Any, seed: str) -> Iterator[Puzzle[Any]]:
    yield from ()


GAME = Game(
    id="hanzi",
    rulesets=tuple(map(str, Ruleset)),
    canonical=lambda code: str(Ruleset.parse(code)),
    players=tuple(set(Ruleset.PLAIN.players) & set(Ruleset.CANGJIE.players)),
    start=lambda code, players, seed: GameState.deal(Ruleset.parse(code), players, seed),
    parse_action=parse_action,
    parse_position=GameState.parse,
    themes={},
    levels={},
    makes_sense=lambda code, theme: False,
    generate=_generate,
    generator_version=1,
    seeds=range(1, 2),
    questions_at=_questions_at,
    library=dict,
    lessons={},
    lesson_themes={},
    rulebook=lambda setting: rulebook(),
    rules=frozenset(RULES),
    questions=FAQ,
    terms=TERMS,
)
