"""What do I know: all that a hidden card can be, from clues and from what is in sight."""

from collections import Counter

import pytest

from tests.games.hanabi.puzzles.hidden import questions
from tests.games.hanabi.worlds import agrees, own_clue_marks, unseen_cards
from tests.support.table_script import TableScript
from tutor.core.messages import Message
from tutor.core.puzzle import Answer, Puzzle, answer_to
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence
from tutor.games.hanabi.puzzles.themes.knowledge import WhatDoIKnow

KNOWLEDGE = WhatDoIKnow()


def asked(table: TableScript, slot: int, *chosen: str) -> Answer[GameState]:
    """Return the answer of the player to act on their own card (slot from 1)."""
    puzzle = Puzzle("knowledge", table.state, table.state.to_act, {"slot": slot - 1})
    return answer_to(KNOWLEDGE, puzzle, [f"identity-{card}" for card in chosen])


def right(table: TableScript, slot: int) -> str:
    """Return the right cards, in the order shown."""
    return " ".join(
        verdict.option.removeprefix("identity-")
        for verdict in asked(table, slot).verdicts
        if verdict.is_right
    )


def table_for_bob() -> TableScript:
    """Return a table at which Bob, to act, has heard red and 1."""
    table = TableScript("Ann Bob", ["b2 y1 y1 g1 g3", "r1 g2 r4 b1 w3"], discards="r3 r3")
    return table.do(
        "Ann clues red to Bob (slots 1,3)",
        "Bob clues yellow to Ann (slots 2,3)",
        "Ann clues 1 to Bob (slots 1,4)",
    )


def test_exactly_what_is_possible() -> None:
    """Red and not a 1 leaves four numbers, less the 3 whose copies are both discarded."""
    assert right(table_for_bob(), 3) == "r2 r4 r5"
    assert asked(table_for_bob(), 3, "r2", "r4", "r5").is_solved
    assert not asked(table_for_bob(), 3, "r2", "r4").is_solved
    assert not asked(table_for_bob(), 3, "r2", "r3", "r4", "r5").is_solved


def test_every_card_of_the_game_is_an_option() -> None:
    """Suit by suit, each identity once: 25 of them, or 30 with a sixth colour."""
    options = [verdict.option for verdict in asked(table_for_bob(), 1).verdicts]
    assert options[:6] == [f"identity-{card}" for card in ["r1", "r2", "r3", "r4", "r5", "y1"]]
    assert len(options) == 25
    wild = TableScript("Ann Bob", ruleset="wild-5")
    assert len(asked(wild, 1).verdicts) == 30


def test_five_multicolour_cards_are_counted_by_their_own_rule() -> None:
    """Whether an m2 is in sight or could still be there, the Avalanche says that it is single."""
    hands = ["g1 y1 b1 w1 r1", "r3 r4 g3 y3 b3"]
    table = TableScript("Ann Bob", [hands[0], hands[1]], ruleset="sixth-5", discards="m1")
    told = {each.option: each.rule for each in asked(table, 1).verdicts}
    assert told["identity-m2"] == "avalanche"
    assert told["identity-m1"] == "discard-pile"
    assert told["identity-g2"] == "copies"


def test_each_option_says_why() -> None:
    """The first fact that speaks against a card is its verdict; copies out of sight are counted."""
    told = {
        verdict.option: (verdict.consequence.id, verdict.rule)
        for verdict in asked(table_for_bob(), 3).verdicts
    }
    assert told["identity-y2"] == ("proof.color", "clue-complete")
    assert told["identity-r1"] == ("proof.not-rank", "clue-denies")
    assert told["identity-r3"] == ("proof.counted-there", "discard-pile")
    assert told["identity-r4"] == ("knowledge.can-be", "copies")
    (r4,) = (v for v in asked(table_for_bob(), 3).verdicts if v.option == "identity-r4")
    assert r4.consequence.params == {"num": 2}


def test_wild_cards_stay_possible_until_a_colour_leaves_the_card_out() -> None:
    """Red leaves multicolour as well; blue, which leaves the card out, ends that."""
    hands = ["b2 y1 y1 g1 g3", "r1 m2 r4 b1 m3"]
    table = TableScript("Ann Bob", hands, ruleset="wild-5").do(
        "Ann clues red to Bob (slots 1,2,3,5)", "Bob clues yellow to Ann (slots 2,3)"
    )
    table.do("Ann clues 1 to Bob (slots 1,4)")
    assert right(table, 1) == "r1 m1"
    table.do("Bob clues blue to Ann (slot 1)", "Ann clues blue to Bob (slots 2,4,5)")
    assert right(table, 1) == "r1"


def test_the_goal_names_the_card() -> None:
    """The goal counts cards from 1."""
    table = table_for_bob()
    puzzle = Puzzle("knowledge", table.state, 1, {"slot": 2})
    assert KNOWLEDGE.goal(puzzle) == Message("knowledge.goal", {"slot": 3})


def test_right_is_what_some_hand_allows() -> None:
    """A plain check: a right card agrees with the clues and is out of sight.

    The opposite holds as well unless other cards of the hand use it up, which the proof then says.
    """
    compared = 0
    for puzzle in questions(KNOWLEDGE)[::7]:
        view, slot = View.of(puzzle.position, puzzle.viewer), puzzle.question["slot"]
        unseen = Counter(unseen_cards(view))
        fits = {
            f"identity-{card}"
            for card in view.ruleset.cards
            if unseen[card] and agrees(card, own_clue_marks(view)[slot], view.ruleset)
        }
        given = answer_to(KNOWLEDGE, puzzle, [])
        joint = any(fact.kind == Evidence.JOINT for fact in KNOWLEDGE.proof(puzzle))
        assert given.right_options < fits if joint else given.right_options == fits
        compared += not joint
    assert compared > 100


def test_what_is_worth_asking() -> None:
    """Clues are there to be read, something is left and something ruled out, as the aim has it."""
    worthy = [(p, a) for p in questions(KNOWLEDGE) for a in AIMS if KNOWLEDGE.is_worth_asking(p, a)]
    assert {aim for _, aim in worthy} == set(AIMS)
    for puzzle, aim in worthy:
        assert puzzle.position.marks[puzzle.viewer][puzzle.question["slot"]]
        assert 1 <= len(answer_to(KNOWLEDGE, puzzle, []).right_options) <= 12
        assert any(fact.kind == aim for fact in KNOWLEDGE.proof(puzzle))


AIMS = ("clued", "denied", "counted", "joint")


@pytest.mark.parametrize("level", [3, 4, 5])
def test_from_level_3_pointing_is_not_enough(level: int) -> None:
    """Harder puzzles take a clue that left the card out, counting, or the whole hand."""
    assert Evidence.CLUED not in KNOWLEDGE.aims[level]
