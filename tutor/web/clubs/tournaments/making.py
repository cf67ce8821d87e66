"""The organiser's form for a new tournament, below the secret of the club."""

from http import HTTPStatus

from flask import Response, render_template, request

from tutor.clubs import limits
from tutor.clubs.errors import FullError
from tutor.clubs.tournament import TieBreak, TournamentPlan
from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message
from tutor.web.clubs import blueprint
from tutor.web.clubs.club import Club, store
from tutor.web.clubs.managing import address_with_secret, club_with_secret
from tutor.web.clubs.tickets import ticket_sent
from tutor.web.clubs.tournaments.club_tournament import games_with_tournaments
from tutor.web.clubs.tournaments.managing import address_of
from tutor.web.shell.heavy import heavy
from tutor.web.shell.redirects import see_other
from tutor.web.shell.view_options import required, required_number
from tutor.web.site.game_pages import GamePages
from tutor.web.site.reader_options import read_as

_PAGE = "/clubs/<slug>/edit/<secret>/tournaments/new"

RULES, PLAYERS, DEALS, TABLES, TIE_BREAK = "rules", "players", "deals", "tables", "tie-break"
"""The fields of the form, beside that of its ticket."""


@blueprint.get(_PAGE)
def tournament_form(slug: str, secret: str, notice: Message | None = None) -> str:
    """Return the form that makes a tournament; UnknownClubError without the secret."""
    club = club_with_secret(slug, secret)
    read_as(club.plan.setting)
    players = {number for pages in games_with_tournaments() for number in pages.game.players}
    return render_template(
        "clubs/tournaments/new.html",
        club=club,
        here=address_with_secret(slug, secret),
        rules=_choices_of_rules(club),
        players=sorted(players),
        deals=limits.DEALS,
        tables=limits.TABLES,
        tie_breaks=tuple(TieBreak),
        notice=notice,
    )


@blueprint.post(_PAGE)
def make_tournament(slug: str, secret: str) -> Response | tuple[str, int]:
    """Make a tournament and lead to its page; the same form sent twice makes one.

    Raises UnknownClubError without the secret, BadSyntaxError for what no form of ours sends,
    BusyError if others look for deals.
    """
    club_with_secret(slug, secret)  # before any deal is looked for
    ticket = ticket_sent()
    tables = _number_sent(TABLES, limits.TABLES)
    plan = _plan_sent(int(ticket, 16))
    try:
        number = store().tournaments.make(slug, secret, plan, tables, ticket)
    except FullError as error:
        notice = Message("tournament.full", {"num": error.limit})
        return tournament_form(slug, secret, notice), HTTPStatus.CONFLICT
    return see_other(address_of(slug, secret, number))


def _plan_sent(seed: int) -> TournamentPlan:
    """Return the tournament of the form, with deals that this seed picks."""
    sent, offered = request.form.get(RULES, ""), _rules_offered()
    if sent not in offered:
        raise BadSyntaxError(RULES, sent, 0, "a game and its rules")
    pages, rules = offered[sent]
    duplicate = pages.game.duplicate
    assert duplicate
    players = _number_sent(PLAYERS, range(min(pages.game.players), max(pages.game.players) + 1))
    deals = _number_sent(DEALS, limits.DEALS)
    tie_break = required(TIE_BREAK, request.form.get(TIE_BREAK, ""), tuple(TieBreak))
    picked = heavy(duplicate.pick)(rules, players, deals, seed)
    return TournamentPlan(
        game=pages.game.id,
        rules=rules,
        players=players,
        tie_break=TieBreak(tie_break),
        deals=picked.names,
        passed_over=picked.passed_over,
        partner_scores=tuple(heavy(duplicate.partner_scores)(rules, name) for name in picked.names),
    )


def _number_sent(field: str, numbers: range) -> int:
    return required_number(field, request.form.get(field, ""), numbers)


def _rules_offered() -> dict[str, tuple[GamePages, str]]:
    """Return the games and rules that deals can be picked for, by the values of the field."""
    return {
        f"{pages.game.id} {rules}": (pages, rules)
        for pages in games_with_tournaments()
        if pages.game.duplicate
        for rules in pages.game.duplicate.rulesets
    }


def _choices_of_rules(club: Club) -> tuple[tuple[str, tuple[Message, ...], bool], ...]:
    """Return the rules to choose from: a value of the field, in words, and whether they are usual.

    Those of the club are, if deals can be picked for them.
    """
    offered = _rules_offered()
    codes = [rules for _, rules in offered.values()]
    usual = club.plan.rules if club.plan.rules in codes else codes[0]
    return tuple(
        (value, pages.setting.rules_in_words(rules), rules == usual)
        for value, (pages, rules) in offered.items()
    )
