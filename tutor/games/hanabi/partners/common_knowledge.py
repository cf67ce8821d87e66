"""What lies open to everybody at the table."""

from tutor.games.hanabi.engine.cards import TOP_RANK
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.engine.told import CLUE_BITS
from tutor.games.hanabi.knowledge import IdentitySet, View, allowed_by_told
from tutor.games.hanabi.knowledge.status import critical, playable, trash

TOUCHED = (1 << CLUE_BITS) - 1
"""The bits of what a card has been told that say which clues touched it."""


class CommonKnowledge:
    """What the fireworks, the discard pile and the strikes say of the cards."""

    def __init__(self, table: GameState | View) -> None:
        self.ruleset = table.ruleset
        self.players = len(table.hands)
        self.allowed = allowed_by_told(table.ruleset)
        """The cards that agree with what a card has been told, by the bits of that."""
        self.playable: IdentitySet = playable(table)
        self.trash: IdentitySet = trash(table)
        self.critical: IdentitySet = critical(table)
        self.last_fuse = table.strikes >= table.ruleset.fuses - 1
        """Whether the next mistake loses the game."""
        left = table.ruleset.tables.copies.copy()
        for card in table.discards:
            left[card] -= 1
        cards = table.ruleset.cards
        for place, top in enumerate(table.fireworks):
            for card in cards[place * TOP_RANK : place * TOP_RANK + top]:
                left[card] -= 1
        self.left = left
        """How many copies of each card are in hands or in the deck, by card 0 to 29."""


def oldest_untold(marks: tuple[int, ...]) -> int | None:
    """Return the slot of the oldest card that no clue has touched; None if there is none."""
    return next((slot for slot, told in enumerate(marks) if not told & TOUCHED), None)
