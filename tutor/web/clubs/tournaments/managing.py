"""Where an organiser makes tournaments and looks after them, below the secret of the club."""

from dataclasses import dataclass
from http import HTTPStatus

from flask import Blueprint, Flask, Response, render_template, request
from flask_babel import pgettext

from tutor.clubs import limits
from tutor.clubs.errors import FullError, ResultKnownError, UnknownTournamentError
from tutor.clubs.secrets import table_secret
from tutor.clubs.standings import BEATEN, TIED, Ranking, standings
from tutor.clubs.texts import one_line
from tutor.clubs.tournament import TieBreak, Tournament, TournamentPlan, TournamentTable
from tutor.core.duplicate import DealResult
from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message
from tutor.web.clubs.app_store import store
from tutor.web.clubs.club import Club, read_with_setting_of
from tutor.web.clubs.forms import see_other, ticket_sent
from tutor.web.clubs.managing import address_with_secret, club_with_secret
from tutor.web.clubs.spreadsheet import spreadsheet
from tutor.web.clubs.tournaments.opening import (
    Opened,
    opened_with_secret,
    sites_with_tournaments,
)
from tutor.web.clubs.tournaments.result_form import (
    corrections_sent,
    deal_named,
    result_rows,
    results_sent,
)
from tutor.web.clubs.tournaments.table_page import link_of_table
from tutor.web.shell.fields import required, required_number
from tutor.web.shell.heavy import heavy
from tutor.web.teaching.game_site import GameSite
from tutor.web.teaching.text.plain import say_plain

blueprint = Blueprint("tournaments", __name__)

_ALL = "/clubs/<slug>/edit/<secret>/tournaments"
_ONE = f"{_ALL}/<int:tournament>"

RULES, PLAYERS, DEALS, TABLES, TIE_BREAK = "rules", "players", "deals", "tables", "tie-break"
"""The fields of the form by which a tournament is made, beside that of its ticket."""


@dataclass(frozen=True, slots=True)
class RulesChoice:
    """Rules to choose, in a few words each; the value of the field names their game, too."""

    value: str
    playing: tuple[Message, ...]
    is_usual: bool


@dataclass(frozen=True, slots=True)
class TableOfOrganiser:
    """A table with its secret link and where its results are corrected."""

    table: TournamentTable
    link: str
    correcting: str


def init_app(app: Flask) -> None:
    """Give templates `tournaments_of`, and whether there can be any."""
    app.add_template_global(tournaments_of)
    app.add_template_global(sites_with_tournaments)


def tournaments_of(club: Club) -> tuple[Tournament, ...]:
    """Return the tournaments of a club, none if it is not saved."""
    return store().tournaments.of_club(club.ref) if club.is_saved else ()


def address_of(slug: str, secret: str, tournament: int, part: str = "") -> str:
    """Return the path of the page of a tournament for its organiser, or of a page below it."""
    return f"{address_with_secret(slug, secret)}/tournaments/{tournament}{part}"


@blueprint.get(f"{_ALL}/new")
def new(slug: str, secret: str) -> str:
    """Return the form that makes a tournament; UnknownClubError without the secret."""
    return _form(slug, secret)


@blueprint.post(f"{_ALL}/new")
def make(slug: str, secret: str) -> Response | tuple[str, int]:
    """Make a tournament and lead to its page; the same form sent twice makes one.

    Raises UnknownClubError without the secret, BadSyntaxError for what no form of ours sends,
    BusyError if others look for deals.
    """
    club_with_secret(slug, secret)  # before any deal is looked for
    ticket = ticket_sent()
    plan, tables = _plan_sent(int(ticket, 16))
    try:
        number = store().tournaments.make(slug, secret, plan, tables, ticket)
    except FullError as error:
        notice = Message("tournament.full", {"num": error.limit})
        return _form(slug, secret, notice), HTTPStatus.CONFLICT
    return see_other(address_of(slug, secret, number))


@blueprint.get(_ONE)
def page(slug: str, secret: str, tournament: int) -> str:
    """Return the page of a tournament for its organiser; UnknownClubError without the secret."""
    return _page(slug, secret, tournament)


@blueprint.post(f"{_ONE}/names")
def names(slug: str, secret: str, tournament: int) -> Response:
    """Name the tables, and lead back; raises as `page` does."""
    found = opened_with_secret(slug, secret, tournament)
    sent = {
        table.number: one_line(request.form.get(f"name-{table.number}", ""))[: limits.NAME]
        for table in found.tournament.tables
    }
    store().tournaments.rename(slug, secret, tournament, sent)
    return see_other(address_of(slug, secret, tournament, "#tables"))


