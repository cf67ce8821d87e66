"""The same record with other hidden cards."""

from itertools import pairwise

from tutor.games.hanabi.coach.own_turn import sampled_worlds
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.engine.events import Drew
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.partners import GameRecord, StackedDeal


def exchanged(record: GameRecord, step: int) -> GameRecord:
    """Return the record with other cards for the player who acts at `step`, and another deck.

    What that player sees, and has seen before, is the same: all other cards stay where they were.
    """
    states = record.states
    seat, place_of = states[step].to_act, _deck_places(states, step)
    drawn = sum(len(hand) for hand in states[0].hands) + sum(
        isinstance(event, Drew) for state in states[: step + 1] for event in state.events
    )
    world = _another_world(states[step], seat)
    deck = [*(card for hand in states[0].hands for card in hand), *states[0].deck]
    for place, card in zip(place_of, world.hands[seat], strict=True):
        deck[place] = card
    deck[drawn:] = world.deck
    deal = StackedDeal(record.deal.ruleset, record.deal.players, tuple(deck))
    return GameRecord(deal, record.conventions, record.actions[:step]).then(record.actions[step])


def _another_world(state: GameState, seat: int) -> GameState:
    """Return a world whose deck or hand differs; the true one if there is no other."""
    for number, world in enumerate(sampled_worlds(View.of(state, seat))):
        if world != state or number > 50:
            return world
    raise AssertionError("worlds have no end")


def _deck_places(states: tuple[GameState, ...], step: int) -> list[int]:
    """Return the place in the deck at the deal of each card that the player at `step` holds."""
    size = len(states[0].hands[0])
    seat = states[step].to_act
    hands = [list(range(size * each, size * (each + 1))) for each in range(states[0].players)]
    following = size * states[0].players
    for before, after in pairwise(states[: step + 1]):
        for event in after.events:
            slot = getattr(event, "slot", None)
            if slot is not None:
                del hands[before.to_act][slot]
            if isinstance(event, Drew):
                hands[before.to_act].append(following)
                following += 1
    return hands[seat]
