"""Make it playable: a clue after which its receiver can prove that a card can be played now.

Question: `{"card": "card-1-2"}`. Options: every clue that may be given to that player.
"""

from collections.abc import Mapping, Sequence

from tutor.core.puzzle import Fact
from tutor.games.hanabi.engine.cards import Card
from tutor.games.hanabi.knowledge import IdentitySet
from tutor.games.hanabi.knowledge.status import Table, playable
from tutor.games.hanabi.puzzles.families.helping import ASIDE, EARLIER, FRESH, Helping
from tutor.games.hanabi.puzzles.proofs.card_status import playable_facts


class MakePlayable(Helping):
    """Rules `clue-complete` and `clue-denies`, put to use: what a clue proves to its receiver."""

    name = "make-playable"
    trains = "clue-complete"
    thresholds = (6, 8, 11, 15)
    aims: Mapping[int, tuple[str, ...]] = {
        1: (FRESH, EARLIER),
        2: (EARLIER, ASIDE),
        3: (FRESH, EARLIER),
        4: (FRESH, EARLIER, ASIDE),
        5: (FRESH,),
    }

    def wanted(self, table: Table) -> IdentitySet:
        """Return the cards that would join a firework now."""
        return playable(table)

    def facts(self, table: Table, cards: Sequence[Card]) -> tuple[Fact, ...]:
        """Return why the cards fit now or do not."""
        return playable_facts(table, cards)
