"""Whole games of simulated players, and figures of many of them."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tutor.core.errors import UnsupportedError
from tutor.core.seeded import SeededChoice
from tutor.games.hanzi.engine import Action, EndCause, GameState, Ruleset
from tutor.games.hanzi.engine.events import TurnBegan
from tutor.games.hanzi.knowledge import Memory, View
from tutor.games.hanzi.players.choosing import Skill, choose

LONGEST_GAME = 5_000
"""More actions than any game takes; it keeps a slip in the rules from running for ever."""


def play(
    ruleset: Ruleset, skills: Sequence[Skill], seed: int
) -> Iterator[tuple[Action | None, GameState]]:
    """Yield each action of a game with the state after it; the deal comes after no action.

    There is a player for each skill, by seat. Raises ValueError for a number of players that the
    ruleset has not, UnsupportedError for a game that does not end.
    """
    state = GameState.deal(ruleset, len(skills), seed)
    choice = SeededChoice(f"players/{seed}")
    reads = [skill.forms_read(choice) for skill in skills]
    memories = [Memory(skill.capacity) for skill in skills]
    yield None, state
    for _ in range(LONGEST_GAME):
        if state.ending:
            return
        seat = state.to_act
        view = View.of(state, seat, reads=reads[seat], memory=memories[seat])
        action = choose(view, state.legal_actions(), choice, skills[seat])
        state = state.apply(action)
        memories = [memory.watching(state.events) for memory in memories]
        yield action, state
    raise UnsupportedError("game without end", str(seed))


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
