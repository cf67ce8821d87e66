"""How to show a puzzle or a rule on one's own site: what to copy, and how it looks."""

from flask import Blueprint, render_template, request

from tutor.core.errors import UnsupportedError
from tutor.games.hanabi.puzzles.library import find, library
from tutor.games.hanabi.rulebook import RULES, rulebook
from tutor.web.shell.language_prefix import absolute, page_language
from tutor.web.shell.query import reads
from tutor.web.teaching.embedding.embeddable import Exhibit, Kind
from tutor.web.teaching.puzzles.collection import shelves_view
from tutor.web.teaching.setting import carries, current_setting, page_setting

blueprint = Blueprint("adding", __name__)

PUZZLE, THEME, NUMBER, RULE = "puzzle", "theme", "number", "rule"
"""The fields of the two forms: a theme and a number in it stand for a puzzle."""


@blueprint.get("/clubs/embed")
@carries()
@reads(PUZZLE, THEME, NUMBER, RULE)
def page() -> str:
    """Return the forms, and what to copy for the puzzle or rule that is chosen.

    Raises UnsupportedError for one that there is not.
    """
    shown = _chosen()
    return render_template(
        "teaching/embedding/adding.html",
        shown=shown,
        code=shown and shown.snippet(shown.size),
        address=shown and absolute(shown.page),
        entry=find(shown.id) if shown and shown.kind is Kind.PUZZLE else None,
        families=shelves_view(library().values()),
        most=max(entry.number for entry in library().values()),
        book=rulebook(current_setting()),
    )


def _chosen() -> Exhibit | None:
    """Return what is chosen, None if nothing is."""
    fields = page_setting().query
    name, rule = request.args.get(PUZZLE), request.args.get(RULE)
    if theme := request.args.get(THEME):
        name = f"{theme}-{request.args.get(NUMBER, '').zfill(3)}"
    if name:
        return Exhibit(Kind.PUZZLE, find(name).id, page_language(), fields)
    if rule is None:
        return None
    if rule not in RULES:
        raise UnsupportedError(RULE, rule)
    return Exhibit(Kind.RULE, rule, page_language(), fields)
