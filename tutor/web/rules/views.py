"""The pages of the rules: the book, each rule, the glossary, and the rules on paper."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from http import HTTPStatus

from flask import abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from tutor.core.messages import Message
from tutor.core.rulebook import ItemList, Rule, Rulebook, Term, terms_in
from tutor.web.learn.lesson_view import links_to_lessons_on
from tutor.web.puzzles.links import endless_address
from tutor.web.shell.catalogues import translated
from tutor.web.shell.heavy import heavy
from tutor.web.shell.language_prefix import spoken_language
from tutor.web.shell.languages import Language
from tutor.web.shell.text import english_words, say, say_in, say_plain
from tutor.web.shell.view_options import query_fields, view_options
from tutor.web.site.game_pages import GamePages
from tutor.web.site.game_routing import GameBlueprint, pages_of_request
from tutor.web.site.presentation import SummaryBlock
from tutor.web.site.reader_options import (
    LANGS,
    current_setting,
    keeps_reader_options,
    listed_language,
    page_setting,
    ruleset_of_setting,
    second_addresses,
    setting_context,
)

blueprint = GameBlueprint("rules", __name__)

MOST_EXERCISES = 3
"""The most puzzles that a rule leads to."""


def fields_of_rules() -> tuple[str, ...]:
    """Return the fields of a query that pages of rules are made from, in the current game."""
    extras = pages_of_request().rules.extras.values()
    return tuple(field for extra in extras for field in extra.fields)


@blueprint.get("/rules/")
@keeps_reader_options(second=True)
@view_options(listed=True, preview_template="rules/book.html", beside_list=True)
def book(pages: GamePages) -> str:
    """Return the page with all rules; the anchor of each is its id."""
    # Without a query it is soon cached; with one there are too many to cache.
    return _chosen_book(pages) if request.query_string else _book(pages)


def _book(pages: GamePages) -> str:
    book = pages.game.rulebook(current_setting())
    figure = pages.presentation.figure
    return render_template(
        "rules/book.html",
        book=book,
        figures={rule.id: figure(rule.figure) for rule in book.rules.values() if rule.figure},
        terms=_new_terms(pages, book.rules.values()),
        **_reading_context(),
    )


_chosen_book = heavy(_book)


@blueprint.get("/rules/<rule>")
@keeps_reader_options(second=True)
@query_fields(more=fields_of_rules)
@view_options(pictured=True, embeds="rule")
def rule(pages: GamePages, rule: str) -> str | Response:
    """Return the page of one rule, or what leads to it; 404 if there is no rule with this id."""
    book = pages.game.rulebook(current_setting())
    found_rule = book.find(rule)
    if found_rule is None:
        abort(404)
    if found_rule.id != rule:
        return redirect(url_for("rules.rule", rule=found_rule.id), HTTPStatus.MOVED_PERMANENTLY)
    order = tuple(book.rules)
    place = order.index(rule)
    return render_template(
        "rules/rule.html",
        section=book.section_of(rule),
        terms=terms_of(pages, found_rule),
        exercises=_exercises(pages, found_rule),
        lessons=links_to_lessons_on(pages, rule),
        before=book.rules[order[place - 1]] if place else None,
        after=book.rules[order[place + 1]] if place + 1 < len(order) else None,
        **rule_context(pages, book, found_rule),
        **_reading_context(),
    )


def rule_context(pages: GamePages, book: Rulebook, rule: Rule) -> dict[str, object]:
    """Return the context of a rule's page: the rule, its figure, the game's extra.

    `extra` is the template to include, None for most rules; what it is drawn from is there, too.
    """
    extra = pages.rules.extras.get(rule.id)
    return {
        "rule": rule,
        "description": description_of(rule),
        "figure": pages.presentation.figure(rule.figure) if rule.figure else None,
        "number": book.number,
        "extra": extra and extra.template,
        **(extra.context() if extra else {}),
    }


def terms_of(pages: GamePages, rule: Rule) -> tuple[Term, ...]:
    """Return the terms that a rule uses, whatever the language in which it is shown."""
    ids = tuple(message.id for message in rule.sentences)
    return _terms_in_messages(pages, ids)


@lru_cache(maxsize=1024)
def _terms_in_messages(pages: GamePages, ids: tuple[str, ...]) -> tuple[Term, ...]:
    """Return the terms of a game in the English words of its messages."""
    return terms_in(" ".join(english_words(name).text for name in ids), pages.game.terms)


def _new_terms(pages: GamePages, rules: Iterable[Rule]) -> dict[str, tuple[Term, ...]]:
    """Return the terms that each rule, by its id, is the first to use."""
    used: set[str] = set()
    new: dict[str, tuple[Term, ...]] = {}
    for each in rules:
        new[each.id] = tuple(term for term in terms_of(pages, each) if term.id not in used)
        used.update(term.id for term in new[each.id])
    return new


def _exercises(pages: GamePages, rule: Rule) -> list[tuple[Message, str]]:
    """Return themes that train the rule, by name, each with the address of a puzzle.

    It is a puzzle of the library whose answer rests on this rule. Readers who have chosen rules
    that this puzzle does not have get the first endless one with theirs.
    """
    game, usual = pages.game, pages.game.rulesets[0]
    is_usual = ruleset_of_setting() == usual
    entries = [game.library()[name] for name in game.exercises(rule.id)]
    ready = {
        entry.theme: url_for("library.puzzle", name=entry.id)
        for entry in entries
        if is_usual or str(entry.puzzle.position.ruleset) == rule.tried_with
    }
    ruleset = rule.tried_with or usual
    return [
        (Message(f"theme.{theme}"), ready.get(theme) or endless_address(pages, ruleset, theme))
        for theme in list(dict.fromkeys([*ready, *rule.themes]))[:MOST_EXERCISES]
    ]


def _reading_context() -> dict[str, object]:
    """Return the context around the rules: the setting's form, the second language."""
    return {
        **setting_context(),
        "second": page_setting().second,
        "second_addresses": second_addresses(),
    }


