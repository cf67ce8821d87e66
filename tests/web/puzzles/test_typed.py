"""Answers that are typed: whatever can be chosen can be said, in every language, and in short."""

from collections.abc import Sequence
from urllib.parse import urlencode

import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from tests.support.answers import of_library
from tests.support.thorough import by_turns
from tests.web.conftest import Read
from tests.web.puzzling import hidden_fields, inputs
from tutor.core.puzzle import NONE, Choose, Puzzle, Theme
from tutor.core.scenario import Scenario
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.lessons import LESSON_THEMES, LESSONS
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.library import library
from tutor.games.hanabi.rulebook import TableSetup, default_box
from tutor.web.hanabi.game_pages import HANABI
from tutor.web.hanabi.typed import HanabiTyping
from tutor.web.puzzles.typed import LONGEST, TypedAnswer, examples, read_typed
from tutor.web.shell.languages import LANGUAGES
from tutor.web.shell.text import say_plain

TAGS = [language.tag for language in LANGUAGES]
MANY = 8
LINE = "learn/graduation/1"

every_language = pytest.mark.parametrize("tag", TAGS)


def typed(theme: Theme[GameState], puzzle: Puzzle[GameState], text: str) -> TypedAnswer:
    """Return how a text is read as an answer to the puzzle."""
    options = theme.options(puzzle)
    return read_typed(
        HANABI,
        text,
        options,
        lambda option: theme.label(puzzle, option),
        several=theme.choose is Choose.ALL,
        numbered=HanabiTyping().is_numbered(options),
    )


