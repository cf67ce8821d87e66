"""First layer: what the clues allow a card to be.

A clue that touched the card leaves the identities that the clue touches, a clue that passed it by
leaves the others (rules `clue-complete` and `clue-denies`). Which clues touch which card is the
engine's to say, so wild suits need no case of their own: every colour touches a wild card, hence
two different colours leave only wild cards, and one denied colour leaves none.
"""

from collections.abc import Mapping
from functools import lru_cache

from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.engine.told import CLUE_BITS
from tutor.games.hanabi.knowledge.identity_set import IdentitySet, set_of
from tutor.games.hanabi.knowledge.view import View

# A card can be told in at most 3^11 ways; few of them turn up in play, the frequent ones early.
_MOST_REMEMBERED = 1 << 12


def allowed(ruleset: Ruleset, told: int) -> IdentitySet:
    """Return the identities that agree with all that a card has been told.

    `told` is in bits as in engine/told.py; a single bit asks what that one clue, or its denial,
    leaves. With no clue at all it is every card in the deck.
    """
    return allowed_by_told(ruleset)[told]


def allowed_by_clues(view: View) -> tuple[IdentitySet, ...]:
    """Return, by slot, what each of the viewer's own cards could be by its clues alone."""
    by_told = allowed_by_told(view.ruleset)
    return tuple([by_told[told] for told in view.marks[view.seat]])


class _AllowedByTold(dict[int, IdentitySet]):
    """The answers for one ruleset, worked out when first asked for."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__()
        touched_by = ruleset.tables.touched_by
        self._all = set_of(ruleset.cards)
        self._touched = [
            set_of(card for card in ruleset.cards if touched_by[card] >> clue & 1)
            for clue in range(CLUE_BITS)
        ]

    def __missing__(self, told: int) -> IdentitySet:
        identities = self._all
        for clue, touched in enumerate(self._touched):
            if told >> clue & 1:
                identities &= touched
            if told >> clue + CLUE_BITS & 1:
                identities &= ~touched
        if len(self) < _MOST_REMEMBERED:
            self[told] = identities
        return identities


@lru_cache(maxsize=64)
def allowed_by_told(ruleset: Ruleset) -> Mapping[int, IdentitySet]:
    """Return the answers of `allowed` for these rules, for whoever asks again and again."""
    return _AllowedByTold(ruleset)
