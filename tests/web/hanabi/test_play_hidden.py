"""What a player can't see is in no page of a game: own cards, the deck, and what follows of them."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from flask import Flask, render_template

from tests.web.hanabi.playing import record_of
from tutor.core.errors import PlayedWrongError
from tutor.core.messages import Message
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine import Card, GameState, Ruleset, Suit
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.partners import Deal, GameRecord
from tutor.web.hanabi.play.addresses import Addresses, Moment
from tutor.web.hanabi.play.game_options import GameOptions, Help
from tutor.web.hanabi.play.page_view import Stage, play_view
from tutor.web.hanabi.play.seats import holder, is_partner

EXCHANGES = 12


@dataclass(frozen=True)
class GivenDeal:
    """A deal whose deck is given card by card; it stands in for one of a seed."""

    ruleset: Ruleset
    players: int
    deck: tuple[Card, ...]
    name: str = "3-1"

    def start(self) -> GameState:
        """Return the position before the first turn."""
        return GameState.from_deck(self.ruleset, self.players, self.deck)


def given(record: GameRecord, deck: tuple[Card, ...]) -> GameRecord:
    """Return the game as it is with this deck; PlayedWrongError if it can't have been played."""
    ruleset, players = record.deal.ruleset, record.deal.players
    deal = GivenDeal(ruleset, players, deck)
    return GameRecord(deal, record.manner, record.actions)  # type: ignore[arg-type]  # has all


def dealt(record: GameRecord) -> tuple[Card, ...]:
    """Return the whole deck of a game, first card first."""
    start = record.states[0]
    return (*(card for hand in start.hands for card in hand), *start.deck)


def hidden_places(record: GameRecord, seat: int) -> list[int]:
    """Return the places in the deck of the cards that a player has not seen: own hand, the rest."""
    size = len(record.states[0].hands[0])
    hands = [list(range(seat * size, seat * size + size)) for seat in range(record.deal.players)]
    drawn = record.deal.players * size
    for before, after in zip(record.states, record.states[1:], strict=False):
        if len(after.deck) < len(before.deck):
            slot = next(
                n
                for n, card in enumerate(before.hands[before.to_act])
                if before.hands[before.to_act][:n] == after.hands[before.to_act][:n]
                and before.hands[before.to_act][n + 1 :] == after.hands[before.to_act][n:-1]
                and card
            )
            slot = _slot_left(record, before) if slot is None else slot
            hands[before.to_act].pop(slot)
            hands[before.to_act].append(drawn)
            drawn += 1
    return [*hands[seat], *range(drawn, len(dealt(record)))]
