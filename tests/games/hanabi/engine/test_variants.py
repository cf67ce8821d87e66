"""Variants and difficulty settings."""

from typing import Any

import pytest

from tests.support.table_script import TableScript
from tutor.core.game import EndCondition, Outcome
from tutor.games.hanabi.engine import RefusalReason
from tutor.games.hanabi.engine.reasons import EndCause

HANDS = ["r1 y2 g3 b4 w5", "m1 r2 m3 b1 r5"]
SIX = ["sixth-10", "sixth-5", "wild-10", "wild-5"]
WILD = SIX[2:]


def table(ruleset: str, **settings: Any) -> TableScript:
    """Two players, Bob with two multicolour cards; Ann is to act."""
    return TableScript("Ann Bob", HANDS, ruleset=ruleset, **settings)


# Multicolour as a sixth colour (variants 1 and 2)


@pytest.mark.parametrize("ruleset", SIX)
def test_multicolour_has_a_firework_of_its_own(ruleset: str) -> None:
    """A multicolour card goes there and nowhere else: it is no joker."""
    game = table(ruleset, starts="Bob", fireworks="r2 y2 g2 b2 w2")
    game.do("Bob plays slot 1 (m1)")
    assert game.fireworks == "r2 y2 g2 b2 w2 m1"
    game = table(ruleset, starts="Bob", fireworks="r2 y2 g2 b2 w2").do("Bob plays slot 3 (m3)")
    assert game.strikes == 1


@pytest.mark.parametrize("ruleset", SIX)
def test_thirty_points_win_and_twenty_five_do_not(ruleset: str) -> None:
    """Six fireworks make 30 (rule `end-perfect`)."""
    game = TableScript(
        hands=["w5 r1 y1 g1 b1", "m5 r1 y1 g1 b1"],
        fireworks="r5 y5 g5 b5 w4 m4",
        ruleset=ruleset,
    )
    game.do("Ann plays slot 1 (w5)")
    assert game.state.outcome is None
    game.do("Bob plays slot 1 (m5)")
    assert game.state.outcome == Outcome(EndCondition.WON, 30, 30)


# Multicolour as wild cards (variant 3)


@pytest.mark.parametrize("ruleset", WILD)
@pytest.mark.parametrize(
    ("color", "slots"),
    [("red", "1,2,3,5"), ("blue", "1,3,4"), ("yellow", "1,3"), ("green", "1,3"), ("white", "1,3")],
)
def test_every_colour_points_at_wild_cards_too(ruleset: str, color: str, slots: str) -> None:
    """Also a colour of which the hand holds nothing else."""
    game = table(ruleset).do(f"Ann clues {color} to Bob (slots {slots})")
    touched = {int(slot) for slot in slots.split(",")}
    assert game.marks("Bob") == [
        color if slot in touched else f"not {color}" for slot in range(1, 6)
    ]


@pytest.mark.parametrize("ruleset", WILD)
def test_a_wild_card_shows_under_two_colours(ruleset: str) -> None:
    """Two colour clues on one card prove it multicolour."""
    game = table(ruleset).do(
        "Ann clues red to Bob (slots 1,2,3,5)",
        "Bob clues red to Ann (slot 1)",
        "Ann clues blue to Bob (slots 1,3,4)",
    )
    assert game.marks("Bob")[0] == "red blue"
    assert game.marks("Bob")[1] == "red, not blue"


@pytest.mark.parametrize("ruleset", WILD)
def test_wild_is_never_named(ruleset: str) -> None:
    """Multicolour cannot be clued (rule `wild-never-named`)."""
    refused = table(ruleset).refused("Ann clues multicolour to Bob")
    assert (refused.reason, refused.rule) == (RefusalReason.WILD_SUIT_NAMED, "wild-never-named")


# Difficulty


def test_with_ten_clue_tokens_the_bonus_is_lost_at_ten() -> None:
    """At eight of ten a finished firework still recovers one (rules `bonus`, `bonus-lost`)."""
    at_eight = TableScript(
        hands=["r5" + " y2 g3 b4 w5"], ruleset="clues-10", fireworks="r4", clue_tokens=8
    )
    assert at_eight.do("Ann plays slot 1 (r5)").clue_tokens == 9
    at_ten = TableScript(hands=["r5 y2 g3 b4 w5"], ruleset="clues-10", fireworks="r4")
    assert at_ten.do("Ann plays slot 1 (r5)").clue_tokens == 10


# Empty clues (a table agreement)


