"""Actions that reach a score from a position with a known deck; deals that have such a line."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.deals.deal import Deal
from tutor.games.hanabi.deals.open_play import Habits, OpenPlay, OpenTable
from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.engine.state import GameState

TRIES = 1500
"""Tries at a position, unless another number is asked for."""


@dataclass(frozen=True, slots=True)
class WinningLine:
    """A proof that so many points can be made: `actions` lead there by the rules of the game."""

    score: int
    actions: tuple[Action, ...]


def find_winning_line(
    state: GameState, *, score: int | None = None, tries: int = TRIES
) -> WinningLine | None:
    """Return actions that lead from here to the maximum, or to `score` points, with open cards.

    The same call gives the same line in every release. None means that no line was found in so
    many tries, never that there is none.

    Raises UnknownCardError if the order of the deck is not known, and ValueError for a score that
    is not from 0 to the maximum, or is below it while playing on, where all else counts nothing.
    """
    most = state.ruleset.max_score
    score = most if score is None else score
    if not 0 <= score <= most or (state.ruleset.play_on and score != most):
        raise ValueError(f"score must be one that the rules can give up to {most}, not {score}")
    if state.outcome is not None:
        return WinningLine(score, ()) if state.outcome.score >= score else None
    table = OpenTable.of(state)
    if sum(table.heights) < score:
        return None
    choice = SeededChoice(0)
    habits = Habits()
    for _ in range(tries):
        actions = OpenPlay(table, score, habits, choice).run()
        if actions is not None:
            return WinningLine(score, actions)
        habits = Habits.drawn(choice)
    return None


class CertifiedDeal(NamedTuple):
    """A deal, and a line that leads to all its points."""

    deal: Deal
    line: WinningLine


class Selection(NamedTuple):
    """What was found among deals: `passed_over` are those of which no line is known."""

    certified: tuple[CertifiedDeal, ...]
    passed_over: tuple[Deal, ...]

    @property
    def looked_at(self) -> int:
        """How many deals there were."""
        return len(self.certified) + len(self.passed_over)


def certified_deals(
    ruleset: Ruleset,
    players: int,
    seeds: Iterable[int],
    *,
    count: int | None = None,
    tries: int = TRIES,
) -> Selection:
    """Return the first `count` certified deals of these seeds, or all, and those passed over.

    Raises ValueError unless there are 2 to 5 players and the seeds are 0 or more.
    """
    certified, passed_over = list[CertifiedDeal](), list[Deal]()
    for seed in seeds:
        if len(certified) == count:
            break
        deal = Deal(ruleset, players, seed)
        line = find_winning_line(deal.start(), tries=tries)
        if line is None:
            passed_over.append(deal)
        else:
            certified.append(CertifiedDeal(deal, line))
    return Selection(tuple(certified), tuple(passed_over))


TRIES_A_TURN = 100
"""Tries at each position that is looked at: about six in a game."""


class LastWinnable(NamedTuple):
    """After the first `turn` actions of the game `line` led to the score; 0 is the deal itself."""

    turn: int
    line: WinningLine


def last_winnable_turn(
    states: Sequence[GameState], *, score: int | None = None, tries: int = TRIES_A_TURN
) -> LastWinnable | None:
    """Return the last turn found from which the maximum, or `score`, could be reached.

    `states` are those of one game, from the deal on, one for each action after it. A way known
    from a later turn is one from every earlier turn too: by what was played, then by that way.
    Of later turns nothing is known, as little as of the whole game if None is returned.

    Raises as `find_winning_line` does.
    """
    found, low, high = None, 0, len(states)
    while low < high:
        turn = (low + high) // 2
        line = find_winning_line(states[turn], score=score, tries=tries)
        if line is None:
            high = turn
        else:
            found, low = LastWinnable(turn, line), turn + 1
    return found
