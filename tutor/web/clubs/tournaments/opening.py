"""A tournament with its club and its game, as every page about it begins."""

from dataclasses import dataclass

from tutor.clubs.errors import UnknownTournamentError
from tutor.clubs.tournament import Tournament
from tutor.core.duplicate import Duplicate
from tutor.web.clubs.app_store import store
from tutor.web.clubs.club import Club, club_in_path, keep_nothing, read_with_setting_of
from tutor.web.clubs.managing import club_with_secret
from tutor.web.teaching.deal_pages import DealPages
from tutor.web.teaching.game_site import GameSite, sites


@dataclass(frozen=True, slots=True)
class Opened:
    """A tournament of a club, and what its game has for it."""

    club: Club
    tournament: Tournament
    site: GameSite
    duplicate: Duplicate
    deal_pages: DealPages

    @classmethod
    def of(cls, club: Club, tournament: Tournament) -> "Opened":
        """Return it, to be read with what the club plays with; kept by nobody, as it changes.

        Raises UnknownTournamentError if the site has its game no more.
        """
        read_with_setting_of(club.plan)
        keep_nothing()
        for site in sites_with_tournaments():
            if site.game.id == tournament.plan.game:
                assert site.game.duplicate
                assert site.deal_pages
                return cls(club, tournament, site, site.game.duplicate, site.deal_pages)
        raise UnknownTournamentError(club.ref)


def sites_with_tournaments() -> tuple[GameSite, ...]:
    """Return the games that tournaments can be of."""
    return tuple(site for site in sites() if site.game.duplicate and site.deal_pages)


def opened(slug: str, number: int) -> Opened:
    """Return a tournament that an address leads to; raises UnknownClubError for none."""
    club = club_in_path(slug)
    return Opened.of(club, store().tournaments.tournament(club.ref, number))


def opened_with_secret(slug: str, secret: str, number: int) -> Opened:
    """Return a tournament to whoever has its club's secret; raises UnknownClubError else."""
    club = club_with_secret(slug, secret)
    return Opened.of(club, store().tournaments.tournament(club.ref, number))


def table_opened(slug: str, secret: str) -> tuple[Opened, int]:
    """Return a tournament and the number of the table with this secret; UnknownClubError else."""
    club = club_in_path(slug)
    tournament, number = store().tournaments.table(club.ref, secret)
    return Opened.of(club, tournament), number
