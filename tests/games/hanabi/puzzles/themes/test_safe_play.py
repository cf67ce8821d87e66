"""Safe play: the own cards that fit whatever they are."""

from tests.games.hanabi.puzzles.hidden import questions
from tests.games.hanabi.worlds import agrees, own_clue_marks, unseen_cards
from tutor.core.puzzle import answer_to
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence
from tutor.games.hanabi.puzzles.themes.safe_play import SafePlay

SAFE_PLAY = SafePlay()


def test_right_is_what_fits_in_every_case() -> None:
    """A plain check: what is right fits with every unseen card that agrees with its clues.

    Where other cards of the hand rule more out, the proof says so.
    """
    compared = 0
    for puzzle in questions(SAFE_PLAY)[::2]:
        view = View.of(puzzle.position, puzzle.viewer)
        unseen = set(unseen_cards(view))
        for verdict in answer_to(SAFE_PLAY, puzzle, []).verdicts[:-1]:
            slot = int(verdict.option[5:])
            could_be = [c for c in unseen if agrees(c, own_clue_marks(view)[slot], view.ruleset)]
            fits = all(puzzle.position.is_playable(card) for card in could_be)
            joint = any(fact.kind == Evidence.JOINT for fact in verdict.facts)
            assert verdict.is_right == fits or (joint and verdict.is_right)
            compared += fits
    assert compared > 20
