"""Questions about conventions: the published ones, and more of each kind."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.hanabi.conventions.asking import UNKNOWN, ask, clue, table
from tutor.games.hanabi.conventions.questions import answers

DATA = Path(__file__).parents[3] / "data"
PUBLISHED = json.loads((DATA / "convention_questions.json").read_text("utf-8"))


@pytest.mark.parametrize("question", PUBLISHED, ids=lambda question: question["id"])
def test_published_questions_are_answered_as_published(question: dict[str, Any]) -> None:
    """Everything that they ask, whether stated or only following from it."""
    assert answers(question) == [each["answer"] for each in question["asks"]]


@pytest.mark.parametrize(
    ("hand", "slot"),
    [
        ("y1 r3 b2 r4 r5", 5),
        ("y1 r3 b2 r4 r5:5", 4),
        ("y1 r3:red b2:2 r4 r5:5", 4),
        ("y1 r3:? b2:? r4:?", 1),
        ("y1:1 r3:? b2:? r4:?", None),
    ],
)
def test_the_chop_card_is_the_oldest_without_a_clue(hand: str, slot: int | None) -> None:
    """It is the oldest card without a clue; a hand full of clued cards has none."""
    assert ask(table(hand), "Alice", "chop slot") == slot


@pytest.mark.parametrize(
    ("hand", "touches", "slot"),
    [
        ("- - - - -", (2,), 2),
        ("- - - - -", (1, 3), 1),
        ("- - - - -", (1, 3, 5), 5),
        ("- - - - -:5", (2, 4), 4),
        ("- - - - -:5", (2, 3, 5), 2),
        ("- -:2 - -:2 -", (2, 4), 2),
        ("-:1 -:2 - -:2 -", (1, 3, 4), 3),
    ],
)
def test_the_focus_is_the_chop_card_or_the_newest(
    hand: str, touches: tuple[int, ...], slot: int
) -> None:
    """It is the chop card if it is new, else the newest new card, else the newest touched again."""
    question = table(UNKNOWN, hand, action=clue("Alice", "Bob", "red", *touches))
    assert ask(question, "Bob", "focus slot") == slot


def heard(value: str, *touches: int, hand: str = UNKNOWN, cathy: str = UNKNOWN, **more: Any) -> Any:
    """Return the kind of a clue to Bob, and what its focus can be, as Bob reads it."""
    question = table(UNKNOWN, hand, cathy, action=clue("Alice", "Bob", value, *touches), **more)
    slot = ask(question, "Bob", "focus slot")
    return ask(question, "Bob", "kind of clue"), ask(
        question, "Bob", "possible identities", slot=slot
    )


def test_a_clue_off_chop_is_a_play_clue() -> None:
    """It names the next card of a colour, or of each colour with that number next."""
    assert heard("red", 2) == ("play", ["r1"])
    assert heard("2", 3, stacks="r1 g1 b2") == ("play", ["r2", "g2"])


def test_a_5_off_chop_is_no_save() -> None:
    """It says that a 5 is playable."""
    assert heard("5", 2, stacks="y4") == ("play", ["y5"])
    assert heard("5", 2) == (None, [])


def test_fives_are_saved_by_number_alone() -> None:
    """With the colour the chop card is a card to play."""
    fives = ["r5", "y5", "g5", "b5", "p5"]
    assert heard("5", 5) == ("save", fives)
    assert heard("red", 5) == ("play", ["r1"])
    assert heard("5", 5, stacks="y4") == ("either", fives)


def test_twos_are_saved_by_number_unless_seen_elsewhere() -> None:
    """The giver's own hand does not count, which the giver does not see."""
    assert heard("2", 5) == ("save", ["r2", "y2", "g2", "b2", "p2"])
    assert heard("2", 5, cathy="r4 g2 b3 p4 p3") == ("save", ["r2", "y2", "b2", "p2"])
    assert heard("2", 5, stacks="r1", cathy="r4 g2 b3 p4 p3") == (
        "either",
        ["r2", "y2", "b2", "p2"],
    )
    own = table("- g2 - - -", UNKNOWN, action=clue("Alice", "Bob", "2", 5))
    assert "g2" in ask(own, "Bob", "possible identities", slot=5)
    assert heard("2", 5, stacks="r3 y2 g2 b2 p2") == (None, [])


