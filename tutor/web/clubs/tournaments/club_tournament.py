"""A tournament with its club and its game, as every page about it begins.

And its tables as addresses name them.
"""

import re
from dataclasses import dataclass
from typing import NamedTuple

from flask import render_template

from tutor.clubs.errors import UnknownTournamentError
from tutor.clubs.tournament import BEATEN, TIED, Tournament, TournamentPlan, TournamentTable
from tutor.core.errors import BadSyntaxError
from tutor.core.game import DealResult, Duplicate
from tutor.core.messages import Message
from tutor.web.clubs.club import Club, club_in_path, store
from tutor.web.clubs.managing import club_with_secret
from tutor.web.shell.headers import CachePolicy, limit_caching
from tutor.web.site.game_pages import GamePages
from tutor.web.site.game_routing import games
from tutor.web.site.presentation import DealPages
from tutor.web.site.reader_options import read_as


@dataclass(frozen=True, slots=True)
class ClubTournament:
    """A tournament of a club, and what its game has for it."""

    club: Club
    tournament: Tournament
    pages: GamePages
    duplicate: Duplicate
    deal_pages: DealPages

    @classmethod
    def of(cls, club: Club, tournament: Tournament) -> "ClubTournament":
        """Return the tournament with its game; sets the club's box and rules, forbids caching.

        Raises UnknownTournamentError if the site has its game no more.
        """
        read_as(club.plan.setting)
        limit_caching(CachePolicy.NOBODY)
        for pages in games_with_tournaments():
            if pages.game.id == tournament.plan.game:
                assert pages.game.duplicate
                assert pages.play
                assert pages.play.deals
                return cls(club, tournament, pages, pages.game.duplicate, pages.play.deals)
        raise UnknownTournamentError(club.ref)

    @property
    def plan(self) -> TournamentPlan:
        """The tournament's plan."""
        return self.tournament.plan

    @property
    def most(self) -> DealResult:
        """The largest figures that a result can have."""
        return self.duplicate.most(self.plan.rules, self.plan.players)

    @property
    def playing(self) -> tuple[Message, ...]:
        """Its rules in a few words."""
        return self.pages.setting.rules_in_words(self.plan.rules)

    def page(self, name: str, **context: object) -> str:
        """Return a page about the tournament, drawn by the template of this name."""
        return render_template(
            f"clubs/tournaments/{name}.html",
            club=self.club,
            tournament=self.tournament,
            playing=self.playing,
            beaten=BEATEN,
            tied=TIED,
            **context,
        )

    def table(self, number: int) -> TournamentTable:
        """Return a table by its number; UnknownTournamentError for an unknown one."""
        tables = self.tournament.tables
        if not 1 <= number <= len(tables):
            raise UnknownTournamentError(self.club.ref)
        return tables[number - 1]


def games_with_tournaments() -> tuple[GamePages, ...]:
    """Return the games that tournaments can be of."""
    return tuple(
        pages for pages in games() if pages.game.duplicate and pages.play and pages.play.deals
    )


def tournament_in_path(slug: str, number: int) -> ClubTournament:
    """Return a tournament that an address leads to; raises UnknownClubError for none."""
    club = club_in_path(slug)
    return ClubTournament.of(club, store().tournaments.tournament(club.ref, number))


def tournament_with_secret(slug: str, secret: str, number: int) -> ClubTournament:
    """Return a tournament; UnknownClubError without its club's secret."""
    club = club_with_secret(slug, secret)
    return ClubTournament.of(club, store().tournaments.tournament(club.ref, number))


def tournament_of_table(slug: str, secret: str) -> tuple[ClubTournament, int]:
    """Return a tournament and the number of the table with this secret; UnknownClubError else."""
    club = club_in_path(slug)
    tournament, number = store().tournaments.table(club.ref, secret)
    return ClubTournament.of(club, tournament), number


TABLE = "table"
"""The field of an address that has it."""

_TEXT = re.compile(r"([2-9a-hjkmnp-z]{10})\.([1-9][0-9]{0,8})\.([1-9][0-9]?)")


class TableRef(NamedTuple):
    """A table, by the slug of a club, the number of its tournament, and its own number.

    It gives no rights: a result needs the table's secret.
    """

    slug: str
    tournament: int
    number: int

    @classmethod
    def parse(cls, text: str) -> "TableRef":
        """Parse the text that `str` gave; BadSyntaxError for any other."""
        match = _TEXT.fullmatch(text)
        if not match:
            raise BadSyntaxError(TABLE, text, 0, "club.tournament.table")
        return cls(match[1], int(match[2]), int(match[3]))

    def __str__(self) -> str:
        """Return the reference as in addresses: slug, tournament, table."""
        return f"{self.slug}.{self.tournament}.{self.number}"
