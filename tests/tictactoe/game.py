"""What the site knows of tic-tac-toe."""

from tests.tictactoe import engine, lessons, puzzles, rulebook
from tutor.core.game import Game

GAME = Game(
    id="ttt",
    rulesets=(engine.CLASSIC,),
    canonical=engine.canonical,
    players=(engine.PLAYERS,),
    start=lambda code, players, seed: engine.Grid(),
    parse_action=engine.parse_action,
    parse_position=engine.Grid.parse,
    seen_by=lambda grid, seat: str(grid),
    themes=puzzles.THEMES,
    levels={name: tuple(marked) for name, marked in puzzles.MARKED.items()},
    makes_sense=puzzles.makes_sense,
    generate=puzzles.generate,
    generator_version=puzzles.GENERATOR_VERSION,
    seeds=puzzles.SEEDS,
    questions_at=puzzles.questions_at,
    library=lambda: puzzles.LIBRARY,
    lessons=lessons.LESSONS,
    lesson_themes=puzzles.THEMES,
    rulebook=rulebook.rulebook,
    rules=frozenset(rule.id for rule in rulebook.RULES),
    questions=rulebook.QUESTIONS,
    terms=rulebook.TERMS,
)
