"""Pieces of pages are drawn once, and come out as they would if they were drawn anew."""

from typing import Any
from uuid import uuid4

import pytest
from flask import Flask, render_template_string, url_for
from tutor.web.shell.bounded_cache import BoundedCache, key_of
from tutor.web.shell.fragment_cache import cached_fragment

from tutor.core.messages import Message
from tutor.core.puzzle import Puzzle, Theme, judged
from tutor.games.hanabi.engine import Card, GameState, Ruleset, Suit
from tutor.games.hanabi.engine.cards import card_of
from tutor.games.hanabi.lessons import LESSON_THEMES, LESSONS
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.library import library
from tutor.games.hanabi.rulebook import Table, default_box
from tutor.web.shell.language_prefix import speaking
from tutor.web.shell.languages import LANGUAGES
from tutor.web.shell.symbols import symbol_ref, symbols_used
from tutor.web.teaching.puzzles import attempt
from tutor.web.teaching.text.forms import in_form
from tutor.web.teaching.text.html import rule_link, say
from tutor.web.teaching.text.plain import cached_per_language, say_plain


class Pen:
    """Draws, and counts how often it had to."""

    def __init__(self) -> None:
        self.drawn = 0
        self.name = uuid4()

    def __call__(self) -> str:
        """Draw a piece that needs the symbol of red."""
        self.drawn += 1
        return f'<use href="{symbol_ref("r")}"/>{self.drawn}'


@pytest.fixture
def pen() -> Pen:
    """A pen that has drawn nothing yet."""
    return Pen()


def drawn(app: Flask, pen: Pen, address: str) -> str:
    """Return the piece on a page of this address."""
    with app.test_request_context(address):
        app.preprocess_request()
        return cached_fragment((test_a_piece_is_drawn_once, pen.name), pen)


def test_a_piece_is_drawn_once(app: Flask, pen: Pen) -> None:
    """The same piece on two pages of a language is the same piece."""
    assert drawn(app, pen, "/en/rules/") == drawn(app, pen, "/en/glossary/")
    assert pen.drawn == 1


@pytest.mark.parametrize("address", ["/ja/rules/", "/en/rules/?box=ru", "/en/rules/?with=ja"])
def test_another_manner_is_another_piece(app: Flask, pen: Pen, address: str) -> None:
    """A piece may have words in it, and links that carry the reader's table."""
    drawn(app, pen, "/en/rules/")
    assert drawn(app, pen, address).endswith("2")


def test_a_piece_in_the_second_language_is_another_one(app: Flask, pen: Pen) -> None:
    """What is spoken just now counts, not only the language of the page."""
    with app.test_request_context("/en/rules/"):
        cached_fragment(("piece", pen.name), pen)
        with speaking(LANGUAGES[1]):
            cached_fragment(("piece", pen.name), pen)
        cached_fragment(("piece", pen.name), pen)
    assert pen.drawn == 2


def test_a_remembered_piece_asks_for_its_symbols(app: Flask, pen: Pen) -> None:
    """The page gets the sprite that the piece needs, and what it has asked for itself stays."""
    for _ in range(2):
        with app.test_request_context("/en/rules/"):
            symbol_ref("b")
            cached_fragment(("symbols", pen.name), pen)
            assert symbols_used() == {"": ("b", "r")}
    assert pen.drawn == 1


def test_a_part_of_a_template_is_drawn_once_for_its_values(in_english: None) -> None:
    """`{% cache %}` tells values apart, escapes nothing twice, and can lie in another one."""
    template = (
        "{% for each in values %}{% cache each, 'b' %}<b>{{ each }}"
        "{% cache each %}&amp;{{ each }}{% endcache %}</b>{% endcache %}{% endfor %}"
    )
    for _ in range(2):
        found = render_template_string(template, values=["<", "x", "<"])
        assert found == "<b>&lt;&amp;&lt;</b><b>x&amp;x</b><b>&lt;&amp;&lt;</b>"


