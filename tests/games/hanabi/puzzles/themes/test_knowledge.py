"""What do I know: all that a hidden card can be, from clues and from what is in sight."""

from collections import Counter

from tests.games.hanabi.puzzles.hidden import questions
from tests.games.hanabi.worlds import agrees, own_clue_marks, unseen_cards
from tutor.core.puzzle import answer_to
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence
from tutor.games.hanabi.puzzles.themes.knowledge import WhatDoIKnow

KNOWLEDGE = WhatDoIKnow()


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