def test_last_copies_are_saved_by_colour_or_number() -> None:
    """But not where every copy is gone, nor above a card that is."""
    assert heard("green", 5, discards="g3 g4") == ("either", ["g1", "g3", "g4"])
    assert heard("3", 5, discards="g3") == ("save", ["g3"])
    assert heard("2", 5, discards="g2") == ("save", ["r2", "y2", "g2", "b2", "p2"])
    assert heard("green", 5, discards="g2 g3 g3 g4") == ("either", ["g1", "g2"])
    assert heard("1", 5, stacks="r1 y1 g1 b1", discards="p1 p1") == ("play", ["p1"])


def test_a_last_copy_that_is_playable_is_read_as_play() -> None:
    """Both at once is a card to play."""
    assert heard("3", 5, discards="g3", stacks="g2 r1") == ("play", ["g3"])


def test_a_delayed_play_follows_clued_cards() -> None:
    """Through one or several of them, or through an own card that clues name."""
    assert heard("red", 2, cathy="r1:1 b3 b4 g4 g5") == ("play", ["r2"])
    assert heard("red", 2, cathy="r1:1 r2:? b4 g4 g5") == ("play", ["r3"])
    assert heard("3", 2, hand="- - - - -:2+red", stacks="r1") == ("play", ["r3"])
    question = table(UNKNOWN, UNKNOWN, "r1:1 b3 b4 g4 g5", action=clue("Alice", "Bob", "red", 2))
    assert ask(question, "Bob", "delayed play", slot=2) is True
    assert ask(question, "Bob", "what to do") == {"any_of": ["clue", "discard"], "not": {"play": 2}}


def test_a_delayed_play_may_follow_own_clued_cards() -> None:
    """Each of them as one card that it can be; an earlier clue that is known says which."""
    assert heard("3", 2, hand="- - - - -:2", stacks="r1") == ("play", ["r3"])
    assert heard("4", 2, hand="- - - - -:2", stacks="r1") == (None, [])
    assert heard("red", 2, hand="- - - - -:2", stacks="r1") == ("play", ["r2"])
    hand = "- - - -:red -"
    assert heard("red", 2, 4, hand=hand, stacks="r1") == ("play", ["r2", "r3"])
    history = [clue("Cathy", "Bob", "red", 4)]
    assert heard("red", 2, 4, hand=hand, stacks="r1", history=history) == ("play", ["r3"])


def test_a_card_clued_elsewhere_is_ruled_out() -> None:
    """As is one of which every copy is seen."""
    assert heard("1", 2, cathy="r1:1 b3 b4 g4 g5") == ("play", ["y1", "g1", "b1", "p1"])
    assert heard("3", 2, stacks="r2 y2", cathy="r3 r3 b4 g4 g5") == ("play", ["y3"])


@pytest.mark.parametrize(
    ("value", "touches", "good"),
    [
        ("1", (4,), True),
        ("yellow", (4,), True),
        ("5", (2,), False),  # not on chop
        ("red", (1, 3), False),  # neither is playable
        ("2", (5,), True),  # saved
        ("green", (5,), False),  # a 2 is not saved by its colour
    ],
)
def test_a_good_clue_leads_to_a_play_or_saves(
    value: str, touches: tuple[int, ...], good: bool
) -> None:
    """A clue leads to a play or saves the chop card."""
    question = table(UNKNOWN, "r4 b5 r3 y1 g2")
    told = {"to": "Bob", "clue": value, "touches": list(touches)}
    assert ask(question, "Alice", "whether a clue is good", clue=told) is good


@pytest.mark.parametrize(
    ("alice", "bob", "cathy", "value", "touches", "stacks"),
    [
        (UNKNOWN, "r2 r1 b4 b4 g4", UNKNOWN, "red", (1, 2), "r1"),  # useless
        (UNKNOWN, "r2 b4 b4 r2 g4", UNKNOWN, "red", (1, 4), "r1"),  # twins
        (UNKNOWN, "r2 b4 b4 g3 g4", "r2:2 y4 y4 b3 b3", "red", (1,), "r1"),  # clued elsewhere
        (UNKNOWN, "r2 r2:2 b4 g3 g4", UNKNOWN, "red", (1, 2), "r1"),  # clued in the same hand
        ("- - - - -:2", "r2 b4 b4 g3 g4", UNKNOWN, "red", (1,), "r1"),  # perhaps an own card
    ],
)
def test_a_bad_touch_is_not_excused_by_its_focus(
    alice: str, bob: str, cathy: str, value: str, touches: tuple[int, ...], stacks: str
) -> None:
    """A playable card in focus does not excuse it."""
    question = table(alice, bob, cathy, stacks=stacks)
    told = {"to": "Bob", "clue": value, "touches": list(touches)}
    assert ask(question, "Alice", "whether a clue is good", clue=told) is False


