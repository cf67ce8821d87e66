"""The glossary: every term in every language, and what others call it."""

from flask import Blueprint, render_template

from tutor.games.hanabi.rulebook import BOXES, rulebook
from tutor.games.hanabi.rulebook.glossary import TERMS
from tutor.web.hanabi.setting_form import box_view, table_view
from tutor.web.shell.languages import LANGUAGES
from tutor.web.teaching.setting import current_table, reading, second_addresses

blueprint = Blueprint("glossary", __name__)


@blueprint.get("/glossary/")
def page() -> str:
    """Return the page with all terms; the anchor of each is its id."""
    table = current_table()
    return render_template(
        "teaching/rules/glossary.html",
        terms=TERMS,
        all_languages=LANGUAGES,
        boxes=[box_view(box) for box in BOXES.values()],
        rule_title=lambda rule: rulebook(table).rules[rule].title,
        number=rulebook(table).number,
        choice=table_view(table),
        second=reading().second,
        second_addresses=second_addresses(),
    )