@pytest.mark.parametrize("fact", ["white", "4"])
def test_an_agreed_empty_clue_tells_what_the_cards_are_not(fact: str) -> None:
    """It costs a token, points at nothing and passes every card by."""
    game = table("sixth-5.empty-clues").do(f"Ann clues {fact} to Bob (no slots)")
    assert game.marks("Bob") == [f"not {fact}"] * 5
    assert game.clue_tokens == 7


# Playing on past the deck (variant 4)


def test_play_goes_on_without_a_deck() -> None:
    """No last round begins with the last card; hands shrink (variant 4)."""
    game = TableScript(
        hands=["b5 w1 y1 g1 r1", "w5 w4 y1 g1 r1"],
        fireworks="r5 y5 g5 b4 w3",
        ruleset="play-on",
        draws="b1",
        deck_size=1,
        clue_tokens=0,
    )
    game.do("Ann discards slot 2 (w1)")
    assert (game.deck_size, game.state.turns_left) == (0, None)
    assert game.events == ["Ann discards w1 from slot 2", "Ann draws b1"]
    game.do("Bob discards slot 3 (y1)", "Ann discards slot 2 (y1)")
    assert [len(hand) for hand in game.state.hands] == [4, 4]
    game.do("Bob plays slot 2 (w4)", "Ann plays slot 1 (b5)", "Bob plays slot 1 (w5)")
    assert game.state.outcome == Outcome(EndCondition.WON, 25, 25)


def test_play_on_is_lost_when_a_needed_card_has_gone() -> None:
    """The last copy discarded loses at once; the score is 0 (rule `play-on-card-gone`)."""
    game = TableScript(hands=["r5 y2 g3 b4 w1"], ruleset="play-on", clue_tokens=1, fireworks="y2")
    game.do("Ann discards slot 1 (r5)")
    assert game.state.ending is EndCause.CARD_GONE
    assert game.state.outcome == Outcome(EndCondition.LOST, 0, 25)
    assert game.events == ["Ann discards r5 from slot 1", "the game is over: card-gone"]
    assert game.refused("Bob plays slot 1").rule == "play-on-card-gone"


def test_play_on_is_lost_when_a_needed_card_is_misplayed_away() -> None:
    """A mistake puts the card on the discard pile just as well."""
    game = TableScript(hands=["r5 y2 g3 b4 w1"], ruleset="play-on").do("Ann plays slot 1 (r5)")
    assert (game.state.ending, game.strikes) == (EndCause.CARD_GONE, 1)


def test_the_third_mistake_comes_before_the_card_it_loses() -> None:
    """Two reasons at once: the mistake is the one that is told."""
    game = TableScript(hands=["r5 y2 g3 b4 w1"], ruleset="play-on", strikes=2, discards="y4 g4")
    assert game.do("Ann plays slot 1 (r5)").state.ending is EndCause.STRIKES


def test_play_on_is_lost_with_the_last_of_several_copies() -> None:
    """The third red 1 on the discard pile, none played."""
    game = TableScript(hands=["r1 y2 g3 b4 w1"], ruleset="play-on", discards="r1 r1", clue_tokens=1)
    assert game.do("Ann discards slot 1 (r1)").state.ending is EndCause.CARD_GONE


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"fireworks": "r1", "discards": "r1"}, "Ann discards slot 1 (r1)"),
        ({"discards": "r1"}, "Ann discards slot 1 (r1)"),
        ({}, "Ann discards slot 2 (y2)"),
    ],
)
def test_what_is_played_or_has_another_copy_is_not_gone(
    settings: dict[str, Any], sentence: str
) -> None:
    """A card counts as gone only if it is still to be played and no copy is left."""
    game = TableScript(hands=["r1 y2 g3 b4 w1"], ruleset="play-on", clue_tokens=1, **settings)
    assert game.do(sentence).state.outcome is None


@pytest.mark.parametrize(("tokens", "ending"), [(0, EndCause.NO_ACTION), (1, None)])
def test_a_player_without_cards_needs_a_token(tokens: int, ending: EndCause | None) -> None:
    """With an empty hand one can only clue; without a token the game is lost (variant 4)."""
    game = TableScript(
        hands=["b4 b5 w5", ""],
        fireworks="r5 y5 g5 b3 w4",
        ruleset="play-on",
        deck_size=0,
        clue_tokens=tokens,
    )
    game.do("Ann plays slot 1 (b4)")
    assert game.state.ending is ending
    if ending:
        assert game.state.outcome == Outcome(EndCondition.LOST, 0, 25)
        assert game.refused("Bob plays slot 1").rule == "play-on-no-action"
    else:
        assert {str(action) for action in game.state.legal_actions()} == {
            "color-0-b",
            "color-0-w",
            "rank-0-5",
        }
