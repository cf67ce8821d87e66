"""Figures of many games of simulated players of one skill."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tutor.games.hanzi.engine import EndCause, GameState, Ruleset
from tutor.games.hanzi.engine.events import TurnBegan
from tutor.games.hanzi.players.playing import play
from tutor.games.hanzi.players.skill import Skill


class Figures(NamedTuple):
    """What came out; means are over games, shares between 0 and 1."""

    games: int
    turns: float
    """Mean number of turns of all players together."""
    longest: int
    """The most turns of a game."""
    points: float
    """Mean points of a player."""
    first_wins: float
    """The share of games that the first seat won; a tie counts as a part of one."""
    endings: Mapping[EndCause, int]
    """How many games ended by what."""
    cangjie_wins: float
    """The share of games that Cangjie won."""
    cangjie_points: float
    """Mean points of Cangjie."""


def figures(ruleset: Ruleset, skills: Sequence[Skill], seeds: range) -> Figures:
    """Return the figures of the games with these seeds; raises what `play` raises."""
    turns, points, first, lost, taken = [], 0, 0.0, 0, 0
    endings: Counter[EndCause] = Counter()
    for seed in seeds:
        length, last = _played(ruleset, skills, seed)
        outcome = last.outcome
        assert outcome
        assert last.ending
        turns.append(length)
        endings[last.ending] += 1
        points += sum(map(last.points, range(last.players)))
        taken += last.cangjie_points
        lost += not outcome.winners
        first += 1 / len(outcome.winners) if 0 in outcome.winners else 0
    games = len(seeds)
    return Figures(
        games=games,
        turns=sum(turns) / games,
        longest=max(turns),
        points=points / games / len(skills),
        first_wins=first / games,
        endings=endings,
        cangjie_wins=lost / games,
        cangjie_points=taken / games,
    )


def _played(ruleset: Ruleset, skills: Sequence[Skill], seed: int) -> tuple[int, GameState]:
    """Return how many turns a game took, and its end."""
    turns, last = 1, GameState.deal(ruleset, len(skills), seed)
    for _, last in play(ruleset, skills, seed):
        turns += sum(isinstance(event, TurnBegan) for event in last.events)
    return turns, last
