"""The start of a game: a numbered deal, or a pack written out.

Certified deals have a line of actions that reaches the most points.
"""

import re
import string
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tutor.core.errors import BadSyntaxError
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.deals.open_play import Habits, OpenPlay, OpenTable
from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.engine.cards import Card
from tutor.games.hanabi.engine.ruleset import MAX_PLAYERS, MIN_PLAYERS, Ruleset
from tutor.games.hanabi.engine.state import GameState

LAST_SEED = 9999
"""Seeds are short enough to be read out."""

_NAME = re.compile(rf"(?P<players>[{MIN_PLAYERS}-{MAX_PLAYERS}])-(?P<seed>[1-9][0-9]{{0,3}})")


class Deal(NamedTuple):
    """The rules, how many players, and the seed; `name` says the last two, as in `3-4821`."""

    ruleset: Ruleset
    players: int
    seed: int

    @classmethod
    def parse(cls, name: str, ruleset: Ruleset) -> "Deal":
        """Return the deal of this name under these rules; BadSyntaxError for any other text."""
        match = _NAME.fullmatch(name)
        if not match:
            raise BadSyntaxError("deal", name, 0, "players-seed, as 3-4821")
        return cls(ruleset, int(match["players"]), int(match["seed"]))

    @property
    def name(self) -> str:
        """The name, short enough to be read out."""
        return f"{self.players}-{self.seed}"

    def start(self) -> GameState:
        """Return the position before the first turn; player 0 begins."""
        return GameState.deal(self.ruleset, self.players, self.seed)


_CARD_CODES = string.ascii_letters
"""By the place of a card among those of its rules: suit by suit, lowest number first."""

_STACKED_NAME = re.compile(rf"[{MIN_PLAYERS}-{MAX_PLAYERS}][0-9][a-zA-Z]+")


class StackedDeal(NamedTuple):
    """A deal from a pack in this order, first card first; player `starts` begins.

    `name` says all but the rules: how many play, who begins, and the pack, a character a card.
    """

    ruleset: Ruleset
    players: int
    pack: tuple[Card, ...]
    starts: int = 0

    @classmethod
    def of(cls, start: GameState) -> "StackedDeal":
        """Return the deal that leads to this position, in which nobody has acted."""
        dealt = (card for hand in start.hands for card in hand)
        return cls(start.ruleset, start.players, (*dealt, *start.deck), start.to_act)

    @classmethod
    def parse(cls, name: str, ruleset: Ruleset) -> "StackedDeal":
        """Return the deal of this name under these rules; BadSyntaxError for any other text."""
        if not _STACKED_NAME.fullmatch(name):
            raise BadSyntaxError("deal", name, 0, "players, who begins, a character for each card")
        players, starts = int(name[0]), int(name[1])
        places = [_CARD_CODES.index(code) for code in name[2:]]
        known = max(places) < len(ruleset.cards)
        pack = tuple(ruleset.cards[place] for place in places) if known else ()
        if starts >= players or tuple(sorted(pack)) != ruleset.deck:
            raise BadSyntaxError("deal", name, 0, "the pack of these rules, and one who begins")
        return cls(ruleset, players, pack, starts)

    @property
    def name(self) -> str:
        """What says all but the rules."""
        cards = self.ruleset.cards
        pack = "".join(_CARD_CODES[cards.index(card)] for card in self.pack)
        return f"{self.players}{self.starts}{pack}"

    def start(self) -> GameState:
        """Return the position before the first turn; raises what `GameState.from_deck` does."""
        return GameState.from_deck(self.ruleset, self.players, self.pack, starts=self.starts)


GameStart = Deal | StackedDeal
"""The rules, how many players, and the cards; equal ones begin the same game."""

TRIES = 1500
"""Tries at a position, unless another number is asked for."""


WinningLine = tuple[Action, ...]
"""A proof that all points can be made: the actions lead there by the rules of the game."""


def find_winning_line(state: GameState, *, tries: int = TRIES) -> WinningLine | None:
    """Return actions that lead from here to the most points, with open cards.

    The same call gives the same line in every release. None means that no line was found in so
    many tries, never that there is none. Raises UnknownCardError if the order of the deck is not
    known.
    """
    if state.outcome is not None:
        return () if state.outcome.score == state.ruleset.max_score else None
    table = OpenTable.of(state)
    if 0 in table.left:
        return None
    choice = SeededChoice(0)
    habits = Habits()
    for _ in range(tries):
        actions = OpenPlay(table, habits, choice).run()
        if actions is not None:
            return actions
        habits = Habits.drawn(choice)
    return None


class CertifiedDeal(NamedTuple):
    """A deal, and a line that leads to all its points."""

    deal: Deal
    line: WinningLine


class Selection(NamedTuple):
    """Certified deals from a range of seeds; `passed_over` are those without a known line."""

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
    """After the first `turn` actions of the game `line` led to all points; 0 is the deal itself."""

    turn: int
    line: WinningLine


def last_winnable_turn(
    states: Sequence[GameState], *, tries: int = TRIES_A_TURN
) -> LastWinnable | None:
    """Return the last turn found from which the most points could be reached.

    `states` are those of one game, from the deal on, one for each action after it. A way known
    from a later turn is one from every earlier turn too: by what was played, then by that way.
    Of later turns nothing is known, as little as of the whole game if None is returned.

    Raises as `find_winning_line` does.
    """
    latest, low, high = None, 0, len(states)
    while low < high:
        turn = (low + high) // 2
        line = find_winning_line(states[turn], tries=tries)
        if line is None:
            high = turn
        else:
            latest, low = LastWinnable(turn, line), turn + 1
    return latest
