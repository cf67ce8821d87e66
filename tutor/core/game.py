"""What the site knows of any game: how to start one, and what it can teach."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self

from tutor.core.outcome import Outcome
from tutor.core.puzzle import Puzzle, Theme


class State(Hashable, Protocol):
    """A frozen moment of a game."""

    @property
    def to_act(self) -> int:
        """The seat whose turn it is, from 0."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""

    def legal_actions(self) -> Sequence[Any]:
        """Return the actions allowed now, in a stable order; none once the game is over."""

    def verify(self, action: Any) -> None:
        """Raise IllegalActionError if the action is not allowed now."""

    def apply(self, action: Any) -> Self:
        """Return the state after the action; raises as `verify` does."""


@dataclass(frozen=True)
class Game:
    """A game in the registry.

    `rulesets` are codes that between them use every part of the game's rules, the plainest first;
    `start` deals a game from a ruleset code, a number of players and a seed. `levels` are those
    that a theme has, by its name; `makes_sense` says whether there is anything to ask with a
    ruleset code about a theme. `generate` makes the puzzle named by ruleset code, theme, level and
    seed. `rules` are the ids of the rules that refusals and verdicts rest on.
    """

    id: str
    rulesets: tuple[str, ...]
    players: tuple[int, ...]
    start: Callable[[str, int, int], State]
    parse_action: Callable[[str], Any]
    themes: Mapping[str, Theme[Any]]
    levels: Mapping[str, tuple[int, ...]]
    makes_sense: Callable[[str, str], bool]
    generate: Callable[[str, str, int, int], Puzzle[Any]]
    rules: frozenset[str]
