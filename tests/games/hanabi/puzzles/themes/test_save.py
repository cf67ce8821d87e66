"""Save it: clues after which the receiver can prove that a card must not be discarded."""

from tests.games.hanabi.puzzles.helping import (
    about,
    agrees_with_all_worlds,
    aims,
    clueing,
)
from tests.support.table_script import TableScript
from tutor.core.messages import Message
from tutor.core.puzzle import Verdict
from tutor.games.hanabi.engine import Card, GameState
from tutor.games.hanabi.puzzles.difficulty import level_of
from tutor.games.hanabi.puzzles.themes.save import Save

SAVE = Save()
ANN = "b2 y1 y1 g1 g3"


def right(scenario: TableScript, card: str = "card-1-0") -> set[str]:
    """Return the right clues."""
    return set(clueing(SAVE, scenario, card).right_options)


def verdict(scenario: TableScript, option: str, card: str = "card-1-0") -> Verdict[GameState]:
    """Return the verdict on the clue."""
    return SAVE.judge(about(SAVE, scenario, card), option)


def table(bob: str, **given: str) -> TableScript:
    """Return a table at which Bob has these cards."""
    return TableScript("Ann Bob", [ANN, bob], **given)  # type: ignore[arg-type]  # words only


def test_five_is_enough_for_a_five() -> None:
    """Every 5 is the only one of its kind; a red card may be any."""
    start = table("r5 r3 g2 b4 w1")
    assert right(start) == {"rank-1-5"}
    assert clueing(SAVE, start, "card-1-0", "rank-1-5").is_solved
    good, bad = verdict(start, "rank-1-5"), verdict(start, "color-1-r")
    assert good.consequence.id == "helping.settles.rank"
    assert good.consequence.params["conclusion"] == Message("save.yes-single", {"rank": 5})
    assert [fact.message.id for fact in good.facts] == ["proof.rank", "standing.each-only-one"]
    assert good.rule == "copies"
    doubt = bad.consequence
    assert (doubt.id, doubt.params["card"]) == ("helping.no.none-discarded", Card("r1"))
    assert bad.facts[-1].message.id == "standing.another-copy"
    assert good.after == start.do("Ann clues 5 to Bob (slot 1)").state


def test_five_is_not_enough_where_a_five_is_useless() -> None:
    """With both r4 discarded, a 5 may be r5, which no firework can take any more."""
    scenario = table("g5 r3 g2 b4 w1", discards="r4 r4")
    assert right(scenario) == set()
    scenario.do("Ann clues 5 to Bob (slot 1)", "Bob clues 1 to Ann (slots 2,3,4)")
    assert right(scenario) == {"color-1-g", "color-1-r"}, "by leaving it out, red does too"
    assert verdict(scenario, "color-1-b").facts[-1].message.id == "standing.stops"


def test_a_last_copy_has_to_be_known_exactly() -> None:
    """The other r4 is discarded: the number tells the 4s apart from the 5, the colour the red."""
    scenario = table("r4 r3 g4 b1 w1", discards="r4")
    assert right(scenario) == set()
    scenario.do("Ann clues red to Bob (slots 1,2)", "Bob clues 1 to Ann (slots 2,3,4)")
    assert right(scenario) == {"rank-1-4"}
    good = verdict(scenario, "rank-1-4")
    assert good.consequence.id == "helping.settles.after-color.rank"
    last = Message("save.last", {"card": Card("r4"), "num": 1})
    assert good.consequence.params["conclusion"] == last
    assert good.rule == "last-copy"


def test_one_firework_may_be_enough() -> None:
    """With red at 3 and one r4 discarded, no red card is left but r4 and r5."""
    scenario = table("r4 y3 g4 b1 w1", discards="r4 r3 r2 r1 r1", fireworks="r3")
    assert right(scenario) == {"color-1-r"}
    conclusion = verdict(scenario, "color-1-r").consequence.params["conclusion"]
    assert conclusion.params["cards"] == (Card("r4"), Card("r5"))


def test_avalanche_cards_are_saved_by_their_colour() -> None:
    """Each of them is the only one; among ten multicolour cards the clue is not enough."""
    assert right(table("m2 r3 g2 b4 w1", ruleset="sixth-5")) == {"color-1-m"}
    assert right(table("m2 r3 g2 b4 w1", ruleset="sixth-10")) == set()


def test_wild_cards_are_saved_by_two_colours() -> None:
    """Five wild cards: after red, any other colour proves one."""
    scenario = table("m2 r3 g4 b4 w1", ruleset="wild-5")
    assert right(scenario) == set()
    scenario.do("Ann clues red to Bob (slots 1,2)", "Bob clues 1 to Ann (slots 2,3,4)")
    assert right(scenario) == {"color-1-y", "color-1-g", "color-1-b", "color-1-w"}


def test_what_only_the_receiver_sees_is_not_asked() -> None:
    """A 5 that may be r5, cut off: Bob knows that it is not, for he sees r5 with Ann."""
    unfair = TableScript("Ann Bob", ["r5 y1 y1 g1 g3", "g5 r3 g2 b4 w1"], discards="r4 r4")
    assert right(unfair) == set()
    seen = TableScript("Ann Bob Cat", [ANN, "g5 r3 g2 b4 w1", "r5 y3 y4 b1 b3"], discards="r4 r4")
    assert right(seen) == {"rank-1-5"}
    assert aims(SAVE, about(SAVE, seen, "card-1-0")) == {"fresh"}
    assert aims(SAVE, about(SAVE, unfair, "card-1-0")) == set()


def test_a_clue_that_was_given_is_part_of_the_proof() -> None:
    """What Bob knows already comes first, and makes it a question about an earlier clue."""
    scenario = table("r4 r3 g4 b1 w1", discards="r4")
    scenario.do("Ann clues red to Bob (slots 1,2)", "Bob clues 1 to Ann (slots 2,3,4)")
    puzzle = about(SAVE, scenario, "card-1-0")
    assert aims(SAVE, puzzle) == {"earlier"}
    ids = [fact.message.id for fact in SAVE.proof(puzzle)]
    assert ids[:2] == ["standing.last-copy", "proof.color"]
    assert "proof.rank" not in ids, "that would name the clue"


def test_levels_grow_with_the_proof() -> None:
    """A 5 at the start is level 1; with a useless 5 to be ruled out by counting it is harder."""
    easy = about(SAVE, table("r5 r3 g2 b4 w1"), "card-1-0")
    seen = TableScript("Ann Bob Cat", [ANN, "g5 r3 g2 b4 w1", "r5 y3 y4 b1 b3"], discards="r4 r4")
    assert level_of(SAVE, easy) == 1
    assert level_of(SAVE, about(SAVE, seen, "card-1-0")) > 1


def test_verdicts_agree_with_the_worlds_one_by_one() -> None:
    """A clue is right exactly if every world it leaves has an irreplaceable card there."""
    assert agrees_with_all_worlds(SAVE) > 20
