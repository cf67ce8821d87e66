"""The numbers that players on Hanab Live know, counted as its replays count them.

They are facts about the game with all cards open, and judge nobody. docs/review.md has the
definitions in words.
"""

from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate
from typing import NamedTuple

from tutor.games.hanabi.engine.cards import TOP_RANK, TOUCHED
from tutor.games.hanabi.engine.events import ClueGiven, FireworkCompleted, Misplayed
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import has
from tutor.games.hanabi.knowledge.status import heights, highest_score, needed, pace


class Statistics(NamedTuple):
    """The numbers at one moment of a game."""

    points: int
    highest_score: int
    """The most points that the cards still allow."""
    strikes: int
    pace: int | None
    """Cards that may still be discarded; None once the deck is empty, and when playing on."""
    clues: int
    """Clues given so far."""
    clues_lost: int
    """Clue tokens that mistakes cost, and those of fireworks finished while all lay there."""
    cards_got: int
    """Cards played, and cards in hand that a clue has touched and that are still needed."""
    clues_left: int | None
    """Clues that can still be given if all points are made; None where there is no pace."""

    @property
    def efficiency(self) -> Fraction | None:
        """Cards got for each clue given or lost; None before the first one."""
        spent = self.clues + self.clues_lost
        return Fraction(self.cards_got, spent) if spent else None

    @property
    def efficiency_needed(self) -> Fraction | None:
        """Cards still to be got for each clue that is left; None if there is no clue left."""
        missing = self.highest_score - self.cards_got
        return Fraction(missing, self.clues_left) if self.clues_left else None


def statistics(states: Sequence[GameState]) -> tuple[Statistics, ...]:
    """Return the statistics at each state of a game, from the deal on."""
    clues = accumulate(_clues(state) for state in states)
    lost = accumulate(_clues_lost(state) for state in states)
    return tuple(
        Statistics(
            points=sum(state.fireworks),
            highest_score=highest_score(state),
            strikes=state.strikes,
            pace=pace(state) if _counts_down(state) and state.ending is None else None,
            clues=given,
            clues_lost=gone,
            cards_got=min(_cards_got(state), highest_score(state)),
            clues_left=_clues_left(state) if _counts_down(state) else None,
        )
        for state, given, gone in zip(states, clues, lost, strict=True)
    )


def _clues(state: GameState) -> int:
    return sum(isinstance(event, ClueGiven) for event in state.events)


def _clues_lost(state: GameState) -> int:
    return sum(
        isinstance(event, Misplayed)
        or (isinstance(event, FireworkCompleted) and not event.token_recovered)
        for event in state.events
    )


def _counts_down(state: GameState) -> bool:
    """Return whether a last round is still to come."""
    return bool(state.deck) and not state.ruleset.play_on


def _cards_got(state: GameState) -> int:
    wanted = needed(state)
    got_by_clue = (
        card
        for hand, marks in zip(state.hands, state.marks, strict=True)
        for card, bits in zip(hand, marks, strict=True)
        if bits & TOUCHED
    )
    return sum(state.fireworks) + sum(has(wanted, card) for card in got_by_clue)


def _clues_left(state: GameState) -> int:
    """Return the tokens there are, one for each card that may be discarded, and those of fireworks.

    Only what comes back before the last card is drawn counts. Fireworks are finished there by the
    plays that don't fit into the last round, the shortest way first.
    """
    deck, players = state.deck_size, state.players
    missing = highest_score(state) - sum(state.fireworks)
    # The turn that draws the last card is the first of those that need none.
    at_the_end = players + 1
    discards = deck - 1 if missing <= at_the_end else max(0, players + deck - missing)
    plays = max(0, min(missing, players + deck) - at_the_end)
    to_finish = sorted(
        height - top
        for height, top in zip(heights(state), state.fireworks, strict=True)
        if height == TOP_RANK > top
    )
    finished = sum(cards <= plays for cards in accumulate(to_finish))
    return state.clue_tokens + discards + finished
