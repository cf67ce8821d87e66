"""The lessons on the site: the path, each step, the end; all of it without scripts."""

import re
from collections.abc import Sequence
from urllib.parse import urlencode

import pytest
from flask.testing import FlaskClient

from tests.web.conftest import Read
from tests.web.page import Element, Page
from tests.web.puzzling import hidden_fields, question_form
from tutor.core.puzzle import Choose, Puzzle, answer
from tutor.core.scenario import Scenario, Status
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.evenings import EVENINGS
from tutor.games.hanabi.lessons import LESSON_THEMES, LESSONS
from tutor.games.hanabi.rulebook import BOXES, Table, default_box, number
from tutor.web.hanabi.site import SITE
from tutor.web.shell.languages import LANGUAGES
from tutor.web.teaching.lessons.lesson_view import MOST_HINTS, few_hints

TABLE = Table(default_box("en"), Ruleset())
STEPS = [
    (lesson.id, place) for lesson in LESSONS.values() for place in range(1, len(lesson.steps) + 1)
]


def answers(lesson: str, place: int, table: Table = TABLE) -> tuple[str, str]:
    """Return the query of a right answer to a step and that of a wrong one."""
    step = LESSONS[lesson].steps[place - 1](table)
    theme = step.asked(LESSON_THEMES[step.puzzle.theme])
    verdicts = answer(theme, step.puzzle, ()).verdicts
    right = [verdict.option for verdict in verdicts if verdict.correct]
    wrong = [verdict.option for verdict in verdicts if not verdict.correct][:1]
    if isinstance(theme, Scenario):
        return query_of(theme.solution(step.puzzle)), query_of(failing(theme, step.puzzle, wrong))
    return query_of(right[:1] if theme.choose is Choose.ONE else right), query_of(wrong)


def query_of(options: Sequence[str]) -> str:
    """Return the query of an answer."""
    return urlencode([("answer", option) for option in options])


def failing(
    theme: Scenario[GameState], puzzle: Puzzle[GameState], line: list[str]
) -> tuple[str, ...]:
    """Return the line played on until it has failed."""
    while (played := theme.play(puzzle, line)).status is Status.OPEN:
        line = [*line, theme.moves_now(puzzle, played.state)[0]]
    assert played.status is Status.FAILED
    return played.options


def links(page: Page, text: str) -> list[str]:
    """Return the addresses of the links with this text."""
    return [e["href"] for e in page.all("a") if e.text == text]


def test_the_path_lists_every_lesson(read: Read) -> None:
    """In order, with how many steps it has, and what it needs beside the lesson before it."""
    page = read("/en/learn/")
    marked = [e for e in page.all("a") if "data-lesson" in e.attributes]
    assert [e["data-lesson"] for e in marked] == list(LESSONS)
    for lesson, link in zip(LESSONS.values(), marked, strict=True):
        assert link["href"] == f"/en/learn/{lesson.id}/1"
    before = [None, *LESSONS]
    items = page.all("li", class_="lesson")
    for place, (lesson, item) in enumerate(zip(LESSONS.values(), items, strict=True)):
        needed = [e["href"] for e in item.inside("a")][1:]
        assert needed == [f"/en/learn/{need}/1" for need in lesson.needs if need != before[place]]


@pytest.mark.parametrize("tag", [language.tag for language in LANGUAGES])
def test_a_newcomer_starts_here(read: Read, tag: str) -> None:
    """The first button leads to the first step; a link to go on is there for the script."""
    page = read(f"/{tag}/learn/")
    resume, start = (e for e in page.all("a") if "button" in _classes(e))
    assert start["href"] == resume["href"] == f"/{tag}/learn/goal/1"
    assert "hidden" in resume.attributes
    short = [f"{lesson.id}:{len(lesson.steps)}" for lesson in LESSONS.values()]
    assert resume["data-resume"] == " ".join(short)


@pytest.mark.parametrize("tag", [language.tag for language in LANGUAGES])
def test_it_says_what_is_enough_for_tonight(read: Read, tag: str) -> None:
    """After the last lesson of the evening for beginners, with the minutes of all up to there."""
    items = read(f"/{tag}/learn/").all("li")
    [rest] = [e for e in items if e["class"] == "enough"]
    before = [e for e in items[: items.index(rest)] if e["class"] == "lesson panel"]
    *_, last = (each for each in EVENINGS[0].items if each in LESSONS)
    names = [e.inside("a")[0]["data-lesson"] for e in before]
    assert names == list(LESSONS)[: list(LESSONS).index(last) + 1]
    minutes = [
        number for e in before for number in numbers(e.inside("p")[-1].inside("span")[0].text)
    ]
    count, together, tally = rest.inside("span")[:3]
    assert numbers(count.text) == [len(names)]
    assert numbers(together.text) == [pytest.approx(sum(minutes), abs=len(names) / 2)]
    assert tally["data-tally"] == " ".join(names)
    assert "hidden" in tally.attributes