@blueprint.post(f"{_ONE}/open")
def set_open(slug: str, secret: str, tournament: int) -> Response:
    """Close the tournament or open it again, and lead back; raises as `page` does."""
    store().tournaments.set_open(slug, secret, tournament, request.form.get("open") == "1")
    return see_other(address_of(slug, secret, tournament, "#open"))


@blueprint.post(f"{_ONE}/delete")
def delete(slug: str, secret: str, tournament: int) -> Response | tuple[str, int]:
    """Erase the tournament, once that has been confirmed, and lead to the club's page."""
    if "confirmed" not in request.form:
        unconfirmed = _page(slug, secret, tournament, unconfirmed="tournament")
        return unconfirmed, HTTPStatus.UNPROCESSABLE_ENTITY
    store().tournaments.erase(slug, secret, tournament)
    return see_other(address_with_secret(slug, secret, "tournaments"))


@blueprint.get(f"{_ONE}/tables/<int:table_number>")
def table(slug: str, secret: str, tournament: int, table_number: int) -> str:
    """Return the form with all results of a table; UnknownClubError for none."""
    return _table_page(opened_with_secret(slug, secret, tournament), secret, table_number)


@blueprint.post(f"{_ONE}/tables/<int:table_number>")
def correct(
    slug: str, secret: str, tournament: int, table_number: int
) -> Response | tuple[str, int]:
    """Change the results of a table, all or none, and lead to the page of the tournament.

    What cannot be, or has changed meanwhile, is told on the page; raises as `table` does.
    """
    found = opened_with_secret(slug, secret, tournament)
    _table_of(found, table_number)
    plan = found.tournament.plan
    most = found.duplicate.most(plan.rules, plan.players)
    sent = results_sent(request.form, len(plan.deals), most)
    wrong = [each for each in sent.values() if isinstance(each, Message)]
    if wrong:
        page = _table_page(found, secret, table_number, wrong, typed=True)
        return page, HTTPStatus.UNPROCESSABLE_ENTITY
    results = {deal: each for deal, each in sent.items() if isinstance(each, DealResult)}
    changes = corrections_sent(request.form, results, len(plan.deals))
    try:
        store().tournaments.correct(slug, secret, tournament, table_number, changes)
    except ResultKnownError as error:
        changed = [
            Message("tournament.changed", {"deal": deal_named(deal)}) for deal in error.deals
        ]
        fresh = opened_with_secret(slug, secret, tournament)
        return _table_page(fresh, secret, table_number, changed), HTTPStatus.CONFLICT
    return see_other(address_of(slug, secret, tournament, "#tables"))


@blueprint.get(f"{_ONE}/results.csv")
def spreadsheet_file(slug: str, secret: str, tournament: int) -> Response:
    """Return the results for a spreadsheet; raises as `page` does."""
    found = opened_with_secret(slug, secret, tournament)
    response = Response(spreadsheet([_heads(found), *_lines(found)]), mimetype="text/csv")
    name = f"{found.site.game.id}-tournament.csv"
    response.headers["Content-Disposition"] = f"attachment; filename={name}"
    return response


def _plan_sent(seed: int) -> tuple[TournamentPlan, int]:
    """Return what the form asks for, with deals that this seed picks, and how many tables."""
    site, rules = _rules_sent()
    duplicate = site.game.duplicate
    assert duplicate
    players = _number(PLAYERS, min(site.game.players), max(site.game.players))
    deals, tables = _number(DEALS, *limits.DEALS), _number(TABLES, *limits.TABLES)
    tie_break = required(TIE_BREAK, request.form.get(TIE_BREAK, ""), tuple(TieBreak))
    picked = heavy(duplicate.pick)(rules, players, deals, seed)
    plan = TournamentPlan(
        game=site.game.id,
        rules=rules,
        players=players,
        tie_break=TieBreak(tie_break),
        deals=picked.names,
        passed_over=picked.passed_over,
    )
    return plan, tables


def _rules_sent() -> tuple[GameSite, str]:
    text = request.form.get(RULES, "")
    for site in sites_with_tournaments():
        for rules in site.game.duplicate.rulesets if site.game.duplicate else ():
            if text == f"{site.game.id} {rules}":
                return site, rules
    raise BadSyntaxError(RULES, text, 0, "a game and its rules")


def _number(field: str, least: int, most: int) -> int:
    return required_number(field, request.form.get(field, ""), range(least, most + 1))


