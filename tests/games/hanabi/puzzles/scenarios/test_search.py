"""Level 5: endings of four to eight own actions, and nothing that greedy play solves."""

from collections import Counter

import pytest

from tests.games.hanabi.puzzles.hidden import another_world
from tests.support.table_script import TableScript as Table
from tutor.core.library import Entry
from tutor.core.puzzle import Puzzle, answer_to
from tutor.core.scenario import Status
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine import Discard, GameState, Play, RankClue
from tutor.games.hanabi.knowledge import oldest_unclued
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.difficulty import effort, level_of
from tutor.games.hanabi.puzzles.library import library
from tutor.games.hanabi.puzzles.scenarios.scenario import HanabiScenario
from tutor.games.hanabi.puzzles.scenarios.search import (
    FEWEST_MOVES,
    MOST_MOVES,
    MOST_TO_JUDGE,
    LineSearch,
    MoveBudget,
    falls_to_greedy,
    respond,
    search_for,
)
from tutor.games.hanabi.puzzles.theme import HIGHEST
from tutor.games.hanabi.puzzles.themes.odds import DISCARD
from tutor.games.hanabi.scripted_partners import greedy_actions

HARDEST = [entry for entry in library().values() if entry.level == HIGHEST]
OF_LINES = [entry for entry in HARDEST if isinstance(THEMES[entry.theme], HanabiScenario)]
LONG = [entry for entry in OF_LINES if entry.theme != "survive"]
"""The last round is short: its hardest puzzles are not longer than the others."""

RANDOM_LINES = 6
MOST_FOR_AN_ANSWER = 1000
"""Own moves tried out to judge any one answer: about 250 ms of processor time."""


def scenario(entry: Entry) -> HanabiScenario:
    """Return the theme of a puzzle of many turns."""
    theme = THEMES[entry.theme]
    assert isinstance(theme, HanabiScenario)
    return theme


def greedy_answers(puzzle: Puzzle[GameState]) -> tuple[str, ...]:
    """Return what greedy play may answer where any action, or a discard, is asked for; else ().

    The other themes of one question ask for no action, or for clues, which greedy play does not
    give, or for what is proven, so that to play it is the answer and no short cut.
    """
    discards = puzzle.theme == "safe-discard" or puzzle.question.get("act") == DISCARD
    marks = puzzle.position.marks[puzzle.viewer]
    if puzzle.theme == "last-turns":
        return tuple(map(str, greedy_actions(puzzle.position)))
    return (str(Discard(oldest_unclued(marks) or 0)),) if discards else ()


def test_nothing_of_level_5_falls_to_greedy_play() -> None:
    """Over the whole library: whichever way greedy play chooses, it does not get there."""
    fallen = [
        entry.id
        for entry in OF_LINES
        if falls_to_greedy(scenario(entry).goal_of(entry.puzzle), entry.puzzle.position)
    ]
    asked = 0
    for entry in HARDEST:
        greedy = greedy_answers(entry.puzzle)
        asked += bool(greedy)
        fallen += [
            entry.id
            for each in greedy
            if answer_to(THEMES[entry.theme], entry.puzzle, [each]).is_solved
        ]
    assert fallen == []
    assert len(OF_LINES) >= 30
    assert asked >= 20


def test_greedy_play_solves_easier_ones() -> None:
    """It is no straw man: it gets to the goal of many puzzles of every lower level."""
    solved = Counter(
        entry.level
        for entry in library().values()
        if isinstance(theme := THEMES[entry.theme], HanabiScenario)
        and falls_to_greedy(theme.goal_of(entry.puzzle), entry.puzzle.position)
    )
    assert set(solved) == {1, 2, 3, 4}
    assert min(solved.values()) >= 2


@pytest.mark.parametrize("entry", LONG, ids=lambda entry: entry.id)
def test_an_ending_takes_four_to_eight_own_actions(entry: Entry) -> None:
    """Its solution reaches the goal with so many, and no line does with fewer than four."""
    theme, puzzle = scenario(entry), entry.puzzle
    solution = theme.solution(puzzle)
    assert FEWEST_MOVES <= len(solution) <= puzzle.question["moves"] <= MOST_MOVES
    assert theme.play(puzzle, solution).status is Status.REACHED
    search = LineSearch(theme.goal_of(puzzle))
    assert not search.reachable(puzzle.position, FEWEST_MOVES - 1)


