"""A season of a club: evenings with tournaments that add up to one table."""

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.clubs.nicknames import key
from tutor.clubs.tournament import Ranking, Tournament, TournamentTable, standings

TeamKey = tuple[str, int]
"""What a team's tables share: a name and which table of that name it is, or no name and a number.

Of two tables with one name on the same evening, the second plays for another team.
"""


@dataclass(frozen=True, slots=True)
class SeasonPlan:
    """The organiser's choices for a season.

    `tournaments` are the ids of those that count; empty: all that the club has, later ones too.
    The sum is over the best `best_of` evenings of each team; 0: over all evenings.
    """

    name: str
    by: Ranking
    best_of: int
    tournaments: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Season:
    """A season of a club as the store keeps it: nothing but its id and what was decided."""

    id: int
    plan: SeasonPlan

    def evenings(self, tournaments: Sequence[Tournament]) -> tuple[Tournament, ...]:
        """Return those of a club's tournaments that count, in the same order."""
        chosen = self.plan.tournaments
        return tuple(each for each in tournaments if not chosen or each.id in chosen)


@dataclass(frozen=True, slots=True)
class EveningResult:
    """A team's points on an evening; `counts` tells whether the sum includes them."""

    value: int
    counts: bool


@dataclass(frozen=True, slots=True)
class TeamStanding:
    """A team's standing in a season; teams with the same `rank` share it.

    `table` is its table of the last evening it has a table for. `results` has one for each
    evening, None for an evening without a result.
    """

    rank: int
    table: TournamentTable
    results: tuple[EveningResult | None, ...]
    sum: int


def season_table(
    evenings: Sequence[Tournament], by: Ranking, best_of: int
) -> tuple[TeamStanding, ...]:
    """Return the teams of a season, the first one first.

    Tables with the same name are one team, whatever the case and spaces; tables without a name
    are one team if they have the same number. A missed evening adds nothing.
    """
    tables: dict[TeamKey, TournamentTable] = {}
    values: dict[TeamKey, list[int | None]] = {}
    for place, evening in enumerate(evenings):
        got = {each.table.number: each for each in standings(evening, by)}
        for team, table in _teams(evening):
            tables[team] = table
            standing = got[table.number]
            value = standing.sums.score if by is Ranking.POINTS else standing.matchpoints
            known = values.setdefault(team, [None] * len(evenings))
            known[place] = value if table.played else None
    results = {team: _counted(known, best_of) for team, known in values.items()}
    sums = {
        team: sum(each.value for each in of_team if each and each.counts)
        for team, of_team in results.items()
    }
    return tuple(
        TeamStanding(
            rank=1 + sum(other > sums[team] for other in sums.values()),
            table=tables[team],
            results=results[team],
            sum=sums[team],
        )
        for team in sorted(sums, key=lambda team: -sums[team])
    )


def _teams(evening: Tournament) -> list[tuple[TeamKey, TournamentTable]]:
    """Return the tables of an evening with the team that each plays for."""
    teams: list[tuple[TeamKey, TournamentTable]] = []
    names: list[str] = []
    for table in evening.tables:
        name = "".join(key(table.name).split())
        names.append(name)
        teams.append(((name, names.count(name) if name else table.number), table))
    return teams


def _counted(values: Sequence[int | None], best_of: int) -> tuple[EveningResult | None, ...]:
    """Return the results of a team; of equal ones the earlier counts."""
    played = [(value, -place) for place, value in enumerate(values) if value is not None]
    best = {-place for _, place in sorted(played, reverse=True)[: best_of or len(values)]}
    return tuple(
        None if value is None else EveningResult(value, place in best)
        for place, value in enumerate(values)
    )
