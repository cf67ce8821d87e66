"""Results codes put together: what the learners of a club have read out, as a grid.

The codes come by POST, as names of learners belong neither in addresses nor in logs. Nothing of
them is kept.
"""

from flask import Response, make_response, render_template, request

from tutor.clubs import limits
from tutor.clubs.notes import Note, fits, notes
from tutor.web.clubs import blueprint
from tutor.web.clubs.board import Progress, Row, grid_view
from tutor.web.clubs.club import Club, club_in_path, read_with_setting_of
from tutor.web.clubs.item_view import address_of
from tutor.web.clubs.keeping import Keeper, let_keep
from tutor.web.clubs.rates import counted

CODES = "codes"
"""The field of the form."""


@blueprint.get("/clubs/<ref>/codes", endpoint="codes")
def page(ref: str) -> Response:
    """Return the page with an empty form; raises what `club_in_path` does."""
    return _page(_club(ref), "")


@blueprint.post("/clubs/<ref>/codes", endpoint="read_codes")
@counted(None)
def read(ref: str) -> Response:
    """Return the page with what the codes say; raises what `club_in_path` does."""
    let_keep(Keeper.NOBODY)
    return _page(_club(ref), request.form.get(CODES, ""))


def _club(ref: str) -> Club:
    club = club_in_path(ref)
    read_with_setting_of(club.plan)
    return club


def _page(club: Club, text: str) -> Response:
    """Return the page of these codes: a grid of those that can be read, then the others."""
    items = club.plan.items
    read_notes = tuple(notes(items, text)) if fits(text) else ()
    rows = [_row(club, note) for note in read_notes if note.solved is not None]
    page = render_template(
        "clubs/codes.html",
        club=club,
        field=CODES,
        text=text,
        grid=grid_view(items, map(address_of, items), rows) if rows else None,
        unread=[note for note in read_notes if note.solved is None],
        too_many=None if fits(text) else limits.CODES,
    )
    return make_response(page)


def _row(club: Club, note: Note) -> Row:
    solved = note.solved
    assert solved is not None
    places = range(len(club.plan.items))
    progress = tuple(Progress.SOLVED if place in solved else Progress.OPEN for place in places)
    return Row(note.name or note.code, progress)