def numbers(text: str) -> list[int]:
    """Return the numbers in a text."""
    return [int(number) for number in re.findall(r"\d+", text)]


def test_the_whole_path_works_with_scripts_off(read: Read) -> None:
    """Answering every step right leads from the first lesson through all of them to the puzzles."""
    address, seen = "/en/learn/goal/1", []
    while address.startswith("/en/learn/"):
        page = read(address)
        if "/done" in address:
            [done] = page.all("section", class_="lesson-done")
            assert done["data-stars"] == "3"
            seen.append(done["data-done"].removeprefix("lesson "))
            address = page.all("a", class_="button")[0]["href"]
            continue
        lesson, place = re.fullmatch(r"/en/learn/([a-z-]+)/(\d)", address).groups()  # type: ignore[union-attr]
        assert question_form(page)["action"] == f"{address}#result"
        answered = read(f"{address}?{answers(lesson, int(place))[0]}")
        result = answered.one("section", id="result")
        assert result["data-done"] == f"step {lesson} {place}"
        assert result["data-right"] == "yes"
        [way] = answered.one("div", class_="controls").inside("a")
        address = way["href"]
    assert seen == list(LESSONS)
    assert address == "/en/puzzles/"


@pytest.mark.parametrize(("lesson", "place"), STEPS)
def test_a_wrong_answer_is_no_dead_end(read: Read, lesson: str, place: int) -> None:
    """It counts, it is answered with a rule, and one can try again or go on."""
    _, wrong = answers(lesson, place)
    page = read(f"/en/learn/{lesson}/{place}?{wrong}")
    result = page.one("section", id="result")
    assert result["data-right"] == "no"
    again, *_, onward = (e["href"] for e in page.one("div", class_="controls").inside("a"))
    assert again == f"/en/learn/{lesson}/{place}?slips={place}"
    last = place == len(LESSONS[lesson].steps)
    following = f"{place}?again={place}" if last else f"{place + 1}?slips={place}"
    assert onward == f"/en/learn/{lesson}/{following}"
    assert page.all("a", class_="because") or lesson in ("partners", "graduation")


def answered(page: Page) -> list[str]:
    """Return the addresses of the ways on from a result: again if it was wrong, then onward."""
    return [e["href"] for e in page.one("div", class_="controls").inside("a")]


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


def test_rules_set_aside_are_told(read: Read) -> None:
    """A step that is not played as chosen says with what; every other one says nothing."""

    def told(address: str) -> list[str]:
        return [e.text for e in read(address).all("p", class_="other-rules")]

    assert told("/en/learn/endings/3") == []
    assert told("/en/learn/wild/1") == []
    assert told("/en/learn/endings/3?rules=fuses-2") == []
    [text] = told("/en/learn/endings/3?rules=fuses-2.play-on")
    assert "Basic game" in text
    assert "2 fuse tokens" in text
    assert told("/en/learn/hidden/2?rules=wild-5")
    assert told("/en/learn/graduation/1?rules=sixth-10")
    assert not told("/en/learn/playing-on/1?rules=fuses-1.play-on")


def test_the_scale_can_be_looked_up(read: Read) -> None:
    """Nobody has to guess at it."""
    assert "16–20: very good." in read("/en/learn/score/2").one("main").text
    assert "30: beyond legendary." in read("/en/learn/score/2?rules=sixth-10").one("main").text


def test_every_card_left_alone_says_why(read: Read) -> None:
    """The clue that leaves a card out is told of it."""
    page = read("/en/learn/hidden/1?answer=play-1")
    plain = [e for e in page.all("li", class_="verdict") if e["class"] == "verdict"]
    left_alone = [e for e in plain if "Play your card 4" not in e.text]
    assert len(left_alone) == 3
    for verdict in left_alone:
        assert "6.6" in verdict.text


@pytest.mark.parametrize(
    "path", ["nix/1", "goal/5", "goal/0", "goal/01", "goal/x", "nix/done", "goal/1/2"]
)
@pytest.mark.parametrize("tag", ["en", "ru"])
def test_an_unknown_lesson_or_step_is_not_found(client: FlaskClient, tag: str, path: str) -> None:
    """In the language of the address."""
    response = client.get(f"/{tag}/learn/{path}")
    assert response.status_code == 404
    assert f'<html lang="{tag}">' in response.text


@pytest.mark.parametrize(
    "query",
    [
        "slips=10",
        "slips=-1",
        "slips=x",
        "slips=",
        "slips=1.1",
        "again=2",
        "hint=99",
        "answer=nix",
        "answer=joins-firework&answer=mistake",
    ],
)
def test_what_no_form_sends_is_refused(client: FlaskClient, query: str) -> None:
    """An error page, not a broken one."""
    assert client.get(f"/en/learn/goal/1?{query}").status_code == 400
    if query.startswith("slips"):
        assert client.get(f"/en/learn/goal/done?{query}").status_code == 400


def test_a_form_without_a_choice_asks_again(read: Read) -> None:
    """With a word about it, and without counting a slip."""
    page = read("/en/learn/goal/1?check=1")
    assert page.one("p", class_="notice").text == "Choose an answer first."
    assert not page.all("input", name="slips")


