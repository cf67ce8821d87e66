"""The organiser's view of a board: hide or remove nicknames, download results.

Downloads are a spreadsheet, or certificates to print, one a page. These pages are below the club's
secret address.

A public page makes a grid of the results codes that learners read out. They are sent by POST, as
learners' names belong neither in addresses nor in logs, and are not stored.
"""

import csv
import io
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress

from flask import Response, make_response, render_template, request

from tutor.clubs import limits
from tutor.clubs.errors import UnknownLearnerError
from tutor.clubs.plan import Plan
from tutor.clubs.results_code import Note, fits, notes
from tutor.clubs.saved import Learner
from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message
from tutor.web.clubs import blueprint
from tutor.web.clubs.board import ItemProgress, Row, grid_view, progress_along
from tutor.web.clubs.club import Club, club_in_path, store
from tutor.web.clubs.greetings import languages_of
from tutor.web.clubs.item_view import address_of, title_of
from tutor.web.clubs.managing import address_with_secret, club_with_secret
from tutor.web.clubs.rates import counted
from tutor.web.puzzles.views import date_in_words, today
from tutor.web.shell.headers import CachePolicy, limit_caching
from tutor.web.shell.redirects import see_other
from tutor.web.shell.text import in_each, pgettext, say_plain
from tutor.web.site.game_routing import games
from tutor.web.site.reader_options import read_as

LEARNER, HIDDEN = "learner", "hidden"
"""The fields of the forms."""


@blueprint.app_template_global()
def learners_managed(club: Club) -> list[tuple[Learner, int]]:
    """Return who is on the board of a saved club, each with how many items are solved."""
    return [
        (each, progress_along(club.plan.items, each).count(ItemProgress.SOLVED))
        for each in store().board(club.ref)
    ]


@blueprint.post("/clubs/<slug>/edit/<secret>/hide")
def hide(slug: str, secret: str) -> Response:
    """Hide a nickname or show it again, and lead back; somebody who has left needs neither.

    Raises UnknownClubError without the secret, BadSyntaxError for what no form of ours sends.
    """
    learner, hidden = _learner_sent(), request.form.get(HIDDEN, "")
    if hidden not in ("", "1"):
        raise BadSyntaxError(HIDDEN, hidden, 0, "1 or nothing")
    with suppress(UnknownLearnerError):
        store().hide(slug, secret, learner, hidden == "1")
    return see_other(address_with_secret(slug, secret, "board"))


@blueprint.post("/clubs/<slug>/edit/<secret>/remove")
def remove(slug: str, secret: str) -> Response:
    """Erase a learner with all that was noted, and lead back; raises what `hide` does."""
    with suppress(UnknownLearnerError):
        store().remove(slug, secret, _learner_sent())
    return see_other(address_with_secret(slug, secret, "board"))


@blueprint.get("/clubs/<slug>/edit/<secret>/results.csv")
def results(slug: str, secret: str) -> Response:
    """Return the results for a spreadsheet, hidden learners included and marked.

    Raises UnknownClubError without the secret.
    """
    plan = club_with_secret(slug, secret).plan
    lines = (_cells(plan, each) for each in store().board(slug))
    return download(f"{games()[0].game.id}-results.csv", (_heads(plan), *lines))


def _learner_sent() -> int:
    learner = request.form.get(LEARNER, "")
    if not re.fullmatch("[0-9]{1,9}", learner):
        raise BadSyntaxError(LEARNER, learner, 0, "the number of a learner")
    return int(learner)


def _heads(plan: Plan) -> list[str]:
    """Return the headings of the columns, in the language of the page."""
    titles = [
        f"{number}. {say_plain(title_of(item))}" + ("" if item.is_at_position else f" ({item})")
        for number, item in enumerate(plan.items, 1)
    ]
    return [
        pgettext("column of a grid", "Learner"),
        *titles,
        pgettext("column of a grid", "Sum"),
        pgettext("column of a grid", "Hidden"),
    ]


