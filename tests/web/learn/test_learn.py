"""The path of lessons on the site; all of it without scripts."""

import re

import pytest
from flask.testing import FlaskClient

from tests.web.conftest import Read
from tests.web.lesson_answers import answers, classes_of
from tests.web.puzzling import question_form
from tutor.games.hanabi.evenings import EVENINGS
from tutor.games.hanabi.lessons import FIRST_PATH, LESSONS
from tutor.web.shell.languages import LANGUAGES


def test_the_path_lists_every_lesson(read: Read) -> None:
    """In order, in chapters that say what they are for, with nothing else to read."""
    page = read("/en/learn/")
    marked = [e for e in page.all("a") if "data-lesson" in e.attributes]
    assert [e["data-lesson"] for e in marked] == list(LESSONS)
    for lesson, link in zip(LESSONS.values(), marked, strict=True):
        assert link["href"] == f"/en/learn/{lesson.id}/1"
    assert not [e for item in page.all("li", class_="lesson") for e in item.inside("p")]


@pytest.mark.parametrize("tag", [language.tag for language in LANGUAGES])
def test_a_newcomer_starts_here(read: Read, tag: str) -> None:
    """The first button leads to the first step; a link to go on is there for the script."""
    page = read(f"/{tag}/learn/")
    resume, start = (e for e in page.all("a") if "button" in classes_of(e))
    assert start["href"] == resume["href"] == f"/{tag}/learn/goal/1"
    assert "hidden" in resume.attributes
    short = [f"{lesson.id}:{len(lesson.steps)}" for lesson in LESSONS.values()]
    assert resume["data-resume"] == " ".join(short)


@pytest.mark.parametrize("tag", [language.tag for language in LANGUAGES])
def test_it_says_what_is_enough_for_tonight(read: Read, tag: str) -> None:
    """The first chapter is the evening for beginners, with its minutes: ten, give or take one."""
    first = read(f"/{tag}/learn/").all("section", class_="chapter")[0]
    names = [e["data-lesson"] for e in first.inside("a")]
    assert tuple(names) == FIRST_PATH
    assert [each for each in EVENINGS[0].items if each in LESSONS] == names
    count, minutes = numbers(first.inside("p")[0].text)[:2]
    assert count == len(names)
    assert 9 <= minutes <= 11
    [tally] = (e for e in first.inside("span") if "data-tally" in e.attributes)
    assert tally["data-tally"] == " ".join(names)
    assert "hidden" in tally.attributes


def numbers(text: str) -> list[int]:
    """Return the numbers in a text."""
    return [int(number) for number in re.findall(r"\d+", text)]


def test_the_whole_path_works_with_scripts_off(read: Read) -> None:
    """Answering every step right leads from the first lesson through all of them to the puzzles."""
    address, seen = "/en/learn/goal/1", []
    done: list[str] = []
    while address.startswith("/en/learn/"):
        page = read(address)
        if "/done" in address:
            seen.append(address.split("/")[-2])
            address = page.all("a", class_="button")[0]["href"]
            continue
        lesson, place = re.fullmatch(r"/en/learn/([a-z-]+)/(\d)", address).groups()  # type: ignore[union-attr]
        assert question_form(page)["action"] == f"{address}#result"
        answered = read(f"{address}?{answers(lesson, int(place))[0]}")
        result = answered.one("section", id="result")
        assert result["data-done"] == f"step {lesson} {place}"
        assert result["data-right"] == "yes"
        done += [e["data-done"] for e in answered.all("span") if "data-done" in e.attributes]
        [way] = answered.one("div", class_="controls").inside("a")
        address = way["href"]
    assert done == [f"lesson {lesson}" for lesson in LESSONS]
    assert seen == list(LESSONS)[len(FIRST_PATH) - 1 :]
    assert address == "/en/puzzles/"


@pytest.mark.parametrize(
    "path", ["nix/1", "goal/5", "goal/0", "goal/01", "goal/x", "nix/done", "goal/1/2"]
)
@pytest.mark.parametrize("tag", ["en", "ru"])
def test_an_unknown_lesson_or_step_is_not_found(client: FlaskClient, tag: str, path: str) -> None:
    """The error page is in the language of the address."""
    response = client.get(f"/{tag}/learn/{path}")
    assert response.status_code == 404
    assert f'<html lang="{tag}">' in response.text


@pytest.mark.parametrize(
    "query",
    [
        "hint=99",
        "answer=joins-firework&answer=mistake",
    ],
)
def test_what_no_form_sends_is_refused(client: FlaskClient, query: str) -> None:
    assert client.get(f"/en/learn/goal/1?{query}").status_code == 400
