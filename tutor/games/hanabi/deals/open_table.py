"""A position with all cards open, in small numbers that are quick to work with."""

from typing import NamedTuple

from tutor.games.hanabi.engine.cards import TOP_RANK
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.engine.state import GameState


class OpenTable(NamedTuple):
    """A position with a known deck; a card is `firework × 5 + rank − 1`."""

    ruleset: Ruleset
    to_act: int
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    """The cards to draw, the next one first."""
    fireworks: tuple[int, ...]
    heights: tuple[int, ...]
    """The number that each firework can still reach by the cards that are left."""
    left: tuple[int, ...]
    """How many copies are not in the discard pile, by card."""
    held: tuple[int, ...]
    """How many copies are in hands, by card."""
    clue_tokens: int
    turns_left: int | None

    @classmethod
    def of(cls, state: GameState) -> "OpenTable":
        """Return this position; raises UnknownCardError if the order of its deck is not known."""
        ruleset, tables = state.ruleset, state.ruleset.tables
        number = [
            place * TOP_RANK + rank - 1
            for place, rank in zip(tables.firework, tables.rank, strict=True)
        ]
        hands = tuple(tuple(number[card] for card in hand) for hand in state.hands)
        gone = [number[card] for card in state.discards]
        left = tuple(
            ruleset.copies(card) - gone.count(place) for place, card in enumerate(ruleset.cards)
        )
        return cls(
            ruleset=ruleset,
            to_act=state.to_act,
            hands=hands,
            deck=tuple(number[card] for card in state.deck),
            fireworks=state.fireworks,
            heights=tuple(_height(left, place, top) for place, top in enumerate(state.fireworks)),
            left=left,
            held=tuple(sum(hand.count(card) for hand in hands) for card in range(len(left))),
            clue_tokens=state.clue_tokens,
            turns_left=state.turns_left,
        )


def _height(left: tuple[int, ...], place: int, top: int) -> int:
    while top < TOP_RANK and left[place * TOP_RANK + top]:
        top += 1
    return top
