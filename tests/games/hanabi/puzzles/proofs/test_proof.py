"""Proofs: the facts leave what exact deduction leaves, and each says something new and true."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.hanabi.identity_sets import format_set, parse_set
from tests.games.hanabi.playing import states, talkatively
from tests.support.strategies import positions
from tests.support.table_script import TableScript
from tutor.core.messages import Message, Player
from tutor.games.hanabi.engine import Card, GameState, Ruleset, Variant
from tutor.games.hanabi.knowledge import View, cards_in, deduce, left_by_counting, set_of
from tutor.games.hanabi.puzzles.proofs.proof import left, possible, ruled_out, slot_facts, steps
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence

ANN, BOB, CAT = range(3)


def check(view: View, reader: int) -> None:
    """Assert of every slot that its proof leaves what deduction leaves, each step something new."""
    deduced = deduce(view).possible
    assert possible(view) == deduced
    every = set_of(view.ruleset.cards)
    for slot, could_be in enumerate(deduced):
        still = every
        for step in steps(view, slot, reader):
            assert step.rules_out
            assert step.rules_out & ~still == 0, "ruled out before"
            still &= ~step.rules_out
        assert still == could_be


@given(positions(), st.integers(0, 4), st.booleans())
def test_the_facts_leave_what_deduction_leaves(state: GameState, seat: int, hides: bool) -> None:
    """In positions of all kinds of games, also in a view in which the reader's hand is hidden."""
    view = View.of(state, seat % state.players)
    reader = state.to_act
    check(view.hiding(reader) if hides and reader != view.seat else view, reader)


@pytest.mark.parametrize("variant", Variant)
def test_late_in_games_with_many_clues(variant: Variant) -> None:
    """Where most copies are in sight, every kind of fact comes up, the joint ones as well."""
    kinds = set()
    for seed in range(6):
        deal = GameState.deal(Ruleset(variant, play_on=True), players=2 + seed % 3, seed=seed)
        for state in states(deal, talkatively, seed):
            if state.deck_size < 6:
                view = View.of(state, state.to_act)
                check(view, view.seat)
                kinds |= {
                    fact.kind
                    for slot in range(view.hand_size)
                    for fact in slot_facts(view, slot, view.seat)
                }
    assert kinds == {Evidence.CLUED, Evidence.DENIED, Evidence.COUNTED, Evidence.JOINT}


def ids(table: TableScript, name: str, slot: int) -> list[str]:
    """Return the ids of the facts about a player's card (slot from 1), said to its holder."""
    seat = table.seat(name)
    return [fact.message.id for fact in slot_facts(View.of(table.state, seat), slot - 1, seat)]


def could_be(table: TableScript, name: str, slot: int) -> str:
    """Return what the proof leaves for a player's card (slot from 1)."""
    return format_set(possible(View.of(table.state, table.seat(name)))[slot - 1])


def test_clues_come_first_and_only_those_that_matter() -> None:
    """What is red is known not to be blue: only the number that left the card out says more."""
    table = TableScript("Ann Bob", ["b2 y1 y1 g1 g3", "r1 g2 r4 b1 w3"])
    table.do("Ann clues red to Bob (slots 1,3)", "Bob clues yellow to Ann (slots 2,3)")
    table.do("Ann clues blue to Bob (slot 4)", "Bob clues blue to Ann (slot 1)")
    table.do("Ann clues 1 to Bob (slots 1,4)")
    assert ids(table, "Bob", 3) == ["proof.color", "proof.not-rank"]
    assert could_be(table, "Bob", 3) == "r2 r3 r4 r5"
    assert ids(table, "Bob", 5) == ["proof.not-color", "proof.not-color", "proof.not-rank"]
    assert ids(table, "Bob", 2)[:2] == ["proof.not-color", "proof.not-color"]


def test_each_fact_names_its_rule_and_how_it_is_found() -> None:
    """What pointed, what left out and what lies in sight rest on different rules."""
    table = TableScript("Ann Bob", ["b2 y1 y1 g1 g3", "r1 g2 r4 b1 w3"], discards="r2 r2 r3")
    table.do("Ann clues red to Bob (slots 1,3)", "Bob clues yellow to Ann (slots 2,3)")
    table.do("Ann clues 1 to Bob (slots 1,4)")
    facts = slot_facts(View.of(table.state, BOB), 2, BOB)
    assert [(fact.kind, fact.rule) for fact in facts] == [
        (Evidence.CLUED, "clue-complete"),
        (Evidence.DENIED, "clue-denies"),
        (Evidence.COUNTED, "discard-pile"),
    ]


