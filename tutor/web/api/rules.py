"""The rules in the words for the chosen box and rules, and the glossary."""

from http import HTTPStatus

from flask import abort, url_for

from tutor.core import rulebook as books
from tutor.core.messages import Message
from tutor.web.api import answers
from tutor.web.api.operations import LanguageQuery, Operations, RulesetQuery
from tutor.web.shell.addresses import absolute
from tutor.web.shell.language_prefix import spoken_language
from tutor.web.shell.text import say_plain
from tutor.web.site.game_pages import GamePages
from tutor.web.site.reader_options import current_setting, ruleset_of_setting
from tutor.web.site.template_helpers import is_ours

blueprint = Operations("rules", __name__)


@blueprint.operation(
    "/games/<game_id:game>/rules", example="/games/hanabi/rules?lang=ru&box=ru&rules=wild-5"
)
def every(pages: GamePages, query: RulesetQuery) -> answers.Rulebook:
    """Return all rules."""
    book = _book(pages)
    return answers.Rulebook(
        game=pages.game.id,
        lang=spoken_language().tag,
        rules=ruleset_of_setting(),
        sections=tuple(
            answers.Section(
                id=section.id,
                title=say_plain(section.title),
                rules=tuple(_rule(book, rule) for rule in section.rules),
            )
            for section in book.sections
        ),
    )


@blueprint.operation("/games/<game_id:game>/rules/<rule>", example="/games/hanabi/rules/goal")
def one(pages: GamePages, query: RulesetQuery, rule: str) -> answers.Rule:
    """Return a rule; 404 if there is none with this id."""
    book = _book(pages)
    entry = book.find(rule)
    if entry is None:
        abort(HTTPStatus.NOT_FOUND)
    return _rule(book, entry)


@blueprint.operation(
    "/games/<game_id:game>/glossary", example="/games/hanabi/glossary?lang=zh-Hant"
)
def glossary(pages: GamePages, query: LanguageQuery) -> tuple[answers.Term, ...]:
    """Return the words of the game."""
    return tuple(
        answers.Term(
            id=term.id,
            word=say_plain(term.word),
            definition=say_plain(term.definition),
            synonyms=say_plain(term.synonyms),
            rule=term.rule,
            elsewhere=tuple(map(_other_word, term.elsewhere)),
        )
        for term in pages.game.terms
    )


def _book(pages: GamePages) -> books.Rulebook:
    return pages.game.rulebook(current_setting())


def _rule(book: books.Rulebook, rule: books.Rule) -> answers.Rule:
    return answers.Rule(
        id=rule.id,
        number=book.number(rule.id),
        title=say_plain(rule.title),
        paragraphs=tuple(map(_paragraph, rule.paragraphs)),
        chosen=None if rule.chosen is None else say_plain(rule.chosen),
        notes=tuple(map(say_plain, rule.notes)),
        themes=rule.themes,
        page=absolute(url_for("rules.rule", rule=rule.id)),
    )


def _paragraph(part: books.Part) -> str | tuple[str, ...]:
    """Return a paragraph, or the points of a list."""
    if isinstance(part, books.ItemList):
        return tuple(map(_sentence, part.items))
    return _sentence(part)


def _sentence(message: Message) -> str:
    """Return a sentence of a rule, with a * if it is a ruling of this site."""
    return say_plain(message) + ("*" if is_ours(message.id) else "")


def _other_word(other: books.OtherWord) -> answers.OtherWord:
    source = say_plain(other.source) if isinstance(other.source, Message) else other.source
    return answers.OtherWord(source=source, lang=other.language, word=other.word)
