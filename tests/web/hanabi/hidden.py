"""The same game with other hidden cards."""

from collections.abc import Iterator

from tutor.core.errors import PlayedWrongError
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine import Card
from tutor.games.hanabi.engine.actions import Discard, Play
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.partners import (
    GameRecord,
    StackedDeal,
)

EXCHANGES = 5
"""So many pairs of cards are exchanged at a moment, if the history can be the same then."""


class GivenDeal(StackedDeal):
    """A deal whose pack is given card by card, under the name of one of a seed."""

    @property
    def name(self) -> str:
        """The name of that other deal."""
        return "3-1"


def given(record: GameRecord, deck: tuple[Card, ...]) -> GameRecord:
    """Return the game as it is with this deck; PlayedWrongError if it can't have been played."""
    ruleset, players = record.deal.ruleset, record.deal.players
    deal = GivenDeal(ruleset, players, deck)
    return GameRecord(deal, record.conventions, record.actions)


def dealt(record: GameRecord) -> tuple[Card, ...]:
    """Return the whole deck of a game, first card first."""
    start = record.states[0]
    return (*(card for hand in start.hands for card in hand), *start.deck)


def hidden_places(record: GameRecord, seat: int) -> list[int]:
    """Return the places in the deck of the cards that a player has not seen: own hand, the rest."""
    start = record.states[0]
    size, players = len(start.hands[0]), start.players
    hands = [list(range(each * size, each * size + size)) for each in range(players)]
    places = list(range(players * size, len(dealt(record))))
    for state, action in zip(record.states, record.actions, strict=False):
        if isinstance(action, Play | Discard):
            hand = hands[state.to_act]
            hand.pop(action.slot)
            hand += [places.pop(0)] if places else []
    return [*hands[seat], *places]


def other_worlds(record: GameRecord, seat: int, people: int, seed: int) -> Iterator[GameRecord]:
    """Yield the same game with hidden cards exchanged, as long as the player sees no difference.

    Partners do there what they did here: their rules are known to everybody.
    """
    deck, places = dealt(record), hidden_places(record, seat)
    choice = SeededChoice(seed)
    for _ in range(EXCHANGES):
        one, other = choice.pick(places[: len(record.state.hands[seat])]), choice.pick(places)
        swapped = list(deck)
        swapped[one], swapped[other] = deck[other], deck[one]
        if deck[one] == deck[other]:
            continue
        try:
            found = given(record, tuple(swapped))
        except PlayedWrongError:
            continue
        if View.of(found.state, seat) == View.of(record.state, seat) and all(
            found.decision(step).action == record.actions[step]
            for step, state in enumerate(record.states[:-1])
            if state.to_act >= people
        ):
            yield found
