"""The page of an answered puzzle: its verdict, its table, and the way on."""

from collections import Counter
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.support.pages import late
from tests.web.conftest import Read
from tests.web.page import Element, Page
from tests.web.puzzling import (
    every_kind,
    every_theme,
    every_theme_at_its_top,
    inputs,
    puzzle_of,
    result,
    right_options,
    url,
    wrong_options,
)
from tutor.core.puzzle import NONE
from tutor.games.hanabi.knowledge import View, deduce
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.rulebook import RULES
from tutor.web.shell.languages import LANGUAGES


def own_hand(shown: Page) -> Element:
    """Return the viewer's hand as it is drawn."""
    return next(e for e in shown.elements if "own" in e.attributes.get("class", "").split())


@every_theme_at_its_top
def test_the_answered_table_shows_no_own_card(read: Read, theme: str, level: int) -> None:
    """What lies in one's own hand is still hidden, whatever the answer was."""
    for option in THEMES[theme].options(puzzle_of(theme, level))[::4]:
        hand = own_hand(read(url(theme, level, 1, option)))
        arts = [e for e in hand.inside("span") if "art" in e.attributes.get("class", "").split()]
        assert all("back" in art["class"].split() for art in arts)


# The answer


def marks(shown: Page) -> Counter[str]:
    """Return how often each mark is drawn on the table and beside it."""
    ticks = [set(e["class"].split()) - {"tick"} for e in shown.all("span", class_="tick")]
    return Counter(mark for classes in ticks for mark in classes)


@every_kind
def test_the_right_answer_is_right(read: Read, theme: str, level: int) -> None:
    """The result says so first, its picks are marked, and nothing can be chosen any more."""
    right = right_options(theme, level)
    shown = read(url(theme, level, 1, *right))
    section = shown.one("section", id="result")
    assert section["class"].split() == ["result", "right"]
    assert section["tabindex"] == "-1"
    assert shown.one("h2", id=section["aria-labelledby"]).text in result(shown)
    assert shown.one("title").text.startswith(shown.one("h2", id="verdict").text)
    assert section["data-done"] == f"puzzle 1/base/{theme}/{level}/1"
    assert section["data-right"] == "yes"
    assert marks(shown)["right"] == len(right)
    assert not marks(shown).keys() & {"wrong", "missed"}
    rules = [link["href"].rpartition("/")[2] for link in shown.all("a", class_="because")]
    assert rules
    assert set(rules) <= set(RULES)
    assert not inputs(shown)


@every_kind
def test_a_wrong_answer_is_told_why(read: Read, theme: str, level: int) -> None:
    """The pick is marked, what was missed as well, and the reason is heard once."""
    [wrong, *_] = wrong_options(theme, level)
    shown = read(url(theme, level, 1, wrong))
    section = shown.one("section", id="result")
    assert section["class"].split() == ["result", "wrong"]
    assert section["data-right"] == "no"
    assert marks(shown)["wrong"] == 1
    assert theme == "try-it" or marks(shown)["missed"]
    assert shown.one("div", id="verdict-why").text


def test_every_wrong_pick_is_marked(read: Read) -> None:
    """Both of two wrong cards get a cross, and the reason is given once."""
    right, wrong = right_options("point-out", 1, 2), wrong_options("point-out", 1, 2)
    assert len(right) == 2
    shown = read(url("point-out", 1, 2, right[0], *wrong[:2]))
    assert marks(shown) == Counter({"right": 1, "wrong": 2, "missed": 1})
    assert len(shown.one("div", id="verdict-why").inside("p")) == 1


def test_an_answer_that_is_partly_right_has_a_verdict_of_its_own(read: Read) -> None:
    """What was chosen is right, what is missing is marked, and it counts as missed."""
    [one, _] = right_options("point-out", 1, 2)
    shown = read(url("point-out", 1, 2, one))
    section = shown.one("section", id="result")
    assert section["class"].split() == ["result", "partly"]
    assert section["data-right"] == "no"
    assert marks(shown) == Counter({"right": 1, "missed": 1})


