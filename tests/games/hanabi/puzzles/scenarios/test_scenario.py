"""Scenarios: the search agrees with trying everything, and lines tell where they went wrong."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

import pytest

from tests.games.hanabi.puzzles.hidden import another_world, questions
from tests.support.answers import scenario
from tests.support.table_script import TableScript
from tutor.core.errors import BadSyntaxError, UnsupportedError
from tutor.core.game import EndCondition
from tutor.core.messages import Message
from tutor.core.puzzle import Puzzle
from tutor.core.scenario import Status
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine import Action, GameState, Ruleset, Suit
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.knowledge.status import highest_score
from tutor.games.hanabi.puzzles import THEMES, generate
from tutor.games.hanabi.puzzles.difficulty import level_of
from tutor.games.hanabi.puzzles.generator import played_game
from tutor.games.hanabi.puzzles.scenarios.goals import FinishFirework, RecoverTokens, Survive
from tutor.games.hanabi.puzzles.scenarios.search import (
    MOST_RESPONSES,
    Goal,
    LineSearch,
    MoveBudget,
    is_sure,
)
from tutor.games.hanabi.puzzles.theme import HanabiTheme
from tutor.games.hanabi.scripted_partners import quiet_action

NAMES = ("finish-firework", "survive", "recover-tokens")
RULES = ("base", "wild-5", "sixth-10", "fuses-1", "clues-10", "play-on")

Done = Callable[[GameState, bool], bool]

every_scenario = pytest.mark.parametrize("name", NAMES)


@cache
def puzzles(name: str) -> tuple[Puzzle[GameState], ...]:
    """Return some puzzles of the theme, of three levels and several rules."""
    rules = [code for code in RULES if THEMES[name].makes_sense(Ruleset.parse(code))]
    return tuple(
        generate(Ruleset.parse(code), name, 1 + place % 3, 7) for place, code in enumerate(rules)
    )


# Trying everything


def wins(state: GameState, seat: int, left: int, done: Done) -> bool:
    """Return whether some own moves lead to the goal: every one is tried, nothing is left out."""
    over = state.ending is not None or (state.to_act == seat and not left)
    if done(state, over) or over:
        return done(state, over)
    if state.to_act != seat:
        return wins(state.apply(quiet_action(state)), seat, left, done)
    return any(wins(state.apply(act), seat, left - 1, done) for act in state.legal_actions())


def complete(suit: str) -> Done:
    """Return whether the firework of the suit is complete."""
    return lambda state, over: state.fireworks[state.ruleset.suits.index(Suit(suit))] == 5


def enough_points(points: int) -> Done:
    """Return whether nothing comes after, so many points are made, and the game is not lost."""
    lost = EndCondition.LOST
    return lambda state, over: (
        over
        and state.points >= points
        and (state.outcome is None or state.outcome.end_condition is not lost)
    )


def enough_tokens(start: GameState, tokens: int) -> Done:
    """Return whether so many tokens are available, and nothing has been lost since the start."""
    strikes, highest = start.strikes, highest_score(start)
    return lambda state, over: (
        state.clue_tokens >= tokens and state.strikes == strikes and highest_score(state) == highest
    )


def goals(state: GameState, moves: int) -> Iterator[tuple[Goal, Done]]:
    """Yield goals for the player to act, each with the same said once more, plainly."""
    me, strikes, highest = state.to_act, state.strikes, highest_score(state)
    for suit in state.ruleset.suits:
        if 2 <= state.firework(suit) < 5:
            yield FinishFirework(me, moves, suit), complete(suit)
    for more in (1, 2, 3) if state.deck_size < 4 and not state.ruleset.play_on else ():
        points = state.points + more
        yield Survive(me, moves, points), enough_points(points)
    for more in (2, 3, 4):
        tokens = state.clue_tokens + more
        if tokens <= state.ruleset.clue_tokens:
            goal = RecoverTokens(me, moves, tokens, strikes, highest)
            yield goal, enough_tokens(state, tokens)


def goal_of(puzzle: Puzzle[GameState]) -> Done:
    """Return the puzzle's goal, said plainly."""
    question = puzzle.question
    if puzzle.theme == "finish-firework":
        return complete(question["suit"])
    if puzzle.theme == "survive":
        return enough_points(question["points"])
    return enough_tokens(puzzle.position, question["tokens"])


