"""Positions put together from parts: what cannot be is refused, with the reason."""

import copy
import pickle
from typing import Any

import pytest
from hypothesis import given

from tests.support.strategies import playouts, positions
from tests.support.table_script import TableScript
from tutor.core.errors import ImpossiblePositionError, TutorError
from tutor.games.hanabi.engine import Card, ColorClue, Discard, GameState, Play, Suit
from tutor.games.hanabi.engine.deck import UnknownCardError, UnknownDeck
from tutor.games.hanabi.engine.notation import FIELDS
from tutor.games.hanabi.engine.reasons import Flaw
from tutor.games.hanabi.engine.validation import build, ending_of, hide_deck
from tutor.games.hanabi.rulebook import RULES

START = "base_r0y0g0b0w0_r1.y2.g3.b4.w5~r2.y1.g1.b2.w2_0_tokens8_strikes0_player0_40"
LAST_ROUND = (
    "base_r5y4g5b4w5_b5b-yg.b4.g3.r1.b1~w3w3-45.b1-w4.w4.w2.g2~y3.r4.b2.y5"
    "_y1y2w1y4g4y1b3g1w1r3g1r2r1_tokens6_strikes0_player0_0_left2"
)
PLAYED_ON = (
    "wild-5.play-on_r5y5g5b5w5m4_0~m5rygb-124.y11.y11"
    "_r1b4g4w4y3w1r4r1b3g1y4b1g2w1w2r3b1y2r2b2g1w3g3_tokens5_strikes0_player1_0"
)
CARD_GONE = (
    "wild-5.play-on_r3y5g4b5w3m3_g2g-w.r3-gw.g3-w.r1.g1~m5gbw-3.r4-w.w4w.y1"
    "_b1w4y4y3r4y2y1g4b1b3r5_tokens3_strikes2_player0_r2m4g5w2g1r1w3b4w5w1w1b2"
)
PERFECT = (
    "base_r5y5g5b5w5_g1.w1.b1.y2.w3~w2.b2.g2.w1.g1~r2-13.y11.r3-1.b11"
    "_r1r4w4g3y4y3b4b3r1_tokens8_strikes0_player0_g4y1"
)


def table(position: str = START, **changed: str) -> str:
    """Return the line with some fields changed; a field changed to nothing is left out."""
    fields = dict(zip(FIELDS, position.split("_"), strict=False)) | changed
    return "_".join(fields[name] for name in FIELDS if fields.get(name))


def swapped(position: str, old: str, new: str) -> str:
    """Return the line with a text that stands in it replaced, the first time it stands there."""
    assert old in position
    return position.replace(old, new, 1)


def refused(line: str) -> tuple[Flaw, dict[str, Any]]:
    """Return why the position is refused, and the details."""
    with pytest.raises(ImpossiblePositionError) as caught:
        GameState.parse(line)
    assert isinstance(caught.value.reason, Flaw)
    return caught.value.reason, caught.value.details


SOLO = table(hands="r1.y2.g3.b4.w5", deck="45")
SIX = table(hands="~".join(["r1.r2.r3.r4", "y1.y2.y3.y4", "g1.g2.g3.g4"] * 2), deck="26")
STRUCK = table(hands="r1.y2.g3.b4.w5~r2.y1.g1.b2", discards="b3b5w2", strikes="strikes3", deck="38")