def test_saving_comes_before_good_touch() -> None:
    """A last copy may be saved although the clue touches a useless card, too."""
    question = table(UNKNOWN, "r4 g3 b4 y3 g4", stacks="y3", discards="g4")
    told = {"to": "Bob", "clue": "green", "touches": [2, 5]}
    assert ask(question, "Alice", "whether a clue is good", clue=told) is True
    fours = table(UNKNOWN, "r4 r4 b3 y3 g4", stacks="y3 r4", discards="g4")
    told = {"to": "Bob", "clue": "4", "touches": [1, 2, 5]}
    assert ask(fours, "Alice", "whether a clue is good", clue=told) is True


def test_a_2_that_is_seen_elsewhere_is_not_saved() -> None:
    """The other copy is with Cathy."""
    question = table(UNKNOWN, "r4 g3 b4 y3 g2", "b4 b5 g2 p3 y4")
    told = {"to": "Bob", "clue": "2", "touches": [5]}
    assert ask(question, "Alice", "whether a clue is good", clue=told) is False


@pytest.mark.parametrize(
    ("history", "phase"),
    [
        ([], "early"),
        ([clue("Alice", "Bob", "1", 5)], "early"),
        ([{"by": "Bob", "discard": "r4"}], "mid"),
        ([clue("Alice", "Bob", "1", 5), {"by": "Bob", "discard": "r1"}], "early"),
        ([clue("Alice", "Bob", "1", 5), {"by": "Bob", "discard": "r4"}], "mid"),
    ],
)
def test_the_early_game_ends_with_a_discard_from_chop(history: list[Any], phase: str) -> None:
    """Discarding a clued card does not end it."""
    assert ask(table(UNKNOWN, UNKNOWN, history=history), "all", "phase") == phase


def reaction(bob: str, focus: str, value: str, touches: int = 1, **more: Any) -> Any:
    """Return what Bob does after Alice's clue to Cathy."""
    question = table(
        UNKNOWN, bob, f"{focus} b4 b3 p4 p3", action=clue("Alice", "Cathy", value, touches), **more
    )
    return ask(question, "Bob", "what to do"), ask(question, "Bob", "is a finesse")


def test_a_prompt_takes_the_newest_clued_card_that_matches() -> None:
    """It comes before a finesse, and names the card."""
    assert reaction("- -:5 -:2 -:2 -", "r3", "red", stacks="r1") == ({"play": 3}, False)
    assert reaction("- -:red -:2 - -", "r3", "red", stacks="r1") == ({"play": 2}, False)
    question = table(
        UNKNOWN, "- -:2 - - -", "r3 b4 b3 p4 p3", stacks="r1", action=clue("Alice", "Cathy", "3", 1)
    )
    assert ask(question, "Bob", "kind of clue") == "prompt"
    assert ask(question, "Bob", "possible identities", slot=2) == ["r2"]
    assert ask(question, "Bob", "prompt slot") == 2


def test_a_finesse_takes_the_newest_card_without_a_clue() -> None:
    assert reaction("- -:5 -:3 - -", "r2", "red") == ({"play": 1}, True)
    assert reaction("-:5 - -:3 - -", "r2", "2") == ({"play": 2}, True)


def test_nobody_reacts_to_a_direct_play_or_a_save() -> None:
    """Cathy's card is playable, or the clue keeps it."""
    assert reaction(UNKNOWN, "r2", "red", stacks="r1") == ({"react": False}, False)
    saved = table(UNKNOWN, UNKNOWN, "b4 b3 p4 p3 g5", action=clue("Alice", "Cathy", "5", 5))
    assert ask(saved, "Bob", "what to do") == {"react": False}
    assert ask(saved, "Bob", "kind of clue") == "save"


def test_whoever_comes_after_the_receiver_is_not_finessed() -> None:
    given = clue("Alice", "Bob", "red", 2)
    question = table(UNKNOWN, "b4 r3 y4 g4 p4", UNKNOWN, stacks="r1", action=given)
    assert ask(question, "Cathy", "what to do") == {"react": False}


