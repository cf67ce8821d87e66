"""What holds for every puzzle theme of every game in the registry."""

import pytest

from tutor.core.game import Game
from tutor.core.messages import Message
from tutor.core.puzzle import Choose, answer
from tutor.registry import GAMES

KINDS = [
    (game, code, theme, level)
    for game in GAMES
    for code in game.rulesets
    for theme in game.themes
    for level in game.levels
]

every_kind = pytest.mark.parametrize(
    ("game", "code", "theme", "level"), KINDS, ids=["-".join(map(str, k[1:])) for k in KINDS]
)


@every_kind
def test_puzzles_are_made_and_judged(game: Game, code: str, theme: str, level: int) -> None:
    """Each has a goal, options of their own, and a verdict on every one, resting on a rule."""
    judge = game.themes[theme]
    for seed in (1, 2):
        puzzle = game.generate(code, theme, level, seed)
        assert puzzle.theme == judge.name == theme
        assert isinstance(judge.goal(puzzle), Message)
        options = judge.options(puzzle)
        assert len(set(options)) == len(options)
        given = answer(judge, puzzle, [])
        assert [verdict.option for verdict in given.verdicts] == list(options)
        for verdict in given.verdicts:
            assert isinstance(judge.label(puzzle, verdict.option), Message)
            assert verdict.rule in game.rules
        assert 0 < len(given.correct_options) < len(options)


@every_kind
def test_the_right_answer_solves_and_others_do_not(
    game: Game, code: str, theme: str, level: int
) -> None:
    """All right options at once, or any one of them; a wrong option spoils it."""
    judge = game.themes[theme]
    puzzle = game.generate(code, theme, level, 3)
    right = answer(judge, puzzle, []).correct_options
    wrong = sorted(set(judge.options(puzzle)) - right - {"none"})
    if judge.choose is Choose.ALL:
        assert answer(judge, puzzle, right).solved
        assert not answer(judge, puzzle, [*right, wrong[0]]).solved
    else:
        assert all(answer(judge, puzzle, [option]).solved for option in right)
        assert not answer(judge, puzzle, [wrong[0]]).solved
