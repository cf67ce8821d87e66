"""Save it: a clue after which its receiver can prove that a card must not be discarded.

Question: `{"card": "card-1-2"}`. Options: every clue that may be given to that player. The proof
has to show that the card is irreplaceable, whatever it may be: still needed, and without another
copy outside the discard pile.
"""

from collections.abc import Sequence

from tutor.core.messages import Message
from tutor.core.puzzle import Puzzle, Reason
from tutor.games.hanabi.engine.cards import Card, Suit
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.knowledge.status import critical
from tutor.games.hanabi.puzzles.option_names import read_card_at
from tutor.games.hanabi.puzzles.proofs.card_status import critical_facts, why_critical
from tutor.games.hanabi.puzzles.theme import by_level
from tutor.games.hanabi.puzzles.theme_bases.helping import EARLIER, FRESH, Helping

_USUAL_RANK = 4


class Save(Helping):
    """Rule `last-copy`, put to use: what a clue proves about an irreplaceable card."""

    name = "save"
    keeps_note = True
    trains = ("clue-denies",)
    thresholds = (7, 10, 14, 20)
    aims = by_level((FRESH, EARLIER), (FRESH, EARLIER), (FRESH, EARLIER), (FRESH,), (FRESH,))

    def is_usual(self, puzzle: Puzzle[GameState]) -> bool:
        """Return whether the card is a four or a five, or no card beside it has a higher number.

        Most cards that must not be lost are, and mostly the number is to be told then, which stands
        at the end of the options.
        """
        at = read_card_at(puzzle.question["card"])
        ranks = [card.rank for card in puzzle.position.hands[at.player]]
        return ranks[at.slot] >= min(_USUAL_RANK, max(ranks))

    def note(self, puzzle: Puzzle[GameState]) -> Reason:
        """Return the definition of critical cards."""
        return Reason(Message("critical.note"), ("last-copy",))

    def conclusion(self, view: View, cards: Sequence[Card]) -> Message:
        """Return which cards it can only be, and that each is critical; of a single one, why."""
        first, others = cards[0], view.ruleset.copies(cards[0]) - 1
        if len(cards) == 1:
            params = {"card": first, "num": others}
            return Message("save.last" if others else "save.only", params)
        is_single = all(view.ruleset.copies(card) == 1 for card in cards)
        if is_single and all(card.suit is Suit.MULTI for card in cards):
            return Message("save.yes-multicolour")
        if any(card.rank != first.rank for card in cards):
            return Message("save.yes", {"cards": cards, "num": len(cards)})
        kind = "yes-single" if is_single else "yes-rank"
        return Message(f"save.{kind}", {"rank": first.rank})

    def causes(self, view: View, cards: Sequence[Card]) -> tuple[Reason, ...]:
        """Return where the other copies of each of several cards are."""
        is_said = self.conclusion(view, cards).id not in ("save.yes", "save.yes-rank")
        return () if is_said else tuple(why_critical(view, card) for card in cards)

    wanted = staticmethod(critical)
    facts = staticmethod(critical_facts)