def _cells(plan: Plan, learner: Learner) -> list[str | int]:
    """Return a learner's row for a spreadsheet: 1 for a solved item.

    An item that was only tried has a word, which adds nothing to sums.
    """
    cell_of_progress: dict[ItemProgress, str | int] = {
        ItemProgress.SOLVED: 1,
        ItemProgress.OPEN: 0,
        ItemProgress.TRIED: pgettext("mark beside a lesson or puzzle of a club", "tried"),
    }
    progress = progress_along(plan.items, learner)
    return [
        learner.nickname,
        *(cell_of_progress[each] for each in progress),
        progress.count(ItemProgress.SOLVED),
        int(learner.hidden),
    ]


_BEGINS_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""First characters that make a cell a formula; the full-width ones in East Asian versions."""


def spreadsheet(rows: Iterable[Sequence[str | int]]) -> bytes:
    """Return the rows as a file.

    It is UTF-8 with a byte order mark, which Excel needs. A text that a spreadsheet would take for
    a formula gets an apostrophe before it.
    """
    file = io.StringIO(newline="")
    csv.writer(file, lineterminator="\r\n").writerows([_safe(cell) for cell in row] for row in rows)
    return file.getvalue().encode("utf-8-sig")


def download(name: str, rows: Iterable[Sequence[str | int]]) -> Response:
    """Return a CSV download of the rows under this name."""
    response = Response(spreadsheet(rows), mimetype="text/csv")
    response.headers["Content-Disposition"] = f"attachment; filename={name}"
    return response


def _safe(cell: str | int) -> str | int:
    if isinstance(cell, str) and cell.startswith(_BEGINS_FORMULA):
        return f"'{cell}"
    return cell


@blueprint.get("/clubs/<slug>/edit/<secret>/certificates")
def certificates(slug: str, secret: str) -> str:
    """Return a certificate for everyone on the board who is not hidden and has finished something.

    Raises UnknownClubError without the secret.
    """
    plan = club_with_secret(slug, secret).plan
    read_as(plan.setting)
    return render_template(
        "clubs/certificates.html",
        club_name=plan.name,
        certificates=tuple(_finished_by(plan, store().board(slug))),
        all_items=len(plan.items),
        in_each=in_each(languages_of(plan)),
        day=date_in_words(today()),
        back=address_with_secret(slug, secret, "board"),
    )


def _finished_by(
    plan: Plan, learners: tuple[Learner, ...]
) -> Iterator[tuple[str, Counter[Message], Counter[Message]]]:
    """Yield each nickname with the finished lessons and themes, in the order of joining.

    Items that are no longer on the club's list don't count.
    """
    for learner in learners:
        finished = [item for item in plan.items if item.id in learner.solved]
        if finished and not learner.hidden:
            lessons = Counter(Message(f"lesson.{each.id}") for each in finished if each.is_lesson)
            themes = (each.theme for each in finished if not each.is_lesson)
            yield learner.nickname, lessons, Counter(Message(f"theme.{name}") for name in themes)


CODES = "codes"
"""The field of the form."""


@blueprint.get("/clubs/<ref>/codes")
def codes(ref: str) -> Response:
    """Return the page with an empty form; raises what `club_in_path` does."""
    return _page(_club(ref), "")


@blueprint.post("/clubs/<ref>/codes")
@counted(None)
def read_codes(ref: str) -> Response:
    """Return the page with what the codes say; raises what `club_in_path` does."""
    limit_caching(CachePolicy.NOBODY)
    return _page(_club(ref), request.form.get(CODES, ""))


def _club(ref: str) -> Club:
    club = club_in_path(ref)
    read_as(club.plan.setting)
    return club


def _page(club: Club, text: str) -> Response:
    """Return the page of these codes: a grid of the valid ones, then the others."""
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
    progress = tuple(
        ItemProgress.SOLVED if place in solved else ItemProgress.OPEN for place in places
    )
    return Row(note.name or note.code, progress)
