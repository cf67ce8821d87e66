"""Every rule, in every language, for every box, in each family of rulesets: all agree.

A number comes from the engine, so that it can neither differ from language to language nor from
what the puzzles judge by.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain

import pytest
from flask import Flask

from tests.web.conftest import Read
from tests.web.test_leftovers import CYRILLIC, LATIN, NAMES
from tutor import proofreading
from tutor.core.messages import Message
from tutor.games.hanabi.engine import Ruleset, state
from tutor.games.hanabi.engine import ruleset as engine
from tutor.games.hanabi.engine.state import Rating
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.themes import trained_rulebook
from tutor.games.hanabi.rulebook import BOXES, FAQ, RULES, Table, figures, rulebook, table
from tutor.games.hanabi.rulebook.summary import summary
from tutor.web.shell.languages import LANGUAGES, language_of
from tutor.web.shell.text import OF_EVERY_GAME, say, say_plain
from tutor.web.sites import SITES, WORDS

TRANSLATIONS = [language.tag for language in LANGUAGES if language.tag != "en"]
CODES = (
    "base",
    "sixth-10",
    "wild-5.fuses-1.play-on",
    "sixth-5.clues-10.empty-clues",
)
"""Each variant, and each setting at least once."""

every_translation = pytest.mark.parametrize("tag", TRANSLATIONS)
every_box = pytest.mark.parametrize("box", BOXES)
every_code = pytest.mark.parametrize("code", CODES)

_RULE_LINK = re.compile(r'href="/[\w-]+/rules/([\w-]+)')
_PLACEHOLDER_OR_TAG = re.compile(r"%\(\w+\)s|<[^<>]*>")


@cache
def spoken(app: Flask, tag: str, box: str, code: str) -> list[tuple[Message, str, str]]:
    """Return each message of the book and of the sheet at a table, as text and as HTML."""
    with app.test_request_context(f"/{tag}/rules/?box={box}&rules={code}"):
        return [(each, say_plain(each), say(each)) for each in messages(box, code)]


def messages(box: str, code: str) -> Iterator[Message]:
    """Yield every message that a reader of the rules meets at a table."""
    chosen = Table(BOXES[box], Ruleset.parse(code))
    for section in rulebook(chosen).sections:
        yield section.title
        for rule in section.rules:
            yield from rule.messages
            yield from (each.question for each in FAQ if each.rule == rule.id)
    for block in summary(chosen):
        yield block.title
        yield from block.points


def in_figures(text: str, tag: str) -> str:
    """Return the text with figures for the words that a language has for numbers (единица)."""
    ordinals = {form: words for form, words in OF_EVERY_GAME.items() if "nth" in form[1]}
    for (language, _), words in chain(SITES[0].forms.items(), ordinals.items()):
        for number, word in words.items():
            if language == tag and number.isdigit() and word.isalpha():
                text = re.sub(rf"\b{word}\b", number, text, flags=re.IGNORECASE)
    return text


@every_translation
@every_code
@every_box
def test_every_language_says_the_same(app: Flask, box: str, code: str, tag: str) -> None:
    """Message by message the same numbers, and links to the same rules."""
    english, translated = spoken(app, "en", box, code), spoken(app, tag, box, code)
    assert len(english) == len(translated) > len(RULES)
    for (message, here, html), (_, there, other_html) in zip(english, translated, strict=True):
        apart = proofreading.differences(here, there)
        assert apart == [] or proofreading.differences(here, in_figures(there, tag)) == [], (
            message.id
        )
        links = sorted(_RULE_LINK.findall(html))
        assert links == sorted(_RULE_LINK.findall(other_html)), message.id


@every_translation
@every_code
@every_box
def test_no_sentence_is_left_in_another_language(app: Flask, box: str, code: str, tag: str) -> None:
    """Only names are in letters of a script that the language is not written in."""
    language = language_of(tag)
    assert language is not None
    for message, text, _ in spoken(app, tag, box, code):
        assert language.script == "Latn" or set(LATIN.findall(text)) <= NAMES, message.id
        assert language.script == "Cyrl" or not CYRILLIC.search(text), message.id


def test_no_number_is_written_into_a_sentence() -> None:
    """Figures are parameters, so that only the engine and the boxes can supply them.

    The words of lessons and conventions are the exception: they speak of the very cards that a step
    lays out on a table of its own, and in the words that each language has for them. So are those
    of a page that explains the site's own numbers: the levels of its puzzles are no figure of the
    game. The words of the API have code in them. A 5 completes a firework in every game.
    """
    for name, words in WORDS.items():
        if name.startswith(("lesson.", "convention.", "conventions.", "api.")) or name in (
            "pages.hanabi.puzzles.levels",
            "companion.tap.f",
        ):
            continue
        bare = _PLACEHOLDER_OR_TAG.sub("", f"{words.text} {words.plural or ''}")
        # The variants have numbers for names.
        bare = re.sub(r"[Vv]ariant \d", "", bare)
        assert not re.search(r"\d", bare), name


@pytest.mark.parametrize(
    ("rule", "base", "changed"),
    [
        ("tokens", "There are 3 red fuse tokens", "There is 1 red fuse token"),
        ("tokens", "There are 8 blue clue tokens", "There are 10 blue clue tokens"),
        ("token-setup", "Set out all 8 clue tokens", "Set out all 10 clue tokens"),
        ("token-setup", "Set out 3 fuse tokens", "Set out 1 fuse token"),
        ("discard-not-full", "While all 8 clue tokens", "While all 10 clue tokens"),
        ("bonus-lost", "If all 8 clue tokens", "If all 10 clue tokens"),
        ("end-strikes", "The third mistake", "You’re playing with a single fuse token"),
        ("deck", "The deck has 50 cards", "The deck has 55 cards"),
        ("end-perfect", "possible score: 25 points", "possible score: 30 points"),
        ("scale", "25: spectacular", "25–29: spectacular"),
    ],
)
def test_numbers_follow_the_game(read: Read, rule: str, base: str, changed: str) -> None:
    """With other tokens and more cards a rule says other numbers, and no longer the usual ones."""
    usual = read(f"/en/rules/{rule}").one("article").text
    other = read(f"/en/rules/{rule}?rules=sixth-5.fuses-1.clues-10").one("article").text
    assert base in usual
    assert changed not in usual
    assert changed in other
    assert base not in other


@pytest.fixture
def forget() -> Iterator[Callable[[], None]]:
    """A function that forgets every rulebook made so far; called once more at the end."""

    def clear() -> None:
        for kept in (
            rulebook,
            trained_rulebook,
            table._changed,
            figures._whole_game,
            engine.Ruleset.parse,
        ):
            kept.cache_clear()

    yield clear
    clear()


@pytest.mark.parametrize("tag", [language.tag for language in LANGUAGES])
def test_numbers_follow_the_engine(
    read: Read, tag: str, forget: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An engine that deals, copies and rates otherwise changes the page in every language."""
    ids = ("hands", "copies", "deck", "scale")

    def shown() -> dict[str, str]:
        return {each: read(f"/{tag}/rules/{each}?box=en").one("article").text for each in ids}

    before = shown()
    forget()
    monkeypatch.setitem(engine.HAND_SIZE_BY_PLAYERS, 5, 3)
    monkeypatch.setattr(engine, "COPIES_BY_RANK", (7, 2, 2, 2, 1))
    monkeypatch.setattr(
        state, "SCALE", (Rating("awful", 0, 4), Rating("poor", 5, 10), *state.SCALE[2:])
    )
    after = shown()
    new = {
        "hands": ("3",),  # cards for five players
        "copies": ("7", "14"),  # ones of a colour, and all its cards
        "deck": ("70",),
        "scale": ("0[–～]4", "5[–～]10"),
    }
    for each, numbers in new.items():
        for number in numbers:
            pattern = re.compile(rf"(?<![\d–～]){number}(?![\d–～])")
            assert len(pattern.findall(after[each])) > len(pattern.findall(before[each])), each


@every_code
@every_box
def test_every_rule_is_trained_or_says_why_not(box: str, code: str) -> None:
    """A theme that exists, with a ruleset that exists, or a reason that has words."""
    for rule in trained_rulebook(Table(BOXES[box], Ruleset.parse(code))).rules.values():
        assert bool(rule.themes) != (rule.untrained is not None), rule.id
        assert set(rule.themes) <= THEMES.keys(), rule.id
        assert str(Ruleset.parse(rule.tried_with)) == rule.tried_with
        assert rule.untrained is None or rule.untrained.id in WORDS
