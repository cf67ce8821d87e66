"""Sentences in which values stand in a form: cases, ordinals, lists, one number, one reader."""

import pytest
from flask import Flask
from markupsafe import Markup

from tutor.core.messages import Message
from tutor.games.hanabi.engine import Card, Suit
from tutor.web.shell.languages import LANGUAGES
from tutor.web.shell.speaker import UnknownFormError, Values, with_keys
from tutor.web.shell.text import in_form, say, say_plain, speaker, speaking

BY_TAG = {language.tag: language for language in LANGUAGES}


def filled(app: Flask, tag: str, text: str, **params: object) -> str:
    """Return a text with its values in, as the language says them."""
    with app.test_request_context(f"/{tag}/"), speaking(BY_TAG[tag]):
        said = speaker()
        return with_keys(text) % Values(params, said, said.plain_value, str)


@pytest.mark.parametrize(
    ("tag", "text", "said"),
    [
        ("en", "the <as name>%(card)s</as>", "the red 4"),
        ("en", "both <as plural>%(card)s</as>", "both red 4s"),
        ("en", "the <as colour>%(card)s</as> firework", "the red firework"),
        ("ru", "нет <as gen>%(card)s</as>", "нет красной четвёрки"),
        ("ru", "дошёл до <as gen>%(top)s</as>", "дошёл до тройки"),
        ("ja", "<as name>%(card)s</as>です", "赤4です"),
        ("zh-Hant", "<as colour>%(suit)s</as>煙火", "綠色煙火"),
    ],
)
def test_a_value_takes_its_form(app: Flask, tag: str, text: str, said: str) -> None:
    """Cards, colours and plain numbers, as the language inflects them."""
    assert filled(app, tag, text, card=Card("r4"), suit=Suit.GREEN, top=3) == said


@pytest.mark.parametrize(
    ("tag", "text", "said"),
    [
        ("en", "%(cards)s", "red 1, green 2 and blue 3"),
        ("en", "<as or>%(cards)s</as>", "red 1, green 2 or blue 3"),
        ("ja", "<as or>%(cards)s</as>", "赤1、緑2か青3"),
        ("zh-Hans", "<as or>%(cards)s</as>", "红1、绿2或蓝3"),
        ("ru", "<as or gen>%(cards)s</as>", "красной единицы, зелёной двойки или синей тройки"),
    ],
)
def test_a_list_says_and_or_or(app: Flask, tag: str, text: str, said: str) -> None:
    """What can be is joined with "or", everything else with "and"."""
    assert filled(app, tag, text, cards=(Card("r1"), Card("g2"), Card("b3"))) == said


def test_a_share_is_a_percentage(app: Flask) -> None:
    """Each language writes percentages in its own way."""
    assert filled(app, "en", "<as percent>%(num)s</as>", num=29) == "29%"
    assert filled(app, "ru", "<as percent>%(num)s</as>", num=29) == "29\N{NO-BREAK SPACE}%"


def test_a_form_that_there_is_not_is_an_error(app: Flask) -> None:
    """Rather than a word in the wrong case; so is a value that it has no word for."""
    with app.test_request_context("/en/"):
        with pytest.raises(UnknownFormError):
            in_form(Card("r4"), "gen")  # which Russian has
        with pytest.raises(UnknownFormError):
            in_form(9, "plural")


def test_a_number_may_have_a_sentence_of_its_own(app: Flask) -> None:
    """None and both are not said as other numbers are."""
    with app.test_request_context("/en/"):
        told = [
            say_plain(Message("standing.stops", {"gone": Card("r4"), "top": 3, "num": num}))
            for num in (2, 3)
        ]
    assert told == [
        "Both red 4s are in the discard pile, so the red firework stops at 3.",
        "All the red 4s are in the discard pile, so the red firework stops at 3.",
    ]


def test_pictures_and_words_are_escaped_as_they_should_be(app: Flask) -> None:
    """A list of cards is pictures on a page, words in a form are text."""
    with app.test_request_context("/en/"):
        html = say(Message("proof.left", {"place": "<b>", "cards": (Card("r1"), Card("g1"))}))
    assert isinstance(html, Markup)
    assert html.count('<span class="chip') == 2
    assert "&lt;b&gt;" in html


def test_lists_that_a_language_joins_itself_are_pictures_too(app: Flask) -> None:
    """Joining them must not make text of their markup."""
    with app.test_request_context("/ja/"), speaking(BY_TAG["ja"]):
        html = say(Message("proof.left", {"place": "x", "cards": (Card("r1"), Card("g1"))}))
    assert html.count('<span class="chip') == 2
    assert "&lt;" not in html
