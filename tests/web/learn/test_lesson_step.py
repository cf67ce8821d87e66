"""A step of a lesson on the site: what it says, asks, hides and answers."""

import re

import pytest

from tests.support.answers import TABLE
from tests.web.conftest import Read
from tests.web.lesson_answers import STEPS, answers, classes_of, links
from tests.web.page import Element, Page
from tests.web.puzzling import hidden_fields
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.lessons import LESSON_THEMES, LESSONS
from tutor.games.hanabi.rulebook import BOXES, TableSetup
from tutor.web.hanabi.game_pages import HANABI
from tutor.web.learn.lesson_view import HINTS_OF_A_STEP, few_hints


@pytest.mark.parametrize(("lesson", "place"), STEPS)
def test_a_wrong_answer_is_no_dead_end(read: Read, lesson: str, place: int) -> None:
    """It counts, it is answered with a rule, and one can try again or go on."""
    _, wrong = answers(lesson, place)
    page = read(f"/en/learn/{lesson}/{place}?{wrong}")
    result = page.one("section", id="result")
    assert result["data-right"] == "no"
    onward, *_, again = (e["href"] for e in page.one("div", class_="controls").inside("a"))
    assert again == f"/en/learn/{lesson}/{place}"
    assert onward not in (again, "")
    assert page.all("a", class_="because") or lesson in ("partners", "graduation")


def test_rules_set_aside_are_told(read: Read) -> None:
    """A step that is not played as chosen says with what; every other one says nothing."""

    def told(address: str) -> list[str]:
        return [e.text for e in read(address).all("p", class_="other-rules")]

    assert told("/en/learn/endings/1") == []
    assert told("/en/learn/wild/1") == []
    assert told("/en/learn/endings/1?rules=fuses-2") == []
    [text] = told("/en/learn/endings/1?rules=fuses-2.play-on")
    assert "Basic game" in text
    assert "2 fuse tokens" in text
    assert told("/en/learn/denies/1?rules=wild-5")
    assert told("/en/learn/graduation/1?rules=sixth-10")
    assert not told("/en/learn/playing-on/1?rules=fuses-1.play-on")


def test_the_scale_can_be_looked_up(read: Read) -> None:
    assert "16–20: very good." in read("/en/learn/score/4").one("main").text
    assert "30: out of this world." in read("/en/learn/score/4?rules=sixth-10").one("main").text


def test_a_form_without_a_choice_asks_again(read: Read) -> None:
    """A notice says why."""
    page = read("/en/learn/goal/1?check=1")
    assert page.one("p", class_="notice").text == "Choose an answer first."


def test_hints_come_one_by_one(read: Read) -> None:
    """The proof's facts, and then the answer, which counts as one."""
    page = read("/en/learn/denies/2?hint=1")
    assert page.all("ol", class_="proof-steps")
    shown = read("/en/learn/denies/2?show=1")
    result = shown.one("section", id="result")
    assert result["data-right"] == "no"
    assert links(shown, "Next step") == ["/en/learn/denies/3"]


@pytest.mark.usefixtures("in_english")
def test_a_step_has_few_hints() -> None:
    """Four at the most, each with something new to say."""
    for lesson, place in STEPS:
        step = LESSONS[lesson].steps[place - 1](TABLE)
        hints = few_hints(HANABI, step.as_asked(LESSON_THEMES[step.puzzle.theme]), step.puzzle)
        if lesson in ("partners", "graduation"):
            continue
        assert len(hints) <= HINTS_OF_A_STEP, (lesson, place)


@pytest.mark.parametrize(("lesson", "place"), STEPS)
def test_hidden_cards_stay_hidden(read: Read, lesson: str, place: int) -> None:
    """Before the answer the viewer's own cards are backs, and the options name no card of them.

    Only the number of pictures can tell: no more faces are drawn than the viewer sees.
    """
    step = LESSONS[lesson].steps[place - 1](TABLE)
    state, viewer = step.puzzle.position, step.puzzle.viewer
    page = read(f"/en/learn/{lesson}/{place}")
    own = [hand for hand in page.all("div", class_="hand") if "own" in hand["class"].split()]
    drawn = [
        e["class"].split() for hand in own for e in hand.inside("span") if "art" in classes_of(e)
    ]
    assert len([names for names in drawn if "back" in names]) == len(state.hands[viewer])
    assert not [names for names in drawn if any(name.startswith("suit-") for name in names)]


