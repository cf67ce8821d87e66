"""Positions near the end of games that partners play."""

from collections.abc import Iterator
from itertools import count, product

from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge.status import highest_score
from tutor.games.hanabi.partners import NONE_OR_ALL, Deal, Meanings, decide

_RULES = tuple(map(Ruleset.parse, ("base", "wild-5", "base", "play-on", "sixth-5.fuses-1")))


def late_positions(deck: int) -> Iterator[tuple[GameState, Meanings]]:
    """Yield positions with at most so many cards in the deck, without end, points still to make."""
    for seed in count(1):
        for conventions, players in product(NONE_OR_ALL, (2, 3, 4, 5)):
            state = Deal(_RULES[seed % len(_RULES)], players, seed).start()
            meanings = Meanings.at_start(state, conventions)
            while state.ending is None:
                if state.deck_size <= deck and highest_score(state) > state.points:
                    yield state, meanings
                action = decide(state, meanings).action
                after = state.apply(action)
                meanings = meanings.after(state, action, after)
                state = after
