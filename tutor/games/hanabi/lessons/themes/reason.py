"""Does it fit, and why: the result of playing a visible card, foretold together with its reason.

Question: `{"slot": 0}`, the slot that the player to act plays. Options: `joins-firework` (it is the
next number, or a 1 that begins), `any-number` (any card of the colour would do, which is never so),
`mistake` (a lower number is missing) and `built` (the firework has that number already).
"""

from tutor.core.messages import Message, Player
from tutor.core.puzzle import Puzzle, Verdict
from tutor.games.hanabi.engine.actions import Play
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import has
from tutor.games.hanabi.knowledge.status import needed, playable
from tutor.games.hanabi.puzzles.proofs.standing import playable_fact
from tutor.games.hanabi.puzzles.themes.outcome import JOINS, MISTAKE, WhatHappens

ANY_NUMBER = "any-number"
BUILT = "built"


class Reason(WhatHappens):
    """Rules of fireworks. A right guess at what happens is not enough: the reason has to fit."""

    name = "reason"

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return who plays which card."""
        state, slot = puzzle.position, puzzle.question["slot"]
        told = {
            "you": Player(puzzle.viewer),
            "name": Player(state.to_act),
            "slot": slot + 1,
            "card": state.hands[state.to_act][slot],
        }
        return Message("reason.goal", told)

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return what could be thought to happen, each with its reason."""
        return (JOINS, ANY_NUMBER, MISTAKE, BUILT)

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return what the option claims; a card that would join as a 1 begins its firework."""
        state, slot = puzzle.position, puzzle.question["slot"]
        begins = option == JOINS and state.hands[state.to_act][slot].rank == 1
        return Message(f"reason.{'begins' if begins else option}")

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether this happens for this reason; the right option has the position after."""
        state = puzzle.position
        slot: int = puzzle.question["slot"]
        card = state.hands[state.to_act][slot]
        fact = playable_fact(state, card)
        if has(playable(state), card):
            truth = JOINS
        else:
            truth = MISTAKE if has(needed(state), card) else BUILT
        correct = option == truth
        after = state.apply(Play(slot)) if correct else None
        return Verdict(option, correct, fact.message, fact.rule, self.proof(puzzle), after)