@pytest.mark.parametrize("theme", ["point-out", "allowed"])
def test_none_of_these_is_answered_too(read: Read, theme: str) -> None:
    """“None of these” can be marked wrong like any option."""
    shown = read(url(theme, 1, 1, NONE))
    assert shown.one("section", id="result")["class"].split() == ["result", "wrong"]
    assert marks(shown)["wrong"] == 1


def test_another_right_answer_is_right_as_well(read: Read) -> None:
    """Where one answer is asked for and several are right, the others are not called missed."""
    shown = read(url("odds", 1, 1, *right_options("odds", 1, 1)))
    assert marks(shown)["right"] == 1
    assert marks(shown)["also"]
    assert not marks(shown)["missed"]


def test_the_answer_can_be_asked_for(read: Read) -> None:
    """It is told without a verdict on anybody, and counts as not solved."""
    shown = read(url("knowledge", 2, 1, show="1"))
    section = shown.one("section", id="result")
    assert section["class"].split() == ["result", "shown"]
    assert section["data-right"] == "no"
    assert marks(shown) == Counter({"right": len(right_options("knowledge", 2))})


@every_theme_at_its_top
def test_the_question_is_seen_with_the_verdict(read: Read, theme: str, level: int) -> None:
    """First the verdict, then the prompt and its table; what else there is to say is folded."""
    shown = read(url(theme, level, 1, *wrong_options(theme, level)[:1]))
    names = ("result", "goal", "table", "why")
    order = [
        name
        for element in shown.one("div", class_="answered").walk()
        for name in element.attributes.get("class", "").split()
        if name in names
    ]
    assert list(dict.fromkeys(order)) == list(names)
    assert shown.one("p", class_="goal").text == read(url(theme, level)).one("p", id="goal").text
    assert not [e for e in shown.all("details") if "open" in e.attributes]


# What each player knows


@pytest.mark.parametrize("theme", ["make-playable", "knowledge", "outcome"])
def test_every_seat_can_be_looked_from(read: Read, theme: str) -> None:
    """The hand at that seat is hidden, and what it could be is counted, slot by slot."""
    chosen = right_options(theme)
    puzzle = puzzle_of(theme)
    links = read(url(theme, 1, 1, *chosen)).one("nav", class_="seats").inside("a")
    assert len(links) == puzzle.position.players
    for seat, link in enumerate(links):
        shown = read(link["href"].partition("#")[0])
        known = deduce(View.of(puzzle.position, seat))
        told = shown.one("section", class_="empathy")
        counts = {len(by_card) for by_card in known.worlds_by_card}
        titles = [title.text for title in told.inside("dt")]
        assert {int(title.split(": ")[1].split()[0]) for title in titles} == counts
        assert own_hand(shown).text.startswith(("Ann", "Bob", "Cat", "Dan", "Eve")[seat])
        assert result(shown) == result(read(url(theme, 1, 1, *chosen)))


def test_no_seat_can_be_looked_from_before_the_answer(read: Read) -> None:
    """The page stays what it is: nobody else's eyes before the answer."""
    assert (
        read(url("knowledge", seat="0")).one("main").text == read(url("knowledge")).one("main").text
    )


# Where the page leads


@every_theme
def test_an_answered_puzzle_links_to_the_next_ones(read: Read, theme: str) -> None:
    """The next puzzle, one like it, the same again, harder, and a link without the answer."""
    levels = sorted(THEMES[theme].aims)
    shown = read(url(theme, levels[0], 1, right_options(theme, levels[0])[0]))
    links = {link.text: link["href"] for link in shown.all("a")}
    assert links["Another of this kind"] == url(theme, levels[0], 2)
    assert f"/{theme}/" not in links["Next puzzle"]
    assert links["Try again"] == links["Link to this puzzle, without your answer"]
    assert links["Try again"] == url(theme, levels[0])
    assert links["Next level"] == url(theme, levels[1])
    last = read(url(theme, levels[-1], 1, right_options(theme, levels[-1])[0]))
    assert "Next level" not in {link.text for link in last.all("a")}


