"""Make it playable: a clue after which its receiver can prove that a card can be played now.

Question: `{"card": "card-1-2"}`. Options: every clue that may be given to that player.
"""

from collections.abc import Mapping

from tutor.games.hanabi.knowledge.status import playable
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

    wanted = staticmethod(playable)
    facts = staticmethod(playable_facts)
