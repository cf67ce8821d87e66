"""The rules: one page with all of them, and a page for each."""

from collections.abc import Iterable
from functools import lru_cache

from flask import Blueprint, abort, render_template, request, url_for

from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message
from tutor.games.hanabi.engine import Suit
from tutor.games.hanabi.rulebook import RULES, ItemList, Rule, Table, questions_on, rulebook
from tutor.games.hanabi.rulebook.boxes import shortfalls
from tutor.games.hanabi.rulebook.glossary import Term, used_in
from tutor.web.plain import say_plain
from tutor.web.presenters.figures import figure_view
from tutor.web.presenters.table_choice import boxes_that_fit, table_view
from tutor.web.puzzles import FIRST_SEED
from tutor.web.table_choice import current_table, reading, second_addresses
from tutor.web.wording import WORDS

blueprint = Blueprint("rules", __name__)

WHICH_BOX = "which-box"
CARDS, FUSES = "cards", "fuse-tokens"
"""The fields of the two questions that find a box."""

_ANSWERS = {CARDS: (Suit.WHITE.value, Suit.BLACK.value), FUSES: ("red", "black")}
_ORDER = tuple(RULES)


@blueprint.get("/rules/")
def book() -> str:
    """Return the page with all rules; the anchor of each is its id."""
    shown = rulebook(current_table())
    figures = {rule.id: figure_view(rule.figure) for rule in shown.rules.values() if rule.figure}
    return render_template(
        "rules/book.html",
        book=shown,
        figures=figures,
        terms=_new_terms(shown.rules.values()),
        **_around(current_table()),
    )


@blueprint.get("/rules/<rule>")
def rule(rule: str) -> str:
    """Return the page of one rule; 404 if there is no rule with this id."""
    if rule not in RULES:
        abort(404)
    book = rulebook(current_table())
    shown = book.rules[rule]
    place = _ORDER.index(rule)
    return render_template(
        "rules/rule.html",
        rule=shown,
        section=book.section_of(rule),
        description=_description(shown),
        figure=figure_view(shown.figure) if shown.figure else None,
        number=book.number,
        questions=questions_on(rule),
        terms=terms_of(shown),
        tries=_tries(shown),
        found=_found() if rule == WHICH_BOX else None,
        before=book.rules[_ORDER[place - 1]] if place else None,
        after=book.rules[_ORDER[place + 1]] if place + 1 < len(_ORDER) else None,
        **_around(current_table()),
    )


def terms_of(rule: Rule) -> tuple[Term, ...]:
    """Return the terms that a rule uses, whatever the language in which it is shown."""
    return used_in_messages(tuple(message.id for message in rule.sentences))


@lru_cache(maxsize=1024)
def used_in_messages(ids: tuple[str, ...]) -> tuple[Term, ...]:
    """Return the terms in the English words of messages."""
    return used_in(" ".join(WORDS[name].text for name in ids))


def _new_terms(rules: Iterable[Rule]) -> dict[str, tuple[Term, ...]]:
    """Return the terms that each rule, by its id, is the first to use."""
    known: set[str] = set()
    new: dict[str, tuple[Term, ...]] = {}
    for each in rules:
        new[each.id] = tuple(term for term in terms_of(each) if term.id not in known)
        known.update(term.id for term in new[each.id])
    return new


def _tries(rule: Rule) -> list[tuple[Message, str]]:
    """Return the name of each theme that trains the rule, and a puzzle of it at this table."""
    table = current_table()
    box = table.box.id if table.box.fifth is not Suit.WHITE else None
    return [
        (
            Message(f"theme.{theme}"),
            url_for(
                "puzzles.endless",
                rules=rule.tried_with,
                theme=theme,
                level=1,
                seed=FIRST_SEED,
                box=box,
            ),
        )
        for theme in rule.themes
    ]


def _around(table: Table) -> dict[str, object]:
    """Return what stands around the rules: the table, what it lacks, the second language."""
    return {
        "choice": table_view(table),
        "lacking": shortfalls(table),
        "second": reading().second,
        "second_addresses": second_addresses(),
    }


def _found() -> dict[str, object]:
    """Return the answers to the two questions, and the boxes that fit them.

    Raises BadSyntaxError for an answer that the form does not have.
    """
    given = {name: request.args.get(name, "") for name in _ANSWERS}
    for name, text in given.items():
        if text and text not in _ANSWERS[name]:
            raise BadSyntaxError(name, text, 0, f"one of {', '.join(_ANSWERS[name])}")
    boxes = boxes_that_fit(given[CARDS], given[FUSES])
    return {"given": given, "asked": any(given.values()), "boxes": boxes}


def _description(rule: Rule) -> str:
    """Return the rule's first paragraph as plain text, for search results and link previews."""
    first = rule.paragraphs[0]
    return say_plain(first.items[0] if isinstance(first, ItemList) else first)