@pytest.mark.parametrize("entry", LONG, ids=lambda entry: entry.id)
def test_any_answer_is_judged_in_a_moment(entry: Entry, monkeypatch: pytest.MonkeyPatch) -> None:
    """The way of the solution within the stated bound, any other line with hardly more moves."""
    theme, puzzle = scenario(entry), entry.puzzle
    goal, state = theme.goal_of(puzzle), puzzle.position
    search, budget = LineSearch(goal), MoveBudget(most=MOST_TO_JUDGE)
    for place, option in enumerate(theme.solution(puzzle)):
        right = search.right_moves(state, goal.moves - place, budget)
        state = respond(goal, state, next(move for move in right if str(move) == option))
    assert 0 < budget.responses <= MOST_TO_JUDGE
    monkeypatch.setattr(
        "tutor.games.hanabi.puzzles.scenarios.search.MOST_RESPONSES", MOST_FOR_AN_ANSWER
    )
    choice = SeededChoice(entry.id)
    for _ in range(RANDOM_LINES):
        search_for.cache_clear()
        line: list[str] = []
        while (reached := theme.play(puzzle, line)).status is Status.OPEN:
            line.append(choice.pick(theme.moves_now(puzzle, reached.state)))
        assert (reached.failed_at is None) is (reached.status is Status.REACHED)


def test_short_scenarios_are_no_endings() -> None:
    """However much their proof takes: with three own actions at most they have level 4."""
    short = [
        entry
        for entry in library().values()
        if isinstance(theme := THEMES[entry.theme], HanabiScenario)
        and entry.theme != "survive"
        and entry.puzzle.question["moves"] < FEWEST_MOVES
        and effort(theme.proof(entry.puzzle)) >= theme.thresholds[-1]
    ]
    assert len(short) >= 18
    assert {level_of(THEMES[entry.theme], entry.puzzle) for entry in short} == {HIGHEST - 1}


@pytest.mark.parametrize(
    "name", ["safe-discard", "odds", "survive", "finish-firework", "last-turns"]
)
def test_the_level_depends_on_what_is_seen_alone(name: str) -> None:
    """With the own hand and the deck dealt anew: no level tells of a hidden card."""
    choice = SeededChoice("levels")
    for entry in (entry for entry in library().values() if entry.theme == name):
        puzzle = entry.puzzle
        state = another_world(puzzle.position, puzzle.viewer, choice)
        twin = Puzzle(name, state, puzzle.viewer, puzzle.question)
        assert level_of(THEMES[name], twin) == entry.level, entry.id


# Greedy play


def test_greedy_play_plays_what_is_proven() -> None:
    """Ann knows her red 1 by its clues; no discard is thought of."""
    table = Table("Ann Bob", ["r1 y3 g3 b3 w3", "y1 y4 g4 b4 w4"], clue_tokens=5, starts="Bob")
    table.do("Bob clues 1 to Ann (slot 1)")
    assert greedy_actions(table.state) == (Play(0),)


def test_greedy_play_discards_the_oldest_without_a_clue() -> None:
    """Ann's oldest card is a 4: it is kept, and the next one goes."""
    table = Table("Ann Bob", ["r4 y3 g3 b3 w3", "y1 y4 g2 b4 w4"], clue_tokens=5, starts="Bob")
    table.do("Bob clues 4 to Ann (slot 1)")
    assert greedy_actions(table.state) == (Discard(1),)


def test_greedy_play_gives_a_clue_only_if_it_must() -> None:
    """With all clue tokens available nothing may be discarded: it does as quiet partners do."""
    table = Table("Ann Bob", ["r4 y3 g3 b3 w3", "y1 y4 g2 b4 w4"], clue_tokens=8)
    assert greedy_actions(table.state) == (RankClue(1, 1),)
