"""What readers read: every message with real values, in each of its forms, language by language."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from flask import Flask

from tutor import catalogues, proofreading
from tutor.commands.corpus import corpus
from tutor.web.app import create_app
from tutor.web.games import GAMES, WORDS
from tutor.web.shell.languages import LANGUAGES, Language
from tutor.web.shell.text import speaking

ROOT = Path(__file__).parents[2]
SLIPS = {
    "a doubled space": re.compile(r"[ \N{NO-BREAK SPACE}]{2}"),
    "a space before a mark": re.compile(r" [.,;:!?。，、；：！？](?![.\w])"),
    "a doubled mark": re.compile(r"(?<!\.)\.\.(?!\.)|,,|::|。。|，，|、、|：：|。，|，。|、。"),
    "a placeholder": re.compile(r"%\(|</?as\b|\{\w*\}"),
}
"""What may come of putting values in."""

TO_BE_TYPED = re.compile(r"\.also$|^typed\.|^api\.field\.code$")
"""Ids of words that readers may type or look for, the forbidden ones among them."""

ENGLISH_SLIPS = {
    "one of several": re.compile(
        r"(?<![\d.–+/#-])\b1 ((clue|fuse|more|other) )*"
        r"(cards|points|tokens|turns|actions|copies|players|puzzles|lessons|learners|minutes)\b"
    ),
    "and for or": re.compile(r"\b(can (only |still )?be|must be|isn’t) (?!started)[^.:,]* and "),
}


@pytest.fixture(scope="module")
def app() -> Flask:
    """The site, for its words."""
    return create_app({"TESTING": True})


@pytest.fixture(scope="module", params=LANGUAGES, ids=lambda language: language.tag)
def language(request: pytest.FixtureRequest) -> Language:
    """A language of the site."""
    tongue: Language = request.param
    return tongue


@pytest.fixture(scope="module")
def examples(app: Flask, language: Language) -> Mapping[str, list[str]]:
    """Examples of every message of Hanabi in the language, by its id."""
    with app.test_request_context(f"/{language.tag}/"), speaking(language):
        return corpus(GAMES[0], WORDS)


def texts_of(language: Language) -> Iterator[str]:
    """Yield the ids of the texts that lie in the catalogues that a language has."""
    templates = [
        catalogues.read(catalogues.template_path(ROOT, each)) for each in language.catalogues
    ]
    english = {
        (message.context, message.id if isinstance(message.id, str) else message.id[0])
        for template in templates
        for message in template
    }
    return (id_ for id_, words in WORDS.items() if (words.context, words.text) in english)


def test_every_message_has_an_example(examples: Mapping[str, list[str]]) -> None:
    """Those for one number, or for the reader alone, stand beside the others of their id."""
    assert {id_.partition("=")[0] for id_ in WORDS} == {id_.partition("=")[0] for id_ in examples}
    assert all(examples.values())


def test_nothing_went_wrong_where_values_were_put_in(
    examples: Mapping[str, list[str]], language: Language
) -> None:
    """No doubled space or mark, no placeholder left, and in English no "1 cards"."""
    slips = {**SLIPS, **(ENGLISH_SLIPS if language.tag == "en" else {})}
    found = [
        (slip, id_, example)
        for id_, said in examples.items()
        for example in said
        for slip, pattern in slips.items()
        if pattern.search(example)
    ]
    assert found == []


def test_no_word_is_read_that_the_termbase_forbids(
    examples: Mapping[str, list[str]], language: Language
) -> None:
    """Also in English, whose sentences no catalogue has; what isn't offered is English."""
    offered = set(texts_of(language))
    concepts = proofreading.read_terms(ROOT / "translations" / "terms.csv", str(language.locale))
    found = [
        (wrong.group(), id_)
        for id_, said in examples.items()
        for example in said
        for concept in concepts
        if id_ in offered and not TO_BE_TYPED.search(id_)
        if concept.forbidden and (wrong := concept.forbidden.search(example))
    ]
    assert found == []
