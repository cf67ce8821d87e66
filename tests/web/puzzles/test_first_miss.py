"""After a first miss: the question again, with what was chosen marked and a reason against it."""

import pytest

from tests.web.conftest import Read
from tests.web.page import Page
from tests.web.puzzling import (
    every_kind,
    hidden_fields,
    inputs,
    judged,
    puzzle_of,
    result,
    right_options,
    url,
    wrong_options,
)
from tutor.core.messages import Message
from tutor.core.puzzle import NONE, Answer, Choose, Reason, Verdict
from tutor.games.hanabi.puzzles import THEMES
from tutor.web.puzzles.options_attempt import first_miss
from tutor.web.shell.text import say_plain

ASKED_AGAIN = [name for name in THEMES if name != "try-it"]


def tried(theme: str, level: int, seed: int, *chosen: str, more: str = "") -> str:
    """Return the address of an answer that says that it is the first try."""
    address = url(theme, level, seed, *chosen)
    return f"{address}{'&' if '?' in address else '?'}{more}try=1"


def checked(shown: Page) -> list[str]:
    """Return what is marked in the form."""
    return [each["value"] for each in inputs(shown) if "checked" in each.attributes]


def is_asked_again(shown: Page) -> bool:
    """Return whether the page asks again: with fields for an answer, and without the solution."""
    return bool(inputs(shown)) and not shown.all("div", class_="answered")


@every_kind
def test_a_first_miss_asks_again(read: Read, theme: str, level: int) -> None:
    """The verdict, and the question with its marks and buttons as they were; then the last try."""
    [wrong, *_] = wrong_options(theme, level)
    shown = read(tried(theme, level, 1, wrong))
    assert is_asked_again(shown) == (theme in ASKED_AGAIN)
    if theme not in ASKED_AGAIN:
        return
    assert result(shown).startswith("Not quite")
    assert shown.one("title").text.startswith("Not quite – ")
    assert shown.one("section", id="result")["data-right"] == "no"
    assert checked(shown) == [wrong]
    assert hidden_fields(shown) == [("try", "2")]
    asked = read(url(theme, level))
    assert hidden_fields(asked) == [("try", "1")]
    buttons = [
        [(e["name"], e["value"]) for e in page.one("div", class_="controls").inside("button")]
        for page in (asked, shown)
    ]
    assert buttons[0] == buttons[1]


@pytest.mark.usefixtures("in_english")
@every_kind
def test_it_does_not_tell_what_is_right(read: Read, theme: str, level: int) -> None:
    """No wrong option says what is said of a right one, and none is called right or missed."""
    if theme not in ASKED_AGAIN:
        return
    puzzle = puzzle_of(theme, level)
    given = judged(theme, level)
    right = given.right_verdicts
    telling = {say_plain(verdict.consequence) for verdict in right}
    labels = {say_plain(THEMES[theme].label(puzzle, verdict.option)) for verdict in right}
    for wrong in wrong_options(theme, level)[:3]:
        told = result(read(tried(theme, level, 1, wrong)))
        assert not [text for text in (*telling, *labels) if text in told]
        assert "issed" not in told


def test_a_right_first_answer_is_not_asked_again(read: Read) -> None:
    """Nor does whoever asks for the answer, which is one tap away after a miss."""
    right = right_options("knowledge")
    plain = read(url("knowledge", 1, 1, *right))
    assert result(read(tried("knowledge", 1, 1, *right))) == result(plain)
    [wrong, *_] = wrong_options("knowledge")
    shown = read(tried("knowledge", 1, 1, wrong, more="show=1&"))
    assert result(shown).startswith("It could be any green card")
    links = read(tried("knowledge", 1, 1, wrong)).all("a")
    [way] = [link["href"] for link in links if link.text == "Show the answer"]
    assert way == url("knowledge", show="1") + "#result"


def test_what_is_missing_is_counted_and_not_named(read: Read) -> None:
    [right, _, _] = right_options("point-out", 1, 3)
    shown = read(tried("point-out", 1, 3, right))
    assert shown.one("h2", id="verdict").text == "Right so far, 2 more"
    assert not shown.all("p", id="verdict-why")
    assert not [e for e in shown.all("span", class_="tick") if "missed" in e["class"].split()]


def test_none_of_them_can_be_wrong(read: Read) -> None:
    """The reason says that one option is right."""
    shown = read(tried("critical", 1, 4, NONE))
    assert "At least one of these cards is critical." in result(shown)


def test_every_wrong_pick_gets_a_cross(read: Read) -> None:
    """All of them, not the first alone; what is right and chosen keeps its tick."""
    right, wrong = right_options("point-out", 1, 2), wrong_options("point-out", 1, 2)
    shown = read(tried("point-out", 1, 2, right[0], *wrong[:2]))
    ticks = [e["class"].split()[-1] for e in shown.all("span", class_="tick")]
    assert (ticks.count("wrong"), ticks.count("right")) == (2, 1)


def test_a_count_that_is_wrong_gets_a_cross(read: Read) -> None:
    """What has no tick of its own gets one with its mark, and words for it."""
    [wrong, *_] = wrong_options("score")
    shown = read(tried("score", 1, 1, wrong))
    [label] = [e for e in shown.all("label", class_="short") if "wrong" in e["class"].split()]
    assert label.text.endswith(" wrong")


def test_a_reason_that_tells_the_answer_is_not_said() -> None:
    """What is said of a right option too would tell which one that is."""
    same, other = Message("said.of.both"), Message("said.of.one")
    verdicts: tuple[Verdict[None], ...] = (
        Verdict("right", is_right=True, consequence=same, rule="turn"),
        Verdict("wrong", is_right=False, consequence=same, rule="turn"),
        Verdict("other", is_right=False, consequence=other, rule="goal"),
    )
    alone = first_miss(THEMES["save"], Answer(("wrong",), verdicts, Choose.ALL))
    both = first_miss(THEMES["save"], Answer(("wrong", "other"), verdicts, Choose.ALL))
    assert alone is not None
    assert alone.reason is None
    assert both is not None
    assert both.reason == Reason(other, ("goal",))
    assert both.pinned == "other"


def test_the_reason_stands_at_its_card(read: Read) -> None:
    """In its hand, pointing at it; heard once, in the verdict."""
    [wrong, *_] = wrong_options("critical", 3)
    slot = int(wrong.rpartition("-")[2])
    shown = read(tried("critical", 3, 1, wrong))
    [reason] = [e for e in shown.all("li") if e.attributes.get("class", "").startswith("reason")]
    [hand] = [each for each in shown.all("ul") if reason in each.children]
    *cards, last = hand.children
    assert last is reason
    assert reason["class"] == f"reason at-{slot + 1}"
    assert reason["aria-hidden"] == "true"
    [why] = [e for e in shown.elements if e.attributes.get("id") == "verdict-why"]
    [heard] = [
        e
        for e in (why, *why.walk())
        if "visually-hidden" in e.attributes.get("class", "").split() and reason.text in e.text
    ]
    assert why.text.count(reason.text) == 1
    assert heard.tag == "p"
    assert ["wrong" in card.children[0]["class"].split() for card in cards].index(True) == slot
