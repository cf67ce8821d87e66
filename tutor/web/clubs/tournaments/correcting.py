"""The organiser's page to correct a table's results, below the secret of the club."""

from http import HTTPStatus

from flask import Response, request

from tutor.clubs.errors import ResultKnownError
from tutor.core.messages import Message
from tutor.web.clubs import blueprint
from tutor.web.clubs.club import store
from tutor.web.clubs.tournaments.club_tournament import ClubTournament, tournament_with_secret
from tutor.web.clubs.tournaments.managing import address_of
from tutor.web.clubs.tournaments.result_form import (
    corrections_sent,
    deal_named,
    result_rows,
    results_sent,
)
from tutor.web.shell.redirects import see_other

_PAGE = "/clubs/<slug>/edit/<secret>/tournaments/<int:tournament>/tables/<int:table_number>"


@blueprint.get(_PAGE)
def corrections(slug: str, secret: str, tournament: int, table_number: int) -> str:
    """Return the form with all results of a table; UnknownClubError for none."""
    return _page(tournament_with_secret(slug, secret, tournament), secret, table_number)


@blueprint.post(_PAGE)
def correct(
    slug: str, secret: str, tournament: int, table_number: int
) -> Response | tuple[str, int]:
    """Change the results of a table, all or none, and lead to the page of the tournament.

    The page names results that are impossible or have changed; raises as `corrections` does.
    """
    club_tournament = tournament_with_secret(slug, secret, tournament)
    deals = len(club_tournament.table(table_number).results)
    results, problems = results_sent(request.form, club_tournament)
    if problems:
        page_text = _page(
            club_tournament, secret, table_number, tuple(problems.values()), typed=True
        )
        return page_text, HTTPStatus.UNPROCESSABLE_ENTITY
    changes = corrections_sent(request.form, results, deals)
    try:
        store().tournaments.correct(slug, secret, tournament, table_number, changes)
    except ResultKnownError as error:
        changed = tuple(
            Message("tournament.changed", {"deal": deal_named(deal)}) for deal in error.deals
        )
        fresh = tournament_with_secret(slug, secret, tournament)
        return _page(fresh, secret, table_number, changed), HTTPStatus.CONFLICT
    return see_other(address_of(slug, secret, tournament, "#tables"))


def _page(
    club_tournament: ClubTournament,
    secret: str,
    number: int,
    notices: tuple[Message, ...] = (),
    *,
    typed: bool = False,
) -> str:
    """Return the form with the results of a table; UnknownTournamentError for none."""
    table = club_tournament.table(number)
    back = address_of(club_tournament.club.ref, secret, club_tournament.tournament.id)
    return club_tournament.page(
        "correct",
        table=table,
        rows=result_rows(club_tournament, table.results, request.form if typed else None),
        notices=notices,
        back=back,
        here=f"{back}/tables/{number}",
    )
