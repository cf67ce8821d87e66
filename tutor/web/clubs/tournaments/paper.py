"""A tournament on paper: packs to arrange, score sheets for the tables, and the standings."""

from enum import StrEnum

from markupsafe import Markup

from tutor.clubs.secrets import table_secret
from tutor.clubs.tournament import Ranking, TournamentTable
from tutor.core.messages import Message
from tutor.web.clubs import blueprint
from tutor.web.clubs.greetings import languages_of
from tutor.web.clubs.qr import QrCode
from tutor.web.clubs.tournaments.club_tournament import ClubTournament, tournament_with_secret
from tutor.web.clubs.tournaments.managing import address_of
from tutor.web.clubs.tournaments.standings_page import standings_context
from tutor.web.clubs.tournaments.table_page import link_of_table
from tutor.web.shell.heavy import heavy
from tutor.web.shell.text import in_each
from tutor.web.shell.view_options import query_fields, some_of
from tutor.web.site.reader_options import in_game

PARTS = "parts"


class TournamentSheet(StrEnum):
    """The parts that can be printed."""

    SCORES = "scores"
    """A sheet for each table, with its link, to write results on."""

    PACKS = "packs"
    """Instructions to arrange the pack of each deal, which players must not see."""

    STANDINGS = "standings"
    """The standings."""


@blueprint.get("/clubs/<slug>/edit/<secret>/tournaments/<int:tournament>/sheets")
@query_fields(PARTS)
@heavy
def tournament_sheets(slug: str, secret: str, tournament: int) -> str:
    """Return the sheets that are asked for, else those for the tables.

    Raises UnknownClubError without the secret, BadSyntaxError for an unknown part, BusyError if the
    queue is full.
    """
    club_tournament = tournament_with_secret(slug, secret, tournament)
    parts = some_of(PARTS, TournamentSheet, (TournamentSheet.SCORES,))
    return club_tournament.page(
        "sheets",
        parts=parts,
        all_parts=tuple(TournamentSheet),
        back=address_of(slug, secret, tournament),
        in_each=in_each(languages_of(club_tournament.club.plan)),
        scores=_scores(club_tournament, secret) if TournamentSheet.SCORES in parts else (),
        packs=_packs(club_tournament) if TournamentSheet.PACKS in parts else (),
        **standings_context(club_tournament, Ranking.POINTS),
    )


def _scores(
    club_tournament: ClubTournament, secret: str
) -> tuple[tuple[TournamentTable, QrCode], ...]:
    slug, number = club_tournament.club.ref, club_tournament.tournament.id
    return tuple(
        (table, QrCode(link_of_table(slug, table_secret(secret, number, table.number))))
        for table in club_tournament.tournament.tables
    )


def _packs(club_tournament: ClubTournament) -> tuple[Markup, ...]:
    """Return how to arrange the pack of each deal, under the number that players know it by."""
    plan = club_tournament.plan
    with in_game(club_tournament.pages):
        return tuple(
            club_tournament.deal_pages.sheet(
                plan.rules,
                name,
                Message("tournament.deal-named", {"num": place + 1, "deal": name}),
                languages_of(club_tournament.club.plan),
            )
            for place, name in enumerate(plan.deals)
        )
