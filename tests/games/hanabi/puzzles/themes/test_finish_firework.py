"""Finish the firework: a table with a known line, and what is left out of the puzzles."""

from tests.support.table_script import TableScript
from tutor.core.puzzle import Puzzle, answer_to
from tutor.core.scenario import Status
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.puzzles.themes.finish_firework import ONE_CARD, TWO_CARDS, Finish

THEME = Finish()


def asked(table: TableScript, moves: int = 2) -> Puzzle[GameState]:
    """Return the puzzle about the red firework."""
    return Puzzle("finish-firework", table.state, table.state.to_act, {"suit": "r", "moves": moves})


def red_five() -> TableScript:
    """Bob holds the red 5 as his newest card, behind cards that he would discard first."""
    return TableScript(
        "Ann Bob",
        ["y1 g1 b1 w1 y2", "y3 g3 b3 w3 r5"],
        fireworks="r4",
        draws="y4 g4 b4 w4",
        clue_tokens=4,
    )


def right(puzzle: Puzzle[GameState]) -> frozenset[str]:
    """Return the right first actions."""
    return answer_to(THEME, puzzle, ()).right_options


def test_a_five_takes_its_colour_and_its_number() -> None:
    """In either order; one of the two alone proves nothing to Bob, who discards a card between."""
    puzzle = asked(red_five())
    assert right(puzzle) == {"color-1-r", "rank-1-5"}
    line = THEME.play(puzzle, ["color-1-r", "rank-1-5"])
    assert line.status is Status.REACHED
    assert [turn.action for turn in line.moves[1].turns] == ["rank-1-5", "play-3"]
    assert THEME.is_worth_asking(puzzle, ONE_CARD)
    assert not THEME.is_worth_asking(puzzle, TWO_CARDS)


def test_with_one_action_it_cannot_be_done() -> None:
    """Nothing is right then, and every line fails with its first action."""
    puzzle = asked(red_five(), 1)
    assert right(puzzle) == set()
    line = THEME.play(puzzle, ["color-1-r"])
    assert (line.status, line.failed_at) == (Status.FAILED, 0)


def test_a_wasted_action_is_where_it_went_wrong() -> None:
    """The line fails at its end; it had gone wrong with the first action."""
    line = THEME.play(asked(red_five()), ["discard-0", "color-1-r"])
    assert (line.status, line.failed_at, line.left) == (Status.FAILED, 0, 0)
    line = THEME.play(asked(red_five()), ["color-1-r", "color-1-y"])
    assert (line.status, line.failed_at) == (Status.FAILED, 1)


def test_a_lost_card_ends_the_line_at_once() -> None:
    """Ann throws the only red 5 away: everyone sees that it is over, with an action left."""
    table = TableScript(
        "Ann Bob",
        ["r5 g1 b1 w1 y2", "y3 g3 b3 w3 y3"],
        fireworks="r4",
        clue_tokens=4,
    )
    line = THEME.play(asked(table), ["discard-0"])
    assert (line.status, line.failed_at, line.left) == (Status.FAILED, 0, 1)


def test_a_card_goes_on_the_one_before_it() -> None:
    """Ann has been told her red 4; once it lies there, Bob can prove his red 5 by the colour."""
    table = TableScript(
        "Ann Bob",
        ["y1 g1 b1 r4 y2", "r5 g3 b3 w3 y3"],
        fireworks="r3",
        discards="r1 r1 r2 r3",
        clue_tokens=5,
        starts="Bob",
    )
    table.do(
        "Bob clues red to Ann (slot 4)",
        "Ann clues 5 to Bob (slot 1)",
        "Bob clues 4 to Ann (slot 4)",
    )
    puzzle = asked(table)
    assert THEME.solution(puzzle) == ("play-3", "color-1-r")
    assert THEME.is_worth_asking(puzzle, TWO_CARDS)


def test_luck_is_right_but_makes_no_puzzle() -> None:
    """Ann holds the red 5 and cannot know it: playing it is right, and nobody is asked."""
    table = TableScript(
        "Ann Bob", ["y1 g1 b1 w1 r5", "y3 g3 b3 w3 y4"], fireworks="r4", clue_tokens=4
    )
    puzzle = asked(table)
    assert "play-4" in right(puzzle)
    assert not THEME.is_worth_asking(puzzle, ONE_CARD)


def test_the_hints_stop_short_of_the_action() -> None:
    """They tell who holds the card and what it takes, not which clue comes first."""
    told = [fact.message.id for fact in THEME.proof(asked(red_five()))]
    assert told == [
        "finish-firework.missing",
        "scenario.holds",
        "scenario.cannot-prove",
        "scenario.one-is-not-enough",
        "scenario.clues",
    ]
