"""The public page of a season: its table, worked out from the tournaments at each request."""

from dataclasses import dataclass

from flask import render_template, url_for

from tutor.clubs.season import Season, TeamStanding, season_table
from tutor.clubs.standings import BEATEN, TIED, Ranking, partner_mean
from tutor.clubs.tournament import Tournament
from tutor.web.clubs import blueprint
from tutor.web.clubs.app_store import store
from tutor.web.clubs.club import Club, club_in_path, read_with_setting_of
from tutor.web.clubs.keeping import Keeper, let_keep
from tutor.web.clubs.tournaments.standings_page import average


@dataclass(frozen=True, slots=True)
class EveningColumn:
    """A tournament over its column, with the address of its standings.

    `partners` is what computer players score on all its deals on average, once all are played.
    """

    tournament: Tournament
    url: str
    partners: str


@dataclass(frozen=True, slots=True)
class ClubSeason:
    """A season with its club, the tournaments that count so far, and its table."""

    club: Club
    season: Season
    evenings: tuple[Tournament, ...]
    table: tuple[TeamStanding, ...]

    @classmethod
    def of(cls, club: Club, number: int) -> "ClubSeason":
        """Return a season of a club, kept by nobody, as it changes; UnknownSeasonError for none."""
        read_with_setting_of(club.plan)
        let_keep(Keeper.NOBODY)
        season = store().seasons.season(club.ref, number)
        evenings = season.evenings(store().tournaments.of_club(club.ref))
        plan = season.plan
        return cls(club, season, evenings, season_table(evenings, plan.by, plan.best_of))

    @property
    def columns(self) -> tuple[EveningColumn, ...]:
        """The evenings as they stand over the columns of the table."""
        return tuple(
            EveningColumn(
                each,
                url_for("clubs.tournament", slug=self.club.ref, tournament=each.id),
                average(self._partners(each)),
            )
            for each in self.evenings
        )

    @property
    def drops(self) -> bool:
        """Whether a result in the table doesn't count."""
        return any(each and not each.counts for team in self.table for each in team.results)

    def _partners(self, evening: Tournament) -> float | None:
        if self.season.plan.by is not Ranking.POINTS:
            return None
        means = [partner_mean(evening, deal) for deal in range(len(evening.plan.deals))]
        known = [mean for mean in means if mean is not None]
        return sum(known) if len(known) == len(means) else None


@blueprint.get("/clubs/<slug>/seasons/<int:season>", endpoint="season")
def page(slug: str, season: int) -> str:
    """Return the table of a season; UnknownClubError if there is no such season."""
    found = ClubSeason.of(club_in_path(slug), season)
    return render_template(
        "clubs/seasons/page.html",
        club=found.club,
        season=found.season,
        columns=found.columns,
        table=found.table,
        drops=found.drops,
        beaten=BEATEN,
        tied=TIED,
    )
