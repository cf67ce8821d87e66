"""Twins of a puzzle: the same puzzle in other colours and from another seat.

Neighbours in a class can each have one: who copies the answer copies the wrong cards. Only
colours with the same cards change places, so the multicolour suit stays, and every player moves on
by as many seats. What was right stays right.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from tutor.core.puzzle import Puzzle
from tutor.games.hanabi.engine.cards import Card, ClueMarks, Suit, card_of
from tutor.games.hanabi.engine.deck import UnknownDeck
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles.option_names import name_after

TWINS = 24
"""How many twins a puzzle has, itself (number 0) included."""

_STEP = 5
"""Every fifth order of the five colours, so that 24 twins take all 120 and red moves on too."""


@dataclass(frozen=True, slots=True)
class Swap:
    """A change of colours and seats: `suits` by the old suit, `turn` seats on of `players`."""

    suits: Mapping[Suit, Suit]
    turn: int
    players: int

    def seat(self, seat: int) -> int:
        """Return where the player moves."""
        return (seat + self.turn) % self.players

    def card(self, card: Card) -> Card:
        """Return the card in its new colour."""
        return card_of(self.suits[card.suit], card.rank)

    def name(self, name: str) -> str:
        """Return the name of an option, an action or a card after the change.

        Whatever names neither a seat nor a colour stays: play-0, points-12, none.
        """
        return name_after(name, self.suits.__getitem__, self.seat)


def twin(puzzle: Puzzle[GameState], number: int) -> Puzzle[GameState]:
    """Return the twin of this number, 0 to TWINS − 1; number 0 is the puzzle itself.

    Raises ValueError for another number.
    """
    if not 0 <= number < TWINS:
        raise ValueError(f"twins are numbered from 0 to {TWINS - 1}, not {number}")
    return twin_by(puzzle, swap(puzzle, number)) if number else puzzle


def swap(puzzle: Puzzle[GameState], number: int) -> Swap:
    """Return the change of colours and seats that makes the twin of this number."""
    state = puzzle.position
    alike = [suit for suit in state.ruleset.suits if suit is not Suit.MULTI]
    order = list(permutations(alike))[number * _STEP]
    suits = dict(zip((*alike, Suit.MULTI), (*order, Suit.MULTI), strict=True))
    return Swap(suits, number % state.players, state.players)


def twin_by(puzzle: Puzzle[GameState], swap: Swap) -> Puzzle[GameState]:
    """Return the puzzle after the change, its question too."""
    question = {key: _value(key, value, swap) for key, value in puzzle.question.items()}
    return Puzzle(
        puzzle.theme, _position(puzzle.position, swap), swap.seat(puzzle.viewer), question
    )


def _value(key: str, value: Any, swap: Swap) -> Any:
    if key == "player":
        return swap.seat(value)
    if isinstance(value, tuple):
        return tuple(_value(key, part, swap) for part in value)
    return swap.name(value) if isinstance(value, str) else value


def _position(state: GameState, swap: Swap) -> GameState:
    ruleset = state.ruleset
    tops = {swap.suits[suit]: state.firework(suit) for suit in ruleset.suits}
    hands = _by_seat([_cards(hand, swap) for hand in state.hands], swap)
    deck = state.deck
    return state._replace(
        to_act=swap.seat(state.to_act),
        hands=hands,
        marks=_by_seat([tuple(_mark(bits, swap) for bits in hand) for hand in state.marks], swap),
        reach=tuple(ruleset.tables.reach(hand) for hand in hands),
        fireworks=tuple(tops[suit] for suit in ruleset.suits),
        discards=_cards(state.discards, swap),
        deck=deck if isinstance(deck, UnknownDeck) else _cards(deck, swap),
        events=(),
    )


def _by_seat(by_seat: list[Any], swap: Swap) -> tuple[Any, ...]:
    return tuple(by_seat[(seat - swap.turn) % swap.players] for seat in range(swap.players))


def _cards(cards: tuple[Card, ...], swap: Swap) -> tuple[Card, ...]:
    return tuple(swap.card(card) for card in cards)


def _mark(bits: int, swap: Swap) -> int:
    told = ClueMarks.from_bits(bits)
    return ClueMarks(
        tuple(swap.suits[suit] for suit in told.colors),
        told.ranks,
        tuple(swap.suits[suit] for suit in told.denied_colors),
        told.denied_ranks,
    ).bits
