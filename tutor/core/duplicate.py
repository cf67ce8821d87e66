"""Duplicate tournaments: all tables play the same deals, and their results are compared."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DealResult:
    """A table's result on a deal: points, turns left, and cards of which every copy is lost."""

    score: int
    turns_left: int
    lost_cards: int


@dataclass(frozen=True, slots=True)
class PickedDeals:
    """Names of deals; `passed_over` counts the deals that were examined and rejected."""

    names: tuple[str, ...]
    passed_over: int


@dataclass(frozen=True, kw_only=True)
class Duplicate:
    """What a game implements to have duplicate tournaments.

    `rulesets` are the codes of those that deals are picked for, the plainest first. `pick` returns
    so many deals in which the most points can be reached, from a ruleset code, a number of players,
    how many, and a seed. `most` returns the largest figures that a result can have, from a ruleset
    code and a number of players.

    `replay` returns the result of a game from a ruleset code, the name of a deal, and all that was
    done. It raises BadSyntaxError for what cannot be read and for a game that is not over, and
    PlayedWrongError for what is not allowed. `in_reach` takes the same and returns what was done up
    to the last moment at which the most points are known to have been in reach, with the pack as it
    lay, and how many turns that were. `partner_scores` returns the scores that the game's computer
    players reach on a deal, in all ways to play it, from a ruleset code and the name of the deal.
    """

    rulesets: tuple[str, ...]
    pick: Callable[[str, int, int, int], PickedDeals]
    most: Callable[[str, int], DealResult]
    replay: Callable[[str, str, str], DealResult]
    in_reach: Callable[[str, str, str], tuple[str, int]]
    partner_scores: Callable[[str, str], tuple[int, ...]]
