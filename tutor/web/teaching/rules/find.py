"""Finding a rule by any words for it: those of the rules, the questions, the glossary, or others'.

What is searched is what the reader would read: the rules at the reader's table, in the language of
the page. tutor/web/teaching/search knows how; asked.csv has what newcomers say and no page does.
"""

import csv
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files

from flask import render_template, request

from tutor.core.messages import Message
from tutor.core.rulebook import Question, Rule, Term
from tutor.games.hanabi.rulebook import FAQ, Table, questions_on, rulebook
from tutor.games.hanabi.rulebook.glossary import TERMS
from tutor.web.shell.language_prefix import page_language
from tutor.web.shell.view_marks import marked
from tutor.web.teaching.game_site import GameBlueprint
from tutor.web.teaching.search import Alias, Index, Kind, Passage, Piece, clean, excerpt
from tutor.web.teaching.setting import carries, current_setting, page_setting
from tutor.web.teaching.text.plain import say_plain

blueprint = GameBlueprint("find", __name__)

QUERY = "q"
LONGEST_QUERY = 200
"""Characters that are read of what somebody asks."""

MOST_RESULTS = 10

_POPULAR = (
    "own-cards",
    "colour-and-number",
    "one-of-two",
    "discard-full",
    "wrong-card",
    "drawer-turn",
    "multicolour-red",
)
"""The questions that are offered to somebody who asks none."""


@dataclass(frozen=True, slots=True)
class Result:
    """A rule that was found, and the piece of it that shows why."""

    number: str
    rule: Rule
    pieces: list[Piece]


@blueprint.get("/rules/find")
@carries(second=True)
@marked(preview_template="teaching/rules/find.html")
def page() -> str:
    """Return the page with the rules that answer a query, or with questions to choose from."""
    asked = clean(request.args.get(QUERY, ""), LONGEST_QUERY)
    return render_template(
        "teaching/rules/find.html",
        asked=asked,
        results=list(_results(asked)),
        popular=popular_questions(),
        second=page_setting().second,
    )


def popular_questions() -> tuple[Question, ...]:
    """Return a few questions that newcomers often ask."""
    return tuple(question for question in FAQ if question.id in _POPULAR)


def _results(asked: str) -> Iterator[Result]:
    """Yield the rules that answer best, the best first."""
    book = rulebook(current_setting())
    index = index_of(page_language().tag, current_setting())
    query = index.query(asked)
    for found in index.find(query, MOST_RESULTS):
        rule = book.rules[found]
        yield Result(book.number(found), rule, excerpt(_texts(rule), query))


@lru_cache(maxsize=32)
def index_of(language: str, table: Table) -> Index:
    """Return the index of the rules at a table in `language`, which is that of the request."""
    rules = rulebook(table).rules
    return Index(
        (passage for rule in rules.values() for passage in _passages(rule, language)),
        (alias for term in TERMS for alias in _aliases(term)),
    )


def _passages(rule: Rule, language: str) -> Iterator[Passage]:
    """Yield all by which a rule can be found."""
    yield Passage(rule.id, Kind.TITLE, say_plain(rule.title))
    for question in questions_on(rule.id):
        yield Passage(rule.id, Kind.QUESTION, say_plain(question.question))
    for words in _asked()[language, rule.id]:
        yield Passage(rule.id, Kind.QUESTION, words)
    for term in TERMS:
        if term.rule == rule.id:
            for word in (say_plain(term.word), *_other_words(term)):
                yield Passage(rule.id, Kind.SYNONYM, word)
    for text in _texts(rule):
        yield Passage(rule.id, Kind.TEXT, text)


def _aliases(term: Term) -> Iterator[Alias]:
    """Yield what else a term is called; in queries it stands for our word."""
    word = say_plain(term.word)
    return (Alias(word, other) for other in _other_words(term))


def _other_words(term: Term) -> Iterable[str]:
    """Return the term's synonyms, and the words of printed editions and of other sites."""
    listed = (say_plain(term.synonyms), *(other.word for other in term.elsewhere))
    return dict.fromkeys(word for words in listed for word in _separated(words))


def _separated(words: str) -> list[str]:
    """Return the words of a list, whichever comma its language has."""
    for comma in "、，":
        words = words.replace(comma, ",")
    return [word for word in map(str.strip, words.split(",")) if word]


def _texts(rule: Rule) -> list[str]:
    """Return what a rule says below its title, and its notes on other boxes."""
    said: tuple[Message, ...] = (*rule.sentences[1:], *rule.notes)
    return [say_plain(message) for message in said]


@cache
def _asked() -> Mapping[tuple[str, str], list[str]]:
    """Return what newcomers say and no page does, by language and rule id."""
    found: dict[tuple[str, str], list[str]] = defaultdict(list)
    with files("tutor.web.hanabi").joinpath("asked.csv").open(encoding="utf-8") as file:
        for row in csv.DictReader(file):
            found[row["language"], row["rule"]].append(row["words"])
    return found
