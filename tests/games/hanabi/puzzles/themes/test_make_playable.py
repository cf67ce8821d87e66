"""Prove it’s playable: clues after which the receiver can prove that a card fits."""

from tests.games.hanabi.puzzles.helping import (
    about,
    agrees_with_all_worlds,
    aims,
    clueing,
)
from tests.support.table_script import TableScript
from tutor.core.messages import Message
from tutor.core.puzzle import Verdict
from tutor.games.hanabi.engine import Card, GameState, Ruleset
from tutor.games.hanabi.puzzles import generate
from tutor.games.hanabi.puzzles.difficulty import level_of
from tutor.games.hanabi.puzzles.themes.make_playable import MakePlayable

MAKE_PLAYABLE = MakePlayable()
ANN = "b2 y1 y1 g1 g3"


def right(scenario: TableScript, card: str = "card-1-0") -> set[str]:
    """Return the right clues."""
    return set(clueing(MAKE_PLAYABLE, scenario, card).right_options)


def verdict(scenario: TableScript, option: str, card: str = "card-1-0") -> Verdict[GameState]:
    """Return the verdict on the clue."""
    return MAKE_PLAYABLE.judge(about(MAKE_PLAYABLE, scenario, card), option)


def facts(given: Verdict[GameState]) -> list[str]:
    """Return the ids of the facts."""
    return [fact.message.id for fact in given.facts]


def start() -> TableScript:
    """Return a table at the start: Bob has a 1 and other cards."""
    return TableScript("Ann Bob", [ANN, "r1 r3 g2 b4 w5"])


def twos(**given: str) -> TableScript:
    """Return a table at which Bob was told of his 2s, and on red goes the 2."""
    scenario = TableScript("Ann Bob", [ANN, "r2 r3 g2 b4 w5"], fireworks="r1", **given)  # type: ignore[arg-type]  # words only
    return scenario.do("Ann clues 2 to Bob (slots 1,3)", "Bob clues 3 to Ann (slot 5)")


def test_at_the_start_the_number_proves_a_one() -> None:
    """Any 1 fits then, so it need not be known which; a red card may be anything red."""
    assert right(start()) == {"rank-1-1"}
    assert clueing(MAKE_PLAYABLE, start(), "card-1-0", "rank-1-1").is_solved
    assert not clueing(MAKE_PLAYABLE, start(), "card-1-0", "color-1-r").is_solved


def test_a_verdict_tells_what_is_left_and_why() -> None:
    """Five 1s that all fit; or a red 2, which is too early."""
    good, bad = verdict(start(), "rank-1-1"), verdict(start(), "color-1-r")
    assert good.consequence.params["conclusion"] == Message("make-playable.yes-rank", {"rank": 1})
    assert facts(good) == ["proof.rank", "standing.each-fits"]
    assert good.rule == "play"
    assert good.after == start().do("Ann clues 1 to Bob (slot 1)").state
    doubt = bad.consequence
    assert (doubt.id, doubt.params["card"]) == ("helping.no.too-early", Card("r2"))
    assert facts(bad) == ["proof.color", "standing.too-early"]


def test_a_colour_completes_what_a_number_began() -> None:
    """Told 2 before, red makes it the red 2. Green, for another card, leaves other colours."""
    assert right(twos()) == {"color-1-r"}
    conclusion = verdict(twos(), "color-1-r").consequence.params["conclusion"]
    assert conclusion.params["cards"] == (Card("r2"),)
    assert facts(verdict(twos(), "color-1-g")) == [
        "proof.rank",
        "proof.not-color",
        "standing.too-early",
    ]


def test_a_clue_may_prove_it_by_leaving_the_card_out() -> None:
    """Of Bob's 1 only red is bad, as its firework is begun: a red clue for another card does."""
    scenario = TableScript("Ann Bob", [ANN, "g1 r4 y2 b4 w5"], fireworks="r1")
    scenario.do("Ann clues 1 to Bob (slot 1)", "Bob clues 3 to Ann (slot 5)")
    assert right(scenario) == {"color-1-r", "color-1-g"}
    assert "proof.not-color" in facts(verdict(scenario, "color-1-r"))
    asked = about(MAKE_PLAYABLE, scenario, "card-1-0")
    assert aims(MAKE_PLAYABLE, asked) == {"earlier", "aside"}


def test_two_colours_prove_a_wild_card() -> None:
    """Told red and 2, it is r2 or m2; any other colour proves m2, which fits on m1.

    Every colour points at it, so every colour may be named.
    """
    hands = [ANN, "m2 r3 g4 b4 w5"]
    scenario = TableScript("Ann Bob", hands, ruleset="wild-10", fireworks="m1", clue_tokens=6)
    scenario.do("Ann clues red to Bob (slots 1,2)", "Bob clues 3 to Ann (slot 5)")
    scenario.do("Ann clues 2 to Bob (slot 1)", "Bob clues 1 to Ann (slots 2,3,4)")
    assert right(scenario) == {"color-1-y", "color-1-g", "color-1-b", "color-1-w"}
    assert "proof.two-colors" in facts(verdict(scenario, "color-1-g"))


