"""What an organiser sees and does of a board: hide or remove nicknames, take the results along.

All of it lies below the secret address on which the club is managed.
"""

import re
from contextlib import suppress
from dataclasses import dataclass

from flask import Response, request

from tutor.clubs.errors import UnknownLearnerError
from tutor.clubs.plan import Plan
from tutor.clubs.saved import BoardState, Learner
from tutor.core.errors import BadSyntaxError
from tutor.web.clubs import blueprint
from tutor.web.clubs.app_store import store
from tutor.web.clubs.board import progress_along
from tutor.web.clubs.club import Club
from tutor.web.clubs.forms import see_other
from tutor.web.clubs.grid import Progress
from tutor.web.clubs.item_view import title_of
from tutor.web.clubs.managing import address_with_secret, club_with_secret
from tutor.web.clubs.spreadsheet import download
from tutor.web.shell.text import pgettext, say_plain
from tutor.web.site.game_site import current_site

LEARNER, HIDDEN = "learner", "hidden"
"""The fields of the forms."""


@dataclass(frozen=True, slots=True)
class ManagedLearner:
    """A learner as the organiser sees them: `done` is how many items of the list are solved."""

    id: int
    nickname: str
    hidden: bool
    done: int


@dataclass(frozen=True, slots=True)
class ManagedBoard:
    """The board of a club as its organiser sees it; `size` is how many items the list has."""

    learners: tuple[ManagedLearner, ...]
    size: int


@blueprint.app_template_global()
def managed_board(club: Club) -> ManagedBoard | None:
    """Return the board of a saved club for the page on which the club is managed; None without."""
    if club.board is BoardState.NONE:
        return None
    learners = store().board(club.ref)
    return ManagedBoard(
        tuple(_managed(club.plan, learner) for learner in learners),
        len(club.plan.items),
    )


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


@blueprint.get("/clubs/<slug>/edit/<secret>/results.csv", endpoint="results")
def table(slug: str, secret: str) -> Response:
    """Return the results for a spreadsheet, hidden learners included and marked.

    Raises UnknownClubError without the secret.
    """
    plan = club_with_secret(slug, secret).plan
    lines = (_cells(plan, each) for each in store().board(slug))
    return download(f"{current_site().game.id}-results.csv", (_heads(plan), *lines))


def _learner_sent() -> int:
    learner = request.form.get(LEARNER, "")
    if not re.fullmatch("[0-9]{1,9}", learner):
        raise BadSyntaxError(LEARNER, learner, 0, "the number of a learner")
    return int(learner)


def _managed(plan: Plan, learner: Learner) -> ManagedLearner:
    done = progress_along(plan.items, learner).count(Progress.SOLVED)
    return ManagedLearner(learner.id, learner.nickname, learner.hidden, done)


def _heads(plan: Plan) -> list[str]:
    """Return the first line: what stands in each column, in the language of the page."""
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
    """Return a learner's line: 1 for what is solved, so that a spreadsheet can add it up.

    What was only tried has a word instead, which adds nothing.
    """
    said: dict[Progress, str | int] = {
        Progress.SOLVED: 1,
        Progress.OPEN: 0,
        Progress.TRIED: pgettext("mark beside a lesson or puzzle of a club", "tried"),
    }
    progress = progress_along(plan.items, learner)
    return [
        learner.nickname,
        *(said[each] for each in progress),
        progress.count(Progress.SOLVED),
        int(learner.hidden),
    ]