@pytest.mark.parametrize("tag", [language.tag for language in LANGUAGES])
def test_a_sentence_is_the_same_the_second_time(app: Flask, tag: str) -> None:
    """In words and as HTML, in every language."""
    message = Message("slot", {"name": "Bob", "slot": 1, "size": 5, "card": Message("card.hidden")})
    with app.test_request_context(f"/{tag}/"):
        once = (say(message), say_plain(message), rule_link("turn"))
    with app.test_request_context(f"/{tag}/rules/"):
        assert (say(message), say_plain(message), rule_link("turn")) == once


def test_values_of_different_kinds_are_told_apart() -> None:
    """A card is an int, but not said as one; nor is a parameter that is True."""
    keys = {key_of(Message("x", {"a": value})) for value in (Card("r2"), 1, True, "1", (1,))}
    assert len(keys) == 5


def test_the_order_of_parameters_makes_no_other_message() -> None:
    """Equal messages have equal hashes, unequal ones usually others."""
    one, same = Message("x", {"a": 1, "b": 2}), Message("x", {"b": 2, "a": 1})
    assert one == same
    assert hash(one) == hash(same)
    assert len({hash(Message("x", {"a": number})) for number in range(50)}) > 40


def test_a_memory_has_an_end() -> None:
    """However much is made, what is kept is bounded, and what was just kept is there."""
    memo: BoundedCache[str] = BoundedCache(most=10_000)
    for number in range(1000):
        memo.keep(number, "x" * 100)
        assert memo.get(number)
        assert len(memo) < 40


def test_what_is_asked_for_often_stays_in_memory() -> None:
    """However much else is made; what nobody asks for again is forgotten."""
    memo: BoundedCache[str] = BoundedCache(most=10_000)
    memo.keep("often", "here")
    memo.keep("once", "here")
    for number in range(1000):
        memo.keep(number, "x" * 100)
        assert memo.get("often") == "here"
    assert memo.get("once") is None


def test_a_view_is_cached_per_language_in_each_language(app: Flask) -> None:
    """It has words in it, so that each language has its own."""
    calls = []

    @cached_per_language
    def view(rank: int) -> str:
        calls.append(rank)
        return in_form(card_of(Suit.RED, rank), "name")

    said = []
    for tag in ("en", "ru", "en"):
        with app.test_request_context(f"/{tag}/"):
            said.append(view(3))
    assert calls == [3, 3]
    assert said[0] == said[2] != said[1]


def test_addresses_are_remembered_for_their_manner(app: Flask) -> None:
    """Language, table and values each lead elsewhere; a wish for the host is heard."""
    with app.test_request_context("/en/rules/?box=ru"):
        assert url_for("rules.rule", rule="turn") == "/en/rules/turn?box=ru"
        assert url_for("rules.rule", rule="turn", _anchor="x") == "/en/rules/turn?box=ru#x"
    with app.test_request_context("/ja/rules/"):
        for _ in range(2):
            assert url_for("rules.rule", rule="turn") == "/ja/rules/turn"
            assert url_for("rules.rule", rule="wild") == "/ja/rules/wild"
            assert url_for("rules.book", _external=True) == "http://localhost/ja/rules/"
            assert url_for("rules.book", langs=["ru", "ja"]).endswith("?langs=ru&langs=ja")


def test_verdicts_are_found_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another puzzle or a theme with fewer options is another matter; a step's theme is not."""
    found: list[str] = []

    def counting(theme: Theme[GameState], puzzle: Puzzle[GameState]) -> tuple[Any, ...]:
        found.append(puzzle.theme)
        return judged(theme, puzzle)

    monkeypatch.setattr(attempt, "judged", counting)
    entries = [entry for entry in library().values() if entry.theme == "point-out"][-2:]
    for entry in (*entries, *entries):
        attempt.judge(THEMES["point-out"], entry.puzzle)
    assert len(found) == 2
    for _ in range(2):
        step = LESSONS["clue"].steps[0](Table(default_box("en"), Ruleset()))
        attempt.judge(step.asked(LESSON_THEMES[step.puzzle.theme]), step.puzzle)
    assert len(found) <= 3
