"""Finding a rule by any words for it: those of the rules, the questions, the glossary, or others'.

What is searched is the rules of the usual setting, in the language of the page, and the words that
the game knows readers to type: learning to find takes a second, and settings change few words. What
is shown is what the reader would read. tutor/web/rules/search knows how.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from flask import current_app, render_template, request, url_for

from tutor.core.rulebook import FaqEntry, Rule, Rulebook, Term
from tutor.web.puzzles.typed_tokens import in_each_language, listed_words
from tutor.web.rules.search.index import ExcerptPart, Index, Passage, PassageKind, Query, excerpt
from tutor.web.rules.search.tokens import Forms, clean
from tutor.web.shell.heavy import heavy
from tutor.web.shell.language_prefix import page_language
from tutor.web.shell.languages import Language
from tutor.web.shell.text import say_plain
from tutor.web.shell.view_options import query_fields, view_options
from tutor.web.site.game_pages import GamePages
from tutor.web.site.game_routing import GameBlueprint
from tutor.web.site.reader_options import current_setting, keeps_reader_options, page_setting

blueprint = GameBlueprint("find", __name__)

QUERY = "q"
LONGEST_QUERY = 200
"""Characters that are read of what somebody asks."""

MOST_RESULTS = 10

_SAME_QUESTION = 0.2
"""How much a query shares with a question whose answer is shown; other words share little."""


@dataclass(frozen=True, slots=True)
class SearchResult:
    """A rule that was found, and an excerpt that shows why.

    `asked` is the known question that the query comes near to; its answer leads.
    """

    number: str
    rule: Rule
    asked: FaqEntry | None
    excerpt: list[ExcerptPart]


@blueprint.get("/rules/find")
@keeps_reader_options(second=True)
@query_fields(QUERY)
@view_options(preview_template="rules/find.html")
def search(pages: GamePages) -> str:
    """Return the page with the rules that answer a query, or with questions to choose from."""
    query = clean(request.args.get(QUERY, ""), LONGEST_QUERY)
    return render_template(
        "rules/find.html",
        query=query,
        results=list(_results(pages, query)),
        second=page_setting().second,
    )


@blueprint.app_template_global()
def find_address() -> str:
    """Return the address of this page without the setting, which its form sends in fields."""
    return url_for("find.search", **dict.fromkeys(name for name, _ in page_setting().query))


def _results(pages: GamePages, query: str) -> Iterator[SearchResult]:
    """Yield the rules that answer best, the best first."""
    book = pages.game.rulebook(current_setting())
    index = index_of(pages)
    tokens = index.query(query)
    for name in index.find(tokens, MOST_RESULTS):
        rule = book.rules[name]
        passage = excerpt(texts_of(rule), tokens, index.forms)
        yield SearchResult(book.number(name), rule, _asked(pages, name, tokens, index), passage)


def _asked(pages: GamePages, rule: str, query: Query, index: Index) -> FaqEntry | None:
    """Return the question on a rule that a query comes nearest to, if it comes near to any."""
    near = {
        question: index.alike(say_plain(question.question), query)
        for question in pages.game.faq
        if question.rule == rule
    }
    nearest = max(near, key=lambda question: near[question], default=None)
    return nearest if nearest and near[nearest] >= _SAME_QUESTION else None


def index_of(pages: GamePages) -> Index:
    """Return the index of a game's rules in the language of this request.

    The first search in a language builds it, which is costly work: see shell/heavy.py.
    """
    return _index_in_turn(pages, page_language(), str(current_app.config["TRANSLATIONS"]))


@lru_cache(maxsize=16)  # at least games × languages
@heavy
def _index_in_turn(pages: GamePages, language: Language, catalogues: str) -> Index:
    return _index(pages, language, catalogues)  # who waited finds what was built meanwhile


@lru_cache(maxsize=16)
def _index(pages: GamePages, language: Language, catalogues: str) -> Index:
    """Return the search index of a game in a language; another app may have other `catalogues`."""
    book = pages.game.rulebook(pages.setting.read({}, language))
    words = _search_words(pages, language.tag)
    return Index(
        (
            passage
            for rule in book.rules.values()
            for passage in _passages(pages, book, rule, words)
        ),
        _forms(pages, words),
        [rule.id for section in book.sections if section.aside for rule in section.rules],
    )


def _search_words(pages: GamePages, tag: str) -> dict[str, list[str]]:
    """Return search words by rule; both scripts of Chinese share the list for "zh"."""
    words_by_rule: dict[str, list[str]] = defaultdict(list)
    for (of, rule), words in pages.rules.search_words().items():
        if of in (tag, tag.partition("-")[0]):
            words_by_rule[rule] += words
    return words_by_rule


def _forms(pages: GamePages, words: Mapping[str, Iterable[str]]) -> Forms:
    """Return the inflections of the page's language, with English ones."""
    lists = list(in_each_language(lambda: (_listed("search.endings"), _listed("search.empty"))))
    english = Forms(*lists[-1], doubling=True)
    return Forms(
        *lists[0],
        doubling=len(lists) == 1,
        after=english if len(lists) > 1 else None,
        same=(
            *(tuple(listed.split("/")) for listed in words.get("", ())),
            *((say_plain(term.word), *_other_words(term)) for term in pages.game.terms),
        ),
    )


def _listed(name: str) -> tuple[str, ...]:
    return tuple(listed_words(name).split())


def _passages(
    pages: GamePages, book: Rulebook, rule: Rule, search_words: Mapping[str, Iterable[str]]
) -> Iterator[Passage]:
    """Yield the passages by which a rule can be found."""
    yield Passage(rule.id, PassageKind.TITLE, say_plain(rule.title))
    for link in book.links.values():
        if link.rule == rule.id:
            yield Passage(rule.id, PassageKind.QUESTION, say_plain(link.title))
    for question in pages.game.faq:
        if question.rule == rule.id:
            yield Passage(rule.id, PassageKind.QUESTION, say_plain(question.question))
    for words in search_words.get(rule.id, ()):
        yield Passage(rule.id, PassageKind.QUESTION, words)
    for term in pages.game.terms:
        if term.rule == rule.id:
            for word in (say_plain(term.word), *_other_words(term)):
                yield Passage(rule.id, PassageKind.SYNONYM, word)
    for text in texts_of(rule):
        yield Passage(rule.id, PassageKind.TEXT, text)


def _other_words(term: Term) -> Iterable[str]:
    """Return the term's synonyms, and the words of printed editions and of other sites."""
    listed = (say_plain(term.synonyms), *(other.word for other in term.elsewhere))
    # Each language has commas of its own.
    words = re.split("[,、，]", ",".join(listed))
    return dict.fromkeys(filter(None, map(str.strip, words)))


def texts_of(rule: Rule) -> list[str]:
    """Return the text of a rule, and its notes on other editions."""
    return [say_plain(message) for message in (*rule.sentences[1:], *rule.notes)]