CASES: dict[str, tuple[str, Flaw, dict[str, Any]]] = {
    "one player": (SOLO, Flaw.WRONG_PLAYERS, {"players": 1}),
    "six players": (SIX, Flaw.WRONG_PLAYERS, {"players": 6}),
    "turn of a third of two": (
        table(player="player2"),
        Flaw.UNKNOWN_PLAYER,
        {"player": 2, "players": 2},
    ),
    "a multicolour firework in the basic game": (
        table(fireworks="r0y0g0b0w0m0"),
        Flaw.WRONG_FIREWORKS,
        {"found": "r0y0g0b0w0m0", "expected": "rygbw"},
    ),
    "fireworks in another order": (
        table(fireworks="y0r0g0b0w0"),
        Flaw.WRONG_FIREWORKS,
        {"found": "y0r0g0b0w0", "expected": "rygbw"},
    ),
    "nine clue tokens": (
        table(tokens="tokens9"),
        Flaw.TOO_MANY_TOKENS,
        {"found": 9, "most": 8},
    ),
    "a second mistake with one fuse": (
        table(ruleset="fuses-1", strikes="strikes2"),
        Flaw.TOO_MANY_STRIKES,
        {"found": 2, "most": 1},
    ),
    "a mistake without a card on the discard pile": (
        table(strikes="strikes1"),
        Flaw.TOO_FEW_DISCARDS,
        {"found": 0, "strikes": 1},
    ),
    "turns not counted without a deck": (
        table(LAST_ROUND, left=""),
        Flaw.WRONG_TURNS_LEFT,
        {"turns_left": None, "deck_size": 0},
    ),
    "more turns left than players": (
        table(LAST_ROUND, left="left4"),
        Flaw.WRONG_TURNS_LEFT,
        {"turns_left": 4, "deck_size": 0},
    ),
    "lost by the turn that drew the last card": (
        table(LAST_ROUND, ruleset="fuses-1", strikes="strikes1", left="left3"),
        Flaw.WRONG_TURNS_LEFT,
        {"turns_left": 3, "deck_size": 0},
    ),
    "six cards in a hand of five": (
        table(hands="r1.y2.g3.b4.w5.y4~r2.y1.g1.b2.w2", deck="39"),
        Flaw.WRONG_HAND_SIZE,
        {"player": 0, "found": 6, "fewest": 5, "most": 5},
    ),
    "short before the first turn of the last round": (
        table(LAST_ROUND, left="left3"),
        Flaw.WRONG_HAND_SIZE,
        {"player": 2, "found": 4, "fewest": 5, "most": 5},
    ),
    "two cards short after one turn": (
        swapped(swapped(LAST_ROUND, "y3.r4.b2.y5", "y3.r4.y5"), "g1r2r1", "g1r2r1b2"),
        Flaw.WRONG_HAND_SIZE,
        {"player": 2, "found": 3, "fewest": 4, "most": 5},
    ),
    "a full hand after the play that ended the game": (
        swapped(swapped(PERFECT, "b11_", "b11.r1_"), "b3r1_", "b3_"),
        Flaw.WRONG_HAND_SIZE,
        {"player": 2, "found": 5, "fewest": 4, "most": 4},
    ),
    "a multicolour card in the basic game": (
        swapped(START, "g3.b4", "g3.m4"),
        Flaw.FOREIGN_SUIT,
        {"suit": Suit.MULTI},
    ),
    "a fourth red 1 in the hands": (
        table(hands="r1.r1.g3.b4.w5~r1.y1.r1.b2.w2"),
        Flaw.WRONG_COPIES,
        {"card": Card("r1"), "found": 4, "expected": 3},
    ),
    "a card too few in an unknown deck": (
        table(deck="39"),
        Flaw.WRONG_DECK_SIZE,
        {"found": 39, "expected": 40},
    ),
    "a card too few in a known deck": (
        swapped(PERFECT, "g4y1", "g4"),
        Flaw.WRONG_DECK_SIZE,
        {"found": 1, "expected": 2},
    ),
    "a card that has vanished": (
        swapped(LAST_ROUND, "g1r2r1", "g1r2"),
        Flaw.WRONG_DECK_SIZE,
        {"found": 0, "expected": 1},
    ),
    "lost and perfect": (
        table(PERFECT, strikes="strikes3"),
        Flaw.LOST_AND_PERFECT,
        {},
    ),
    "lost by a card that would have fitted": (
        swapped(STRUCK, "b3b5w2", "b3b5w1"),
        Flaw.LAST_STRIKE_FITS,
        {"card": Card("w1")},
    ),
    "played on after the last copy had gone": (
        swapped(CARD_GONE, "b3r5_", "r5b3_"),
        Flaw.CARD_GONE_BEFORE,
        {"card": Card("r5")},
    ),
    "a wild suit clued past a card": (
        swapped(PLAYED_ON, "y11.y11_", "y1-m.y1_"),
        Flaw.WILD_SUIT_NAMED,
        {"player": 1, "slot": 1, "clue": Suit.MULTI},
    ),
    "multicolour clued in the basic game": (
        swapped(START, "g3.b4", "g3-m.b4"),
        Flaw.FOREIGN_CLUE,
        {"player": 0, "slot": 2, "clue": Suit.MULTI},
    ),
    "pointed at by a 4 and not": (
        swapped(START, "g3.b4", "g3.b44-4"),
        Flaw.TOLD_BOTH,
        {"player": 0, "slot": 3, "clue": 4},
    ),
    "two numbers on a wild card": (
        swapped(PLAYED_ON, "m5rygb-124", "m545"),
        Flaw.TOLD_TWO_OF_A_KIND,
        {"player": 1, "slot": 0, "clue": 4, "other": 5},
    ),
    "told red, and blue": (
        swapped(START, "g3.b4", "g3.b4r"),
        Flaw.TOLD_WRONGLY,
        {"player": 0, "slot": 3, "card": Card("b4"), "clue": Suit.RED},
    ),
    "a wild card passed by by a colour": (
        swapped(PLAYED_ON, "m5rygb-124", "m5rg-b"),
        Flaw.TOLD_WRONGLY,
        {"player": 1, "slot": 0, "card": Card("m5"), "clue": Suit.BLUE},
    ),
    "two colours on a plain card among wild ones": (
        swapped(PLAYED_ON, "y11.y11_", "y1ry.y1_"),
        Flaw.TOLD_WRONGLY,
        {"player": 1, "slot": 1, "card": Card("y1"), "clue": Suit.RED},
    ),
    "an older card that missed a clue": (
        swapped(START, "g3.b4", "g3.b4b"),
        Flaw.OLDER_CARD_NOT_TOLD,
        {"player": 0, "slot": 2, "clue": Suit.BLUE},
    ),
    "a clue without a token spent": (
        table(hands="r1.y2.g3.b4.w5~r2-1.y11.g11.b2-1.w2-1"),
        Flaw.TOO_MANY_CLUES,
        {"found": 1, "most": 0},
    ),
    "three clues for one token and one discard": (
        table(
            hands="r1r.y2-r.g3-r.b4-r.w5-r~r22-1.y11-2.g11-2.b22-1.w2",
            discards="w4",
            tokens="tokens7",
            deck="39",
        ),
        Flaw.TOO_MANY_CLUES,
        {"found": 3, "most": 2},
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_an_impossible_position_is_refused_with_the_reason(case: str) -> None:
    """The flaw is named, with the numbers and cards it is about."""
    line, flaw, details = CASES[case]
    assert refused(line) == (flaw, details)


def test_every_flaw_is_found_somewhere() -> None:
    """The cases above show each of them."""
    assert {flaw for _, flaw, _ in CASES.values()} == set(Flaw)


def test_every_flaw_rests_on_a_rule() -> None:
    """The rules are those of the rulebook, or of the variants that it does not have yet."""
    variants = {"wild-never-named", "play-on-card-gone"}
    assert {flaw.rule for flaw in Flaw} <= RULES.keys() | variants


@pytest.mark.parametrize("line", [START, STRUCK, LAST_ROUND, PLAYED_ON, CARD_GONE, PERFECT])
def test_the_positions_that_the_cases_spoil_are_possible(line: str) -> None:
    """So that it is the change that is refused."""
    assert str(GameState.parse(line)) == line


@given(playouts())
def test_the_ending_follows_from_the_table(states: tuple[GameState, ...]) -> None:
    """It is what the engine found turn by turn."""
    for state in states:
        assert ending_of(state) is state.ending


@given(positions())
def test_building_from_its_parts_gives_the_position(state: GameState) -> None:
    """`build` accepts whatever a game reaches."""
    assert state == build(
        state.ruleset,
        to_act=state.to_act,
        hands=state.hands,
        marks=state.marks,
        fireworks=dict(zip(state.ruleset.suits, state.fireworks, strict=True)),
        discards=state.discards,
        clue_tokens=state.clue_tokens,
        strikes=state.strikes,
        deck=state.deck,
        turns_left=state.turns_left,
    )


# A deck of unknown order


def test_play_goes_on_without_the_order_of_the_deck_until_a_card_is_drawn() -> None:
    """Clues lead on; a discard would draw, which is an error of its own and no illegal action."""
    state = GameState.parse(START).apply(ColorClue(1, Suit.RED))
    assert state.deck_size == 40
    assert Discard(0) in state.legal_actions()
    with pytest.raises(UnknownCardError, match="order of the 40 cards in the deck is not known"):
        state.apply(Discard(0))


def test_the_play_that_ends_a_game_needs_no_order() -> None:
    """Nothing is drawn for the third mistake."""
    game = TableScript(strikes=2, discards="y3 g4", hands=["r5 y2 g3 b4 w5"])
    assert hide_deck(game.state).apply(Play(0)) == hide_deck(game.state.apply(Play(0)))


def test_nobody_can_look_into_an_unknown_deck() -> None:
    """It has a size; whatever asks for its cards gets an error of ours."""
    deck = UnknownDeck(3)
    assert (len(deck), bool(deck), repr(deck)) == (3, True, "UnknownDeck(3)")
    for look in (lambda: deck[0], lambda: deck[1:], lambda: list(deck), lambda: Card("r1") in deck):
        with pytest.raises(UnknownCardError) as caught:
            look()
        assert isinstance(caught.value, TutorError)
        assert caught.value.deck_size == 3


def test_unknown_decks_are_equal_when_their_sizes_are() -> None:
    """And none equals a known deck, but for the empty one."""
    assert UnknownDeck(2) == UnknownDeck(2) != UnknownDeck(3)
    assert hash(UnknownDeck(2)) == hash(UnknownDeck(2))
    assert UnknownDeck(2) != (Card("r1"), Card("r1"))
    assert UnknownDeck(0) == ()


def test_an_unknown_deck_can_be_stored() -> None:
    """Pickled or copied it is the same."""
    state = GameState.parse(START)
    assert pickle.loads(pickle.dumps(state)) == state == copy.deepcopy(state)
    assert repr(copy.copy(state.deck)) == "UnknownDeck(40)"
