"""Each rule of partners on a table where it decides, and beside it one where it does not."""

import pytest

from tests.support.sentences import read
from tests.support.table_script import TableScript
from tutor.core.messages import Player
from tutor.games.hanabi.engine import Card
from tutor.games.hanabi.partners import (
    ALL_CONVENTIONS,
    NO_CONVENTIONS,
    ConventionSet,
    Decision,
    Meanings,
    PartnerRule,
    decide,
)

BOB = Player(1)


def decided(
    table: TableScript, *sentences: str, conventions: ConventionSet = ALL_CONVENTIONS
) -> Decision:
    """Return what the partner to act decides once all this has been done."""
    meanings = Meanings.at_start(table.state, conventions)
    for sentence in sentences:
        before, action = table.state, read(sentence, table.names).action
        table.do(sentence)
        meanings = meanings.after(before, action, table.state)
    return decide(table.state, meanings)


def short(decision: Decision) -> tuple[str, PartnerRule]:
    """Return the action and the rule."""
    return str(decision.action), decision.rule


def cards(text: str) -> tuple[Card, ...]:
    """Return cards by their names."""
    return tuple(map(Card, text.split()))


def test_a_card_about_to_be_misplayed_is_explained() -> None:
    """By convention red means that the red 3 can be played; its number says that it can't."""
    table = TableScript("Ann Bob", ["r1 y3 y4 g4 g4", "y2 r3 g5 b4 w4"])
    decision = decided(table, "Ann clues red to Bob (slot 2)", "Bob clues 1 to Ann (slot 1)")
    assert short(decision) == ("rank-1-3", PartnerRule.STOP_MISTAKE)
    assert decision.facts == {"to": BOB, "slot": 1, "card": Card("r3")}


def test_a_last_copy_is_saved_from_the_next_discard() -> None:
    table = TableScript("Ann Bob Cat", ["r3 y3 y4 g4 b4", "r5 y4 g4 b3 w4", "g3 b4 w3 w4 r4"])
    decision = decided(table)
    assert short(decision) == ("rank-1-5", PartnerRule.SAVE)
    assert decision.facts == {"to": BOB, "slot": 0, "card": Card("r5"), "left": 1, "early": False}


@pytest.mark.parametrize(
    ("players", "rule"),
    [("Ann Bob", PartnerRule.SAVE), ("Ann Bob Cat", PartnerRule.DISCARD_OLDEST)],
)
def test_a_2_is_saved_between_two(players: str, rule: PartnerRule) -> None:
    """With three players somebody else can make up for it."""
    hands = ["r3 y3 y4 g4 b4", "r2 y4 g4 b3 w4", "g3 b4 w3 w4 r4"]
    table = TableScript(players, hands[: len(players.split())], clue_tokens=4)
    assert decided(table).rule is rule


def test_the_last_token_saves_the_second_player_on() -> None:
    table = TableScript(
        "Ann Bob Cat",
        ["r3 y3 y4 g4 b4", "y4 r4 g4 b3 w4", "g5 b4 w3 w4 r4"],
        clue_tokens=1,
    )
    assert short(decided(table)) == ("rank-2-5", PartnerRule.SAVE)


def test_a_card_proven_playable_is_played() -> None:
    table = TableScript("Ann Bob", ["r3 r1 y4 g4 b4", "y4 r4 g4 b3 w4"], starts="Bob")
    decision = decided(table, "Bob clues 1 to Ann (slot 2)")
    assert short(decision) == ("play-1", PartnerRule.PLAY_PROVEN)
    assert decision.facts == {"slot": 1, "cards": cards("r1 y1 g1 b1 w1")}


def test_a_card_that_is_meant_is_played() -> None:
    """Of the red cards that get their first clue, the newest is meant."""
    table = TableScript("Ann Bob", ["r3 y3 r1 g4 b4", "y4 r4 g4 b3 w4"], starts="Bob")
    clue = "Bob clues red to Ann (slots 1,3)"
    decision = decided(table, clue)
    assert short(decision) == ("play-2", PartnerRule.PLAY_MEANT)
    assert decision.facts == {"slot": 2, "by": BOB, "cards": cards("r1")}
    table = TableScript("Ann Bob", ["r3 y3 r1 g4 b4", "y4 r4 g4 b3 w4"], starts="Bob")
    assert decided(table, clue, conventions=NO_CONVENTIONS).rule != PartnerRule.PLAY_MEANT


def test_of_two_playable_cards_the_one_goes_first_that_is_waited_for() -> None:
    """Bob has the yellow 2, and no red one; the red 1 is older."""
    table = TableScript("Ann Bob", ["r1 y3 y1 g4 b4", "r4 y2 g4 b3 w4"], starts="Bob")
    decision = decided(
        table,
        "Bob clues red to Ann (slot 1)",
        "Ann discards slot 5 (b4)",
        "Bob clues yellow to Ann (slots 2,3)",
    )
    assert short(decision) == ("play-2", PartnerRule.PLAY_MEANT)


