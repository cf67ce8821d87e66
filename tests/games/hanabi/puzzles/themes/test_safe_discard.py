"""Safe discard: the own cards that are no needed last copy whatever they are."""

from tests.games.hanabi.puzzles.hidden import questions
from tests.games.hanabi.worlds import agrees, own_clue_marks, unseen_cards
from tests.support.table_script import TableScript
from tutor.core.puzzle import NONE, Puzzle, answer_to
from tutor.games.hanabi.engine import Card, GameState
from tutor.games.hanabi.engine.cards import card_of
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence, parts
from tutor.games.hanabi.puzzles.themes.safe_discard import SafeDiscard

SAFE_DISCARD = SafeDiscard()


def test_a_one_that_may_be_the_last_is_kept() -> None:
    """With two blue 1s discarded, either 1 could be the last of them: nothing is safe."""
    table = TableScript("Ann Bob", ["b2 y1 y1 g1 g3", "r1 g2 r4 b1 w3"], discards="b1 b1")
    table.do("Ann clues 1 to Bob (slots 1,4)")
    puzzle = Puzzle("safe-discard", table.state, table.state.to_act, {})
    assert answer_to(SAFE_DISCARD, puzzle, [NONE]).is_solved
    could_be = parts(SAFE_DISCARD.judge(puzzle, "discard-0").consequence)[0]
    assert (could_be.id, could_be.params["card"]) == (
        "safe-discard.could-be.last-of-three",
        Card("b1"),
    )


def test_right_is_what_is_no_last_copy_in_any_case() -> None:
    """A plain check: every unseen card that agrees is built, cut off, or has another copy left."""
    compared = 0
    for puzzle in questions(SAFE_DISCARD)[::2]:
        state = puzzle.position
        view = View.of(state, puzzle.viewer)
        for verdict in answer_to(SAFE_DISCARD, puzzle, []).verdicts[:-1]:
            slot = int(verdict.option[8:])
            could_be = {
                card
                for card in unseen_cards(view)
                if agrees(card, own_clue_marks(view)[slot], view.ruleset)
            }
            safe = not any(is_needed_last_copy(state, card) for card in could_be)
            joint = any(fact.kind == Evidence.JOINT for fact in verdict.facts)
            assert verdict.is_right == safe or (joint and verdict.is_right)
            compared += safe
    assert compared > 100


def is_needed_last_copy(state: GameState, card: Card) -> bool:
    """Return whether one copy is left outside the discard pile, and its firework can get there."""
    left = {
        rank: state.ruleset.copies(card_of(card.suit, rank))
        - state.discards.count(card_of(card.suit, rank))
        for rank in range(state.firework(card.suit) + 1, card.rank + 1)
    }
    return card.rank > state.firework(card.suit) and all(left.values()) and left[card.rank] == 1
