"""Pages for frames on the pages of others: a puzzle or a rule, and a line that says whose it is.

Everything about a puzzle happens inside the frame: hints, answers, the next puzzle, the other
languages. Only these pages may be framed, so whatever leads elsewhere opens a tab of its own.
"""

import re

from flask import Flask, Response, abort, render_template, url_for

from tutor.core.library import Entry
from tutor.core.messages import Message
from tutor.web.shell.view_marks import mark, marked
from tutor.web.teaching.embedding.embeddable import embeddable_here
from tutor.web.teaching.game_site import GameBlueprint, current_site
from tutor.web.teaching.puzzles.endless import endless_address
from tutor.web.teaching.puzzles.library import entry_named, name_after, puzzle_of, twin_sent
from tutor.web.teaching.puzzles.links import Ways
from tutor.web.teaching.puzzles.puzzle_page import puzzle_page
from tutor.web.teaching.rules.views import WHICH_BOX, answers_about_boxes, description_of
from tutor.web.teaching.setting import carries, current_setting, page_setting

blueprint = GameBlueprint("embedding", __name__)

_LINK = re.compile(r"<a ([^>]*)>")
_HREF = re.compile(r'(?:^| )href="([^"]*)"')
_REL = re.compile(r' ?rel="([^"]*)"')
_INSIDE = re.compile(r"#|[^?#]*/embed/")


def init_app(app: Flask) -> None:
    """Tell templates whether the page is `framed`, and what of it can be shown elsewhere."""
    app.context_processor(lambda: {"framed": mark("framed", False)})
    app.add_template_global(embeddable_here)


@blueprint.get("/embed/puzzles/<name>")
@carries()
@marked(framed=True)
def puzzle(name: str) -> str:
    """Return a puzzle of the library for a frame, asked or answered.

    Raises UnsupportedError for an id that there is not; 404 for a twin that there is not.
    """
    entry = entry_named(name)
    number = twin_sent()
    ways = Ways(
        url_for("embedding.puzzle", name=entry.id, twin=number or None),
        _address_after(entry),
    )
    return puzzle_page(
        current_site().game.themes[entry.theme],
        puzzle_of(entry, number),
        title=Message(f"theme.{entry.theme}"),
        trail=(),
        ways=ways,
        name=entry.id,
    )


@blueprint.get("/embed/rules/<rule>")
@carries(second=True)
@marked(framed=True)
def rule(rule: str) -> str:
    """Return a rule for a frame; 404 if there is no rule with this id."""
    site = current_site()
    book = site.game.rulebook(current_setting())
    if rule not in book.rules:
        abort(404)
    shown = book.rules[rule]
    return render_template(
        "teaching/embedding/rule.html",
        rule=shown,
        description=description_of(shown),
        figure=site.presentation.figure(shown.figure) if shown.figure else None,
        number=book.number,
        second=page_setting().second,
        found=answers_about_boxes() if rule == WHICH_BOX else None,
    )


def _address_after(entry: Entry) -> str:
    """Return the address of the theme's next puzzle, in the frame; after the last the endless."""
    if following := name_after(entry):
        return url_for("embedding.puzzle", name=following)
    return endless_address(str(entry.puzzle.position.ruleset), entry.theme, entry.level)


@blueprint.after_request
def _open_elsewhere(response: Response) -> Response:
    """Let links that leave the frame open a tab; no page but these could be shown in its place."""
    if response.mimetype == "text/html":
        response.set_data(_LINK.sub(_opened_elsewhere, response.get_data(as_text=True)))
    return response


def _opened_elsewhere(found: re.Match[str]) -> str:
    """Return the start of a link, with a tab of its own if it leads out of the frame."""
    attributes = found[1]
    place = _HREF.search(attributes)
    if place is None or _INSIDE.match(place[1]):
        return found[0]
    said = _REL.search(attributes)
    rel = f"{said[1]} noopener" if said else "noopener"
    return f'<a {_REL.sub("", attributes)} target="_blank" rel="{rel}">'
