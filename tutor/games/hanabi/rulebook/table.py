"""The reader's table: the box on it, and the rules being played."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from tutor.games.hanabi.engine import Ruleset, Suit
from tutor.games.hanabi.engine.ruleset import FUSES, Variant
from tutor.games.hanabi.rulebook.editions import Box

SIXTH_SUIT = (Variant.SIXTH_10,)
AVALANCHE = (Variant.SIXTH_5,)
WILD = (Variant.WILD_10, Variant.WILD_5)
"""The three ways to play with multicolour cards; of two sizes the full one comes first."""


@dataclass(frozen=True, slots=True)
class TableSetup:
    """A box and a ruleset: they decide how the rulebook reads."""

    box: Box
    ruleset: Ruleset

    @property
    def basic_suits(self) -> tuple[Suit, ...]:
        """The suits of the basic game, without multicolour."""
        return tuple(suit for suit in self.ruleset.suits if suit is not Suit.MULTI)

    @property
    def with_last_round(self) -> Ruleset:
        """The ruleset as it would be without playing on: for examples of a last round."""
        return with_settings(self.ruleset, play_on=False)

    @property
    def playing_on(self) -> Ruleset:
        """The ruleset with playing on, chosen or not: for examples of it."""
        return with_settings(self.ruleset, play_on=True)

    def with_variant(self, *variants: Variant) -> Ruleset:
        """Return the ruleset for an example of a variant: the table's own if it is one of these.

        Otherwise the first of them for which the box has the cards, else the first, at the same
        settings but without playing on.
        """
        if self.ruleset.variant in variants:
            return self.with_last_round
        has = self.box.multicolor_cards
        fitting = (each for each in variants if each.multicolor_cards <= has)
        return with_settings(self.with_last_round, variant=next(fitting, variants[0]))

    @property
    def multicolor_is_single(self) -> bool:
        """Whether the deck holds just one copy of each multicolour card."""
        return self.ruleset.variant in (Variant.SIXTH_5, Variant.WILD_5)

    @property
    def fuse_tokens_unused(self) -> int:
        """How many of the usual fuse tokens the game doesn't need."""
        return FUSES - self.ruleset.fuses


# Kept, so that a ruleset looks up its tables of clues and cards once and not at every picture.
@lru_cache(maxsize=512)
def with_settings(ruleset: Ruleset, **settings: Any) -> Ruleset:
    """Return the ruleset with these settings changed."""
    return replace(ruleset, **settings)
