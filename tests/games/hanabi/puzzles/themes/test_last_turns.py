"""The last turns: the action with the best chance, exact, and judged in a moment."""

import pytest

from tests.games.hanabi.endings.plain import won_by_action
from tests.games.hanabi.puzzles.hidden import another_world, everything
from tutor.core.errors import UnsupportedError
from tutor.core.puzzle import Puzzle, answer_to
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.endings.belief import (
    QUIET,
)
from tutor.games.hanabi.endings.search import (
    solve,
    winning_line,
)
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.puzzles.library import library
from tutor.games.hanabi.puzzles.theme import HIGHEST
from tutor.games.hanabi.puzzles.themes.last_turns import (
    MOST_DECISIONS,
    MOST_WORLDS,
    LastTurns,
    ending_of,
)
from tutor.games.hanabi.scripted_partners import greedy_actions, quiet_action

THEME = LastTurns()
ENTRIES = [entry for entry in library().values() if entry.theme == THEME.name]
HARDEST = [entry for entry in ENTRIES if entry.level == HIGHEST]


def test_the_games_told_of_the_library_make_the_points() -> None:
    """They begin with the action, and end with so many points, in a deal that the view allows."""
    for entry in ENTRIES[::3]:
        ending, state = ending_of(entry.puzzle), entry.puzzle.position
        view = View.of(state, entry.puzzle.viewer)
        for action in ending.best:
            line = winning_line(view, QUIET, ending.points, action, MOST_DECISIONS)
            outcome = line[-1].outcome
            assert outcome is not None
            assert outcome.score >= ending.points
            assert all(each.outcome is None for each in line[:-1])
            assert THEME.judge(entry.puzzle, str(action)).facts


def test_it_is_refused_where_there_is_nothing_to_ask() -> None:
    """More points than can be made, a viewer who is not to act, a game that is far from over."""
    early, late = GameState.deal(Ruleset(), players=3, seed=1), ENTRIES[0].puzzle.position
    for state, points, viewer, why in (
        (late, 31, late.to_act, "nothing leads"),
        (late, 20, late.to_act + 1, "viewer"),
        (early, 25, early.to_act, "more than can be worked out"),
    ):
        puzzle = Puzzle(THEME.name, state, viewer, {"points": points})
        with pytest.raises(UnsupportedError, match=why):
            THEME.judge(puzzle, THEME.options(puzzle)[0])
    assert not list(THEME.ask(early, SeededChoice("x")))


def test_the_library_is_judged_within_the_bounds() -> None:
    """No puzzle has more worlds than stated; more decisions would have been refused (100 ms)."""
    for entry in ENTRIES:
        ending = ending_of(entry.puzzle)
        assert 1 < ending.worlds <= MOST_WORLDS
        view = View.of(entry.puzzle.position, entry.puzzle.viewer)
        assert solve(view, QUIET, ending.points, MOST_DECISIONS) == ending


def test_one_action_is_best_in_the_hardest_and_greedy_play_misses_it() -> None:
    """Strictly better than all others, with four to eight actions left; two or three players."""
    assert len(HARDEST) >= 10
    for entry in HARDEST:
        state = entry.puzzle.position
        [best] = ending_of(entry.puzzle).best
        assert best not in greedy_actions(state)
        assert 4 <= state.deck_size + state.players + state.clue_tokens <= 8
        assert state.turns_left is None
        assert state.players in (2, 3)


def test_an_enumeration_finds_the_same_chances() -> None:
    """Every world of some puzzles played on, every action tried, by code that shares nothing."""
    few = [entry for entry in ENTRIES if ending_of(entry.puzzle).worlds <= 4][::4]
    assert len(few) >= 5
    for entry in few:
        ending = ending_of(entry.puzzle)
        plain = won_by_action(
            entry.puzzle.position, None, ending.points, quiet_action, turns=200_000
        )
        assert plain == (ending.worlds, dict(ending.won)), entry.id


def test_hidden_cards_make_no_difference() -> None:
    """Own hand and deck dealt anew: the same is said of every option, and as a proof."""
    choice, changed = SeededChoice("last turns"), 0
    for entry in ENTRIES[::2]:
        puzzle = entry.puzzle
        other = another_world(puzzle.position, puzzle.viewer, choice)
        changed += other.hands != puzzle.position.hands
        twin = Puzzle(puzzle.theme, other, puzzle.viewer, puzzle.question)
        assert everything(THEME, twin) == everything(THEME, puzzle)
    assert changed >= 10


def test_an_action_that_falls_short_says_how_far_it_gets() -> None:
    """Where that can be worked out: the same as without the search."""
    found = 0
    few = [entry for entry in ENTRIES if ending_of(entry.puzzle).worlds <= 3]
    for entry in few[:12]:
        puzzle, asked = entry.puzzle, entry.puzzle.question["points"]
        plain = {
            points: won_by_action(puzzle.position, None, points, quiet_action, turns=200_000)[1]
            for points in range(puzzle.position.points + 1, asked)
        }
        for action, won in ending_of(puzzle).won.items():
            told = THEME.explain(puzzle, answer_to(THEME, puzzle, [str(action)])).reason[0].message
            if not won and told.id == "last-turns.at-best":
                most = [points for points, by_action in plain.items() if by_action[action]]
                assert told.params["points"] == max(most, default=puzzle.position.points)
                found += 1
    assert found
