"""Survive the last round: time is counted in turns, and a misplay can lose it all."""

from tests.support.table_script import TableScript
from tutor.core.messages import Message
from tutor.core.puzzle import Puzzle, answer_to
from tutor.core.scenario import Status
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.puzzles.themes.survive import SurviveLastRound, own_moves

THEME = SurviveLastRound()


def asked(table: TableScript, more: int, moves: int) -> Puzzle[GameState]:
    """Return the puzzle to make so many more points."""
    question = {"points": table.state.points + more, "moves": moves}
    return Puzzle("survive", table.state, table.state.to_act, question)


def last_round(strikes: int = 0) -> TableScript:
    """Three turns are left: Ann's, Bob's, Cat's. Bob holds the red 3, Cat the red 4."""
    return TableScript(
        "Ann Bob Cat",
        ["y1 g1 b1 w1 y2", "r3 y3 g3 b3 w3", "r4 y4 g4 b4 w4"],
        fireworks="r2 y1 g1 b1 w1",
        deck_size=0,
        turns_left=3,
        clue_tokens=3,
        strikes=strikes,
    )


def right(puzzle: Puzzle[GameState]) -> frozenset[str]:
    """Return the right first actions."""
    return answer_to(THEME, puzzle, ()).right_options


def test_time_is_short_for_two_points() -> None:
    """One clue cannot prove two cards to two players."""
    assert right(asked(last_round(), 2, 1)) == set()


def test_no_more_than_the_turns_that_are_left() -> None:
    """With no point to make, anything will do that does not lose the game."""
    puzzle = asked(last_round(strikes=2), 0, 1)
    wrong = {f"play-{slot}" for slot in range(4)}
    assert not right(puzzle) & wrong
    assert {option for option in THEME.options(puzzle) if option.startswith("color")} <= right(
        puzzle
    )
    line = THEME.play(puzzle, ["play-0"])
    assert (line.status, line.failed_at) == (Status.FAILED, 0)
    told = THEME.setback(puzzle, line)
    assert told.headline is not None
    assert told.headline.id == "scenario.card-was"
    assert told.reason[-1].message == Message("outcome.ended.strikes")


def test_a_clue_in_time_makes_the_point() -> None:
    """Bob knows that his card 1 is a 3; told that it is red, he plays it."""
    table = TableScript(
        "Ann Bob Cat",
        ["y1 g1 b1 w1 y2", "r3 y4 g4 b4 w4", "y4 y5 g4 b4 w4"],
        fireworks="r2 y1 g1 b1 w1",
        deck_size=1,
        discards="r1 r1",
        clue_tokens=5,
        starts="Cat",
    )
    table.do("Cat clues 3 to Bob (slot 1)")
    assert own_moves(table.state) == 2
    puzzle = asked(table, 1, 2)
    line = THEME.play(puzzle, ["color-1-r", "color-1-y"])
    assert line.status is Status.REACHED
    assert line.state.outcome is not None
    assert "color-1-r" in right(puzzle)


def test_own_actions_are_counted_to_the_end() -> None:
    """A clue draws no card: with two in the deck and one partner, three own actions may come."""
    table = TableScript("Ann Bob", deck_size=2, clue_tokens=4)
    assert own_moves(table.state) == 3
    assert own_moves(last_round().state) == 1


def test_there_is_no_last_round_when_playing_on() -> None:
    """The theme makes no sense there."""
    assert not THEME.makes_sense(Ruleset.parse("play-on"))
    assert THEME.makes_sense(Ruleset.parse("wild-5.fuses-1"))