def test_the_box_and_the_rules_are_followed(read: Read) -> None:
    """They go along from step to step, and decide on colours, tokens and fireworks."""
    page = read("/en/learn/bonus/2?box=ru&rules=sixth-10.clues-10")
    assert "Clue tokens 10 of 10" in page.one("main").text
    assert page.all("span", class_="suit-w")
    assert not page.all("span", class_="suit-k")
    assert page.all("span", class_="suit-m")
    sent = {"box": "ru", "rules": "sixth-10.clues-10", "try": "1"}
    assert dict(hidden_fields(page)) == sent
    right, _ = answers("bonus", 2, TableSetup(BOXES["ru"], Ruleset.parse("sixth-10.clues-10")))
    done = read(f"/en/learn/bonus/2?box=ru&rules=sixth-10.clues-10&{right}")
    assert links(done, "Finish the lesson") == [
        "/en/learn/bonus/done?box=ru&rules=sixth-10.clues-10"
    ]


def test_an_answer_can_be_read_in_another_language(read: Read) -> None:
    """Also one of an old address, in which black was `k`, and where the box has white cards."""
    right, _ = answers("denies", 2)
    assert "-w2" in right
    page = read(f"/ru/learn/denies/2?{right.replace('-w2', '-k2')}")
    assert page.one("section", id="result")["data-right"] == "yes"


def test_a_rule_leads_to_its_lesson_and_to_puzzles_on_it(read: Read) -> None:
    """The link to the lesson comes first."""
    found = [e["href"] for e in read("/en/rules/clue-complete").one("p", class_="try").inside("a")]
    assert found[0] == "/en/learn/clue/1"
    assert all(re.match("/en/(learn|puzzles)/", address) for address in found)
    assert len(found) > 1


def test_a_step_says_what_is_new(read: Read) -> None:
    """Every step says what is new before it asks, and how far one has come."""
    page = read("/en/learn/wild/3")
    assert page.one("p", class_="before").text.startswith(
        "You’ve had the clue “red” and then “yellow”"
    )
    assert page.one("p", class_="step-of").text == "Step 3 of 4"


def test_no_table_lies_between_a_question_about_words_and_its_answers(read: Read) -> None:
    """It is folded away behind them; where anything on it matters, it comes first."""
    for words in ("setup/1", "boxes/1", "boxes/2"):
        folded = read(f"/en/learn/{words}")
        assert folded.one("details", class_="position").inside("ul"), words
    for board in ("denies/1", "turn/1"):
        assert not read(f"/en/learn/{board}").all("details", class_="position"), board


def test_what_leads_on_stands_in_one_bar(read: Read) -> None:
    """Check and Help before the answer, the way on after it, the most obvious first."""
    asked = read("/en/learn/goal/1").one("div", class_="controls")
    assert [each.text for each in asked.inside("button")] == ["Check the answer", "Help 1 of 2"]
    right, wrong = answers("goal", 1)
    bar = read(f"/en/learn/goal/1?{right}").one("div", class_="controls")
    assert [each.text for each in bar.inside("a")] == ["Next step"]
    bar = read(f"/en/learn/goal/1?{wrong}").one("div", class_="controls")
    assert [each.text for each in bar.inside("a")] == ["Next step", "Try again"]


def test_clues_are_kept_in_mind_where_a_step_says_so(read: Read) -> None:
    """The cards show no marks then; all that was said is listed, and answers show the marks."""
    page = read("/en/learn/memory/1")
    assert (
        "Bob gives you the clue “yellow” and points at your cards 2 and 4." in page.one("main").text
    )

    def marks(shown: Page) -> list[Element]:
        return [e for e in shown.all("span") if "mark" in classes_of(e)]

    assert not marks(page)
    assert marks(read("/en/learn/denies/1"))
