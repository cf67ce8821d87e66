"""How to show a puzzle or a rule on one's own site: what to copy, and how it looks."""

from flask import render_template, request

from tutor.core.errors import UnsupportedError
from tutor.core.library import listed
from tutor.web.embedding.embeddable import Embeddable, Kind
from tutor.web.puzzles.library import get_entry, shelves_view
from tutor.web.shell.language_prefix import absolute, page_language
from tutor.web.shell.query import reads
from tutor.web.shell.view_marks import marked
from tutor.web.site.game_site import GameBlueprint, current_site
from tutor.web.site.setting import carries, current_setting, page_setting

blueprint = GameBlueprint("adding", __name__)

PUZZLE, THEME, NUMBER, RULE = "puzzle", "theme", "number", "rule"
"""The fields of the two forms: a theme and a number in it stand for a puzzle."""


@blueprint.get("/clubs/embed")
@carries()
@reads(PUZZLE, THEME, NUMBER, RULE)
@marked(listed=True, framing=True)
def page() -> str:
    """Return the forms, and what to copy for the puzzle or rule that is chosen.

    Raises UnsupportedError for one that there is not.
    """
    chosen = _chosen()
    game = current_site().game
    entries = game.library().values()
    return render_template(
        "embedding/adding.html",
        shown=chosen,
        code=chosen and chosen.snippet(chosen.size),
        address=chosen and absolute(chosen.page),
        entry=get_entry(chosen.id) if chosen and chosen.kind is Kind.PUZZLE else None,
        families=shelves_view(listed(entries)),
        most=max((entry.number for entry in entries), default=0),
        book=game.rulebook(current_setting()),
    )


def _chosen() -> Embeddable | None:
    """Return what is chosen, None if nothing is."""
    name, rule = request.args.get(PUZZLE), request.args.get(RULE)
    if theme := request.args.get(THEME):
        name = _name_of(theme, request.args.get(NUMBER, ""))
    if name:
        return _embeddable(Kind.PUZZLE, get_entry(name).id)
    if rule is None:
        return None
    if current_site().game.rulebook(current_setting()).find(rule) is None:
        raise UnsupportedError(RULE, rule)
    return _embeddable(Kind.RULE, rule)


def _name_of(theme: str, number: str) -> str:
    """Return the id of the puzzle of this number; if there is none, what it would be."""
    for entry in current_site().game.library().values():
        if entry.theme == theme and str(entry.number) == number.lstrip("0"):
            return entry.id
    return f"{theme}-{number.zfill(3)}"


def _embeddable(kind: Kind, name: str) -> Embeddable:
    return Embeddable(current_site(), kind, name, page_language(), page_setting().query)
