"""Pages for frames on the pages of others: a puzzle or a rule, and a line that says whose it is.

Everything about a puzzle happens inside the frame: hints, answers, the next puzzle, the other
languages. Only these pages may be framed, so whatever leads elsewhere opens a tab of its own. A
page of help says what to copy to show one on one's own site.
"""

import re

from flask import Flask, Response, abort, render_template, request, url_for

from tutor.core.errors import UnsupportedError
from tutor.web.embedding.embeddable import Embeddable, Kind, embeddable_here
from tutor.web.puzzles.fields import ANSWER_DEFAULTS, ANSWER_FIELDS
from tutor.web.puzzles.kinds import families_in_library
from tutor.web.puzzles.library import TWIN, address_after, get_entry, puzzle_of, read_twin
from tutor.web.puzzles.links import PuzzleLinks, PuzzlePage
from tutor.web.puzzles.puzzle_page import puzzle_page
from tutor.web.rules.views import fields_of_rules, rule_context
from tutor.web.shell.addresses import absolute
from tutor.web.shell.language_prefix import page_language
from tutor.web.shell.view_options import query_fields, view_options
from tutor.web.site.game_pages import GamePages
from tutor.web.site.game_routing import GameBlueprint
from tutor.web.site.reader_options import current_setting, keeps_reader_options, page_setting

blueprint = GameBlueprint("embedding", __name__)

_OUTWARD = re.compile(r'<a (?=[^>]*href="(?!#|[^"?#]*/embed/))')
"""The beginning of a link that leads out of the frame. A tab of its own has no opener anyway."""


def init_app(app: Flask) -> None:
    """Let templates ask what of a page can be shown elsewhere."""
    app.add_template_global(embeddable_here)


@blueprint.get("/embed/puzzles/<name>")
@keeps_reader_options()
@query_fields(TWIN, *ANSWER_FIELDS, usual=ANSWER_DEFAULTS)
@view_options(framed=True, embeds="puzzle")
def puzzle(pages: GamePages, name: str) -> str:
    """Return a puzzle of the library for a frame, asked or answered.

    Raises UnsupportedError for an unknown id; 404 for an unknown twin.
    """
    entry = get_entry(pages, name)
    number = read_twin(pages, request.args)
    links = PuzzleLinks(
        url_for("embedding.puzzle", name=entry.id, twin=number or None),
        address_after(pages, entry, "embedding.puzzle"),
    )
    return puzzle_page(
        pages,
        puzzle_of(pages, entry, number),
        PuzzlePage(entry.id, links, level=entry.level),
    )


@blueprint.get("/embed/rules/<rule>")
@keeps_reader_options(second=True)
@query_fields(more=fields_of_rules)
@view_options(framed=True, embeds="rule")
def rule(pages: GamePages, rule: str) -> str:
    """Return a rule for a frame; 404 if there is no rule with this id."""
    book = pages.game.rulebook(current_setting())
    found_rule = book.find(rule)
    if found_rule is None:
        abort(404)
    return render_template(
        "embedding/rule.html",
        second=page_setting().second,
        **rule_context(pages, book, found_rule),
    )


@blueprint.after_request
def _open_elsewhere(response: Response) -> Response:
    """Let links that leave the frame open a tab; no page but these could be shown in its place."""
    if response.mimetype == "text/html":
        response.set_data(_OUTWARD.sub('<a target="_blank" ', response.get_data(as_text=True)))
    return response


help_blueprint = GameBlueprint("adding", __name__)

PUZZLE, THEME, NUMBER, RULE = "puzzle", "theme", "number", "rule"
"""The fields of the two forms: a theme and a number in it stand for a puzzle."""


@help_blueprint.get("/clubs/embed")
@keeps_reader_options()
@query_fields(PUZZLE, THEME, NUMBER, RULE)
@view_options(listed=True, framing=True)
def snippet(pages: GamePages) -> str:
    """Return the forms, and what to copy for the puzzle or rule that is chosen.

    Raises UnsupportedError for an unknown puzzle or rule.
    """
    chosen = _chosen(pages)
    game = pages.game
    entries = game.library().values()
    return render_template(
        "embedding/adding.html",
        shown=chosen,
        code=chosen and chosen.snippet(chosen.size),
        address=chosen and absolute(chosen.page),
        entry=get_entry(pages, chosen.id) if chosen and chosen.kind is Kind.PUZZLE else None,
        families=families_in_library(pages),
        most=max((entry.number for entry in entries), default=0),
        book=game.rulebook(current_setting()),
    )


def _chosen(pages: GamePages) -> Embeddable | None:
    """Return the puzzle or rule chosen in the form, None if there is none."""
    name, rule = request.args.get(PUZZLE), request.args.get(RULE)
    if theme := request.args.get(THEME):
        name = _name_of(pages, theme, request.args.get(NUMBER, ""))
    if name:
        return _embeddable(pages, Kind.PUZZLE, get_entry(pages, name).id)
    if rule is None:
        return None
    if pages.game.rulebook(current_setting()).find(rule) is None:
        raise UnsupportedError(RULE, rule)
    return _embeddable(pages, Kind.RULE, rule)


def _name_of(pages: GamePages, theme: str, number: str) -> str:
    """Return the id for a puzzle number, whether or not there is such a puzzle."""
    named = (theme, number.lstrip("0"))
    entries = pages.game.library().values()
    ids = (entry.id for entry in entries if (entry.theme, str(entry.number)) == named)
    return next(ids, f"{theme}-{number.zfill(3)}")


def _embeddable(pages: GamePages, kind: Kind, name: str) -> Embeddable:
    return Embeddable(pages, kind, name, page_language(), page_setting().query)