def description_of(rule: Rule) -> str:
    """Return the rule's first paragraph as plain text, for search results and link previews."""
    first = rule.paragraphs[0]
    return say_plain(first.items[0] if isinstance(first, ItemList) else first)


@blueprint.get("/rules/print")
@keeps_reader_options()
@query_fields(LANGS)
@view_options(listed=True, preview_template="rules/printed.html", beside_list=True)
def printed(pages: GamePages) -> str:
    """Return the summary for the setting of the request, to be printed.

    With two or more `langs` it is the card for a mixed table: the same blocks with shared pictures
    and a column for each language. Otherwise it is in one language. Raises BadSyntaxError for an
    unknown language.
    """
    return render_template(
        "rules/printed.html",
        blocks=summary_blocks(pages),
        languages_shown=_languages(),
        all_languages=translated(),
        field=LANGS,
        **setting_context(),
    )


def summary_blocks(pages: GamePages) -> tuple[SummaryBlock, ...]:
    """Return the blocks of the summary for the setting of the request."""
    return pages.presentation.summary(pages.game.rulebook(current_setting()))


def _languages() -> tuple[Language, ...]:
    """Return the languages to print, each once, in the order given; the page's own if none is."""
    tags = [tag for text in request.args.getlist(LANGS) for tag in text.split(",") if tag]
    languages = [listed_language(LANGS, tag) for tag in dict.fromkeys(tags)]
    return translated(languages) or (spoken_language(),)


@dataclass(frozen=True, slots=True)
class OtherName:
    """Another name of a term, its language, and the sources that use it."""

    word: str
    language: str
    named_by: list[str]


@blueprint.get("/glossary/")
@keeps_reader_options(second=True)
@view_options(listed=lambda pages: bool(pages.game.terms), preview_template="rules/glossary.html")
def glossary(pages: GamePages) -> str:
    """Return the page with all terms; the anchor of each is its id. 404 in a game without terms."""
    game = pages.game
    if not game.terms:
        abort(HTTPStatus.NOT_FOUND)
    book = game.rulebook(current_setting())
    return render_template(
        "rules/glossary.html",
        terms=game.terms,
        other_names=_other_names,
        rule_title=lambda rule: book.rules[rule].title,
        number=book.number,
        second=page_setting().second,
        second_addresses=second_addresses(),
    )


def _other_names(term: Term) -> tuple[OtherName, ...]:
    """Return the names of a term in leaflets of the page's languages, and online.

    Names in the heading are left out, and each name appears once.
    """
    languages = [spoken_language(), *filter(None, [page_setting().second])]
    tags = {language.tag for language in languages}
    known = {str(say_in(language, term.word)).casefold() for language in languages}
    names: dict[str, OtherName] = {}
    for other in term.elsewhere:
        source = other.source
        online = isinstance(source, str)
        if (online or other.language in tags) and other.word.casefold() not in known:
            name = names.setdefault(other.word, OtherName(other.word, other.language, []))
            name.named_by.append(source if isinstance(source, str) else str(say(source)))
    return tuple(names.values())
