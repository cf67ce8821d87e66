"""The rules: one page with all of them, and a page for each."""

from collections.abc import Iterable
from functools import lru_cache

from flask import abort, render_template, request, url_for

from tutor.core.errors import BadSyntaxError
from tutor.core.library import Entry
from tutor.core.messages import Message
from tutor.core.rulebook import ItemList, Rule, Term, terms_in
from tutor.games.hanabi.engine import Ruleset, Suit
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.exercises import exercises
from tutor.games.hanabi.puzzles.library import find
from tutor.games.hanabi.rulebook import RULES, Table, questions_on, rulebook
from tutor.games.hanabi.rulebook.boxes import shortfalls
from tutor.games.hanabi.rulebook.glossary import TERMS
from tutor.games.hanabi.rulebook.mistakes import broken_by
from tutor.web.hanabi.figures import figure_view
from tutor.web.hanabi.setting_form import boxes_that_fit, setting_form
from tutor.web.shell.view_marks import marked
from tutor.web.teaching.game_site import GameBlueprint
from tutor.web.teaching.lessons.lesson_view import links_to_lessons_on
from tutor.web.teaching.puzzles.endless import first_seed
from tutor.web.teaching.setting import carries, current_setting, page_setting, second_addresses
from tutor.web.teaching.text.plain import english_words, say_plain

blueprint = GameBlueprint("rules", __name__)

WHICH_BOX = "which-box"
CARDS, FUSES = "cards", "fuse-tokens"
"""The fields of the two questions that find a box."""

_ANSWERS = {CARDS: (Suit.WHITE.value, Suit.BLACK.value), FUSES: ("red", "black")}
_ORDER = tuple(RULES)

MOST_TRIES = 3
"""A rule leads to so many puzzles at the most."""


@blueprint.get("/rules/")
@carries(second=True)
@marked(listed=True, preview_template="teaching/rules/book.html")
def book() -> str:
    """Return the page with all rules; the anchor of each is its id."""
    shown = rulebook(current_setting())
    figures = {rule.id: figure_view(rule.figure) for rule in shown.rules.values() if rule.figure}
    return render_template(
        "teaching/rules/book.html",
        book=shown,
        figures=figures,
        terms=_new_terms(shown.rules.values()),
        **_around(current_setting()),
    )


@blueprint.get("/rules/<rule>")
@carries(second=True)
@marked(pictured=True)
def rule(rule: str) -> str:
    """Return the page of one rule; 404 if there is no rule with this id."""
    if rule not in RULES:
        abort(404)
    book = rulebook(current_setting())
    shown = book.rules[rule]
    place = _ORDER.index(rule)
    return render_template(
        "teaching/rules/rule.html",
        rule=shown,
        section=book.section_of(rule),
        description=description_of(shown),
        figure=figure_view(shown.figure) if shown.figure else None,
        number=book.number,
        questions=questions_on(rule),
        terms=terms_of(shown),
        tries=_tries(shown),
        lessons=links_to_lessons_on(rule),
        found=answers_about_boxes() if rule == WHICH_BOX else None,
        before=book.rules[_ORDER[place - 1]] if place else None,
        after=book.rules[_ORDER[place + 1]] if place + 1 < len(_ORDER) else None,
        **_around(current_setting()),
    )


def terms_of(rule: Rule) -> tuple[Term, ...]:
    """Return the terms that a rule uses, whatever the language in which it is shown."""
    return used_in_messages(tuple(message.id for message in rule.sentences))


@lru_cache(maxsize=1024)
def used_in_messages(ids: tuple[str, ...]) -> tuple[Term, ...]:
    """Return the terms in the English words of messages."""
    return terms_in(" ".join(english_words(name).text for name in ids), TERMS)


def _new_terms(rules: Iterable[Rule]) -> dict[str, tuple[Term, ...]]:
    """Return the terms that each rule, by its id, is the first to use."""
    known: set[str] = set()
    new: dict[str, tuple[Term, ...]] = {}
    for each in rules:
        new[each.id] = tuple(term for term in terms_of(each) if term.id not in known)
        known.update(term.id for term in new[each.id])
    return new


def _tries(rule: Rule) -> list[tuple[Message, str]]:
    """Return themes that train the rule, by name, each with the address of a puzzle.

    It is a puzzle of the library whose answer rests on this rule; but at a table with rules that
    the library's puzzle does not have, the first endless one with the table's.
    """
    entries = [find(name) for name in exercises(broken_by(rule.id))]
    ready = {entry.theme: entry.id for entry in entries if _fits_the_table(entry, rule)}
    themes = [*ready, *(theme for theme in rule.themes if theme not in ready)]
    return [
        (Message(f"theme.{theme}"), _puzzle_address(rule, theme, ready.get(theme)))
        for theme in themes[:MOST_TRIES]
    ]


def _fits_the_table(entry: Entry, rule: Rule) -> bool:
    """Return whether a puzzle is played by the rules of the table, or the reader chose none."""
    chosen = current_setting().ruleset
    played = str(entry.puzzle.position.ruleset)
    return str(chosen) == str(Ruleset()) or played == rule.tried_with


def _puzzle_address(rule: Rule, theme: str, name: str | None) -> str:
    """Return the address of a puzzle of the library, or without a name of an endless one."""
    box = current_setting().box
    in_black = box.id if box.fifth is not Suit.WHITE else None
    if name is not None:
        return url_for("library.puzzle", name=name, box=in_black)
    return url_for(
        "puzzles.endless",
        rules=rule.tried_with,
        theme=theme,
        level=min(THEMES[theme].aims),
        seed=first_seed(),
        box=in_black,
    )


def _around(table: Table) -> dict[str, object]:
    """Return what stands around the rules: the table, what it lacks, the second language."""
    return {
        "choice": setting_form(table),
        "lacking": shortfalls(table),
        "second": page_setting().second,
        "second_addresses": second_addresses(),
    }


def answers_about_boxes() -> dict[str, object]:
    """Return the answers to the two questions, and the boxes that fit them.

    Raises BadSyntaxError for an answer that the form does not have.
    """
    given = {name: request.args.get(name, "") for name in _ANSWERS}
    for name, text in given.items():
        if text and text not in _ANSWERS[name]:
            raise BadSyntaxError(name, text, 0, f"one of {', '.join(_ANSWERS[name])}")
    boxes = boxes_that_fit(given[CARDS], given[FUSES])
    return {"given": given, "asked": any(given.values()), "boxes": boxes}


def description_of(rule: Rule) -> str:
    """Return the rule's first paragraph as plain text, for search results and link previews."""
    first = rule.paragraphs[0]
    return say_plain(first.items[0] if isinstance(first, ItemList) else first)
