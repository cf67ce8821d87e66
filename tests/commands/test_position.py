"""`tutor position`: the table drawn in the terminal."""

import re
import subprocess
import sys

import pytest
from click.testing import CliRunner, Result
from hypothesis import given

from tests.support.strategies import positions
from tutor.cli import main
from tutor.commands.position import draw
from tutor.games.hanabi.engine import GameState

TABLE = (
    "sixth-10.clues-10_r1y1g4b2w1m2_b4-r.y5-r.g1-r.r5r~b33-2.r33-2.m33-2.y22"
    "~r3-g4.w44-g.w3.m5~m2-yg.y3y-g.m1.g3_w5r4g4_tokens4_strikes1_player2_30"
)
DRAWN = """\
rules       sixth-10.clues-10, 4 players
fireworks   r1 y1 g4 b2 w1 m2  11 of 30 points
tokens      4 of 10 clue tokens
strikes     1 of 3
discards    w5 r4 g4
deck        30 cards, order unknown
turn        player 2

player 0    b4  y5  g1  r5
  clued                 r
  not clued r   r   r

player 1    b3  r3  m3  y2
  clued     3   3   3   2
  not clued 2   2   2

player 2    r3  w4  w3  m5
  clued         4
  not clued g4  g

player 3    m2  y3  m1  g3
  clued         y
  not clued yg  g
"""
LAST_ROUND = (
    "base_r5y4g5b4w5_b5b-yg.b4.g3.r1.b1~w3w3-45.b1-w4.w4.w2.g2~y3.r4.b2.y5"
    "_y1y2w1y4g4y1b3g1w1r3g1r2r1_tokens6_strikes0_player0_0_left2"
)
LOST = (
    "wild-5.play-on_r3y5g4b5w3m3_g2g-w.r3-gw.g3-w.r1.g1~m5gbw-3.r4-w.w4w.y1"
    "_b1w4y4y3r4y2y1g4b1b3r5_tokens3_strikes2_player0_r2m4g5w2g1r1w3b4w5w1w1b2"
)
ESCAPE = "\x1b["


def run(*arguments: str, color: bool = False, **environment: str | None) -> Result:
    """Run `tutor position`, with `color` as on a terminal."""
    command = ["position", *arguments]
    return CliRunner().invoke(main, command, color=color, env={"NO_COLOR": None, **environment})


def test_the_whole_table_is_drawn() -> None:
    """Rules, fireworks, tokens, discards, deck, turn, and what stands under each card."""
    assert run(TABLE).output == DRAWN


def test_a_seat_sees_neither_its_own_cards_nor_the_deck() -> None:
    """Both are hidden, what the cards have been told is not, and the others' cards are there."""
    drawn = run("--seat", "1", LOST).output
    assert "player 0    g2  r3  g3  r1  g1\n" in drawn
    assert "player 1    ??   ??  ??  ??\n  clued     gbw      w\n" in drawn
    assert "deck        12 cards\nturn" in drawn
    assert "r2 m4 g5" not in drawn


def test_without_a_seat_the_deck_is_drawn_in_its_order() -> None:
    assert "deck        12 cards\n            r2 m4 g5 w2 g1" in run(LOST).output


@pytest.mark.parametrize(
    ("line", "turn"),
    [
        (TABLE, "player 2"),
        (LAST_ROUND, "player 0, 2 turns left including this one"),
        (LOST, "none, the game is over (card-gone): lost, score 0"),
    ],
)
def test_it_says_whose_turn_it_is(line: str, turn: str) -> None:
    """Or how many turns are left, or how the game ended."""
    assert f"\nturn        {turn}\n" in run(line).output


@given(positions())
def test_every_drawing_fits_eighty_columns(state: GameState) -> None:
    """The drawing has every card of the hands."""
    for seat in (None, state.to_act):
        lines = [re.sub(r"\x1b\[\d*m", "", line) for line in draw(state, seat)]
        assert max(map(len, lines)) <= 80
        assert all(line == line.rstrip() for line in lines)
    for player, hand in enumerate(state.hands):
        (cards,) = (line for line in draw(state) if line.startswith(f"player {player}"))
        assert re.findall(r"\b[rygbwkm][1-5]\b", re.sub(r"\x1b\[\d*m", " ", cards)) == [
            str(card) for card in hand
        ]


def test_colours_are_for_terminals_that_want_them() -> None:
    """On a terminal cards have their colour; with NO_COLOR, or into a file, there is plain text."""
    red_4 = f"{ESCAPE}31mr4{ESCAPE}0m"
    assert red_4 in run(LAST_ROUND, color=True).output
    assert ESCAPE not in run(LAST_ROUND, color=True, NO_COLOR="1").output
    command = [sys.executable, "-m", "tutor", "position", LAST_ROUND]
    piped = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert piped == run(LAST_ROUND).output
    assert ESCAPE not in piped


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (
            LAST_ROUND.replace("g3.r1", "g3.r9"),
            "Error: hands: expected a number from 1 to 5 after the suit letter at character 30, "
            "found '9.b1~w3w3-45'\n",
        ),
        (
            LAST_ROUND.replace("tokens6", "tokens9"),
            "Error: impossible position: too-many-tokens (found=9, most=8)\n",
        ),
        ("base", "Error: fireworks: expected _ and the fireworks at character 4, found the end\n"),
        (LAST_ROUND.replace("g3.r1", "g3.\x1b[31m\n"), "Error: hands: expected a card like r1 at "),
    ],
)
def test_a_bad_position_is_one_clear_line(line: str, said: str) -> None:
    """On standard error, with exit status 1, and nothing in it that a terminal would obey."""
    ran = run(line)
    assert (ran.exit_code, ran.stdout) == (1, "")
    assert ran.stderr.startswith(said)
    assert ran.stderr.count("\n") == 1
    assert ESCAPE not in ran.stderr


def test_a_seat_that_nobody_has_is_named() -> None:
    """Three play, so the last seat is 2."""
    ran = run("--seat", "3", LAST_ROUND)
    assert ran.exit_code == 2
    assert "--seat: 0 to 2, not 3" in ran.stderr
