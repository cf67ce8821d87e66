"""Learners of a club: how they join its board, and leave it.

Joining is optional: lists work without it. A learner gets a ticket (tickets.py), and the store has
under it a nickname and the finished items (finishing.py).
"""

from collections.abc import Mapping
from http import HTTPStatus
from random import SystemRandom

from flask import g, render_template, request
from werkzeug.wrappers import Response

from tutor.clubs import nicknames
from tutor.clubs.errors import (
    BadNicknameError,
    BoardClosedError,
    FullError,
    NicknameTakenError,
    UnknownClubError,
)
from tutor.clubs.items import Solved
from tutor.clubs.limits import DAYS_OF_LEARNERS, NICKNAME
from tutor.clubs.saved import BoardState, Learner
from tutor.clubs.secrets import new_ticket
from tutor.core.messages import Message
from tutor.web.clubs import blueprint
from tutor.web.clubs.club import Club, club_in_path, store
from tutor.web.clubs.club_list import club_address
from tutor.web.clubs.rates import LimitedAction, counted, place_on_board_counted
from tutor.web.clubs.tickets import drop_ticket, keep_ticket, renew_ticket, ticket_for, ticket_sent
from tutor.web.shell.headers import CachePolicy, limit_caching
from tutor.web.shell.redirects import see_other
from tutor.web.shell.text import say_plain
from tutor.web.site.reader_options import SOLVED

NICKNAME_FIELD = "nickname"
"""The field of the form for joining, besides its ticket."""


@blueprint.app_template_global()
def board_slot(club: Club) -> Mapping[str, object] | None:
    """Return the visitor's view of the club's board; None without one.

    A page with a board is for this visitor alone, and noted as their visit.
    """
    if club.board is BoardState.NONE:
        return None
    limit_caching(CachePolicy.NOBODY)
    learner = current_learner(club)
    if learner:
        renew_ticket(club.ref)
    return _slot(club, learner, request.args.get(SOLVED, ""))


def current_learner(club: Club) -> Learner | None:
    """Return the visitor as a learner of this club, noting the visit; None if they are not."""
    ticket = ticket_for(club.ref)
    if not ticket:
        return None
    if "learner" not in g:
        g.learner = store().learner(club.ref, ticket)
    learner: Learner | None = g.learner
    return learner


def solved_on_board(club: Club) -> Solved:
    """Return the items of the club's list that this visitor has finished, by the board."""
    return solved_by(None if club.board is BoardState.NONE else current_learner(club), club)


def solved_by(learner: Learner | None, club: Club) -> Solved:
    """Return the items of the club's list that a learner has finished; none without a learner."""
    solved = learner.solved if learner else frozenset[str]()
    return Solved.of(place for place, item in enumerate(club.plan.items) if item.id in solved)


@blueprint.post("/clubs/<slug>/join")
@counted(LimitedAction.JOIN)
def join(slug: str) -> Response | tuple[str, int]:
    """Put the visitor on the board under a nickname, and redirect to the club's page.

    A refused nickname gets a page with the reason and the form; a form that is sent twice joins
    once. 404 without a board, 400 for an invalid form.
    """
    club = club_in_path(slug)
    if club.board is BoardState.NONE:
        raise UnknownClubError(slug)
    ticket, typed = ticket_sent(), request.form.get(NICKNAME_FIELD, "")
    if current_learner(club) is None:
        try:
            with place_on_board_counted(slug):
                store().join(slug, nicknames.clean(typed), ticket)
        except BadNicknameError as error:
            length = dict(zip(("least", "most"), NICKNAME, strict=True))
            return _refused(club, Message(f"nickname.{error.reason}", length), typed)
        except NicknameTakenError:
            return _refused(club, Message("nickname.taken"), typed)
        except FullError as error:
            return _refused(club, Message("board.full", {"num": error.limit}), typed)
        except BoardClosedError:
            return _refused(club, Message("board.closed"), typed)
        keep_ticket(slug, ticket)
    return _to_the_club(club)


@blueprint.post("/clubs/<slug>/leave")
@counted(LimitedAction.JOIN)
def leave(slug: str) -> Response:
    """Erase the visitor from the board, with all that was noted, and lead back to the club."""
    club = club_in_path(slug)
    if ticket := ticket_for(slug):
        store().leave(slug, ticket)
    drop_ticket(slug)
    return _to_the_club(club)


@blueprint.post("/clubs/<slug>/forget")
@counted(None)
def forget(slug: str) -> Response:
    """Let the browser forget who has joined with it, for the next one, and lead back to the club.

    Nothing is erased, and nothing of what the other one has solved goes along.
    """
    club = club_in_path(slug)
    drop_ticket(slug)
    return see_other(club_address(club, Solved()))


def _slot(
    club: Club, learner: Learner | None, solved: str, typed: str = ""
) -> Mapping[str, object]:
    """Return the board's part of a visitor's page; `learner` is the visitor, once they have joined.

    `offered` are free nicknames, `ticket` is for the form, `typed` the nickname that was refused.
    `solved` keeps a learner's place who joins in the middle of the list.
    """
    is_open = club.board is BoardState.OPEN
    can_join = is_open and learner is None
    return {
        "slug": club.ref,
        "is_open": is_open,
        "learner": learner,
        "offered": _free_nicknames(club) if can_join else (),
        "ticket": new_ticket() if can_join else "",
        "days": DAYS_OF_LEARNERS,
        "length": NICKNAME,
        "typed": typed,
        "solved": solved,
    }


def _free_nicknames(club: Club) -> tuple[str, ...]:
    taken = [learner.nickname for learner in store().board(club.ref)]
    names = [say_plain(Message(f"nickname.{name}")) for name in nicknames.OFFERED]
    return nicknames.offered(names, taken, SystemRandom())


def _refused(club: Club, notice: Message, typed: str) -> tuple[str, int]:
    """Return the form again, with the reason and what was typed."""
    limit_caching(CachePolicy.NOBODY)
    solved = _solved_sent()
    page = render_template(
        "clubs/join.html",
        club=club,
        board=_slot(club, None, str(solved), typed[: 2 * NICKNAME[1]]),
        notice=notice,
        to_club=club_address(club, solved),
    )
    return page, HTTPStatus.CONFLICT


def _to_the_club(club: Club) -> Response:
    return see_other(club_address(club, _solved_sent()))


def _solved_sent() -> Solved:
    return Solved.parse(request.form.get(SOLVED, ""))
