"""The glossary: every term in every language, and what others call it."""

from flask import render_template

from tutor.games.hanabi.rulebook import rulebook
from tutor.games.hanabi.rulebook.glossary import TERMS
from tutor.web.hanabi.setting_form import setting_form
from tutor.web.shell.languages import LANGUAGES
from tutor.web.shell.view_marks import marked
from tutor.web.teaching.game_site import GameBlueprint
from tutor.web.teaching.setting import carries, current_setting, page_setting, second_addresses

blueprint = GameBlueprint("glossary", __name__)


@blueprint.get("/glossary/")
@carries(second=True)
@marked(listed=True, preview_template="teaching/rules/glossary.html")
def page() -> str:
    """Return the page with all terms; the anchor of each is its id."""
    table = current_setting()
    return render_template(
        "teaching/rules/glossary.html",
        terms=TERMS,
        all_languages=LANGUAGES,
        rule_title=lambda rule: rulebook(table).rules[rule].title,
        number=rulebook(table).number,
        choice=setting_form(table),
        second=page_setting().second,
        second_addresses=second_addresses(),
    )