@pytest.mark.parametrize("theme", ["point-out", "knowledge", "try-it"])
def test_the_answer_stays_when_the_language_changes(read: Read, theme: str) -> None:
    """The picker leads to the same answered page, where everything is said as well."""
    path = url(theme, 1, 1, wrong_options(theme)[0])
    english = marks(read(path))
    for language in LANGUAGES:
        other = path.replace("/en/", f"/{language.tag}/")
        assert other in {link["href"] for link in read(path).all("a")}
        assert marks(read(other)) == english


@pytest.mark.parametrize("theme", ["point-out", "knowledge", "try-it"])
def test_the_position_itself_can_be_shared(read: Read, theme: str) -> None:
    """The link on an answered page leads to the same puzzle, by its position."""
    puzzle = puzzle_of(theme)
    shown = read(url(theme, 1, 1, wrong_options(theme)[0]))
    [link] = [a["href"] for a in shown.all("a") if a.text == "Link to this position"]
    assert parse_qs(urlsplit(link).query)["position"] == [str(puzzle.position)]
    assert str(puzzle.position) not in read(url(theme)).one("main").text
    other = read(link)
    assert other.one("p", class_="goal").text == read(url(theme)).one("p", class_="goal").text
    assert [f["value"] for f in inputs(other)] == [f["value"] for f in inputs(read(url(theme)))]


def test_something_wrong_can_be_reported(read: Read) -> None:
    """A text to copy, with the puzzle's name, its position, and what was held right."""
    puzzle = puzzle_of("knowledge", 2)
    shown = read(url("knowledge", 2, 1, "identity-r1"))
    report = shown.one("textarea")
    assert "readonly" in report.attributes
    for part in (
        "puzzle: 1/base/knowledge/2/1",
        f"position: {puzzle.position}",
        f"viewer: {puzzle.viewer}",
        "chosen: identity-r1",
        f"right: {' '.join(right_options('knowledge', 2))}",
    ):
        assert part in report.text
    assert not read(url("knowledge", 2)).all("textarea")


def test_the_word_of_the_question_is_explained_again_where_the_reason_rests_on_it(
    read: Read,
) -> None:
    """What is critical, trash or a layout; not what the reason says itself."""
    meanings = {"save-008": "Critical:", "critical-004": "Critical:", "last-turns-001": "Layout:"}
    for name, meaning in meanings.items():
        shown = read(f"/en/puzzles/{name}?show=1")
        assert shown.one("p", class_="meaning").text.startswith(meaning)
    assert not read("/en/puzzles/make-playable-004?show=1").all("p", class_="meaning")


def test_a_wrong_answer_in_the_last_turns_is_not_contradicted(read: Read) -> None:
    """It never gets there; how the best action does follows."""
    shown = read("/en/puzzles/last-turns-001?answer=rank-2-1")
    assert "The clue “1” to Cat always falls short" in result(shown)
    assert "always works" in result(shown)
    [line] = [each.text for each in shown.all("details", class_="explain")]
    assert "This is one way to get there." in line


@pytest.mark.parametrize("theme", ["last-round", "odds", "safe-discard", "safe-play"])
def test_what_has_been_proved_is_not_said_of_each_option_again(read: Read, theme: str) -> None:
    """The head names cards or players, a fact proves it: the fold has no line for each of them."""
    shown = read(f"/en{late(theme)[1]}")
    assert shown.one("section", id="result")["class"].split()[1] in ("wrong", "partly")
    for fold in shown.all("details", class_="explain"):
        assert not fold.inside("b")