def test_hints_come_one_by_one(read: Read) -> None:
    """The proof's facts, and then the answer, which counts as one."""
    page = read("/en/learn/denies/1?hint=1")
    assert page.all("ol", class_="proof-steps")
    shown = read("/en/learn/denies/1?show=1")
    result = shown.one("section", id="result")
    assert result["data-right"] == "no"
    assert links(shown, "Next step") == ["/en/learn/denies/2?slips=1"]


@pytest.mark.usefixtures("in_english")
def test_a_step_has_few_hints() -> None:
    """Four at the most, each with something new to say."""
    for lesson, place in STEPS:
        step = LESSONS[lesson].steps[place - 1](TABLE)
        hints = few_hints(step.asked(LESSON_THEMES[step.puzzle.theme]), step.puzzle)
        if lesson in ("partners", "graduation"):
            continue
        assert len(hints) <= MOST_HINTS, (lesson, place)


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
        e["class"].split() for hand in own for e in hand.inside("span") if "art" in _classes(e)
    ]
    assert len([names for names in drawn if "back" in names]) == len(state.hands[viewer])
    assert not [names for names in drawn if any(name.startswith("suit-") for name in names)]


def _classes(element: Element) -> list[str]:
    return element.attributes.get("class", "").split()


def test_the_box_and_the_rules_are_followed(read: Read) -> None:
    """They go along from step to step, and decide on colours, tokens and fireworks."""
    page = read("/en/learn/bonus/3?box=ru&rules=sixth-10.clues-10")
    assert "Clue tokens 10 of 10" in page.one("main").text
    assert page.all("span", class_="suit-w")
    assert not page.all("span", class_="suit-k")
    assert page.all("span", class_="suit-m")
    sent = {"box": "ru", "rules": "sixth-10.clues-10", "try": "1"}
    assert dict(hidden_fields(page)) == sent
    right, _ = answers("bonus", 3, Table(BOXES["ru"], Ruleset.parse("sixth-10.clues-10")))
    done = read(f"/en/learn/bonus/3?box=ru&rules=sixth-10.clues-10&{right}")
    assert links(done, "Finish the lesson") == [
        "/en/learn/bonus/done?slips=0&box=ru&rules=sixth-10.clues-10"
    ]


def test_an_answer_can_be_read_in_another_language(read: Read) -> None:
    """Where the leaflet of the other language has white for black, the answer still fits."""
    right, _ = answers("denies", 1)
    assert "k2" in right
    page = read(f"/ru/learn/denies/1?{right}")
    assert page.one("section", id="result")["data-right"] == "yes"


def test_a_rule_leads_to_its_lesson_and_to_puzzles_on_it(read: Read) -> None:
    """A mistake leads to the lesson on the rule that it breaks."""
    for rule in ("clue-complete", "mistake-some-cards"):
        found = [e["href"] for e in read(f"/en/rules/{rule}").one("p", class_="try").inside("a")]
        assert found[0] == "/en/learn/complete/1"
        assert all(re.match("/en/(learn|puzzles)/", address) for address in found)
        assert len(found) > 1


def test_a_step_says_what_is_new(read: Read) -> None:
    """Every step says what is new before it asks, and how far one has come."""
    page = read("/en/learn/wild/3")
    assert page.one("p", class_="before").text.startswith("Bob has given you the clue “red”")
    assert page.one("p", class_="step-of").text == "Step 3 of 5"


def test_no_table_lies_between_a_question_about_words_and_its_answers(read: Read) -> None:
    """It is folded away behind them; where cards decide, it comes first."""
    folded = read("/en/learn/hidden/3")
    assert folded.one("details", class_="position").inside("ul")
    assert not read("/en/learn/hidden/2").all("details", class_="position")


def test_what_leads_on_stands_in_one_bar(read: Read) -> None:
    """Check and Help before the answer, the way on after it, the most obvious first."""
    asked = read("/en/learn/goal/1").one("div", class_="controls")
    assert [each.text for each in asked.inside("button")] == ["Check the answer", "Help 1 of 1"]
    right, wrong = answers("goal", 1)
    bar = read(f"/en/learn/goal/1?{right}").one("div", class_="controls")
    assert [each.text for each in bar.inside("a")] == ["Next step"]
    bar = read(f"/en/learn/goal/1?{wrong}").one("div", class_="controls")
    assert [each.text for each in bar.inside("a")] == ["Try again", "Next step"]


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


def test_clues_are_kept_in_mind_where_a_step_says_so(read: Read) -> None:
    """The cards show no marks then; all that was said is listed, and answers show the marks."""
    page = read("/en/learn/memory/2")
    assert "Bob gives you the clue “yellow” and points at your cards 2, 4." in page.one("main").text

    def marks(shown: Page) -> list[Element]:
        return [e for e in shown.all("span") if "mark" in _classes(e)]

    assert not marks(page)
    assert marks(read("/en/learn/memory/1"))
