"""What holds for every puzzle theme of every game in the registry."""

import pytest

from tests.thorough import THOROUGH
from tutor.core.errors import UnsupportedError
from tutor.core.game import Game
from tutor.core.messages import Message
from tutor.core.puzzle import NONE, Choose, answer
from tutor.registry import GAMES

KINDS = [
    (game, code, theme, level)
    for game in GAMES
    for code in game.rulesets
    for theme in game.themes
    for level in game.levels[theme]
    if game.makes_sense(code, theme)
]

if not THOROUGH:
    # Every level with the plainest rules; with others one level of every second theme by turns.
    KINDS = [
        (game, code, theme, level)
        for game, code, theme, level in KINDS
        for place in [game.rulesets.index(code)]
        if place == 0
        or (
            (place + [*game.themes].index(theme)) % 2 == 0
            and level == game.levels[theme][place % len(game.levels[theme])]
        )
    ]

every_kind = pytest.mark.parametrize(
    ("game", "code", "theme", "level"), KINDS, ids=["-".join(map(str, k[1:])) for k in KINDS]
)


@every_kind
def test_puzzles_are_made_judged_and_solved(game: Game, code: str, theme: str, level: int) -> None:
    """Each has a goal, options of their own, and a verdict on every one, resting on a rule.

    There is always something to tell as a proof, each thing once, and each with its rule.

    All right options at once solve it, in their order if that is asked for, or any one of them; a
    wrong option spoils it.
    """
    judge = game.themes[theme]
    puzzle = game.generate(code, theme, level, 1)
    assert puzzle.theme == judge.name == theme
    assert isinstance(judge.goal(puzzle), Message)
    options = judge.options(puzzle)
    assert len(set(options)) == len(options)
    given = answer(judge, puzzle, [])
    assert [verdict.option for verdict in given.verdicts] == list(options)
    for verdict in given.verdicts:
        assert isinstance(judge.label(puzzle, verdict.option), Message)
        assert verdict.rule in game.rules
    right = given.correct_options
    wrong = set(options) - right
    assert right
    assert wrong
    assert not any(answer(judge, puzzle, [option]).solved for option in wrong)
    if judge.choose is Choose.ONE:
        assert all(answer(judge, puzzle, [option]).solved for option in right)
    else:
        assert answer(judge, puzzle, given.solution).solved
        assert answer(judge, puzzle, given.solution[::-1]).solved is (judge.choose is Choose.ALL)
        for option in wrong - {NONE} if right != {NONE} else ():
            assert not answer(judge, puzzle, [*given.solution, option]).solved
    facts = judge.proof(puzzle)
    assert facts
    assert len({repr(fact) for fact in facts}) == len(facts)
    assert {fact.rule for fact in facts} <= game.rules


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_themes_have_levels_and_make_sense(game: Game) -> None:
    """Levels rise from the easiest one, and every theme makes sense with the plainest rules."""
    assert game.levels.keys() == game.themes.keys()
    for theme, levels in game.levels.items():
        assert levels == tuple(sorted({*levels})) != (), theme
        assert levels[0] >= 1
        assert game.makes_sense(game.rulesets[0], theme)


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_what_makes_no_sense_is_refused(game: Game) -> None:
    """A theme that has nothing to ask with some rules, or not at some level, is unsupported."""
    for theme in game.themes:
        with pytest.raises(UnsupportedError, match="unsupported level: 9"):
            game.generate(game.rulesets[0], theme, 9, 1)
        for code in game.rulesets:
            if not game.makes_sense(code, theme):
                with pytest.raises(UnsupportedError, match=f"unsupported theme: {theme} with"):
                    game.generate(code, theme, game.levels[theme][0], 1)
