"""Make it playable: a clue after which its receiver can prove that a card can be played now.

Question: `{"card": "card-1-2"}`. Options: every clue that may be given to that player.
"""

from collections.abc import Sequence

from tutor.core.messages import Message
from tutor.games.hanabi.engine.cards import Card
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.knowledge.status import playable
from tutor.games.hanabi.puzzles.proofs.card_status import playable_facts
from tutor.games.hanabi.puzzles.theme import by_level
from tutor.games.hanabi.puzzles.theme_bases.helping import ASIDE, EARLIER, FRESH, Helping


class MakePlayable(Helping):
    """Rules `clue-complete` and `clue-denies`, put to use: what a clue proves to its receiver."""

    name = "make-playable"
    trains = ("clue-complete",)
    thresholds = (6, 8, 11, 15)
    aims = by_level(
        (FRESH, EARLIER), (EARLIER, ASIDE), (FRESH, EARLIER), (FRESH, EARLIER, ASIDE), (FRESH,)
    )

    def conclusion(self, view: View, cards: Sequence[Card]) -> Message:
        """Return which cards it can only be, and that each is next."""
        if len(cards) > 1 and all(card.rank == cards[0].rank for card in cards):
            return Message("make-playable.yes-rank", {"rank": cards[0].rank})
        return Message("make-playable.yes", {"cards": cards, "first": cards[0], "num": len(cards)})

    wanted = staticmethod(playable)
    facts = staticmethod(playable_facts)
