"""Odds: the card with the best chance, in exact fractions, ties accepted."""

from fractions import Fraction

from tests.games.hanabi.puzzles.hidden import questions
from tests.games.hanabi.worlds import worlds
from tutor.core.puzzle import Verdict, answer_to
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.knowledge import View, deduce
from tutor.games.hanabi.knowledge.status import critical, playable
from tutor.games.hanabi.puzzles.proofs.reasons import parts
from tutor.games.hanabi.puzzles.themes.odds import Odds

ODDS = Odds()


def chance(verdict: Verdict[GameState]) -> Fraction:
    """Return the chance that the verdict tells."""
    message = parts(verdict.consequence)[0]
    match message.id:
        case "odds.play.never" | "safe-discard.sure":
            return Fraction(0)
        case "odds.play.always" | "odds.discard.always":
            return Fraction(1)
        case "odds.taken":
            return Fraction(message.params["hits"], message.params["rest"])
        case _:
            return Fraction(message.params["hits"], message.params["all"])


def test_chances_are_shares_of_the_worlds() -> None:
    """A slow check: where there are few enough hands, they are gone through one by one."""
    compared = 0
    for puzzle in questions(ODDS):
        view = View.of(puzzle.position, puzzle.viewer)
        if puzzle.question["act"] == "discard" or deduce(view).worlds > 1000:
            continue
        hands = list(worlds(view))
        for slot, verdict in enumerate(answer_to(ODDS, puzzle, []).verdicts):
            hits = sum(puzzle.position.is_playable(hand[slot]) for hand in hands)
            assert chance(verdict) == Fraction(hits, len(hands))
            compared += 0 < hits < len(hands)
    assert compared > 20


def test_every_tied_best_is_right_and_nothing_else() -> None:
    """The greatest chance to fit, or the least to be a needed last copy, as the table has it."""
    for puzzle in questions(ODDS):
        view = View.of(puzzle.position, puzzle.viewer)
        asked, extreme = (playable, max) if puzzle.question["act"] == "play" else (critical, min)
        values = [deduce(view).chance(slot, asked(view)) for slot in range(view.hand_size)]
        best = extreme(values)
        verdicts = answer_to(ODDS, puzzle, []).verdicts
        assert [chance(verdict) for verdict in verdicts] == values
        assert [verdict.is_right for verdict in verdicts] == [value == best for value in values]