def test_where_the_copies_are() -> None:
    """Both y4 are in sight: one in the discard pile, one in Bob's hand; a firework counts too."""
    table = TableScript(
        "Ann Bob Cat",
        ["y3 b2 r1 g1 g3", "y4 g2 r4 b1 w3", "g4 g5 w1 w1 w4"],
        fireworks="y2",
        discards="y4 y2",
    )
    table.do("Ann clues green to Bob (slot 2)", "Bob clues yellow to Ann (slot 1)")
    view = View.of(table.state, ANN)
    assert could_be(table, "Ann", 1) == "y1 y3 y5"
    four = ruled_out(view, 0, Card("y4"), ANN)
    assert (four.kind, four.rule) == (Evidence.COUNTED, "copies")
    assert four.message.params["where"] == (
        Message("where.discard-pile", {"num": 1}),
        Message("where.hand", {"num": 1, "name": Player(BOB)}),
    )
    two = ruled_out(view, 0, Card("y2"), ANN)
    assert two.message.params["where"] == (
        Message("where.firework"),
        Message("where.discard-pile", {"num": 1}),
    )


def test_many_cards_in_sight_are_told_colour_by_colour() -> None:
    """More than three identities are not listed one by one, so that the proof can be read."""
    table = TableScript(
        "Ann Bob Cat",
        ["y3 b2 r1 g1 g3", "y5 g5 r4 b1 w3", "b5 r5 w1 w1 w4"],
        discards="r2 r2",
    )
    table.do("Ann clues green to Bob (slot 2)", "Bob clues 3 to Ann (slots 1,5)")
    table.do("Cat clues 3 to Bob (slot 5)", "Ann clues red to Bob (slot 3)")
    facts = slot_facts(View.of(table.state, ANN), 2, ANN)
    counted = [fact.message for fact in facts if fact.kind == Evidence.COUNTED]
    assert counted[0].id == "proof.counted-colour"
    assert {message.id for message in counted[1:]} == {"proof.counted-there"}
    assert len(counted) == 4
    assert counted[0].params["cards"] == (Card("r2"), Card("r5"))


def wild(*turns: str) -> TableScript:
    """Return a table with wild multicolour cards, after these turns."""
    hands = ["b2 y1 y1 g1 g3", "r1 m2 r4 b1 m3"]
    return TableScript("Ann Bob", hands, ruleset="wild-10").do(*turns)


def test_wild_one_colour_leaves_two() -> None:
    """A clue of one colour leaves that colour and multicolour."""
    table = wild("Ann clues red to Bob (slots 1,2,3,5)")
    assert ids(table, "Bob", 1) == ["proof.wild-color"]
    assert could_be(table, "Bob", 1) == "r1 r2 r3 r4 r5 m1 m2 m3 m4 m5"


def test_wild_two_colours_prove_multicolour() -> None:
    """Two different colours on one card leave multicolour alone (rule `wild-proof`)."""
    table = wild("Ann clues red to Bob (slots 1,2,3,5)", "Bob clues yellow to Ann (slots 2,3)")
    table.do("Ann clues blue to Bob (slots 2,4,5)")
    assert ids(table, "Bob", 2) == ["proof.wild-color", "proof.two-colors"]
    assert could_be(table, "Bob", 2) == "m1 m2 m3 m4 m5"
    facts = slot_facts(View.of(table.state, BOB), 1, BOB)
    assert [fact.rule for fact in facts] == ["wild-touched", "wild-proof"]


def test_wild_a_colour_left_out_denies_multicolour() -> None:
    """Pointed at for red and not for blue, a card is plainly red; red would say so twice."""
    table = wild("Ann clues red to Bob (slots 1,2,3,5)", "Bob clues yellow to Ann (slots 2,3)")
    table.do("Ann clues blue to Bob (slots 2,4,5)")
    assert ids(table, "Bob", 1) == ["proof.wild-color", "proof.not-wild"]
    assert could_be(table, "Bob", 1) == "r1 r2 r3 r4 r5"
    assert ids(table, "Bob", 4) == ["proof.wild-color", "proof.not-wild"]
    assert ids(table, "Ann", 1) == ["proof.not-wild", "proof.not-color"]


