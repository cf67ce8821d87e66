"""The way through the lessons: nothing is asked twice, and the path for tonight is short."""

import pytest
from flask.testing import FlaskClient

from tests.support.answers import TABLE
from tests.web.conftest import Read
from tests.web.lesson_answers import STEPS, answered, answers, links
from tutor.core.puzzle import Choose, answer_to
from tutor.games.hanabi.lessons import FIRST_PATH, LESSON_THEMES, LESSONS, MOVED_STEPS
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.rulebook import number
from tutor.web.hanabi.game_pages import HANABI
from tutor.web.shell.languages import LANGUAGES

MOST_TAPS = 45


@pytest.mark.parametrize("right", [True, False])
def test_every_answer_leads_on(read: Read, right: bool) -> None:
    """To the next step and then to the end of the lesson, right or wrong."""
    place = "/en/learn/copies/1"
    way = []
    while "/done" not in place:
        way.append(place)
        lesson, step = place.split("/")[-2:]
        query = answers(lesson, int(step))[0 if right else 1]
        place, *others = answered(read(f"{place}?{query}"))
        assert others == ([] if right else [way[-1]])
    assert way == [
        f"/en/learn/copies/{step}" for step in range(1, len(LESSONS["copies"].steps) + 1)
    ]
    assert place == "/en/learn/copies/done"


def test_lessons_for_tonight_lead_straight_to_the_next(read: Read) -> None:
    """Only the last of them ends on a page of its own; a club's list has its own way on."""
    assert tuple(LESSONS)[: len(FIRST_PATH)] == FIRST_PATH
    for lesson, following in zip(FIRST_PATH, (*FIRST_PATH[1:], None), strict=True):
        last = len(LESSONS[lesson].steps)
        onward, *_ = answered(read(f"/en/learn/{lesson}/{last}?{answers(lesson, last)[1]}"))
        assert onward == f"/en/learn/{following}/1" if following else "/en/learn/endings/done"
    page = read("/en/learn/turn/1?answer=tokens-4&club=~x")
    assert answered(page)[0].startswith("/en/learn/turn/done?")


def test_the_path_for_tonight_takes_few_taps() -> None:
    """With a slip in each lesson, at its first step: a wrong option tapped, or marked and unmarked.

    A tap for each option, one for Check where several may be marked, one for the way on.
    """
    taps = 0
    for lesson in FIRST_PATH:
        for place, make in enumerate(LESSONS[lesson].steps):
            step = make(TABLE)
            theme = step.as_asked(LESSON_THEMES[step.puzzle.theme])
            if theme.choose is Choose.ONE:
                taps += 2 + (place == 0)
            else:
                marked = len(answer_to(theme, step.puzzle, ()).right_options)
                taps += marked + 2 + (3 if place == 0 else 0)
    assert taps <= MOST_TAPS


@pytest.mark.parametrize(("lesson", "place"), STEPS)
def test_a_device_can_remember_what_was_missed(read: Read, lesson: str, place: int) -> None:
    """The result has the step, a kind that practises it and a rule; the last one has the lesson."""
    right, wrong = answers(lesson, place)
    for query, told in ((right, "yes"), (wrong, "no")):
        page = read(f"/en/learn/{lesson}/{place}?{query}")
        result = page.one("section", id="result")
        assert (result["data-done"], result["data-right"]) == (f"step {lesson} {place}", told)
        theme = LESSONS[lesson].steps[place - 1](TABLE).puzzle.theme
        practised = result.attributes.get("data-kind")
        assert practised == theme if theme in THEMES else practised is None or practised in THEMES
        assert number(result["data-rule"])
        done = [e["data-done"] for e in page.all("span") if "data-done" in e.attributes]
        assert done == ([f"lesson {lesson}"] if place == len(LESSONS[lesson].steps) else [])


def test_the_end_of_a_lesson(read: Read) -> None:
    """What one can do now, the next lesson first, the rules by number."""
    page = read("/en/learn/bonus/done")
    done = page.one("section", class_="lesson-done")
    assert "You can make the most of completing a firework." in done.text
    assert len(page.one("p", class_="lesson-sky").inside("svg")) == len(HANABI.lessons.chapters)
    rules = page.one("p", class_="lesson-rules").inside("a")
    assert [e["href"] for e in rules] == [f"/en/rules/{rule}" for rule in LESSONS["bonus"].rules]
    assert [e.text.split()[0] for e in rules] == [number(rule) for rule in LESSONS["bonus"].rules]
    assert page.all("a", class_="button")[0]["href"] == "/en/learn/copies/1"


def test_whoever_can_play_is_led_to_a_game(read: Read) -> None:
    """After the lessons for tonight, and with partners who know them after the conventions."""
    play = "Play a whole game"
    assert links(read("/en/learn/endings/done"), play)[0] == "/en/play/"
    assert links(read("/en/learn/agreements/done"), play)[0] == "/en/play/?conventions=all"


@pytest.mark.parametrize(("old", "new"), MOVED_STEPS.items())
def test_steps_that_moved_are_found(client: FlaskClient, old: str, new: str) -> None:
    """Addresses of 1.0.0 lead on for good, with the reader's rules, to steps that there are."""
    response = client.get(f"/ja/learn/{old}?rules=clues-10")
    assert (response.status_code, response.location) == (301, f"/ja/learn/{new}?rules=clues-10")
    assert client.get(response.location).status_code == 200


def test_fields_of_older_addresses_are_left_out(client: FlaskClient) -> None:
    """What was missed went along in addresses of 1.0.0."""
    response = client.get("/en/learn/goal/2?slips=1&again=2&box=ru")
    assert (response.status_code, response.location) == (302, "/en/learn/goal/2?box=ru")


def test_an_answer_to_an_older_question_leads_to_the_question(client: FlaskClient) -> None:
    """Steps change with releases, and links to answers stay."""
    response = client.get("/en/learn/hidden/2?answer=identity-k4&box=ru")
    assert (response.status_code, response.location) == (302, "/en/learn/hidden/2?box=ru")


@pytest.mark.parametrize("tag", [language.tag for language in LANGUAGES])
def test_the_end_of_the_path_offers_a_certificate(read: Read, tag: str) -> None:
    """The last lesson leads to it, no other does; it names every lesson, and sends nothing."""
    *_, before, last = LESSONS
    address = f"/{tag}/learn/certificate"
    ways = {
        name: [link["href"] for link in read(f"/{tag}/learn/{name}/done").all("a")]
        for name in (before, last)
    }
    assert (address in ways[before], address in ways[last]) == (False, True)
    paper = read(address).one("article", class_="certificate")
    assert len(paper.inside("li")) == len(LESSONS)
    assert not [field for field in paper.inside("input") if "name" in field.attributes]
    assert paper.inside("form") == []
