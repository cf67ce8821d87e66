"""The page of a table: the form for its results, and the links to play in the browser.

Its address has the table's secret. The button that starts a game in the browser sets a cookie with
that secret; the address of the game names the table, and gives no rights by itself.
"""

from collections.abc import Mapping
from http import HTTPStatus

from flask import Response, request, url_for

from tutor.clubs.errors import ResultKnownError, TournamentClosedError
from tutor.clubs.tournament import TableResult
from tutor.core.errors import BadSyntaxError, PlayedWrongError
from tutor.core.messages import Message
from tutor.web.clubs import blueprint, short
from tutor.web.clubs.club import store
from tutor.web.clubs.rates import LimitedAction, counted
from tutor.web.clubs.tickets import keep_table_secret, table_secret_kept
from tutor.web.clubs.tournaments.club_tournament import (
    TABLE,
    ClubTournament,
    TableRef,
    tournament_in_path,
    tournament_of_table,
)
from tutor.web.clubs.tournaments.result_form import deal_named, result_rows, results_sent
from tutor.web.shell.addresses import absolute
from tutor.web.shell.redirects import by_language, see_other
from tutor.web.shell.view_options import required_number

_PAGE = "/clubs/<slug>/table/<secret>"

DEAL, RULES, ACTIONS = "deal", "rules", "actions"
"""The fields of the form that sends a game, besides `table`."""


@short.get("/c/<slug>/table/<secret>")
def table(slug: str, secret: str) -> Response:
    """Redirect to a table's page in the visitor's language; UnknownClubError without its secret."""
    store().tournaments.table(slug, secret)
    return by_language(url_for("clubs.enter_results", slug=slug, secret=secret))


def link_of_table(slug: str, secret: str) -> str:
    """Return the whole address that is printed for a table."""
    return absolute(f"/c/{slug}/table/{secret}")


@blueprint.get(_PAGE)
def enter_results(slug: str, secret: str) -> str:
    """Return the page of a table; UnknownClubError without its secret."""
    return _page(*tournament_of_table(slug, secret), secret)


@blueprint.post(_PAGE)
def send(slug: str, secret: str) -> Response | tuple[str, int]:
    """Store the typed results, all or none; the page names impossible ones."""
    club_tournament, number = tournament_of_table(slug, secret)
    results, problems = results_sent(request.form, club_tournament)
    if problems:
        page_text = _page(club_tournament, number, secret, tuple(problems.values()), request.form)
        return page_text, HTTPStatus.UNPROCESSABLE_ENTITY
    return _take(slug, secret, {deal: TableResult(each) for deal, each in results.items()})


@blueprint.post(f"{_PAGE}/play")
def play(slug: str, secret: str) -> Response:
    """Give this browser the table's secret, and redirect to the deal that the button names."""
    club_tournament, number = tournament_of_table(slug, secret)
    plan = club_tournament.plan
    numbers = range(1, len(plan.deals) + 1)
    deal = required_number(DEAL, request.form.get(DEAL, ""), numbers)
    table = TableRef(slug, club_tournament.tournament.id, number)
    keep_table_secret(str(table), secret)
    name = plan.deals[deal - 1]
    return see_other(club_tournament.deal_pages.play(plan.rules, name, str(table), ""))


@blueprint.post("/clubs/<slug>/tournaments/<int:tournament>/played")
@counted(LimitedAction.RESULT)
def played(slug: str, tournament: int) -> Response | tuple[str, int]:
    """Store the result of a game that was played here, and redirect to the page of its table.

    The actions are replayed, which gives the result. Raises UnknownClubError for an unknown
    tournament, BadSyntaxError for an invalid table.
    """
    club_tournament = tournament_in_path(slug, tournament)
    plan = club_tournament.plan
    table = TableRef.parse(request.form.get(TABLE, ""))
    secret = table_secret_kept(str(table))
    if secret is None or table[:2] != (club_tournament.club.ref, tournament):
        return _refused(club_tournament, "tournament.no-table", HTTPStatus.FORBIDDEN)
    # Visitors can change cookies: the secret may be that of another tournament's table.
    of_secret, number = tournament_of_table(slug, secret)
    if (of_secret.tournament.id, number) != table[1:]:
        return _refused(club_tournament, "tournament.no-table", HTTPStatus.FORBIDDEN)
    deal, actions = request.form.get(DEAL, ""), request.form.get(ACTIONS, "")
    try:
        if request.form.get(RULES) != plan.rules or deal not in plan.deals:
            raise BadSyntaxError(DEAL, deal, 0, "a deal of the tournament")
        result = club_tournament.duplicate.replay(plan.rules, deal, actions)
    except (BadSyntaxError, PlayedWrongError):
        return _refused(club_tournament, "tournament.not-this", HTTPStatus.BAD_REQUEST)
    return _take(slug, secret, {plan.deals.index(deal): TableResult(result, actions)})


def _take(slug: str, secret: str, results: Mapping[int, TableResult]) -> Response | tuple[str, int]:
    """Store these results and redirect to the table's page, or show it with the reason why not."""
    try:
        store().tournaments.send(slug, secret, results)
    except TournamentClosedError:
        notices: tuple[Message, ...] = (Message("tournament.closed"),)
    except ResultKnownError as error:
        notices = tuple(
            Message("tournament.known", {"deal": deal_named(deal)}) for deal in error.deals
        )
    else:
        return see_other(url_for("clubs.enter_results", slug=slug, secret=secret))
    # Show the stored results, not the typed ones.
    return _page(*tournament_of_table(slug, secret), secret, notices), HTTPStatus.CONFLICT


def _page(
    club_tournament: ClubTournament,
    number: int,
    secret: str,
    notices: tuple[Message, ...] = (),
    form: Mapping[str, str] | None = None,
) -> str:
    table = club_tournament.table(number)
    return club_tournament.page(
        "table",
        table=table,
        rows=result_rows(club_tournament, table.results, form),
        notices=notices,
        here=url_for("clubs.enter_results", slug=club_tournament.club.ref, secret=secret),
    )


def _refused(club_tournament: ClubTournament, reason: str, status: int) -> tuple[str, int]:
    """Return the page that says why the result of a game is refused."""
    return club_tournament.page("refused", notice=Message(reason)), status
