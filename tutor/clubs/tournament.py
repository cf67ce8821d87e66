"""A tournament of a club: the same deals at every table, and what each table made of them."""

from dataclasses import dataclass
from enum import StrEnum

from tutor.core.game import DealResult


class TieBreak(StrEnum):
    """What decides between tables with as many points."""

    TURNS = "turns"
    """More turns left."""

    CARDS = "cards"
    """Fewer cards lost."""

    NONE = "none"
    """Nothing: they share a rank."""


@dataclass(frozen=True, slots=True)
class TableResult:
    """The result of a deal at a table; `actions` is all that was done if it was played here."""

    result: DealResult
    actions: str = ""


@dataclass(frozen=True, slots=True)
class TournamentTable:
    """A table by its number, from 1; `results` has one for each deal, or None so far.

    `name` is what the organiser calls it, or empty.
    """

    number: int
    name: str
    results: tuple[TableResult | None, ...]

    @property
    def played(self) -> int:
        """How many deals have a result."""
        return sum(each is not None for each in self.results)

    @property
    def is_complete(self) -> bool:
        """Whether all of them have."""
        return None not in self.results


@dataclass(frozen=True, slots=True)
class TournamentPlan:
    """What tables play for: which game by its id, the code of its rules, players at each table.

    `deals` are their names, `passed_over` how many others were looked at before these were found.
    `partner_scores` are, for each deal, the scores of the game's computer players; none if unknown.
    """

    game: str
    rules: str
    players: int
    tie_break: TieBreak
    deals: tuple[str, ...]
    passed_over: int
    partner_scores: tuple[tuple[int, ...], ...] = ()

    @property
    def figures(self) -> tuple[str, ...]:
        """What tables write down for each deal: "points", and what the tie-break needs."""
        return ("points",) if self.tie_break is TieBreak.NONE else ("points", self.tie_break)


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament of a club as the store keeps it; while it `is_open`, tables send results.

    `id` is its number in addresses, `ordinal` the one that people say: that of a club's first is 1.
    """

    id: int
    ordinal: int
    plan: TournamentPlan
    is_open: bool
    tables: tuple[TournamentTable, ...]

    @property
    def figures(self) -> tuple[str, ...]:
        """The plan's figures, without turns left as long as no table has any."""
        results = (known.result for table in self.tables for known in table.results if known)
        any_left = any(result.turns_left for result in results)
        return tuple(each for each in self.plan.figures if each != TieBreak.TURNS or any_left)

    def is_finished(self, deal: int) -> bool:
        """Return whether all tables have played a deal, counted from 0: then it may be shown."""
        return all(table.results[deal] is not None for table in self.tables)


@dataclass(frozen=True, slots=True)
class Correction:
    """A result that takes the place of another one; None stands for no result."""

    before: DealResult | None
    after: DealResult | None
