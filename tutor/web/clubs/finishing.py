"""Records the items that learners solve and try, when they go on to the next item.

For learners on the board, the button after an answered item is a form. It sends the answer again,
the engine judges it, and the response redirects to the next item. This works without scripts, and
only lessons can be recorded without being solved.
"""

from collections.abc import Sequence
from contextlib import suppress
from http import HTTPStatus

from flask import request
from werkzeug.wrappers import Response

from tutor.clubs.errors import BoardClosedError, FullError, UnknownLearnerError
from tutor.clubs.items import Item, Solved
from tutor.clubs.saved import BoardState
from tutor.core.errors import BadSyntaxError
from tutor.web.clubs import blueprint as clubs_blueprint
from tutor.web.clubs.club import Club, club_in_path, store
from tutor.web.clubs.club_list import ListPlace, club_address, next_address, next_open
from tutor.web.clubs.item_view import address_of, pages_of, puzzle_of_item
from tutor.web.clubs.rates import LimitedAction, counted
from tutor.web.clubs.tickets import drop_ticket, ticket_for
from tutor.web.puzzles.fields import ANSWER
from tutor.web.puzzles.library import TWIN, read_twin
from tutor.web.shell.redirects import see_other
from tutor.web.site.game_pages import GamePages
from tutor.web.site.game_routing import GameBlueprint, pages_of_request
from tutor.web.site.reader_options import CLUB, SOLVED, page_setting, read_as

blueprint = GameBlueprint("finishing", __name__)

ITEM, NEXT = "item", "next"


@clubs_blueprint.app_template_global()
def finishing_form(place: ListPlace) -> tuple[tuple[str, str], ...] | None:
    """Return the fields of the form that records the item of this page as solved or tried.

    None before an answer, for visitors who have not joined the board, and if it is closed.
    """
    if place.club.board is not BoardState.OPEN or not ticket_for(place.club.ref):
        return None
    if place.number - 1 not in place.solved and not request.args.getlist(ANSWER):
        return None
    items = place.club.plan.items
    following = next_open(items, place.solved, place.number - 1)
    fields = [
        (ITEM, str(place.item)),
        (SOLVED, str(place.solved)),
        (NEXT, "" if following is None else str(items[following])),
        *page_setting().query,
        *((name, text) for name in (TWIN, ANSWER) for text in request.args.getlist(name)),
    ]
    return tuple((name, text) for name, text in fields if text)


@blueprint.post("/clubs/<slug>/done")
@counted(LimitedAction.RESULT)
def record_result(pages: GamePages, slug: str) -> Response:
    """Record an item as solved, or tried if the answer is wrong, and redirect to the next one.

    It also redirects visitors who have not joined, and if the board is closed. Raises
    UnknownClubError, BadSyntaxError for an invalid form, and StoreUnavailableError if it could not
    be recorded: that error page can send the form again, and links to the next item.
    """
    solved = _read_form(pages)
    club = club_in_path(slug)
    item = Item.parse(request.form.get(ITEM, ""))
    if pages_of(item) is not pages:
        raise BadSyntaxError(ITEM, item.id, 0, "the id of an item of this game")
    if item not in club.plan.items:
        # The list has been changed since.
        return see_other(club_address(club, solved))
    twin = read_twin(pages, request.form, HTTPStatus.BAD_REQUEST)
    _note(club, item, solved=is_solved(pages, item, request.form.getlist(ANSWER), twin))
    return see_other(next_address(pages, club, club.plan.items.index(item), solved))


@clubs_blueprint.app_template_global()
def next_address_unnoted() -> str | None:
    """Return the address of the next item when the result cannot be stored now.

    The form itself has it, as the club can perhaps not be read. None for other forms, at the end of
    the list, and for an invalid form.
    """
    if request.endpoint != "finishing.record_result" or not request.form.get(NEXT):
        return None
    with suppress(BadSyntaxError):
        solved = _read_form(pages_of_request())
        fields = {CLUB: (request.view_args or {})["slug"], SOLVED: str(solved) or None}
        return address_of(Item.parse(request.form[NEXT]), **fields)
    return None


def is_solved(pages: GamePages, item: Item, answers: Sequence[str], number: int = 0) -> bool:
    """Return whether an item of this request's game is solved by these answers.

    Answers to a puzzle, or to its twin of this `number`, are judged as on the answered page; those
    to a scenario are a line of actions. A lesson always counts as solved.
    """
    if item.is_lesson:
        return True
    theme, puzzle = item.game.themes[item.theme], puzzle_of_item(item, number)
    answers = [*map(item.game.canonical_name, answers)]
    try:
        return theme.is_solved_by(puzzle, answers)
    except BadSyntaxError:
        return False


def _read_form(pages: GamePages) -> Solved:
    """Return the items solved before, and read this request with the form's setting.

    Raises BadSyntaxError for an invalid form.
    """
    fields = pages.setting.fields
    read_as({name: request.form.get(name, "") for name in fields})
    return Solved.parse(request.form.get(SOLVED, ""))


def _note(club: Club, item: Item, *, solved: bool) -> None:
    """Record an item as solved or tried, if the visitor has joined."""
    ticket = ticket_for(club.ref)
    if not ticket:
        return
    with suppress(BoardClosedError, FullError):
        try:
            store().record(club.ref, ticket, str(item), solved=solved)
        except UnknownLearnerError:
            drop_ticket(club.ref)
