"""Get tokens back: discards bring them back, and last copies have to be saved from partners."""

import pytest

from tests.support.table_script import TableScript
from tutor.core.errors import UnsupportedError
from tutor.core.messages import Player
from tutor.core.puzzle import Puzzle, answer_to
from tutor.core.scenario import Status
from tutor.games.hanabi.engine import Card, GameState
from tutor.games.hanabi.puzzles.themes.recover_tokens import DISCARD, SAVE, Recover

THEME = Recover()


def asked(table: TableScript, tokens: int, moves: int = 2) -> Puzzle[GameState]:
    """Return the puzzle to get so many tokens."""
    question = {"tokens": tokens, "moves": moves}
    return Puzzle("recover-tokens", table.state, table.state.to_act, question)


def table(bobs: str = "y1 g3 b3 w3 r3", *, starts: str = "Bob") -> TableScript:
    """Ann is told that her first two cards are 1s, which nobody needs any more."""
    game = TableScript(
        "Ann Bob",
        ["r1 y1 g4 b4 w4", bobs],
        fireworks="r1 y1 g1 b1 w1",
        draws="y2 g2 b2 w2",
        clue_tokens=2,
        starts=starts,
    )
    return game.do("Bob clues 1 to Ann (slots 1,2)")


def right(puzzle: Puzzle[GameState]) -> frozenset[str]:
    """Return the right first actions."""
    return answer_to(THEME, puzzle, ()).right_options


def test_each_discard_brings_one_back() -> None:
    """From one to five in two rounds takes four discards; plays and clues are too slow."""
    puzzle = asked(table(), 5)
    assert right(puzzle) == {f"discard-{slot}" for slot in range(5)}
    assert THEME.solution(puzzle) == ("discard-0", "discard-0")
    assert THEME.is_worth_asking(puzzle, DISCARD)
    assert not THEME.is_worth_asking(puzzle, SAVE)


def test_more_than_there_are_turns_for_is_ruled_out() -> None:
    """Six tokens would take five discards."""
    puzzle = asked(table(), 6)
    assert right(puzzle) == set()
    assert THEME.play(puzzle, ["discard-0"]).status is Status.FAILED
    with pytest.raises(UnsupportedError):
        THEME.proof(puzzle)


def test_a_last_copy_has_to_be_saved_first() -> None:
    """Bob would discard his 5: Ann has to point at it, and then there is time for three tokens."""
    puzzle = asked(table("r5 y3 g3 b3 w3"), 3)
    assert right(puzzle) == {"color-1-r", "rank-1-5"}
    assert THEME.is_worth_asking(puzzle, SAVE)
    line = THEME.play(puzzle, ["discard-0"])
    assert (line.status, line.failed_at) == (Status.FAILED, 0)
    told = THEME.setback(puzzle, line)
    assert told.headline is not None
    assert told.headline.id == "scenario.partner-discarded"
    assert (told.headline.params["name"], told.headline.params["card"]) == (Player(1), Card("r5"))
    assert [each.message.id for each in told.reason] == ["scenario.was-critical", "why.single"]


def test_a_mistake_spoils_it() -> None:
    """The tokens would be there in the end, but the goal is out of reach with the mistake."""
    puzzle = asked(table(), 3)
    line = THEME.play(puzzle, ["play-0"])
    assert (line.status, line.failed_at, line.left) == (Status.FAILED, 0, 1)
    told = THEME.setback(puzzle, line)
    assert told.headline is not None
    assert told.headline.id == "scenario.card-was"
    assert [each.message.id for each in told.reason] == [
        "standing.already-built",
        "scenario.no-mistakes",
    ]


def test_the_hints_tell_what_partners_will_do() -> None:
    """The card in danger, why it matters, and which own cards can be spared."""
    told = [fact.message.id for fact in THEME.proof(asked(table("r5 y3 g3 b3 w3"), 3))]
    assert told[:3] == ["recover-tokens.missing", "scenario.next-discards", "standing.only-one"]
    assert told[-1] == "scenario.can-be-spared"