def _form(slug: str, secret: str, notice: Message | None = None) -> str:
    club = club_with_secret(slug, secret)
    read_with_setting_of(club.plan)
    players = {number for site in sites_with_tournaments() for number in site.game.players}
    return render_template(
        "clubs/tournaments/new.html",
        club=club,
        here=address_with_secret(slug, secret),
        rules=_rules_offered(club),
        players=sorted(players),
        deals=range(limits.DEALS[0], limits.DEALS[1] + 1),
        tables=range(limits.TABLES[0], limits.TABLES[1] + 1),
        tie_breaks=tuple(TieBreak),
        notice=notice,
    )


def _rules_offered(club: Club) -> tuple[RulesChoice, ...]:
    """Return the rules that deals can be picked for; usual are those of the club, if it can be."""
    offered = [
        (site, rules)
        for site in sites_with_tournaments()
        for rules in (site.game.duplicate.rulesets if site.game.duplicate else ())
    ]
    usual = club.plan.rules if club.plan.rules in [rules for _, rules in offered] else offered[0][1]
    return tuple(
        RulesChoice(f"{site.game.id} {rules}", site.setting.rules_in_words(rules), rules == usual)
        for site, rules in offered
    )


def _page(slug: str, secret: str, number: int, *, unconfirmed: str = "") -> str:
    found = opened_with_secret(slug, secret, number)
    here = address_of(slug, secret, number)
    return render_template(
        "clubs/tournaments/manage.html",
        club=found.club,
        tournament=found.tournament,
        playing=found.site.setting.rules_in_words(found.tournament.plan.rules),
        here=here,
        back=address_with_secret(slug, secret, "tournaments"),
        tables=tuple(
            TableOfOrganiser(
                table,
                link_of_table(slug, table_secret(secret, number, table.number)),
                f"{here}/tables/{table.number}",
            )
            for table in found.tournament.tables
        ),
        longest=limits.NAME,
        days=limits.DAYS_OF_TOURNAMENTS,
        beaten=BEATEN,
        tied=TIED,
        unconfirmed=unconfirmed,
    )


def _table_page(
    found: Opened,
    secret: str,
    number: int,
    notices: list[Message] | None = None,
    *,
    typed: bool = False,
) -> str:
    """Return the form with the results of a table; UnknownTournamentError for none."""
    table = _table_of(found, number)
    plan = found.tournament.plan
    most = found.duplicate.most(plan.rules, plan.players)
    here = address_of(found.club.ref, secret, found.tournament.id)
    return render_template(
        "clubs/tournaments/correct.html",
        club=found.club,
        tournament=found.tournament,
        table=table,
        rows=result_rows(table.results, most, request.form if typed else None),
        notices=notices or (),
        back=here,
        here=f"{here}/tables/{number}",
    )


def _table_of(found: Opened, number: int) -> TournamentTable:
    """Return a table by its number; UnknownTournamentError for one that there is not."""
    tables = found.tournament.tables
    if not 1 <= number <= len(tables):
        raise UnknownTournamentError(found.club.ref)
    return tables[number - 1]


def _heads(found: Opened) -> list[str]:
    """Return the first line, in the language of the page."""
    points = pgettext("column of a tournament", "Points")
    turns = pgettext("column of a tournament", "Turns left")
    cards = pgettext("column of a tournament", "Cards lost")
    deals = [
        f"{say_plain(deal_named(place))} ({name}): {figure}"
        for place, name in enumerate(found.tournament.plan.deals)
        for figure in (points, turns, cards)
    ]
    return [
        pgettext("column of a tournament", "Rank"),
        pgettext("column of a tournament", "Table"),
        *deals,
        points,
        turns,
        cards,
        pgettext("column of a tournament", "Matchpoints"),
    ]


def _lines(found: Opened) -> list[list[str | int]]:
    lines: list[list[str | int]] = []
    for each in standings(found.tournament, Ranking.POINTS):
        named = say_plain(Message("tournament.table", {"num": each.table.number}))
        results = [known.result if known else None for known in each.table.results]
        lines.append(
            [
                each.rank,
                f"{named} {each.table.name}".rstrip(),
                *(cell for result in results for cell in _cells(result)),
                *_cells(each.sums),
                each.matchpoints,
            ]
        )
    return lines


def _cells(result: DealResult | None) -> tuple[str | int, str | int, str | int]:
    if result is None:
        return "", "", ""
    return result.score, result.turns_left, result.lost_cards