def some(options: Sequence[str]) -> list[str]:
    """Return options from all over the list; `none`, where there is one, comes last."""
    return [*options[:: max(1, len(options) // MANY)], options[-1]]


def assert_can_be_typed(theme: Theme[GameState], puzzle: Puzzle[GameState]) -> None:
    """Each option by its own words, in capitals too, and in short."""
    options = theme.options(puzzle)
    for option in some(options):
        said = say_plain(theme.label(puzzle, option))
        for text in (said, said.upper(), HanabiTyping().short_form(option, options)):
            assert typed(theme, puzzle, text).options == (option,), text


@every_language
@pytest.mark.parametrize("place", by_turns([3, 44]))
@pytest.mark.parametrize("name", THEMES)
def test_every_option_of_the_library_can_be_typed(
    app: Flask, name: str, place: int, tag: str
) -> None:
    """By what it says, and in short: nothing else is meant, at any level."""
    entry = [entry for entry in library().values() if entry.theme == name][place]
    with app.test_request_context(f"/{tag}/"):
        assert_can_be_typed(THEMES[name], entry.puzzle)


@every_language
def test_what_only_lessons_ask_can_be_typed(app: Flask, tag: str) -> None:
    """What players do and say, among it actions, in the colours of the language's box."""
    table = TableSetup(default_box(tag), Ruleset())
    with app.test_request_context(f"/{tag}/"):
        for lesson in LESSONS.values():
            for made in lesson.steps:
                step = made(table)
                if step.puzzle.theme in THEMES:
                    continue
                theme = step.as_asked(LESSON_THEMES[step.puzzle.theme])
                assert_can_be_typed(theme, step.puzzle)


@every_language
@pytest.mark.parametrize(
    "name", ["allowed-030", "critical-040", "point-out-011", "knowledge-020", "safe-play-020"]
)
def test_several_are_typed_one_after_the_other(app: Flask, name: str, tag: str) -> None:
    """As a list, or in short with nothing but spaces between."""
    theme, puzzle = of_library(name)
    options = [option for option in theme.options(puzzle) if option != NONE][:4]
    with app.test_request_context(f"/{tag}/"):
        labels = [say_plain(theme.label(puzzle, option)) for option in options]
        short = [HanabiTyping().short_form(option, theme.options(puzzle)) for option in options]
        for text in ("; ".join(labels[:3]), " ".join(short), ", ".join(short)):
            assert set(options[:3]) <= set(typed(theme, puzzle, text).options) <= set(options), text


@pytest.mark.parametrize(
    ("tag", "name", "text", "meant"),
    [
        ("en", "try-it-011", "play 2", "play-1"),
        ("en", "try-it-011", "bob 3", "rank-1-3"),
        ("en", "try-it-011", "red for yourself", ""),
        ("en", "try-it-011", "give yourself red", "color-2-r"),
        ("en", "try-it-011", "ｐｌａｙ　２", "play-1"),
        ("en", "try-it-011", "2", ""),
        ("en", "try-it-011", "play 2 3", ""),
        ("en", "try-it-011", "not play 2", ""),
        ("en", "save-011", "k", "color-0-w"),
        ("en", "outcome-011", "mistake", "mistake"),
        ("en", "outcome-011", "2", "completes-recovers"),
        ("en", "outcome-011", "game over", ""),
        ("en", "tokens-011", "3 clue tokens", "tokens-3"),
        ("en", "last-round-011", "nobody", "none"),
        ("en", "last-round-011", "Bob and Cat", "player-1 player-2"),
        ("en", "critical-044", "bob 1 3", "card-1-0 card-1-2"),
        ("en", "point-out-011", "1 3", "card-3-0 card-3-2"),
        ("en", "knowledge-011", "r4 r5", "identity-r4 identity-r5"),
        ("en", "knowledge-011", "red 4, 5 and blue 1", "identity-r4 identity-r5 identity-b1"),
        ("en", "knowledge-011", "red", ""),
        ("ja", "try-it-011", "かいと 赤", "color-1-r"),
        ("ja", "try-it-011", "bob red", "color-1-r"),
        ("ja", "knowledge-011", "赤４、赤の5", "identity-r4 identity-r5"),
        ("zh-Hant", "try-it-011", "提示阿寶紅", "color-1-r"),
        ("zh-Hant", "try-it-011", "棄掉第二張", "discard-1"),
        ("ja", "try-it-011", "二枚目をプレイ", "play-1"),
        ("ru", "try-it-011", "подсказка Бобби красную", "color-1-r"),
        ("ru", "try-it-011", "зеленый Дэнни", "color-3-g"),
        ("fr", "try-it-011", "defausser la carte 1", "discard-0"),
        ("ru", "try-it-011", "разыграй карту 2", "play-1"),
        ("ru", "knowledge-011", "К4 красная 5", "identity-r4 identity-r5"),
    ],
)
def test_typed_answers_are_read_in_any_order_and_form(
    app: Flask, tag: str, name: str, text: str, meant: str
) -> None:
    """In any order and form; what fits nothing, or more than one answer, is no answer."""
    theme, puzzle = of_library(name)
    with app.test_request_context(f"/{tag}/"):
        reading = typed(theme, puzzle, text)
    assert set(reading.options) == set(meant.split())
    assert (reading.problem is None) is bool(meant)


@given(st.text(max_size=60), st.sampled_from(TAGS))
def test_whatever_is_typed_is_an_answer_or_a_problem(app: Flask, text: str, tag: str) -> None:
    """It means options that there are, or a sentence says why it means none."""
    theme, puzzle = of_library("allowed-030")
    with app.test_request_context(f"/{tag}/"):
        reading = typed(theme, puzzle, text)
        assert set(reading.options) <= set(theme.options(puzzle))
        assert bool(reading.options) is (reading.problem is None)
        if reading.problem:
            assert say_plain(reading.problem)


@pytest.mark.parametrize("text", ["play " * 90, "1" * (LONGEST + 1), "赤" * LONGEST])
def test_no_novel_is_read(app: Flask, text: str) -> None:
    """A text far longer than any answer fits none of them."""
    theme, puzzle = of_library("allowed-030")
    with app.test_request_context("/en/"):
        assert typed(theme, puzzle, text).problem is not None


# On a page


@pytest.mark.parametrize(
    ("address", "text", "leads_to"),
    [
        ("/en/puzzles/try-it-011", "bob red", "answer=color-1-r"),
        ("/ja/puzzles/odds-011?twin=2", "2", "twin=2&answer=play-1"),
        ("/ru/puzzles/knowledge-011", "К1 r2", "answer=identity-r1&answer=identity-r2"),
        ("/en/learn/clue/1?try=1", "1", "answer=card-1-0&try=1"),
        (f"/en/{LINE}", "clue bob 5", "answer=rank-1-5"),
        (f"/en/{LINE}?answer=rank-1-5", "play 1", "answer=rank-1-5&answer=play-0"),
    ],
)
def test_it_leads_to_the_address_of_the_answer(
    client: FlaskClient, read: Read, address: str, text: str, leads_to: str
) -> None:
    """The same as the form of the options leads to, with all that the address had before."""
    path, _, query = address.partition("?")
    response = client.get(f"{path}?{query}&{urlencode({'typed': text})}")
    assert response.status_code == 302
    assert response.location == f"{path}?{leads_to}#result"
    assert [e for e in read(f"{path}?{leads_to}").elements if e.attributes.get("id") == "result"]


@pytest.mark.parametrize(
    "address", ["puzzles/allowed-011", "puzzles/survive-011", "learn/clue/1", LINE]
)
def test_what_cannot_be_read_comes_back(read: Read, address: str) -> None:
    """With a word about it, the text as it was, and all there is to choose from."""
    shown = read(f"/en/{address}?typed=<xyz>%2B!+nonsense")
    assert shown.one("p", role="alert").text == "“xyz” matches none of the answers."
    assert shown.one("input", name="typed")["value"] == "<xyz>+! nonsense"
    assert "open" in shown.one("details", class_="typing").attributes
    before = inputs(read(f"/en/{address}"))
    assert [field["value"] for field in inputs(shown)] == [field["value"] for field in before]


@pytest.mark.parametrize("address", ["puzzles/allowed-011?twin=2", f"{LINE}?answer=rank-1-5"])
def test_there_is_no_field_until_it_is_asked_for(read: Read, address: str) -> None:
    """A question has a link to it, for browsers without scripts: the same question with a field."""
    asked = read(f"/en/{address}")
    assert not asked.all("input", name="typed")
    assert not asked.all("form", id="typed")
    [link] = asked.one("p", class_="typing").inside("a")
    wanted = read(link["href"])
    assert wanted.one("input", name="typed")["value"] == ""
    assert hidden_fields(wanted) == hidden_fields(asked)


@pytest.mark.parametrize("address", ["puzzles/allowed-011?twin=2", f"{LINE}?answer=rank-1-5"])
def test_the_field_sends_what_the_form_sends(read: Read, address: str) -> None:
    """It belongs to a form of its own, with the same address and the same hidden fields."""
    shown = read(f"/en/{address}&typed=")
    form = shown.one("form", id=shown.one("input", name="typed")["form"])
    assert form["action"] == shown.one("form", aria_labelledby="goal")["action"]
    assert [(f["name"], f["value"]) for f in form.inside("input")] == hidden_fields(shown)
    assert not shown.all("p", role="alert")


@pytest.mark.parametrize("name", THEMES)
def test_examples_can_be_typed_and_tell_nothing(app: Flask, name: str) -> None:
    """There are two at least, and which they are does not depend on what is right."""
    theme = THEMES[name]
    entries = [entry for entry in library().values() if entry.theme == name]
    with app.test_request_context("/ru/"):
        for entry in entries[::7]:
            options = theme.options(entry.puzzle)
            shown = examples(HANABI, options, several=theme.choose is Choose.ALL)
            assert 2 <= len(shown) <= 3
            for each in shown:
                assert typed(theme, entry.puzzle, each).options
            if not isinstance(theme, Scenario):
                meant = [typed(theme, entry.puzzle, each).options for each in shown]
                assert len(set(meant)) == len(meant)
