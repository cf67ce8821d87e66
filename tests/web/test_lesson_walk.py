"""The way through a lesson: what was missed comes back, and the end counts it."""

import re

import pytest

from tests.web.conftest import Read
from tests.web.lesson_answers import answered, answers, links
from tests.web.puzzling import hidden_fields
from tutor.games.hanabi.lessons import LESSONS
from tutor.games.hanabi.rulebook import number
from tutor.web.hanabi.site import SITE
from tutor.web.shell.languages import LANGUAGES


def test_slips_travel_in_the_address(read: Read) -> None:
    """A form sends along which steps were missed; an answer adds its own if it is wrong, once."""
    right, wrong = answers("goal", 2)
    assert hidden_fields(read("/en/learn/goal/2?slips=1")) == [("slips", "1"), ("try", "1")]
    here, onward = "/en/learn/goal/2?slips=1.2", "/en/learn/goal/3?slips=1.2"
    assert answered(read(f"/en/learn/goal/2?slips=1&{wrong}")) == [here, onward]
    assert answered(read(f"{here}&{wrong}")) == [here, onward]
    # What was copied from the page before does not repair it.
    repeated = read(f"{here}&{right}")
    assert answered(repeated)[-1] == onward
    assert repeated.one("section", id="result")["data-right"] == "no"


def test_missed_steps_come_back_at_the_end(read: Read) -> None:
    """They are asked once more, one after the other; only what is missed again costs a star."""
    address, missed = "/en/learn/goal/1", [1, 2, 4]
    way = []
    while "/done" not in address:
        place = int(re.search(r"/goal/(\d)", address).group(1))  # type: ignore[union-attr]
        right, wrong = answers("goal", place)
        again = "again=" in address
        page = read(address)
        told = page.one("p", class_="step-of").text
        assert told.startswith(f"Step {place} of 4")
        assert ("once more" in told) == again
        is_wrong = place == 2 if again else place in missed
        page = read(f"{address}{'&' if '?' in address else '?'}{wrong if is_wrong else right}")
        address = answered(page)[-1]
        way.append(address.removeprefix("/en/learn/goal/"))
    assert way == [
        *("2?slips=1", "3?slips=1.2", "4?slips=1.2"),
        *("1?again=1.2.4", "2?again=2.4", "4?slips=2&again=4"),
        "done?slips=2",
    ]
    assert read(address).one("section", class_="lesson-done")["data-stars"] == "2"


def test_the_button_says_where_it_leads(read: Read) -> None:
    """To the next step, back to what was missed, or to the end."""
    right, wrong = answers("goal", 4)
    assert links(read(f"/en/learn/goal/4?{right}"), "Finish the lesson")
    assert links(read(f"/en/learn/goal/4?{wrong}"), "Repeat what you missed")
    assert links(read(f"/en/learn/goal/4?again=4&{wrong}"), "Finish the lesson")
    again = read(f"/en/learn/goal/1?again=1.4&{answers('goal', 1)[0]}")
    assert links(again, "Next step") == ["/en/learn/goal/4?again=4"]


@pytest.mark.parametrize(
    ("slips", "stars"), [("?slips=0", 3), ("?slips=3", 2), ("?slips=1.3", 1), ("?slips=1.2.3", 1)]
)
def test_the_end_of_a_lesson(read: Read, slips: str, stars: int) -> None:
    """Stars by the slips, what one can do now, the rules by number, the next lesson."""
    page = read(f"/en/learn/bonus/done{slips}")
    done = page.one("section", class_="lesson-done")
    assert (done["data-done"], done["data-stars"]) == ("lesson bonus", str(stars))
    assert f"Stars: {stars} of 3" in done.text
    assert "★" * stars + "☆" * (3 - stars) in done.text
    assert "You can make the most of completing a firework." in done.text
    rules = [e["href"] for e in page.one("nav", class_="lesson-rules").inside("a")]
    assert rules == [f"/en/rules/{rule}" for rule in LESSONS["bonus"].rules]
    assert all(
        number(rule) in page.one("nav", class_="lesson-rules").text
        for rule in LESSONS["bonus"].rules
    )
    assert page.all("a", class_="button")[0]["href"] == "/en/learn/counting/1"


def test_stars_are_not_for_the_asking(read: Read) -> None:
    """Called up without a step before it, the end of a lesson gives no stars and marks nothing."""
    done = read("/en/learn/bonus/done").one("section", class_="lesson-done")
    assert not {"data-done", "data-stars"} & done.attributes.keys()
    assert "★" not in done.text
    assert "You can make the most of completing a firework." in done.text


def test_fireworks_rise_when_a_lesson_has_been_gone_through(read: Read) -> None:
    """One for each chapter, and nothing to understand; none for whoever just calls the page up."""
    sky = read("/en/learn/clue/done?slips=1").one("p", class_="lesson-sky")
    assert sky["aria-hidden"] == "true"
    assert len(sky.inside("svg")) == len(SITE.chapters)
    assert read("/en/learn/clue/done").all("p", class_="lesson-sky") == []


@pytest.mark.parametrize("tag", [language.tag for language in LANGUAGES])
def test_the_end_of_the_path_offers_a_certificate(read: Read, tag: str) -> None:
    """The last lesson leads to it, no other does; it names every lesson, and sends nothing."""
    *_, before, last = LESSONS
    address = f"/{tag}/learn/certificate"
    ways = {
        name: [link["href"] for link in read(f"/{tag}/learn/{name}/done?slips=3").all("a")]
        for name in (before, last)
    }
    assert (address in ways[before], address in ways[last]) == (False, True)
    paper = read(address).one("article", class_="certificate")
    assert len(paper.inside("li")) == len(LESSONS)
    assert not [field for field in paper.inside("input") if "name" in field.attributes]
    assert paper.inside("form") == []
