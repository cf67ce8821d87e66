"""The forms of words: every language has what its sentences ask for, and whole tables of it."""

import re
from pathlib import Path

import pytest

from tutor import catalogues, proofreading
from tutor.games.hanabi.engine.cards import RANKS, Suit
from tutor.web.app import create_app
from tutor.web.games import GAMES, WORDS, known_forms
from tutor.web.shell.languages import LANGUAGES, SOURCE
from tutor.web.shell.speaker import OF_EVERY_GAME, Values
from tutor.web.shell.text import speaker

PATHS = catalogues.catalogue_paths(Path(__file__).parents[2])
SUITS = {*map(str, Suit), "k"}
NUMBERS = {str(rank) for rank in RANKS}
TAGS = [language.tag for language in LANGUAGES]
HANABI = GAMES[0].forms


def sentences(tag: str) -> list[str]:
    """Return all that is said in the language, placeholders still in it."""
    if tag == SOURCE.tag:
        return [text for each in WORDS.values() for text in (each.text, each.plural) if text]
    paths = PATHS[tag.replace("-", "_")]
    return [pair.translation for path in paths for pair in catalogues.pairs(path)]


@pytest.mark.parametrize("tag", TAGS)
def test_cards_and_colours_have_a_form_of_their_own(tag: str) -> None:
    """That is how they are named where no sentence asks for another form."""
    assert {(tag, "name"), (tag, "colour")} <= HANABI.keys()


@pytest.mark.parametrize("form", HANABI, ids="-".join)
def test_a_form_is_complete(form: tuple[str, str]) -> None:
    """It has all colours and, if it says the number of a card, all numbers."""
    words = HANABI[form]
    given = words.keys() - {"card"}
    assert given in (SUITS, NUMBERS, SUITS | NUMBERS)
    assert set(re.findall(r"{(\w+)}", words["card"])) == {
        part for part, keys in (("colour", SUITS), ("rank", NUMBERS)) if keys <= given
    }


@pytest.mark.parametrize("form", OF_EVERY_GAME, ids="-".join)
def test_numbers_and_lists_are_complete(form: tuple[str, str]) -> None:
    """A form of numbers begins at one and says what to do beyond, one of lists joins its parts."""
    words = OF_EVERY_GAME[form].keys()
    numbers = {str(number) for number in range(1, len(words))}
    assert words - {"2"} == {"between", "last"} or words == numbers | {"other"}


@pytest.mark.parametrize("tag", TAGS)
def test_sentences_ask_for_forms_that_there_are(tag: str) -> None:
    """Both translations and the English are looked at."""
    found = {
        slip for text in sentences(tag) for slip in proofreading.form_slips(known_forms(tag), text)
    }
    assert found == set()


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("<as gem>%(card)s</as>", "there is no form 'gem'"),
        ("<as gen>one %(card)s</as>", "is not around one placeholder"),
        ("<as gen>%(card)s", "'<as gen>' is not around one placeholder"),
    ],
)
def test_a_slip_is_noticed(text: str, complaint: str) -> None:
    """A misspelt form or a tag around anything else would reach the reader."""
    assert any(complaint in slip for slip in proofreading.form_slips({"gen"}, text))


def test_a_language_joins_lists_as_its_sentences_need_them() -> None:
    """Japanese counts each of several places ("枚目"); other lists are not joined so."""
    app = create_app({"TESTING": True})
    with app.test_request_context("/ja/"):
        app.preprocess_request()
        two = Values({"slots": (1, 3)}, speaker(), str, str)
        assert f"{two['slots|slot']}枚目" == "1枚目と3枚目"
        said = Values({"slots": (1, 3, 5)}, speaker(), str, str)
        assert f"{said['slots|slot']}枚目" == "1枚目・3枚目・5枚目"
        assert said["slots|or"] == "1、3か5"
        assert said["slots|"] == "1、3、5"
