"""Seasons of a club: the form that makes one, its public page, and its organiser's.

The table is worked out from the tournaments at each request.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from http import HTTPStatus

from flask import Response, render_template, request, url_for

from tutor.clubs import limits
from tutor.clubs.errors import FullError
from tutor.clubs.season import Season, SeasonPlan, TeamStanding, season_table
from tutor.clubs.texts import one_line
from tutor.clubs.tournament import BEATEN, TIED, Ranking, Tournament, partner_mean
from tutor.core.messages import Message
from tutor.web.clubs import blueprint
from tutor.web.clubs.club import Club, club_in_path, store
from tutor.web.clubs.managing import address_with_secret, club_with_secret
from tutor.web.clubs.results import download
from tutor.web.clubs.tickets import ticket_sent
from tutor.web.clubs.tournaments.standings_page import average
from tutor.web.shell.addresses import absolute
from tutor.web.shell.headers import CachePolicy, limit_caching
from tutor.web.shell.redirects import see_other
from tutor.web.shell.text import gettext, pgettext, say_plain
from tutor.web.shell.view_options import required, required_number
from tutor.web.site.reader_options import read_as


@dataclass(frozen=True, slots=True)
class ClubSeason:
    """A season with its club, the tournaments that count so far, and its table."""

    club: Club
    season: Season
    evenings: tuple[Tournament, ...]
    table: tuple[TeamStanding, ...]

    @classmethod
    def of(cls, club: Club, number: int) -> "ClubSeason":
        """Return a season of a club, and forbid caching; UnknownSeasonError for an unknown one."""
        read_as(club.plan.setting)
        limit_caching(CachePolicy.NOBODY)
        season = store().seasons.season(club.ref, number)
        evenings = season.evenings(store().tournaments.of_club(club.ref))
        plan = season.plan
        return cls(club, season, evenings, season_table(evenings, plan.by, plan.best_of))

    def page(self, name: str, **context: object) -> str:
        """Return a page about the season, drawn by the template of this name."""
        return render_template(
            f"clubs/seasons/{name}.html",
            club=self.club,
            season=self.season,
            beaten=BEATEN,
            tied=TIED,
            **context,
        )

    @property
    def columns(self) -> tuple[Mapping[str, object], ...]:
        """The evenings as they stand over the columns of the table.

        `partners` is what computer players score on all the deals on average, once all are played.
        """
        address = partial(url_for, "clubs.tournament_standings", slug=self.club.ref)
        return tuple(
            {
                "tournament": each,
                "url": address(tournament=each.id),
                "partners": average(self._partners(each)),
            }
            for each in self.evenings
        )

    def _partners(self, evening: Tournament) -> float | None:
        if self.season.plan.by is not Ranking.POINTS:
            return None
        means = [partner_mean(evening, deal) for deal in range(len(evening.plan.deals))]
        known = [mean for mean in means if mean is not None]
        return sum(known) if len(known) == len(means) else None


@blueprint.get("/clubs/<slug>/seasons/<int:season>")
def season(slug: str, season: int) -> str:
    """Return the table of a season; UnknownClubError if there is no such season."""
    club_season = ClubSeason.of(club_in_path(slug), season)
    results = (each for team in club_season.table for each in team.results)
    return club_season.page(
        "page",
        columns=club_season.columns,
        table=club_season.table,
        drops=any(each and not each.counts for each in results),
    )


_MAKING = "/clubs/<slug>/edit/<secret>/seasons/new"

NAME, BY, BEST_OF, WHICH, TOURNAMENT = "name", "by", "best-of", "which", "tournament"
"""The fields of the form, beside that of its ticket."""

ALL, CHOSEN = "all", "chosen"
"""The values of WHICH."""


@dataclass(frozen=True, slots=True)
class SeasonForm:
    """The form with what was typed; `chosen` are the tournaments that are ticked."""

    name: str = ""
    by: Ranking = Ranking.POINTS
    best_of: int = 0
    counts_all: bool = True
    chosen: tuple[int, ...] = ()
    problems: tuple[Message, ...] = field(default=(), compare=False)

    @property
    def plan(self) -> SeasonPlan:
        """The fields of the form."""
        return SeasonPlan(self.name, self.by, self.best_of, () if self.counts_all else self.chosen)


@blueprint.get(_MAKING)
def season_form(
    slug: str, secret: str, typed: SeasonForm = SeasonForm(), notice: Message | None = None
) -> str:
    """Return the form that makes a season; UnknownClubError without the secret."""
    club = club_with_secret(slug, secret)
    read_as(club.plan.setting)
    return render_template(
        "clubs/seasons/new.html",
        club=club,
        here=address_with_secret(slug, secret),
        form=typed,
        tournaments=store().tournaments.of_club(slug),
        rankings=tuple(Ranking),
        most=limits.TOURNAMENTS,
        longest=limits.NAME,
        notices=(*typed.problems, notice) if notice else typed.problems,
    )


@blueprint.post(_MAKING)
def make_season(slug: str, secret: str) -> Response | tuple[str, int]:
    """Make a season and redirect to its page; a form that is sent twice makes one.

    Raises UnknownClubError without the secret, BadSyntaxError for an invalid form.
    """
    club_with_secret(slug, secret)
    ticket = ticket_sent()
    sent = _season_sent([each.id for each in store().tournaments.of_club(slug)])
    if sent.problems:
        return season_form(slug, secret, sent), HTTPStatus.UNPROCESSABLE_ENTITY
    try:
        number = store().seasons.make(slug, secret, sent.plan, ticket)
    except FullError as error:
        notice = Message("season.full", {"num": error.limit})
        return season_form(slug, secret, sent, notice), HTTPStatus.CONFLICT
    return see_other(f"{address_with_secret(slug, secret)}/seasons/{number}")


def _season_sent(known: list[int]) -> SeasonForm:
    """Return the form as sent, and its problems."""
    by = required(BY, request.form.get(BY, ""), tuple(Ranking))
    which = required(WHICH, request.form.get(WHICH, ""), (ALL, CHOSEN))
    best_of = required_number(BEST_OF, request.form.get(BEST_OF, ""), range(limits.TOURNAMENTS + 1))
    ticked = request.form.getlist(TOURNAMENT)
    chosen = tuple(number for number in known if str(number) in ticked)
    problems = []
    if which == CHOSEN:
        if {*ticked} - {*map(str, known)}:
            problems.append(Message("season.gone"))
        if not chosen:
            problems.append(Message("season.none"))
        elif best_of > len(chosen):
            problems.append(Message("season.too-few", {"num": len(chosen)}))
    return SeasonForm(
        name=one_line(request.form.get(NAME, ""))[: limits.NAME],
        by=Ranking(by),
        best_of=best_of,
        counts_all=which == ALL,
        chosen=chosen,
        problems=tuple(problems),
    )


_MANAGING = "/clubs/<slug>/edit/<secret>/seasons/<int:season>"


@blueprint.app_template_global()
def seasons_of(club: Club) -> tuple[Season, ...]:
    """Return the seasons of a club, none if it is not saved."""
    return store().seasons.of_club(club.ref) if club.is_saved else ()


@blueprint.get(_MANAGING)
def manage_season(slug: str, secret: str, season: int, *, unconfirmed: bool = False) -> str:
    """Return the page of a season for its organiser; UnknownClubError without the secret.

    `unconfirmed`: ask before it is erased.
    """
    club_season = ClubSeason.of(club_with_secret(slug, secret), season)
    here = address_with_secret(slug, secret)
    return club_season.page(
        "manage",
        link=absolute(url_for("clubs.season", slug=slug, season=season)),
        here=f"{here}/seasons/{season}",
        back=f"{here}#seasons",
        days=limits.DAYS_OF_SEASONS,
        unconfirmed=unconfirmed,
    )


@blueprint.post(f"{_MANAGING}/delete")
def delete_season(slug: str, secret: str, season: int) -> Response | tuple[str, int]:
    """Erase the season, once that is confirmed, and redirect to the club's page."""
    if "confirmed" not in request.form:
        unconfirmed = manage_season(slug, secret, season, unconfirmed=True)
        return unconfirmed, HTTPStatus.UNPROCESSABLE_ENTITY
    store().seasons.erase(slug, secret, season)
    return see_other(address_with_secret(slug, secret, "seasons"))


@blueprint.get(f"{_MANAGING}/results.csv")
def season_results(slug: str, secret: str, season: int) -> Response:
    """Return the table for a spreadsheet; raises as `manage_season` does."""
    club_season = ClubSeason.of(club_with_secret(slug, secret), season)
    heads = [
        pgettext("column of a tournament", "Rank"),
        pgettext("column of a tournament", "Table"),
        *_named(club_season),
        pgettext("column of a grid", "Sum"),
        pgettext("column of a season: the evenings whose result is dropped", "Doesn’t count"),
    ]
    return download(
        "season.csv", (heads, *(_line(club_season, each) for each in club_season.table))
    )


def _named(club_season: ClubSeason) -> list[str]:
    return [
        gettext("Tournament %(number)s") % {"number": each.ordinal} for each in club_season.evenings
    ]


def _line(club_season: ClubSeason, team: TeamStanding) -> list[str | int]:
    dropped = (
        name
        for name, each in zip(_named(club_season), team.results, strict=True)
        if each and not each.counts
    )
    table = say_plain(Message("tournament.table", {"num": team.table.number}))
    return [
        team.rank,
        team.table.name or table,
        *("" if each is None else each.value for each in team.results),
        team.sum,
        ", ".join(dropped),
    ]
