"""Point out: which cards a clue touches, and what the others learn from it."""

import pytest

from tests.games.hanabi.puzzles.page_messages import some
from tests.support.table_script import TableScript
from tutor.core.errors import IllegalActionError
from tutor.core.messages import Player
from tutor.core.puzzle import NONE, Answer, Puzzle, answer_to
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.engine.actions import parse_action
from tutor.games.hanabi.engine.events import ClueGiven
from tutor.games.hanabi.puzzles import THEMES

POINT_OUT = THEMES["point-out"]


def pointing(table: TableScript, clue: str, *chosen: str) -> Answer[GameState]:
    """Return the answer of the player to act, who gives this clue."""
    puzzle = Puzzle("point-out", table.state, table.state.to_act, {"clue": clue})
    return answer_to(POINT_OUT, puzzle, chosen)


def told(given: Answer[GameState]) -> dict[str, tuple[str, str]]:
    """Return the id of each verdict's message and its rule, by option."""
    return {v.option: (v.consequence.id, v.rule) for v in given.verdicts}


def test_every_matching_card_and_no_other() -> None:
    """A clue is complete: both red cards and nothing else are the answer."""
    table = TableScript("Ann Bob", ["b2 y1 y1 g1 g3", "r1 g2 r4 b1 w3"])
    assert pointing(table, "color-1-r", "card-1-0", "card-1-2").is_solved
    assert not pointing(table, "color-1-r", "card-1-0").is_solved
    assert not pointing(table, "color-1-r", "card-1-0", "card-1-1", "card-1-2").is_solved


def test_each_card_says_why() -> None:
    """A clue points at every match and at nothing else: the same rule either way."""
    table = TableScript("Ann Bob Cat", ["b2 y1 y1 g1 g3", "b3 y2 y3 g4 b5", "r1 g2 r4 b1 w3"])
    given = pointing(table, "color-2-r", NONE)
    assert told(given) == {
        "card-2-0": ("point-out.is", "clue-complete"),
        "card-2-1": ("point-out.is-not", "clue-complete"),
        "card-2-2": ("point-out.is", "clue-complete"),
        "card-2-3": ("point-out.is-not", "clue-complete"),
        "card-2-4": ("point-out.is-not", "clue-complete"),
        NONE: ("point-out.none-wrong", "clue-touches-some"),
    }
    assert {v.consequence.params.get("name") for v in given.verdicts} == {Player(2), None}


def test_the_clue_is_given_in_the_position_after() -> None:
    """Whatever was answered, the table after shows the whole clue and one token less."""
    table = TableScript("Ann Bob", ["b2 y1 y1 g1 g3", "r1 g2 r4 b1 w3"])
    after = {verdict.after for verdict in pointing(table, "color-1-r", "card-1-1").verdicts}
    assert after == {table.do("Ann clues red to Bob (slots 1,3)").state}


def test_wild_cards_belong_to_every_colour() -> None:
    """In the wild variants a multicolour card is pointed at, and says why."""
    table = TableScript("Ann Bob", ["b2 y1 y1 g1 g3", "r1 g2 m4 b1 w3"], ruleset="wild-5")
    given = pointing(table, "color-1-r")
    assert given.right_options == {"card-1-0", "card-1-2"}
    assert told(given)["card-1-2"] == ("point-out.is.wild", "wild-touched")


def test_a_clue_about_nothing_has_the_answer_none() -> None:
    """Where a table allows clues that match no card, `none` is right."""
    table = TableScript("Ann Bob", ["b2 y1 y1 g1 g3", "r1 g2 r4 b1 w3"], ruleset="empty-clues")
    given = pointing(table, "color-1-y", NONE)
    assert given.is_solved
    assert told(given)[NONE] == ("point-out.none-right", "clue-touches-some")


def test_a_clue_that_may_not_be_given_is_no_question() -> None:
    """The engine's refusal comes through."""
    table = TableScript("Ann Bob", ["b2 y1 y1 g1 g3", "r1 g2 r4 b1 w3"])
    with pytest.raises(IllegalActionError):
        pointing(table, "color-1-y")
    with pytest.raises(ValueError, match="play-0 is no clue"):
        pointing(table, "play-0")


def proof(table: TableScript, clue: str) -> list[tuple[str, str, object]]:
    """Return the ids of the facts, how they are found, and how many cards they are about."""
    puzzle = Puzzle("point-out", table.state, table.state.to_act, {"clue": clue})
    facts = POINT_OUT.proof(puzzle)
    return [(fact.message.id, fact.kind, fact.message.params.get("num")) for fact in facts]


def test_a_fresh_hand_needs_the_rule_and_the_count() -> None:
    """Nothing distracts from the clue."""
    table = TableScript("Ann Bob", ["b2 y1 y1 g1 g3", "r1 g2 r4 b1 w3"])
    assert proof(table, "color-1-r") == [
        ("rule.clue-complete.1", "rule", None),
        ("point-out.matches", "seen", 2),
    ]


def test_earlier_clues_distract() -> None:
    """Cards that were pointed at before, and cards that were left out, are facts of their own."""
    table = TableScript("Ann Bob", ["r1 r2 y3 y4 g5", "r1 g2 r4 b1 w3"])
    table.do("Ann clues red to Bob (slots 1,3)", "Bob clues yellow to Ann (slots 3,4)")
    assert proof(table, "rank-1-1")[1:] == [
        ("point-out.pointed-before", "clued", 2),
        ("point-out.left-out-before", "denied", 3),
        ("point-out.matches", "seen", 2),
    ]


@pytest.mark.parametrize(
    ("ruleset", "rule"), [("wild-5", "wild-touched.1"), ("sixth-5", "sixth-suit.2")]
)
def test_a_multicolour_card_brings_its_rule(ruleset: str, rule: str) -> None:
    """If one is in the hand and a colour is named; numbers are the same for all cards."""
    table = TableScript("Ann Bob", ["b2 y1 y1 g1 g3", "r1 g2 m4 b1 w3"], ruleset=ruleset)
    assert proof(table, "color-1-r")[1][0] == f"rule.{rule}"
    assert len(proof(table, "rank-1-4")) == 2
    given = pointing(table, "color-1-r")
    with_rule = {v.option for v in given.verdicts if len(v.facts) == 2}
    assert with_rule == {"card-1-2"}


def test_that_nothing_matches_is_not_told_beforehand() -> None:
    """It would be the answer."""
    table = TableScript("Ann Bob", ["b2 y1 y1 g1 g3", "r1 g2 r4 b1 w3"], ruleset="empty-clues")
    assert [fact[0] for fact in proof(table, "color-1-y")] == ["rule.clue-complete.1"]


def test_the_engine_agrees() -> None:
    """Right is exactly what the clue's event says."""
    for puzzle in some(POINT_OUT):
        clue = parse_action(puzzle.question["clue"])
        event, *_ = puzzle.position.apply(clue).events
        assert isinstance(event, ClueGiven)
        touched = {f"card-{event.clue.target}-{slot}" for slot in event.slots}
        assert answer_to(POINT_OUT, puzzle, []).right_options == (touched or {NONE})