def test_a_named_multicolour_is_a_colour_like_others() -> None:
    """As a sixth colour it is named: told 2, “multicolour” makes it m2."""
    hands = [ANN, "m2 r3 g4 b4 w5"]
    scenario = TableScript("Ann Bob", hands, ruleset="sixth-10", fireworks="m1")
    scenario.do("Ann clues 2 to Bob (slot 1)", "Bob clues 3 to Ann (slot 5)")
    assert right(scenario) == {"color-1-m"}


def white_twos(*, ann: str, cat: str) -> TableScript:
    """Return a table at which every 2 but the white one fits."""
    return TableScript("Ann Bob Cat", [ann, "r2 r3 g4 b4 w5", cat], fireworks="r1 y1 g1 b1")


def test_counting_helps_if_all_can_see_it() -> None:
    """With both w2 in Cat's hand, “2” proves a card that fits, and Ann sees that it does."""
    scenario = white_twos(ann="b2 y1 y1 g1 g3", cat="w2 w2 g1 b3 y4")
    assert right(scenario) == {"rank-1-2"}
    assert "proof.counted-there" in facts(verdict(scenario, "rank-1-2"))
    assert aims(MAKE_PLAYABLE, about(MAKE_PLAYABLE, scenario, "card-1-0")) == {"fresh"}


def test_what_only_the_receiver_sees_does_not_count() -> None:
    """With both w2 in her own hand, Ann cannot know that “2” is enough for Bob."""
    scenario = white_twos(ann="w2 w2 y1 g1 g3", cat="b2 y1 g1 b3 y4")
    assert right(scenario) == set()
    scenario = white_twos(ann="w2 y1 y1 g1 g3", cat="w2 b2 g1 b3 y4")
    assert right(scenario) == set()


def test_what_the_giver_must_hold_is_no_doubt() -> None:
    """Bob knows that his 1s are the last two, the yellow one among them: Ann sees both."""
    puzzle = generate(Ruleset(), "make-playable", 2, 11)
    doubt = MAKE_PLAYABLE.judge(puzzle, "color-0-y").consequence
    assert doubt.params["card"] == Card("y2")


def red_threes(ann: str) -> TableScript:
    """Return a table at which Bob knows a card to be red, and on red goes the 3."""
    scenario = TableScript(
        "Ann Bob", [ann, "r3 b1 g4 b4 w5"], fireworks="r2", discards="r1 r1 r2 r4"
    )
    return scenario.do("Ann clues red to Bob (slot 1)", "Bob clues 1 to Ann (slots 2,3,4)")


def test_an_unfair_question_is_not_asked() -> None:
    """Red leaves r3, r4 and r5. “4” rules r4 out, and r5 is ruled out for Bob if Ann holds it.

    Then Bob can prove the card with “4” as well as with “3”, and Ann cannot know.
    """
    fair, unfair = red_threes("b2 y1 y1 g1 g3"), red_threes("r5 y1 y1 g1 g3")
    assert right(fair) == right(unfair) == {"rank-1-3"}
    assert aims(MAKE_PLAYABLE, about(MAKE_PLAYABLE, fair, "card-1-0")) == {"earlier"}
    assert aims(MAKE_PLAYABLE, about(MAKE_PLAYABLE, unfair, "card-1-0")) == set()


def test_nothing_is_asked_of_what_is_proved_already() -> None:
    """Once Bob knows that his card is the red 2, there is nothing to prove."""
    scenario = twos()
    scenario.do("Ann clues red to Bob (slots 1,2)", "Bob clues 1 to Ann (slots 2,3,4)")
    assert aims(MAKE_PLAYABLE, about(MAKE_PLAYABLE, scenario, "card-1-0")) == set()


def test_nothing_is_asked_without_a_token_or_in_the_last_round() -> None:
    """Then no clue can be given, or the card may come too late."""
    assert MAKE_PLAYABLE.options(about(MAKE_PLAYABLE, _broke(), "card-1-0")) == ()
    late = TableScript("Ann Bob", [ANN, "r1 r3 g2 b4 w5"], deck_size=0, turns_left=2, clue_tokens=2)
    assert aims(MAKE_PLAYABLE, about(MAKE_PLAYABLE, late, "card-1-0")) == set()


def _broke() -> TableScript:
    return TableScript("Ann Bob", [ANN, "r1 r3 g2 b4 w5"], clue_tokens=0)


def test_the_hints_do_not_name_the_clue() -> None:
    """They tell why the card fits, what Bob knows, and what has to be ruled out."""
    hints = MAKE_PLAYABLE.proof(about(MAKE_PLAYABLE, twos(), "card-1-0"))
    ids = [fact.message.id for fact in hints]
    assert ids[:2] == ["standing.fits", "proof.rank"]
    assert not [name for name in ids if name.startswith("proof.color")]


def test_levels_grow_with_the_proof() -> None:
    """A 1 at the start is level 1; sorting out what counting leaves is harder."""
    counting = white_twos(ann="b2 y1 y1 g1 g3", cat="w2 w2 g1 b3 y4")
    levels = [
        level_of(MAKE_PLAYABLE, about(MAKE_PLAYABLE, scenario, "card-1-0"))
        for scenario in (start(), counting)
    ]
    assert levels[0] == 1
    assert levels[1] > 1


def test_verdicts_agree_with_the_worlds_one_by_one() -> None:
    """A clue is right exactly if no world it leaves has a card there that does not fit."""
    assert agrees_with_all_worlds(MAKE_PLAYABLE) > 20
