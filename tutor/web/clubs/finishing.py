"""What learners on a board finish: noted with the tap that takes them on.

For whoever has joined, the way on from a finished item is the button of a form: it sends the answer
once more, the engine judges it anew, and whatever comes of it, the way on is the next item. So it
works without scripts, and nobody can have noted what they did not solve, but for lessons.
"""

from contextlib import suppress
from dataclasses import dataclass

from flask import Blueprint, Flask, request, url_for
from werkzeug.wrappers import Response

from tutor.clubs.errors import (
    BoardClosedError,
    FullError,
    UnknownLearnerError,
)
from tutor.clubs.items import Item
from tutor.clubs.saved import BoardState
from tutor.clubs.solved import Solved
from tutor.core.errors import BadSyntaxError
from tutor.web.clubs.club import Club, club_in_path
from tutor.web.clubs.fields import CLUB, SOLVED
from tutor.web.clubs.forms import see_other
from tutor.web.clubs.judging import is_finished
from tutor.web.clubs.rates import Deed, counted
from tutor.web.clubs.stops import address_of
from tutor.web.clubs.stored import store
from tutor.web.clubs.tickets import drop_ticket, ticket_for
from tutor.web.clubs.walk import Walk, next_open, to_club, way_on
from tutor.web.teaching.game_site import current_site
from tutor.web.teaching.puzzles.library import TWIN, is_twin
from tutor.web.teaching.puzzles.puzzle_view import FIELD
from tutor.web.teaching.setting import page_setting, read_as

blueprint = Blueprint("finishing", __name__)

ITEM, NEXT = "item", "next"


@dataclass(frozen=True, slots=True)
class Finishing:
    """The form that notes what was finished: where it is sent, and its fields in order."""

    action: str
    fields: tuple[tuple[str, str], ...]


def init_app(app: Flask) -> None:
    """Give templates `finishing`, and pages of errors `way_on_unnoted`."""
    app.add_template_global(finishing)
    app.add_template_global(way_on_unnoted)


def finishing(walk: Walk | None) -> Finishing | None:
    """Return the form that notes that the item of this page is finished.

    None if it is not, for whoever has not joined the club's board, and for one that is closed.
    """
    if walk is None or walk.club.board is not BoardState.OPEN or not ticket_for(walk.club.ref):
        return None
    if walk.place - 1 not in walk.solved:
        return None
    items = walk.club.plan.items
    following = next_open(items, walk.solved, walk.place - 1)
    fields = [
        (ITEM, str(walk.item)),
        (SOLVED, str(walk.solved)),
        (NEXT, "" if following is None else str(items[following])),
        *page_setting().query,
        *((name, text) for name in (TWIN, FIELD) for text in request.args.getlist(name)),
    ]
    action = url_for("finishing.done", slug=walk.club.ref)
    return Finishing(action, tuple((name, text) for name, text in fields if text))


@blueprint.post("/clubs/<slug>/done")
@counted(Deed.RESULT)
def done(slug: str) -> Response:
    """Note what a learner has finished, if the answer is right, and lead on along the list.

    An answer that is wrong, a visitor who has not joined and a closed board lead on as well. Raises
    UnknownClubError, BadSyntaxError for what no form of ours sends; StoreUnavailableError if it
    could not be noted: the same form can be sent again, and the page that says so leads on, too.
    """
    solved = _sit_down()
    club = club_in_path(slug)
    item = Item.parse(request.form.get(ITEM, ""))
    if item not in club.plan.items:
        # The list has been changed since.
        return see_other(to_club(club, solved))
    if is_finished(item, request.form.getlist(FIELD), _twin()):
        _note(club, item)
    return see_other(way_on(club, club.plan.items.index(item), solved))


def way_on_unnoted() -> str | None:
    """Return where the list goes on for whoever has sent the form, and it cannot be noted now.

    It says so itself, as the club perhaps cannot be read. None for other forms, at the end of the
    list, and for what no form of ours sends.
    """
    if request.endpoint != "finishing.done" or not request.form.get(NEXT):
        return None
    with suppress(BadSyntaxError):
        solved = _sit_down()
        fields = {CLUB: (request.view_args or {})["slug"], SOLVED: str(solved) or None}
        return address_of(Item.parse(request.form[NEXT]), **fields)
    return None


def _sit_down() -> Solved:
    """Read what was sent of the table and of the list; BadSyntaxError if that cannot be."""
    fields = current_site().setting.fields
    read_as({name: request.form.get(name, "") for name in fields})
    return Solved.parse(request.form.get(SOLVED, ""))


def _note(club: Club, item: Item) -> None:
    """Note what was finished by a visitor who has joined."""
    ticket = ticket_for(club.ref)
    if not ticket:
        return
    with suppress(BoardClosedError, FullError):
        try:
            store().record(club.ref, ticket, str(item))
        except UnknownLearnerError:
            drop_ticket(club.ref)


def _twin() -> int:
    """Return the number of the twin that was answered; BadSyntaxError if there is none such."""
    text = request.form.get(TWIN, "0")
    if not is_twin(text):
        raise BadSyntaxError(TWIN, text, 0, "the number of a twin")
    return int(text)
