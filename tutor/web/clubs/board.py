"""The board of a club: who has finished what, as a page that keeps itself up to date.

Everyone with the club's link may look at it.
"""

from collections.abc import Iterable, Sequence

from flask import Response, render_template

from tutor.clubs.errors import UnknownClubError
from tutor.clubs.items import Item
from tutor.clubs.saved import BoardState, Learner
from tutor.web.clubs import blueprint
from tutor.web.clubs.app_store import store
from tutor.web.clubs.club import Club, club_of, read_with_setting_of
from tutor.web.clubs.club_list import item_address
from tutor.web.clubs.grid import Grid, Progress, Row, grid_view
from tutor.web.clubs.learners import solved_by
from tutor.web.clubs.live_page import page_or_unchanged
from tutor.web.clubs.qr import QrCode, link_of
from tutor.web.clubs.tickets import renew_ticket, ticket_for


@blueprint.get("/clubs/<slug>/board", endpoint="board")
def page(slug: str) -> Response:
    """Return the board, or 304 if it is still the one that the browser has.

    UnknownClubError for a club that is not saved or has no board.
    """
    board = store().visited_board(slug, ticket_for(slug) or "")
    club = club_of(board.club)
    if club.board is BoardState.NONE:
        raise UnknownClubError(slug)
    learners = [learner for learner in board.learners if not learner.hidden]
    return page_or_unchanged(
        _shown(club, learners, board.own),
        lambda etag: _page(club, learners, board.own, etag),
    )


def progress_along(items: Iterable[Item], learner: Learner) -> tuple[Progress, ...]:
    """Return for each item of the list how far a learner has come."""
    return tuple(_progress_with(item, learner) for item in items)


def _progress_with(item: Item, learner: Learner) -> Progress:
    if item.id in learner.items:
        return Progress.SOLVED
    return Progress.TRIED if item.id in learner.tried else Progress.OPEN


def _page(club: Club, learners: Sequence[Learner], own: Learner | None, etag: str) -> str:
    read_with_setting_of(club.plan)
    if own:
        renew_ticket(club.ref)
    return render_template(
        "clubs/board.html",
        club=club,
        code=QrCode(link_of(club.ref)),
        is_open=club.board is BoardState.OPEN,
        grid_shown=_grid(club, learners, own),
        etag=etag,
    )


def _grid(club: Club, learners: Iterable[Learner], own: Learner | None) -> Grid:
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
    urls = (item_address(club, place, solved) for place in range(len(items)))
    return grid_view(items, urls, rows)


def _shown(club: Club, learners: Iterable[Learner], own: Learner | None) -> object:
    """Return what tells this board apart from any other that has been or will be shown."""
    return (
        str(club.plan),
        club.board,
        own and own.id,
        *((each.id, each.nickname, sorted(each.items), sorted(each.tried)) for each in learners),
    )