def test_with_two_cards_missing_the_lower_is_prompted() -> None:
    """The lower one is prompted, the next finessed; only the first is played now."""
    assert reaction("- -:1 - - -", "r3", "red") == ({"play": 2}, True)


def test_a_finesse_of_somebody_else_asks_nothing() -> None:
    """Cathy's newest card is the missing one, so Bob does not react; it may be given."""
    hands = (UNKNOWN, UNKNOWN, "r1 b4 b3 p4 p3", "r2 g4 g3 y4 y3")
    question = table(*hands, action=clue("Alice", "Donald", "red", 1))
    assert ask(question, "Bob", "what to do") == {"react": False}
    told = {"to": "Donald", "clue": "red", "touches": [1]}
    assert ask(table(*hands), "Alice", "whether a clue is good", clue=told) is True


@pytest.mark.parametrize(
    ("cathy", "good"),
    [
        ("b4 r1:1 b3 p4 p3", True),
        ("r1 y1:1 b3 p4 p3", False),  # the clued 1 would be prompted
        ("y1:1 r1:1 b3 p4 p3", False),  # the newer 1 would be prompted
        ("r1:1 y1:1 b3 p4 p3", True),
        ("b4 r1 b3 p4 p3", False),  # not the newest
        ("r1 y3:3 b3 p4 p3", True),  # a 3 does not match
    ],
)
def test_a_clue_must_not_prompt_the_wrong_card(cathy: str, good: bool) -> None:
    """Nor call on a card that is not there."""
    question = table(UNKNOWN, UNKNOWN, cathy, "r2 g4 g3 y4 y3")
    told = {"to": "Donald", "clue": "red", "touches": [1]}
    assert ask(question, "Alice", "whether a clue is good", clue=told) is good


def test_a_finesse_is_played_before_the_receivers_turn() -> None:
    """Cathy's turn comes after Bob's."""
    question = table(UNKNOWN, "r2 g4 g3 y4 y3", "r1 b4 b3 p4 p3")
    told = {"to": "Bob", "clue": "red", "touches": [1]}
    assert ask(question, "Alice", "whether a clue is good", clue=told) is False


def test_what_to_do_on_an_own_turn() -> None:
    """A certain play, then a good clue, then the chop; without a token no clue."""
    clued = table("- - -:1 - -", UNKNOWN)
    assert ask(clued, "Alice", "what to do") == {"play": 3}
    one = table(UNKNOWN, "r4 b3 y1:1 y4 g3", stacks="y1 b2")
    assert ask(one, "Alice", "legal clues") == [
        {"clue": "blue", "to": "Bob", "touches": [2]},
    ]
    assert ask(one, "Alice", "what to do") == {"clue": "blue", "to": "Bob"}
    assert ask(one | {"tokens": 0}, "Alice", "what to do") == {"discard": 5}


def test_the_next_players_chop_comes_first() -> None:
    five = table(UNKNOWN, "r4 b3 y4 y3 g5")
    assert ask(five, "Alice", "what to do") == {"save": {"of": "Bob", "slot": 5}}
    busy = table(UNKNOWN, "r1:1 b3 y4 y3 g5")
    assert "save" not in ask(busy, "Alice", "what to do")


def test_tempo_clues_touch_no_new_card() -> None:
    """They show that a clued card is playable, which was not known."""
    question = table(UNKNOWN, "r2:2 b4 b3 p4 p3", stacks="r1")
    assert ask(question, "Alice", "legal tempo clues") == [
        {"clue": "red", "to": "Bob", "touches": [1]},
        {"clue": "2", "to": "Bob", "touches": [1]},
    ]
    known = table(UNKNOWN, "r2:2+red b4 b3 p4 p3", stacks="r1")
    assert ask(known, "Alice", "legal tempo clues") == []


@pytest.mark.parametrize("what", ["chop", "how many points"])
def test_an_unknown_question_is_refused(what: str) -> None:
    with pytest.raises(ValueError, match="unknown question"):
        ask(table(UNKNOWN), "Alice", what)


def test_a_slot_that_is_not_there_is_refused() -> None:
    """Slots count from 1."""
    with pytest.raises(ValueError, match="no slot 6"):
        ask(table(UNKNOWN, UNKNOWN), "Alice", "possible identities", slot=6)
