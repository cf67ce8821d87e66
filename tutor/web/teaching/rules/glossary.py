"""The glossary: every term in every language, and what others call it."""

from http import HTTPStatus

from flask import abort, render_template

from tutor.web.shell.languages import LANGUAGES
from tutor.web.shell.view_marks import marked
from tutor.web.teaching.game_site import GameBlueprint, current_site
from tutor.web.teaching.setting import carries, current_setting, page_setting, second_addresses

blueprint = GameBlueprint("glossary", __name__)


@blueprint.get("/glossary/")
@carries(second=True)
@marked(listed=lambda site: bool(site.game.terms), preview_template="teaching/rules/glossary.html")
def page() -> str:
    """Return the page with all terms; the anchor of each is its id. 404 in a game without terms."""
    game = current_site().game
    if not game.terms:
        abort(HTTPStatus.NOT_FOUND)
    book = game.rulebook(current_setting())
    return render_template(
        "teaching/rules/glossary.html",
        terms=game.terms,
        all_languages=LANGUAGES,
        rule_title=lambda rule: book.rules[rule].title,
        number=book.number,
        second=page_setting().second,
        second_addresses=second_addresses(),
    )
