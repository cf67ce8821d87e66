"""Questions of our own, answered from docs/conventions.md before the code was asked."""

from typing import Any

import pytest

from tests.games.hanabi.conventions.asking import UNKNOWN, ask, clue, table

Case = tuple[dict[str, Any], str, str, dict[str, Any], Any]

ALICE_5 = clue("Alice", "Bob", "5", 5)
RED_TO_CATHY = clue("Alice", "Cathy", "red", 2)
CATHY = "b4 r3 y4 g4 p4"

CASES: dict[str, Case] = {
    "chop between clued cards": (
        table("y1:yellow r3 b2:? r4 r5:5"),
        "Alice",
        "chop slot",
        {},
        4,
    ),
    "focus of a re-touch is the newest": (
        table(UNKNOWN, "- -:red -:red - -", action=clue("Alice", "Bob", "red", 2, 3)),
        "Bob",
        "focus slot",
        {},
        2,
    ),
    "focus is the chop beside newer cards": (
        table(UNKNOWN, UNKNOWN, action=clue("Alice", "Bob", "3", 1, 3, 5)),
        "Bob",
        "focus slot",
        {},
        5,
    ),
    "focus is the new card beside a newer clued one": (
        table(UNKNOWN, "- -:4 - - -", action=clue("Alice", "Bob", "blue", 2, 4)),
        "Bob",
        "focus slot",
        {},
        4,
    ),
    "focus is a chop that has moved": (
        table(UNKNOWN, "- - - - -:5", action=clue("Alice", "Bob", "yellow", 1, 4)),
        "Bob",
        "focus slot",
        {},
        4,
    ),
    "a 5 on chop is saved": (
        table(UNKNOWN, UNKNOWN, stacks="r2 b1", action=ALICE_5),
        "Bob",
        "kind of clue",
        {},
        "save",
    ),
    "a 5 on chop may be the one that is next": (
        table(UNKNOWN, UNKNOWN, stacks="g4", action=ALICE_5),
        "Bob",
        "kind of clue",
        {},
        "either",
    ),
    "a colour does not save a 5": (
        table(UNKNOWN, UNKNOWN, stacks="b1", action=clue("Alice", "Bob", "blue", 5)),
        "Bob",
        "possible identities",
        {"slot": 5},
        ["b2"],
    ),
    "a 2 whose twin somebody holds is not saved": (
        table(UNKNOWN, UNKNOWN, "y2 b4 b4 p4 g4", stacks="", action=clue("Alice", "Bob", "2", 5)),
        "Bob",
        "possible identities",
        {"slot": 5},
        ["r2", "g2", "b2", "p2"],
    ),
    "nor may it be given": (
        table(UNKNOWN, "b4 b3 g3 g4 r2", "y4 r2 p3 p4 y3"),
        "Alice",
        "whether a clue is good",
        {"clue": {"clue": "2", "to": "Bob", "touches": [5]}},
        False,
    ),
    "two 2s on chop and elsewhere in one hand": (
        table(UNKNOWN, "b4 b3 g2 g4 r2", "y4 r4 p3 p4 y3"),
        "Alice",
        "whether a clue is good",
        {"clue": {"clue": "2", "to": "Bob", "touches": [3, 5]}},
        True,
    ),
    "a last copy saved by colour may be the next card": (
        table(UNKNOWN, UNKNOWN, stacks="r1", discards="r4", action=clue("Alice", "Bob", "red", 5)),
        "Bob",
        "possible identities",
        {"slot": 5},
        ["r2", "r4"],
    ),
    "a last copy that is next is played": (
        table(UNKNOWN, UNKNOWN, stacks="r3", discards="r4", action=clue("Alice", "Bob", "red", 5)),
        "Bob",
        "kind of clue",
        {},
        "play",
    ),
    "without a token there is no clue": (
        table(UNKNOWN, "r3 r1 r4 b3 y4", tokens=0),
        "Alice",
        "legal clues",
        {},
        [],
    ),
    "without a token the chop goes": (
        table("- - - -:5 -:5", "r3 r1 r4 b3 y4", tokens=0),
        "Alice",
        "what to do",
        {},
        {"discard": 3},
    ),
    "in the early game the one good clue comes first": (
        table(UNKNOWN, "r3 r1 r4 b3 y4", tokens=3, phase="early"),
        "Alice",
        "what to do",
        {},
        {"clue": "1", "to": "Bob"},
    ),
    "a prompt takes the newest card that could be it": (
        table(UNKNOWN, "- -:2 - -:2 -", CATHY, stacks="r1", action=RED_TO_CATHY),
        "Bob",
        "what to do",
        {},
        {"play": 2},
    ),
    "a prompt passes over what it can't be": (
        table(UNKNOWN, "- -:3 - -:2 -", CATHY, stacks="r1", action=RED_TO_CATHY),
        "Bob",
        "prompt slot",
        {},
        4,
    ),
    "without one it is a finesse on the newest": (
        table(UNKNOWN, UNKNOWN, CATHY, stacks="r1", action=RED_TO_CATHY),
        "Bob",
        "what to do",
        {},
        {"play": 1},
    ),
    "a finesse passes over a clued newest card": (
        table(UNKNOWN, "-:5 - - - -", CATHY, stacks="r1", action=RED_TO_CATHY),
        "Bob",
        "finesse slot",
        {},
        2,
    ),
    "whoever comes after the receiver is not finessed": (
        table(
            UNKNOWN,
            "b4 r3 y4 g4 p4",
            UNKNOWN,
            stacks="r1",
            action=clue("Alice", "Bob", "red", 2),
        ),
        "Cathy",
        "what to do",
        {},
        {"react": False},
    ),
    "a clued card elsewhere makes a play wait": (
        table(
            UNKNOWN,
            UNKNOWN,
            "b4 r2:red y4 g4 p4",
            stacks="r1",
            action=clue("Alice", "Bob", "red", 3),
        ),
        "Bob",
        "possible identities",
        {"slot": 3},
        ["r3"],
    ),
    "a card with a clue elsewhere is not clued again": (
        table(UNKNOWN, "b4 r2 y4 g4 p3", "b3 r2:2 y4 g4 p4", stacks="r1"),
        "Alice",
        "whether a clue is good",
        {"clue": {"clue": "red", "to": "Bob", "touches": [2]}},
        False,
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_our_own_questions_have_the_answers_of_the_rules(name: str) -> None:
    """Each with the answer that the rules give."""
    question, of, what, more, answer = CASES[name]
    assert ask(question, of, what, **more) == answer
