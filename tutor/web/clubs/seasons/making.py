"""The form by which an organiser makes a season, below the secret of the club."""

from dataclasses import dataclass, field
from http import HTTPStatus

from flask import Response, render_template, request

from tutor.clubs import limits
from tutor.clubs.errors import FullError
from tutor.clubs.season import SeasonPlan
from tutor.clubs.standings import Ranking
from tutor.clubs.texts import one_line
from tutor.core.messages import Message
from tutor.web.clubs import blueprint
from tutor.web.clubs.app_store import store
from tutor.web.clubs.club import read_with_setting_of
from tutor.web.clubs.forms import see_other, ticket_sent
from tutor.web.clubs.managing import address_with_secret, club_with_secret
from tutor.web.shell.query import required, required_number

_PAGE = "/clubs/<slug>/edit/<secret>/seasons/new"

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
        """What the form asks for."""
        return SeasonPlan(self.name, self.by, self.best_of, () if self.counts_all else self.chosen)


@blueprint.get(_PAGE, endpoint="season_form")
def form(slug: str, secret: str) -> str:
    """Return the form that makes a season; UnknownClubError without the secret."""
    return _form(slug, secret, SeasonForm())


@blueprint.post(_PAGE, endpoint="make_season")
def make(slug: str, secret: str) -> Response | tuple[str, int]:
    """Make a season and lead to its page; the same form sent twice makes one.

    Raises UnknownClubError without the secret, BadSyntaxError for what no form of ours sends.
    """
    club_with_secret(slug, secret)
    ticket = ticket_sent()
    sent = _sent([each.id for each in store().tournaments.of_club(slug)])
    if sent.problems:
        return _form(slug, secret, sent), HTTPStatus.UNPROCESSABLE_ENTITY
    try:
        number = store().seasons.make(slug, secret, sent.plan, ticket)
    except FullError as error:
        notice = Message("season.full", {"num": error.limit})
        return _form(slug, secret, sent, notice), HTTPStatus.CONFLICT
    return see_other(f"{address_with_secret(slug, secret)}/seasons/{number}")


def _sent(known: list[int]) -> SeasonForm:
    """Return the form that was sent, and what is wrong with it."""
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


def _form(slug: str, secret: str, typed: SeasonForm, notice: Message | None = None) -> str:
    club = club_with_secret(slug, secret)
    read_with_setting_of(club.plan)
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
