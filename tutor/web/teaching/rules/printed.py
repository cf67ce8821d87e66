"""The rules on paper: one page in one language, or a card in several for a mixed table."""

from flask import render_template, request

from tutor.games.hanabi.rulebook import Table
from tutor.games.hanabi.rulebook.boxes import shortfalls
from tutor.games.hanabi.rulebook.summary import Block, summary
from tutor.web.hanabi.cards import Face, face_of
from tutor.web.hanabi.setting_form import setting_form
from tutor.web.shell.language_prefix import page_language
from tutor.web.shell.languages import LANGUAGES, Language
from tutor.web.shell.view_marks import marked
from tutor.web.teaching.game_site import GameBlueprint
from tutor.web.teaching.setting import LANGS, carries, current_setting, listed_language

blueprint = GameBlueprint("printed", __name__)


@blueprint.get("/rules/print")
@carries()
@marked(listed=True, preview_template="teaching/rules/printed.html")
def page() -> str:
    """Return the summary for the table of the request, to be printed.

    With two to five `langs` it is the card for a mixed table: the same blocks with shared pictures
    and a column for each language. Without, or with one, it is in that language alone. Raises
    BadSyntaxError for a language that there is none of.
    """
    languages = _languages()
    table = current_setting()
    return render_template(
        "teaching/rules/printed.html",
        blocks=drawn_summary(table),
        languages_shown=languages,
        all_languages=LANGUAGES,
        choice=setting_form(table),
        lacking=shortfalls(table),
        field=LANGS,
    )


def drawn_summary(table: Table) -> list[tuple[Block, list[Face]]]:
    """Return the blocks of the summary for a table, each with the faces of its cards."""
    return [(block, [face_of(card) for card in block.cards]) for block in summary(table)]


def _languages() -> tuple[Language, ...]:
    """Return the languages to print, each once, in the order given; the page's own if none is."""
    tags = [tag for text in request.args.getlist(LANGS) for tag in text.split(",") if tag]
    return tuple(listed_language(LANGS, tag) for tag in dict.fromkeys(tags)) or (page_language(),)
