"""Does it fit, and why: the result of playing a visible card, foretold together with its reason.

Question: `{"slot": 0}`, the slot that the player to act plays. Options: `joins-firework` (it is the
next number, or a 1 that begins), `any-number` (any card of the colour would do, which is never so),
`mistake` (a lower number is missing) and `built` (the firework has that number already).
"""

from tutor.core.messages import Message, Player
from tutor.core.puzzle import Answer, Explanation, Puzzle, Verdict
from tutor.games.hanabi.engine.actions import Play
from tutor.games.hanabi.engine.cards import Card
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import has
from tutor.games.hanabi.knowledge.status import needed, playable
from tutor.games.hanabi.puzzles.proofs.card_status import playable_fact
from tutor.games.hanabi.puzzles.themes.outcome import JOINS, MISTAKE, OutcomeOfPlay

ANY_NUMBER = "any-number"
BUILT = "built"


class ReasonTheme(OutcomeOfPlay):
    """Rules of fireworks. A right guess at what happens is not enough: the reason has to fit."""

    name = "reason"

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return who plays which card."""
        state, slot = puzzle.position, puzzle.question["slot"]
        params = {
            "you": Player(puzzle.viewer),
            "name": Player(state.to_act),
            "slot": slot + 1,
            "card": _card(puzzle),
        }
        return Message("reason.goal", params)

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the possible results, each with a reason."""
        return (JOINS, ANY_NUMBER, MISTAKE, BUILT)

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the label of the option; a 1 begins its firework instead of joining it."""
        state, slot = puzzle.position, puzzle.question["slot"]
        begins = option == JOINS and state.hands[state.to_act][slot].rank == 1
        return Message(f"reason.{'begins' if begins else option}")

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether this happens for this reason; the right option has the position after."""
        state, card = puzzle.position, _card(puzzle)
        if option != _truth(puzzle):
            message, rule = _why_not(puzzle, option)
            return Verdict(option, False, message, rule)
        fact = playable_fact(state, card)
        after = state.apply(Play(puzzle.question["slot"]))
        return Verdict(option, True, fact.message, fact.rule, self.proof(puzzle), after)

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return whether the card fits and why; nothing where the answer says so."""
        if answer.is_solved:
            return Explanation(None, ())
        fits = _truth(puzzle) == JOINS
        thought = {each in (JOINS, ANY_NUMBER) for each in answer.chosen}
        same = ".other" if thought == {fits} else ""
        headline = Message(
            f"reason.head.{'fits' if fits else 'fails'}{same}", {"card": _card(puzzle)}
        )
        fact = playable_fact(puzzle.position, _card(puzzle))
        return Explanation(headline, (fact.reason,))


def _card(puzzle: Puzzle[GameState]) -> Card:
    """Return the card that is played."""
    slot: int = puzzle.question["slot"]
    return puzzle.position.hands[puzzle.position.to_act][slot]


def _truth(puzzle: Puzzle[GameState]) -> str:
    """Return the right option."""
    state, card = puzzle.position, _card(puzzle)
    if has(playable(state), card):
        return JOINS
    return MISTAKE if has(needed(state), card) else BUILT


def _why_not(puzzle: Puzzle[GameState], option: str) -> tuple[Message, str]:
    """Return why a wrong option is wrong, and the rule."""
    state, card = puzzle.position, _card(puzzle)
    top = state.fireworks[state.ruleset.suits.index(card.suit)]
    params = {"card": card, "suit": card.suit, "rank": card.rank, "top": top}
    if option == ANY_NUMBER:
        return Message("reason.no.any-number", params), "firework"
    if option == BUILT:
        return Message("reason.no.built", params), "firework"
    if option == MISTAKE:
        kind = "lowest" if card.rank == 1 else "missing"
        return Message(f"reason.no.{kind}", params), "firework"
    if card.rank == 1:
        return Message("reason.no.begins", params), "one-per-colour"
    return Message("reason.no.next" if top else "reason.no.starts", params), "firework"