def test_the_clue_that_makes_most_cards_playable_is_given() -> None:
    table = TableScript("Ann Bob", ["r3 y3 y4 g4 b4", "r4 r1 g1 b3 w4"])
    decision = decided(table, conventions=NO_CONVENTIONS)
    assert short(decision) == ("rank-1-1", PartnerRule.TELL_PLAYABLE)
    assert decision.facts == {"to": BOB, "slots": (1, 2), "cards": cards("r1 g1")}


@pytest.mark.parametrize(
    ("deck_size", "rule"), [(1, PartnerRule.TELL_PLAYABLE), (2, PartnerRule.PLAY_MEANT)]
)
def test_before_the_last_card_is_drawn_others_are_told(deck_size: int, rule: PartnerRule) -> None:
    """With two cards in the deck the own card is played at once."""
    table = TableScript(
        "Ann Bob",
        ["r3 y3 y4 g4 b4", "r1 y1 g1 b1 w1"],
        fireworks="r2 y2 g2 b2",
        deck_size=deck_size,
        clue_tokens=4,
        starts="Bob",
    )
    assert decided(table, "Bob clues red to Ann (slot 1)").rule is rule


@pytest.mark.parametrize(
    ("strikes", "rule"), [(1, PartnerRule.PLAY_CHANCE), (2, PartnerRule.DISCARD_OLDEST)]
)
def test_on_the_last_turn_the_likeliest_card_is_tried(strikes: int, rule: PartnerRule) -> None:
    """Unless a mistake would lose the game."""
    table = TableScript(
        "Ann Bob",
        ["y4 r3 y4 g4 b4", "w4 w3 g4 b3 w1"],
        fireworks="r2 w1",
        deck_size=0,
        turns_left=2,
        clue_tokens=0,
        strikes=strikes,
    )
    assert decided(table).rule is rule


def test_a_literal_player_is_told_more_of_a_playable_card() -> None:
    """No clue proves the red 2 playable. By convention it is played after the first one."""
    table = TableScript("Ann Bob", ["r3 y3 y4 g4 b4", "y4 r2 g4 b3 w4"], fireworks="r1")
    decision = decided(table, conventions=NO_CONVENTIONS)
    assert short(decision) == ("color-1-r", PartnerRule.TELL_MORE)
    assert decision.facts == {"to": BOB, "slot": 1, "card": Card("r2")}
    assert decided(table).rule is PartnerRule.TELL_PLAYABLE


def test_with_many_tokens_last_copies_are_saved_early() -> None:
    """Bob would discard his first card, and the 5 is another one."""
    hands = ["r3 y3 y4 g4 b4", "y4 r4 r5 b3 w4"]
    decision = decided(TableScript("Ann Bob", hands, clue_tokens=4))
    assert short(decision) == ("rank-1-5", PartnerRule.SAVE)
    assert decision.facts["early"]
    decision = decided(TableScript("Ann Bob", hands, clue_tokens=3))
    assert short(decision) == ("discard-0", PartnerRule.DISCARD_OLDEST)


@pytest.mark.parametrize(
    ("deck_size", "rule"), [(6, PartnerRule.GAIN_TIME), (9, PartnerRule.DISCARD_OLDEST)]
)
def test_a_discard_that_would_cost_a_point_waits(deck_size: int, rule: PartnerRule) -> None:
    """Eight cards are still to be played, as many as there are turns with six in the deck."""
    table = TableScript(
        "Ann Bob",
        ["r1 r1 y1 y1 g1", "r2 y2 g2 w3 w4"],
        fireworks="r5 y5 g5 b2",
        draws="w5 w2 w1 b5 b4 b3",
        deck_size=deck_size,
        clue_tokens=3,
    )
    assert decided(table).rule is rule


def test_what_is_certainly_useless_is_discarded_first() -> None:
    table = TableScript(
        "Ann Bob",
        ["y4 r1 b3 g5 b4", "r3 y4 b4 g4 w4"],
        fireworks="r1 y1 g1 b1 w1",
        clue_tokens=3,
        starts="Bob",
    )
    decision = decided(table, "Bob clues 1 to Ann (slot 2)", conventions=NO_CONVENTIONS)
    assert short(decision) == ("discard-1", PartnerRule.DISCARD_PROVEN)
    assert decision.facts == {"slot": 1, "cards": cards("r1 y1 g1 b1 w1")}


def test_of_told_cards_the_one_goes_that_is_least_likely_a_last_copy() -> None:
    hands = ["r5 r3 r4 r4 r3", "y4 w4 g4 b4 y4"]
    decision = decided(
        TableScript("Ann Bob", hands, clue_tokens=5, starts="Bob"),
        "Bob clues red to Ann (slots 1,2,3,4,5)",
        "Ann clues 4 to Bob (slots 1,2,3,4,5)",
        "Bob clues 5 to Ann (slot 1)",
        conventions=NO_CONVENTIONS,
    )
    assert short(decision) == ("discard-1", PartnerRule.DISCARD_LEAST)
    assert decision.facts == {"slot": 1, "critical": 0, "identities": 4}


def test_where_nothing_may_be_discarded_a_harmless_clue_is_given() -> None:
    table = TableScript("Ann Bob Cat", ["r3 y3 y4 g4 b4", "y4 r4 b3 w3 w4", "g3 b4 w3 w4 r4"])
    assert decided(table).rule is PartnerRule.TELL_LEAST
