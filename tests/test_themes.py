"""What holds for every puzzle theme of every game in the registry."""

from functools import cache
from typing import Any, NamedTuple

import pytest

from tests.support.thorough import THOROUGH
from tutor import registry
from tutor.core.errors import UnsupportedError
from tutor.core.game import Game
from tutor.core.messages import Message
from tutor.core.puzzle import NONE, Choose, Puzzle, Theme, answer_to

GAMES = {game.id: game for game in registry.GAMES}


class Kind(NamedTuple):
    """A kind of puzzle, by the id of its game."""

    game: str
    code: str
    theme: str
    level: int


KINDS = [
    Kind(game.id, code, theme, level)
    for game in GAMES.values()
    for code in game.rulesets
    for theme in game.themes
    for level in game.levels[theme]
    if game.makes_sense(code, theme)
]


def is_looked_at(kind: Kind) -> bool:
    """Return whether a quick run tries this kind.

    It tries every level with the plainest rules; with other rules one level of every second theme,
    by turns.
    """
    game = GAMES[kind.game]
    levels, place = game.levels[kind.theme], game.rulesets.index(kind.code)
    turn = place + [*game.themes].index(kind.theme)
    return place == 0 or (turn % 2 == 0 and kind.level == levels[place % len(levels)])


every_kind = pytest.mark.parametrize(
    "kind",
    [kind for kind in KINDS if THOROUGH or is_looked_at(kind)],
    ids=lambda kind: "-".join(map(str, kind[1:])),
)
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def theme_of(kind: Kind) -> Theme[Any]:
    """Return the theme that judges puzzles of a kind."""
    return GAMES[kind.game].themes[kind.theme]


@cache
def made(kind: Kind) -> Puzzle[Any]:
    """Return the first puzzle of a kind."""
    game, code, theme, level = kind
    return GAMES[game].generate(code, theme, level, 1)


@every_kind
def test_a_puzzle_has_different_options_each_with_a_verdict(kind: Kind) -> None:
    """Goal and options are messages, each verdict rests on a rule, and some options are wrong."""
    theme, puzzle, rules = theme_of(kind), made(kind), GAMES[kind.game].rules
    assert puzzle.theme == theme.name == kind.theme
    assert isinstance(theme.goal(puzzle), Message)
    options = theme.options(puzzle)
    assert len(set(options)) == len(options)
    answer = answer_to(theme, puzzle, [])
    assert [verdict.option for verdict in answer.verdicts] == list(options)
    for verdict in answer.verdicts:
        assert isinstance(theme.label(puzzle, verdict.option), Message)
        assert verdict.rule in rules
    assert answer.right_options
    assert set(options) - answer.right_options


@every_kind
def test_the_solution_solves_a_puzzle_and_a_wrong_option_spoils_it(kind: Kind) -> None:
    """All right options together solve it, in their order if one is asked for, or any of them."""
    theme, puzzle = theme_of(kind), made(kind)
    answer = answer_to(theme, puzzle, [])
    right = answer.right_options
    wrong = set(theme.options(puzzle)) - right
    assert not any(answer_to(theme, puzzle, [option]).is_solved for option in wrong)
    if theme.choose is Choose.ONE:
        assert all(answer_to(theme, puzzle, [option]).is_solved for option in right)
    else:
        assert answer_to(theme, puzzle, answer.solution).is_solved
        assert answer_to(theme, puzzle, answer.solution[::-1]).is_solved is (
            theme.choose is Choose.ALL
        )
        for option in wrong - {NONE} if right != {NONE} else ():
            assert not answer_to(theme, puzzle, [*answer.solution, option]).is_solved


@every_kind
def test_a_proof_says_each_fact_once_and_names_its_rule(kind: Kind) -> None:
    """There is always something to say as a proof."""
    facts = theme_of(kind).proof(made(kind))
    assert facts
    assert len({repr(fact) for fact in facts}) == len(facts)
    assert {fact.rule for fact in facts} <= GAMES[kind.game].rules


@each_game
def test_themes_have_levels_and_make_sense(game: Game) -> None:
    """Levels rise from the easiest one, and every theme makes sense with the plainest rules."""
    assert game.levels.keys() == game.themes.keys()
    for theme, levels in game.levels.items():
        assert levels == tuple(sorted({*levels})) != (), theme
        assert levels[0] >= 1
        assert game.makes_sense(game.rulesets[0], theme)


@each_game
def test_what_makes_no_sense_is_refused(game: Game) -> None:
    """A theme that has nothing to ask with some rules, or not at some level, is unsupported."""
    for theme in game.themes:
        with pytest.raises(UnsupportedError, match="unsupported level: 9"):
            game.generate(game.rulesets[0], theme, 9, 1)
        for code in game.rulesets:
            if not game.makes_sense(code, theme):
                with pytest.raises(UnsupportedError, match=f"unsupported theme: {theme} with"):
                    game.generate(code, theme, game.levels[theme][0], 1)
