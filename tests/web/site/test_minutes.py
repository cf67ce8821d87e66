"""How long lessons, puzzles and evenings are said to take: what there is to read and to do."""

import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.conftest import Read
from tests.web.lesson_answers import answers
from tutor.clubs.items import evenings
from tutor.games.hanabi.lessons import LESSONS
from tutor.web.clubs.item_view import seconds_for
from tutor.web.hanabi.game_pages import HANABI
from tutor.web.shell.languages import LANGUAGES
from tutor.web.site.game_routing import games
from tutor.web.site.minutes import (
    SECONDS_FOR_AN_ACTION,
    WORDS_A_MINUTE,
    WORDS_OF_A_REASON,
    seconds_for_lesson,
    seconds_for_puzzle,
)

CHARACTERS_A_MINUTE = 400
"""In Japanese and Chinese, which have no spaces between words."""

TAGS = [language.tag for language in LANGUAGES]


def seconds_to_read(text: str, tag: str) -> float:
    """Return how long a text takes in a language."""
    if tag == "ja" or tag.startswith("zh"):
        return len(re.findall(r"\w", text)) * 60 / CHARACTERS_A_MINUTE
    return len(text.split()) * 60 / WORDS_A_MINUTE


def seconds_as_rendered(read: Read, tag: str, lesson: str, place: int) -> float:
    """Return how long a step takes: what its pages say up to the right answer and of it."""
    asked = read(f"/{tag}/learn/{lesson}/{place}")
    answered = read(f"/{tag}/learn/{lesson}/{place}?{answers(lesson, place)[0]}")
    texts = [e.text for e in asked.all("p") if e.attributes.get("class") in ("before", "goal")]
    texts += [e.text for e in asked.all("span", class_="option-text")]
    texts += [e.text for e in answered.all("p", class_="after")]
    reason = WORDS_OF_A_REASON * 60 / WORDS_A_MINUTE
    return sum(seconds_to_read(text, tag) for text in texts) + reason + SECONDS_FOR_AN_ACTION


@pytest.mark.parametrize("tag", TAGS)
def test_lessons_are_measured_as_they_are_shown(app: Flask, read: Read, tag: str) -> None:
    """English pages to 5 % (cards on the table have names, too), others to a quarter."""
    lesson = next(iter(LESSONS))
    steps = range(1, len(LESSONS[lesson].steps) + 1)
    shown = sum(seconds_as_rendered(read, tag, lesson, step) for step in steps)
    with app.test_request_context("/en/"):
        said = seconds_for_lesson(games()[0], lesson)
    assert shown == pytest.approx(said, rel=0.05 if tag == "en" else 0.25)


def test_minutes_are_the_same_in_every_language(read: Read) -> None:
    """A table that shares no language shares its evening."""

    def minutes(tag: str) -> list[str]:
        facts = read(f"/{tag}/learn/").all("p", class_="lesson-facts")
        return [re.sub(r"\D", "", e.inside("span")[0].text) for e in facts]

    assert len(minutes("en")) == len(HANABI.lessons.chapters)
    assert all(minutes(tag) == minutes("en") for tag in TAGS)


def test_a_puzzle_takes_longer_at_a_higher_level(app: Flask) -> None:
    """And one of several turns takes an action for each."""
    with app.test_request_context("/en/"):
        pages = games()[0]
        by_level = {
            entry.level: seconds_for_puzzle(pages, entry.id)
            for entry in pages.game.library().values()
            if entry.theme == "knowledge"
        }
        levels = sorted(by_level)
        assert sorted(by_level.values()) == [by_level[level] for level in levels]
        lines = [e for e in pages.game.library().values() if e.theme == "finish-firework"]
        long_line = max(lines, key=lambda entry: entry.puzzle.question["moves"])
        moves = long_line.puzzle.question["moves"]
        assert moves > 1
        assert seconds_for_puzzle(pages, long_line.id) > moves * SECONDS_FOR_AN_ACTION


def test_an_evening_takes_as_long_as_its_items(app: Flask, client: FlaskClient) -> None:
    """In fives; a long one is said to be long."""
    page = client.get("/en/clubs/").text
    told = [int(number) for number in re.findall(r"about (\d+) minutes</small>", page)]
    with app.test_request_context("/en/"):
        seconds = [sum(map(seconds_for, evening.items)) for evening in evenings().values()]
    assert told == [round(each / 300) * 5 for each in seconds]
    assert all(15 <= each <= 60 for each in told)
