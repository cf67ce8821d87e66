"""The rules on paper: one page in one language, or a card in several for a mixed table."""

from flask import render_template, request

from tutor.web.shell.language_prefix import page_language
from tutor.web.shell.languages import LANGUAGES, Language
from tutor.web.shell.query import reads
from tutor.web.shell.view_marks import marked
from tutor.web.teaching.game_site import GameBlueprint, current_site
from tutor.web.teaching.presentation import SummaryBlock
from tutor.web.teaching.setting import (
    LANGS,
    carries,
    current_setting,
    listed_language,
    setting_context,
)

blueprint = GameBlueprint("printed", __name__)


@blueprint.get("/rules/print")
@carries()
@reads(LANGS)
@marked(listed=True, preview_template="teaching/rules/printed.html", beside_list=True)
def page() -> str:
    """Return the summary for the setting of the request, to be printed.

    With two or more `langs` it is the card for a mixed table: the same blocks with shared pictures
    and a column for each language. Without, or with one, it is in that language alone. Raises
    BadSyntaxError for a language that there is none of.
    """
    return render_template(
        "teaching/rules/printed.html",
        blocks=summary_blocks(),
        languages_shown=_languages(),
        all_languages=LANGUAGES,
        field=LANGS,
        **setting_context(),
    )


def summary_blocks() -> tuple[SummaryBlock, ...]:
    """Return the blocks of the summary for the setting of the request."""
    site = current_site()
    return site.presentation.summary(site.game.rulebook(current_setting()))


def _languages() -> tuple[Language, ...]:
    """Return the languages to print, each once, in the order given; the page's own if none is."""
    tags = [tag for text in request.args.getlist(LANGS) for tag in text.split(",") if tag]
    return tuple(listed_language(LANGS, tag) for tag in dict.fromkeys(tags)) or (page_language(),)