def test_a_known_card_is_the_last_copy() -> None:
    """Card 1 is the only r4 out of sight, so the card that was drawn later is not r4."""
    table = TableScript("Ann Bob", ["r4 y1 y2 g1 g3", "b1 g2 w4 b1 w3"], discards="r4", draws="w5")
    table.do("Ann clues blue to Bob (slots 1,4)", "Bob clues red to Ann (slot 1)")
    table.do("Ann clues green to Bob (slot 2)", "Bob clues 4 to Ann (slot 1)")
    table.do("Ann discards slot 2 (y1)")
    fact = ruled_out(View.of(table.state, ANN), 4, Card("r4"), ANN)
    place = Message("place.your-card", {"slot": 5})
    told = {"place": place, "slot": 1, "card": Card("r4")}
    assert fact.message == Message("proof.taken-by-your-card", told)
    assert fact.kind == Evidence.JOINT


def test_two_cards_that_take_the_last_copies() -> None:
    """Cards 1 and 2 are the two red cards left, so the card that was drawn later is not red."""
    table = TableScript(
        "Ann Bob",
        ["r4 r5 y1 g1 g3", "b1 g2 w4 b1 w3"],
        fireworks="r3",
        discards="r1 r1 r2 r3 r4",
        draws="w5",
    )
    table.do("Ann clues blue to Bob (slots 1,4)", "Bob clues red to Ann (slots 1,2)")
    table.do("Ann discards slot 3 (y1)")
    view = View.of(table.state, ANN)
    fact = ruled_out(view, 4, Card("r5"), ANN)
    assert fact.kind == Evidence.JOINT
    place = Message("place.your-card", {"slot": 5})
    told = {"place": place, "slots": (1, 2), "cards": (Card("r4"), Card("r5"))}
    assert fact.message == Message("proof.taken-by-your-cards", told)
    to_bob = ruled_out(view, 4, Card("r5"), BOB).message
    assert to_bob.id == "proof.taken-by-their-cards"
    assert to_bob.params["name"] == Player(ANN)


def test_whose_card_it_is() -> None:
    """The holder hears of "your card", everyone else of the holder's card by name."""
    table = TableScript("Ann Bob", ["b2 y1 y1 g1 g3", "r1 g2 r4 b1 w3"])
    table.do("Ann clues red to Bob (slots 1,3)")
    view = View.of(table.state, BOB)
    (to_bob,) = slot_facts(view, 0, BOB)
    (to_ann,) = slot_facts(view.hiding(ANN), 0, ANN)
    assert to_bob.message.params["place"] == Message("place.your-card", {"slot": 1})
    assert to_ann.message.params["place"] == Message(
        "place.card-of", {"name": Player(BOB), "slot": 1}
    )


def test_what_is_left() -> None:
    """A few cards are listed, many are counted."""
    table = TableScript("Ann Bob", ["b2 y1 y1 g1 g3", "r1 g2 r4 b1 w3"])
    table.do("Ann clues red to Bob (slots 1,3)")
    view = View.of(table.state, BOB)
    assert left(view, 0, BOB).params["cards"] == cards_in(parse_set("r1 r2 r3 r4 r5"))
    assert left(view, 1, BOB).params["num"] == 20


def test_a_possible_card_is_not_ruled_out() -> None:
    """To ask why a card is impossible that is not, is an error."""
    table = TableScript("Ann Bob", ["b2 y1 y1 g1 g3", "r1 g2 r4 b1 w3"])
    with pytest.raises(ValueError, match="slot 0 could be r1"):
        ruled_out(View.of(table.state, BOB), 0, Card("r1"), BOB)


@given(positions())
def test_against_some_cards_only(state: GameState) -> None:
    """Facts against a set rule out all of it that is impossible, and nothing else is told."""
    view = View.of(state, state.to_act)
    unwanted = parse_set("r1 r3 y5 g2 b4 m1 m5") & set_of(state.ruleset.cards)
    for slot, could in enumerate(deduce(view).possible):
        told = steps(view, slot, view.seat, unwanted)
        assert all(step.rules_out & ~unwanted == 0 for step in told)
        assert sum(step.rules_out for step in told) == unwanted & ~could


def test_counting_alone_does_not_need_the_hand() -> None:
    """No joint fact is told where clues and counting have ruled everything out already."""
    table = TableScript("Ann Bob", ["b2 y1 y1 g1 g3", "r1 g2 r4 b1 w3"])
    view = View.of(table.state, ANN)
    assert left_by_counting(view) == possible(view)
    facts = slot_facts(view, 0, ANN)
    assert Evidence.JOINT not in {fact.kind for fact in facts}
