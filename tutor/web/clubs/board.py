"""The board of a club: each learner's progress, on a page that updates itself.

Everyone with the club's link may look at it. Results codes are shown in the same grid.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from flask import Response, render_template

from tutor.clubs.errors import UnknownClubError
from tutor.clubs.items import Item
from tutor.clubs.saved import BoardState, Learner
from tutor.core.messages import Message
from tutor.web.clubs import blueprint
from tutor.web.clubs.club import Club, club_of, store
from tutor.web.clubs.club_list import item_address
from tutor.web.clubs.item_view import title_of
from tutor.web.clubs.learners import solved_by
from tutor.web.clubs.qr import QrCode, link_of
from tutor.web.clubs.tickets import renew_ticket, ticket_for
from tutor.web.shell.headers import page_or_unchanged
from tutor.web.site.game_pages import GamePages
from tutor.web.site.game_routing import games
from tutor.web.site.reader_options import read_as


class ItemProgress(StrEnum):
    """A learner's progress with an item."""

    OPEN = "open"
    TRIED = "tried"
    """Answered, but not solved so far."""
    SOLVED = "solved"


@dataclass(frozen=True, slots=True)
class Column:
    """An item of the list: its number from 1, name, address, and how many have solved it."""

    number: int
    title: Message
    url: str
    solved: int


@dataclass(frozen=True, slots=True)
class Row:
    """A learner, perhaps the visitor (`is_own`), and their progress in each column.

    `name` is given by learners or organisers and shown as text.
    """

    name: str
    progress: tuple[ItemProgress, ...]
    is_own: bool = False

    @property
    def solved(self) -> int:
        """How many items are solved."""
        return self.progress.count(ItemProgress.SOLVED)


@dataclass(frozen=True, slots=True)
class Grid:
    """A grid ready to be drawn by the macro `grid` of clubs/macros/grid.html."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]

    @property
    def solved(self) -> int:
        """How many items are solved in all."""
        return sum(row.solved for row in self.rows)

    @property
    def has_tried(self) -> bool:
        """Whether an item was tried and not solved, so that the page explains its sign."""
        return any(ItemProgress.TRIED in row.progress for row in self.rows)


def grid_view(items: Sequence[Item], urls: Iterable[str], rows: Iterable[Row]) -> Grid:
    """Return the grid of these rows; addresses and progress are in the order of the items."""
    all_rows = tuple(rows)
    columns = (
        Column(
            number=place + 1,
            title=title_of(item),
            url=url,
            solved=sum(row.progress[place] is ItemProgress.SOLVED for row in all_rows),
        )
        for place, (item, url) in enumerate(zip(items, urls, strict=True))
    )
    return Grid(tuple(columns), all_rows)


@blueprint.get("/clubs/<slug>/board")
def board(slug: str) -> Response:
    """Return the board, or 304 if the browser's copy is current.

    UnknownClubError for a club that is not saved or has no board.
    """
    visited = store().visited_board(slug, ticket_for(slug) or "")
    club = club_of(visited.club)
    if club.board is BoardState.NONE:
        raise UnknownClubError(slug)
    learners = [learner for learner in visited.learners if not learner.hidden]
    return page_or_unchanged(
        _shown(club, learners, visited.own),
        lambda etag: _page(games()[0], club, learners, visited.own, etag),
    )


def progress_along(items: Iterable[Item], learner: Learner) -> tuple[ItemProgress, ...]:
    """Return a learner's progress with each item of the list."""
    return tuple(_progress_with(item, learner) for item in items)


def _progress_with(item: Item, learner: Learner) -> ItemProgress:
    if item.id in learner.solved:
        return ItemProgress.SOLVED
    return ItemProgress.TRIED if item.id in learner.tried else ItemProgress.OPEN


def _page(
    pages: GamePages, club: Club, learners: Sequence[Learner], own: Learner | None, etag: str
) -> str:
    read_as(club.plan.setting)
    if own:
        renew_ticket(club.ref)
    return render_template(
        "clubs/board.html",
        club=club,
        code=QrCode(link_of(club.ref)),
        is_open=club.board is BoardState.OPEN,
        grid_shown=_grid(pages, club, learners, own),
        etag=etag,
    )


def _grid(pages: GamePages, club: Club, learners: Iterable[Learner], own: Learner | None) -> Grid:
    """Return the grid; its columns lead to the items as the club's list does."""
    items = club.plan.items
    solved = solved_by(own, club)
    rows = (
        Row(
            learner.nickname,
            progress_along(items, learner),
            is_own=own is not None and own.id == learner.id,
        )
        for learner in learners
    )
    urls = (item_address(pages, club, place, solved) for place in range(len(items)))
    return grid_view(items, urls, rows)


def _shown(club: Club, learners: Iterable[Learner], own: Learner | None) -> object:
    """Return a key that differs for every other state of the board."""
    return (
        str(club.plan),
        club.board,
        own and own.id,
        *((each.id, each.nickname, sorted(each.solved), sorted(each.tried)) for each in learners),
    )