def positions(code: str, players: int) -> list[GameState]:
    """Return a few positions from the second half of a game, the last ones among them."""
    states = played_game(Ruleset.parse(code), players, SeededChoice(f"{code} {players}"))
    late = states[len(states) // 2 :]
    return [*late[:: max(1, len(late) // 3)], *late[-3:]]


@pytest.mark.parametrize("code", RULES)
@pytest.mark.parametrize(("players", "moves"), [(2, 2), (4, 1)])
def test_the_search_agrees_with_trying_everything(code: str, players: int, moves: int) -> None:
    """Exactly the first moves are right from which some line reaches the goal."""
    seen = set()
    for state in positions(code, players):
        for goal, done in goals(state, moves):
            right = LineSearch(goal).right_moves(state, moves)
            for action in state.legal_actions():
                won = wins(state.apply(action), state.to_act, moves - 1, done)
                assert (action in right) is won, (goal, str(state), action)
                seen.add(won)
    assert seen == {True, False}


# Lines


@every_scenario
def test_the_solution_reaches_the_goal_without_luck(name: str) -> None:
    """It is within the budget, and every own move is one whose outcome can be proven."""
    theme = scenario(name)
    for puzzle in puzzles(name):
        solution = theme.solution(puzzle)
        line = theme.play(puzzle, solution)
        assert line.status is Status.REACHED
        assert line.options == solution
        assert line.failed_at is None
        assert 0 < len(line.moves) <= puzzle.question["moves"]
        before = puzzle.position
        for move, option in zip(line.moves, solution, strict=True):
            action = next(act for act in before.legal_actions() if str(act) == option)
            assert is_sure(View.of(before, puzzle.viewer), action)
            before = move.turns[-1].after
        assert before == line.state


@every_scenario
def test_every_turn_of_a_line_is_told(name: str) -> None:
    """The own moves, and after each the partners' replies in the order of the seats."""
    theme = scenario(name)
    for puzzle in puzzles(name):
        state = puzzle.position
        for move in theme.play(puzzle, theme.solution(puzzle)).moves:
            assert move.own.seat == puzzle.viewer
            for turn in move.turns:
                assert turn.seat == state.to_act
                if turn is not move.own:
                    assert turn.action == str(quiet_action(state))
                action = next(a for a in state.legal_actions() if str(a) == turn.action)
                state = state.apply(action)
                assert turn.after == state


@every_scenario
def test_a_failed_line_names_the_move_that_lost_the_goal(name: str) -> None:
    """Before that move the goal was in reach, after it nothing reaches it: all is tried."""
    theme = scenario(name)
    failures = 0
    for puzzle in (each for each in puzzles(name) if each.position.players < 4):
        done = goal_of(puzzle)
        moves = puzzle.question["moves"]
        for option in theme.options(puzzle)[::3]:
            line = theme.play(puzzle, [option, *["discard-0", "play-0"][: moves - 1]])
            if line.status is not Status.FAILED or line.failed_at is None:
                assert line.failed_at is None
                continue
            failures += 1
            states = [puzzle.position, *(move.turns[-1].after for move in line.moves)]
            at = line.failed_at
            assert wins(states[at], puzzle.viewer, moves - at, done)
            assert not wins(states[at + 1], puzzle.viewer, moves - at - 1, done)
    assert failures


@every_scenario
def test_a_refused_move_keeps_the_line(name: str) -> None:
    """The reason and its rule are there, and what came before it still stands."""
    theme = scenario(name)
    for puzzle in puzzles(name):
        to_self = f"rank-{puzzle.viewer}-1"
        solution = theme.solution(puzzle)
        for kept in range(len(solution)):
            before = theme.play(puzzle, solution[:kept])
            line = theme.play(puzzle, [*solution[:kept], to_self, "play-0"])
            assert (line.moves, line.status) == (before.moves, Status.OPEN)
            assert line.refusal is not None
            assert line.refusal.option == to_self
            assert line.refusal.rule in {"clue-one-player", "clue-cost"}
            assert line.refusal.message.id.startswith("illegal.")


@every_scenario
def test_nonsense_is_no_move(name: str) -> None:
    """A text that names no action is refused as a text."""
    puzzle = puzzles(name)[0]
    with pytest.raises(BadSyntaxError):
        scenario(name).play(puzzle, ["pass"])


@every_scenario
def test_an_open_line_says_the_same_whatever_is_hidden(name: str) -> None:
    """Before the end, the options and what lies open do not depend on the own hand."""
    theme = scenario(name)
    for number, puzzle in enumerate(puzzles(name)):
        state = another_world(puzzle.position, puzzle.viewer, SeededChoice(number))
        twin = Puzzle(puzzle.theme, state, puzzle.viewer, puzzle.question)
        assert theme.goal(twin) == theme.goal(puzzle)
        assert theme.options(twin) == theme.options(puzzle)
        assert theme.play(twin, []).status is theme.play(puzzle, []).status is Status.OPEN


@every_scenario
def test_hints_tell_no_hidden_card(name: str) -> None:
    """A card that a fact names for a place in a hand lies in a partner's hand, or is proven."""
    for puzzle in puzzles(name):
        facts = THEMES[name].proof(puzzle)
        assert facts
        for fact in facts:
            params = fact.message.params
            if fact.message.id in {"scenario.holds", "scenario.next-plays"}:
                assert params["name"].seat != puzzle.viewer
                hand = puzzle.position.hands[params["name"].seat]
                assert hand[params["slot"] - 1] == params["card"]


@every_scenario
def test_goal_hints_and_level_depend_on_what_is_seen_alone(name: str) -> None:
    """With the own hand and the deck dealt anew, worth asking or not: nothing of it changes."""
    theme, choice = THEMES[name], SeededChoice("scenarios")
    asked = [*puzzles(name), *questions(theme)[::9]]
    changed = 0
    for puzzle in asked[:120]:
        state = another_world(puzzle.position, puzzle.viewer, choice)
        changed += state.hands != puzzle.position.hands
        twin = Puzzle(puzzle.theme, state, puzzle.viewer, puzzle.question)
        assert before_any_answer(theme, twin) == before_any_answer(theme, puzzle)
    assert changed > len(puzzles(name))


def before_any_answer(theme: HanabiTheme, puzzle: Puzzle[GameState]) -> tuple[object, ...]:
    """Return what a page tells before any answer; an error is one thing that it may tell."""
    try:
        proof: object = (theme.proof(puzzle), level_of(theme, puzzle))
    except UnsupportedError as error:
        proof = str(error)
    return theme.goal(puzzle), theme.options(puzzle), proof


@every_scenario
def test_the_solution_begins_well_in_another_world_too(name: str) -> None:
    """Its first move is right whatever is hidden, not only with the true cards."""
    choice = SeededChoice("other worlds")
    for puzzle in puzzles(name):
        state = another_world(puzzle.position, puzzle.viewer, choice)
        state = state._replace(reach=tuple(map(state.ruleset.tables.reach, state.hands)))
        twin = Puzzle(puzzle.theme, state, puzzle.viewer, puzzle.question)
        first = scenario(name).solution(puzzle)[0]
        assert THEMES[name].judge(twin, first).is_right


# How many actions there are


def table(deck_size: int, turns_left: int | None = None) -> GameState:
    """Return a table near its end; it is Ann's turn."""
    near_end = TableScript(
        "Ann Bob Cat", fireworks="r4", deck_size=deck_size, turns_left=turns_left, clue_tokens=3
    )
    return near_end.state


@pytest.mark.parametrize(
    ("state", "moves", "expected"),
    [
        (table(20), 2, ("scenario.goal", 2)),
        (table(3), 2, ("scenario.goal", 2)),
        (table(2), 2, ("scenario.goal.to-the-end", 2)),
        (table(0, turns_left=3), 1, ("scenario.goal", 1)),
        (table(0, turns_left=3), 2, ("scenario.goal.to-the-end", 1)),
        (table(0, turns_left=2), 1, ("scenario.goal.to-the-end", 1)),
        (table(0, turns_left=1), 1, ("scenario.goal.last", 1)),
    ],
)
def test_the_goal_promises_no_turn_that_does_not_come(
    state: GameState, moves: int, expected: tuple[str, int]
) -> None:
    """Nobody has a turn after the last one of the game, and that is said."""
    puzzle = Puzzle("finish-firework", state, 0, {"suit": "r", "moves": moves})
    goal = THEMES["finish-firework"].goal(puzzle)
    assert (goal.id, goal.params["num"]) == expected
    assert scenario("finish-firework").play(puzzle, []).left == expected[1]


# What cannot be asked


@every_scenario
def test_what_cannot_be_tried_out_is_refused(name: str) -> None:
    """Nine moves, or a viewer whose turn it is not."""
    puzzle = puzzles(name)[0]
    long = {**puzzle.question, "moves": 9}
    with pytest.raises(UnsupportedError):
        THEMES[name].proof(Puzzle(name, puzzle.position, puzzle.viewer, long))
    other = (puzzle.viewer + 1) % puzzle.position.players
    with pytest.raises(UnsupportedError):
        THEMES[name].proof(Puzzle(name, puzzle.position, other, puzzle.question))


@dataclass(frozen=True)
class Never(Goal):
    """A goal that cannot be reached, and that nothing rules out."""

    def reached(self, state: GameState, *, over: bool) -> bool:
        """Return False."""
        return False

    def ruled_out(self, state: GameState, turns: int) -> bool:
        """Return False."""
        return False

    def promising(self, state: GameState, left: int) -> tuple[Action, ...]:
        """Return everything."""
        return state.legal_actions()

    def short_of(self, state: GameState) -> Message:
        """Return a message that nobody reads."""
        return Message("never")


def test_a_search_gives_up_in_time() -> None:
    """A goal with far too many lines is given up after a fixed number of moves."""
    search, budget = LineSearch(Never(0, 4)), MoveBudget()
    state = GameState.deal(Ruleset.parse("base"), 2, 3)
    with pytest.raises(UnsupportedError):
        search.right_moves(state, 4, budget)
    assert budget.responses == MOST_RESPONSES + 1
    with pytest.raises(UnsupportedError):
        search.right_moves(state, 4, again := MoveBudget())
    assert not again.responses, "what was given up is not begun anew"


@every_scenario
def test_an_answer_can_be_shown_any_number_of_times(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What has been asked before takes nothing from those who ask later."""
    monkeypatch.setattr("tutor.games.hanabi.puzzles.scenarios.search.MOST_RESPONSES", 60)
    puzzle = puzzles(name)[0]
    shown = {scenario(name).solution(puzzle) for _ in range(100)}
    assert len(shown) == 1
