"""Finesse: the newest card without a clue, if no clued card could be the missing one."""

from tests.games.hanabi.puzzles.agreed import BOB, explained, reasons, right
from tutor.games.hanabi.lessons.stage import Scene

CAT = "g4 b1 g1 b4 w1"


def test_the_newest_card_without_a_clue() -> None:
    """The only clued card is a 5."""
    scene = Scene(("y4 g3 b5 w4 r2", BOB, CAT), clues={0: "5"}, fireworks="r1", to_act=2)
    said = reasons("finesse", scene, clue="color-1-r")
    assert said["+card-0-4"] == "convention.first.finesse"
    assert said["card-0-3"] == "convention.first.older"
    assert said["card-0-2"] == "convention.first.cannot.rank"


def test_the_fold_says_why_the_cards_with_clues_are_passed_over() -> None:
    """The reason says which card is missing; without clues there is nothing to pass over."""
    hand = "y4 g3 b5 w4 r2"
    some = Scene((hand, BOB, CAT), clues={0: "5"}, fireworks="r1", to_act=2)
    told = explained("finesse", some, "card-0-3", clue="color-1-r")
    assert [each.message.id for each in told.reason] == [
        "reaction.waits",
        "convention.first.finesse",
    ]
    assert [each.message.id for each in told.details] == ["convention.first.cannot.rank"]
    bare = Scene((hand, BOB, CAT), fireworks="r1", to_act=2)
    told = explained("finesse", bare, clue="color-1-r")
    assert told.reason[-1].message.id == "convention.first.finesse-unclued"
    assert not told.details


def test_a_prompt_comes_first() -> None:
    """A 2 with a clue could be it, so the newest card is left alone."""
    scene = Scene(("y4 r2 b5 w4 w3", BOB, CAT), clues={0: "2"}, fireworks="r1", to_act=2)
    assert reasons("finesse", scene, clue="color-1-r")["+card-0-1"] == "convention.first.prompt"


def test_nobody_plays_where_a_card_is_saved() -> None:
    """The last red 3 is on Bob's chop, and “3” saves it."""
    bob = "r3 y4 w4 g3 b4"
    scene = Scene(
        ("y4 g3 b5 w4 r2", bob, CAT), clues={0: "5"}, fireworks="r1", discards="r3", to_act=2
    )
    assert reasons("finesse", scene, clue="rank-1-3")["+none"] == "reaction.not-asked.saved"
    assert right("finesse", scene, clue="rank-1-3") == ["none"]
