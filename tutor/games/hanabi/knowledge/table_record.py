"""A table as plain data, with all its cards or with those that one player sees.

The fields are those of docs/puzzle-format.md; slots and players count from 0, and a card that is
not seen is None.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tutor.games.hanabi.engine.cards import Card, ClueMarks
from tutor.games.hanabi.engine.deck import UnknownDeck
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge.view import View


@dataclass(frozen=True, slots=True)
class Clues:
    """Colours by letter and numbers, as clues name them."""

    colors: tuple[str, ...]
    ranks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HeldCard:
    """A card of a hand; clues that pointed at it are in `clued`, others to the hand in `denied`."""

    card: str | None
    clued: Clues
    denied: Clues


@dataclass(frozen=True, slots=True)
class TableRecord:
    """Everything on a table; the oldest card of a hand and the next one of the deck come first."""

    players: int
    hands: tuple[tuple[HeldCard, ...], ...]
    fireworks: Mapping[str, int]
    discards: tuple[str, ...]
    clue_tokens: int
    strikes: int
    deck: tuple[str | None, ...]
    turns_left: int | None


def whole_table(state: GameState) -> TableRecord:
    """Return the table with every card, but for a deck whose order nobody told."""
    deck = state.deck
    unknown = isinstance(deck, UnknownDeck)
    return _table(state, state.hands, (None,) * len(deck) if unknown else tuple(map(str, deck)))


def table_seen(state: GameState, seat: int) -> TableRecord:
    """Return the table as the player at `seat` sees it; ValueError if nobody sits there."""
    view = View.of(state, seat)
    hidden = {seat: (None,) * view.hand_size}
    hands = [hidden.get(player, hand) for player, hand in enumerate(view.hands)]
    return _table(view, hands, (None,) * view.deck_size)


def _table(
    table: GameState | View, hands: Sequence[Sequence[Card | None]], deck: tuple[str | None, ...]
) -> TableRecord:
    return TableRecord(
        players=len(hands),
        hands=tuple(
            tuple(
                _held(card, ClueMarks.from_bits(bits))
                for card, bits in zip(hand, marks, strict=True)
            )
            for hand, marks in zip(hands, table.marks, strict=True)
        ),
        fireworks=dict(zip(map(str, table.ruleset.suits), table.fireworks, strict=True)),
        discards=tuple(map(str, table.discards)),
        clue_tokens=table.clue_tokens,
        strikes=table.strikes,
        deck=deck,
        turns_left=table.turns_left,
    )


def _held(card: Card | None, clue_marks: ClueMarks) -> HeldCard:
    return HeldCard(
        None if card is None else str(card),
        Clues(tuple(map(str, clue_marks.colors)), tuple(clue_marks.ranks)),
        Clues(tuple(map(str, clue_marks.denied_colors)), tuple(clue_marks.denied_ranks)),
    )
