"""The glossary: every term in every language, and what others call it."""

from dataclasses import dataclass
from http import HTTPStatus

from flask import abort, render_template
from markupsafe import Markup

from tutor.core.rulebook import Term
from tutor.web.shell.language_prefix import page_language
from tutor.web.shell.languages import LANGUAGES
from tutor.web.shell.view_marks import marked
from tutor.web.teaching.game_site import GameBlueprint, current_site
from tutor.web.teaching.setting import carries, current_setting, page_setting, second_addresses
from tutor.web.teaching.text.html import say, say_in


@dataclass(frozen=True, slots=True)
class Column:
    """A word for a term, its language, and who calls it so: names, each with its own language."""

    word: str
    language: str
    named_by: list[tuple[str, str]]


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
        columns=_columns,
        rule_title=lambda rule: book.rules[rule].title,
        number=book.number,
        second=page_setting().second,
        second_addresses=second_addresses(),
    )


def _columns(term: Term) -> tuple[Column, ...]:
    """Return the words for a term that its heading does not have, each once."""
    shown = {page_language(), page_setting().second} - {None}
    known = {(each.tag, _folded(say_in(each, term.word))) for each in shown if each}
    here = page_language().tag
    words = [
        ((each.name, each.tag), each.tag, say_in(each, term.word))
        for each in LANGUAGES
        if each not in shown
    ]
    for other in term.elsewhere:
        name = (other.source, "en") if isinstance(other.source, str) else (say(other.source), here)
        words.append((name, other.language, Markup.escape(other.word)))
    columns: dict[tuple[str, str], Column] = {}
    for name, language, word in words:
        key = (language, _folded(word))
        if key not in known:
            columns.setdefault(key, Column(word, language, [])).named_by.append(name)
    return tuple(columns.values())


def _folded(word: str) -> str:
    return str(word).casefold()
