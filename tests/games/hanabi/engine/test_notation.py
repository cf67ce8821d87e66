"""Positions as lines of text: what is written is read back, and what is wrong is named."""

import re
from pathlib import Path
from urllib.parse import parse_qs, quote

import pytest
from hypothesis import given

from tests.games.hanabi.playing import PLAYERS, states
from tests.support.near_misses import mutated
from tests.support.strategies import ALL_RULESETS, playouts, positions
from tests.support.table_script import TableScript
from tutor.core.errors import BadSyntaxError, ImpossiblePositionError
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.engine.notation import LONGEST
from tutor.games.hanabi.engine.ruleset import MAX_PLAYERS, MIN_PLAYERS
from tutor.games.hanabi.engine.validation import hide_deck

START = "base_r0y0g0b0w0_r1.y2.g3.b4.w5~r2.y1.g1.b2.w2_0_tokens8_strikes0_player0_40"


def test_every_moment_of_a_game_reads_back() -> None:
    """From the deal to the end, by any rules: parse(str(p)) == p. Black is read as white is."""
    for seed, ruleset in enumerate(ALL_RULESETS):
        players = MIN_PLAYERS + (seed + seed // 4) % (MAX_PLAYERS + 1 - MIN_PLAYERS)
        deal = GameState.deal(ruleset, players, seed)
        for state in states(deal, PLAYERS[seed // 3 % len(PLAYERS)], seed):
            again = GameState.parse(str(state))
            assert again == state
            assert again.ending == state.ending
            rules, _, rest = str(state).partition("_")
            table, tokens, after = rest.partition("_tokens")
            in_black = f"{rules}_{table.replace('w', 'k')}{tokens}{after.replace('w', 'k')}"
            assert GameState.parse(in_black) == state


@given(playouts())
def test_a_drawn_game_reads_back(states: tuple[GameState, ...]) -> None:
    """The same for games of any seed, and without the order of the deck."""
    for state in states:
        assert GameState.parse(str(state)) == state
        hidden = hide_deck(state)
        assert GameState.parse(str(hidden)) == hidden


@given(positions())
def test_a_line_stands_in_a_url_as_it_is(state: GameState) -> None:
    """Nothing in it is escaped, and a query string gives it back."""
    line = str(state)
    assert quote(line, safe="") == line
    assert parse_qs(f"theme=odds&position={line}&seat=0")["position"] == [line]


@given(positions())
def test_a_line_is_not_taken_for_markup(state: GameState) -> None:
    """It ends in a letter or digit, and no two signs stand side by side as in ~~this~~."""
    assert re.fullmatch(r"[0-9a-z]+([-._~][0-9a-z]+)*", str(state))


@given(mutated(positions().map(str), "rygbwkm012345-.~_"))
def test_a_position_has_one_line(line: str) -> None:
    """What is read is written back letter for letter, but for black: one position, one address."""
    try:
        state = GameState.parse(line)
    except (BadSyntaxError, ImpossiblePositionError):
        return
    assert str(state) == re.sub("k(?!e)", "w", line)


def test_parts_of_the_line_are_what_a_reader_expects() -> None:
    """Cards, clues and tokens can be recognised."""
    game = TableScript(
        "Ann Bob",
        ["r1 y2 g3 b4 w5", "r2 y1 g1 b2 w2"],
        draws="b3",
    ).do("Ann clues 1 to Bob (slots 2,3)", "Bob plays slot 2 (y1)")
    assert str(hide_deck(game.state)) == (
        "base_r0y1g0b0w0_r1.y2.g3.b4.w5~r2-1.g11.b2-1.w2-1.b3_0_tokens7_strikes0_player0_39"
    )


# How long a line can be


def longest(ruleset: Ruleset, players: int) -> int:
    """Return a bound for the length of any line of this ruleset and number of players.

    Every card is in a hand, where it has been told each clue there is, or bare in discards or deck.
    """
    clues = len(ruleset.clue_suits) + 5
    held = players * ruleset.hand_size(players)
    others = len(ruleset.deck) - held
    discards_and_deck = 2 * others + len("0_")
    fields = [
        len(str(ruleset)),
        2 * len(ruleset.suits),
        held * (2 + len("-") + clues) + held - 1,
        discards_and_deck,
        len(f"tokens{ruleset.clue_tokens}"),
        len(f"strikes{ruleset.fuses}"),
        len("player0"),
        *([] if ruleset.play_on else [len("left0")]),
    ]
    return sum(fields) + len("_") * (len(fields) - 1)


def test_no_line_of_any_ruleset_comes_near_the_limit() -> None:
    """The bound is far below 700 characters for all rulesets and numbers of players."""
    bounds = [longest(ruleset, players) for ruleset in ALL_RULESETS for players in range(2, 6)]
    assert LONGEST == 700
    page = (Path(__file__).parents[4] / "docs" / "notation.md").read_text(encoding="utf-8")
    assert f"needs more than {max(bounds)} characters" in page
    assert max(bounds) < 500


@given(playouts())
def test_every_line_keeps_the_bound(states: tuple[GameState, ...]) -> None:
    """The bound is one: no position of a game is longer, with the deck in order."""
    for state in states:
        assert len(str(state)) <= longest(state.ruleset, state.players)


# What is wrong is named: the field, the character, what was expected


@pytest.mark.parametrize(
    ("old", "new", "field", "found", "expected"),
    [
        ("base", "bose", "ruleset", "bose", "sixth-10"),
        ("base", "wild-5.sixth-5", "ruleset", "sixth-5", "in this order"),
        ("base", "", "ruleset", "_", "base"),
        ("r0y0", "x0y0", "fireworks", "x0", "a suit letter"),
        ("r0y0", "r6y0", "fireworks", "6y", "0 to 5"),
        ("r0y0", "r0r0", "fireworks", "r0g0", "each once"),
        ("r0y0g0b0w0", "", "fireworks", "_", "a suit letter"),
        ("b0w0_", "b0w_", "fireworks", "_", "0 to 5"),
        ("g3.b4", "g3.x4", "hands", "x4", "a card like r1"),
        ("g3.b4", "g3.b6", "hands", "6", "a number from 1 to 5"),
        ("g3.b4", "g3..b4", "hands", ".b4", "a card like r1"),
        ("r1.y2.g3.b4.w5~", "~", "hands", "~", "0 for no cards"),
        ("g3.b4", "g3.0", "hands", "0", "a card like r1"),
        ("g3.b4", "g3x.b4", "hands", "x.b4", "a clue"),
        ("g3.b4", "g33g.b4", "hands", "g.b4", "in the order"),
        ("g3.b4", "g33-11.b4", "hands", "1.b4", "each once"),
        ("g3.b4", "g33-.b4", "hands", ".b4", "what the card is not"),
        ("g3.b4", "g33-1-2.b4", "hands", "-2", "a clue"),
        ("w2_0_", "w2__", "discards", "_tokens", "0 for no cards"),
        ("w2_0_", "w2_r1g_", "discards", "_tokens", "a number from 1 to 5"),
        ("w2_0_", "w2_r10_", "discards", "0_", "a card like r1"),
        ("tokens8", "tokens", "tokens", "_strikes", "0 to 99"),
        ("tokens8", "tokens08", "tokens", "08", "0 to 99"),
        ("tokens8", "tokens100", "tokens", "100", "0 to 99"),
        ("tokens8", "tokens٣", "tokens", "٣", "0 to 99"),
        ("tokens8", "clues8", "tokens", "clues8", "tokens and a number"),
        ("strikes0", "strikes-1", "strikes", "-1", "0 to 99"),
        ("player0", "player", "player", "_40", "0 to 99"),
        ("_40", "_", "deck", "", "how many cards"),
        ("_40", "_x", "deck", "x", "how many cards"),
        ("_40", "_400", "deck", "400", "0 to 99"),
        ("_40", "_r1r", "deck", "", "a number from 1 to 5"),
        ("_40", "", "deck", "", "_ and the deck"),
        ("_40", "_40_", "left", "", "left and a number"),
        ("_40", "_40_left1_", "left", "_", "the end"),
    ],
)
def test_bad_syntax_is_named(old: str, new: str, field: str, found: str, expected: str) -> None:
    """The error has the field, the character in the whole line, and what was expected there."""
    assert START.count(old) == 1
    line = START.replace(old, new)
    with pytest.raises(BadSyntaxError) as caught:
        GameState.parse(line)
    error = caught.value
    assert (error.field, error.text) == (field, line)
    assert line[error.position :].startswith(found)
    assert expected in error.expected


def test_a_line_that_stops_early_names_the_field_that_is_missing() -> None:
    """Cut anywhere between two fields, the next one is what was expected at the end."""
    fields = START.split("_")
    for count in range(1, len(fields)):
        line = "_".join(fields[:count])
        with pytest.raises(BadSyntaxError) as caught:
            GameState.parse(line)
        assert caught.value.position == len(line)
        assert caught.value.expected == f"_ and the {caught.value.field}"


def test_no_line_is_too_long_to_be_refused_at_once() -> None:
    """Beyond the limit nothing is read."""
    with pytest.raises(BadSyntaxError) as caught:
        GameState.parse(START.replace("_40", "_" + "r1" * 1_000_000))
    assert (caught.value.field, caught.value.position) == ("position", LONGEST)
