"""Lessons and puzzles of another game: judged by its engine, shown by its presentation."""

import re
from html import unescape

import pytest
from flask.testing import FlaskClient

from tests.tictactoe.puzzles import LIBRARY, THEMES
from tests.web.other_games import BELOW, Visit, result
from tests.web.page import Page
from tutor.core.puzzle import answer
from tutor.web.shell.text import say_plain


def test_a_lesson_is_taken_step_by_step(visit: Visit) -> None:
    """Every answer leads on, right or wrong."""
    first = visit("/learn/ttt-first/1?answer=c1")
    assert result(first) == "right"
    assert f'href="/en{BELOW}/learn/ttt-first/2"' in first
    wrong = visit("/learn/ttt-first/2?answer=b3&answer=c2&answer=c1")
    assert result(wrong) == "partly"
    assert f'href="/en{BELOW}/learn/ttt-first/done"' in wrong
    right = visit("/learn/ttt-first/2?answer=c1&answer=c2&answer=b3")
    assert result(right) == "right"
    assert f'href="/en{BELOW}/learn/ttt-first/done"' in right
    assert Page(visit("/learn/ttt-first/done")).one("section", class_="lesson-done")


@pytest.mark.parametrize("name", LIBRARY)
def test_a_puzzle_is_judged_by_its_engine(visit: Visit, name: str) -> None:
    """Its solution is right, each single wrong option is wrong, and it can be shown."""
    entry = LIBRARY[name]
    given = answer(THEMES[entry.theme], entry.puzzle, ())
    fields = "&".join(f"answer={option}" for option in given.solution)
    assert result(visit(f"/puzzles/{name}?{fields}")) == "right"
    for verdict in given.verdicts:
        if not verdict.correct:
            assert result(visit(f"/puzzles/{name}?answer={verdict.option}")) == "wrong"
    assert result(visit(f"/puzzles/{name}?show=1")) == "shown"


@pytest.mark.usefixtures("in_game")
@pytest.mark.parametrize("name", LIBRARY)
def test_the_answer_is_not_on_the_page_before(visit: Visit, name: str) -> None:
    """No verdict is in the markup, and options stand in the order of the grid."""
    entry = LIBRARY[name]
    theme = THEMES[entry.theme]
    html = unescape(visit(f"/puzzles/{name}") + visit(f"/embed/puzzles/{name}"))
    for verdict in answer(theme, entry.puzzle, ()).verdicts:
        assert say_plain(verdict.consequence) not in html
    # "kept missed" is the mark that a device puts at a puzzle that it remembers as missed.
    assert not re.search(r'class="(?!kept )[^"]*\b(right|wrong|missed)\b', html)
    field = "option" if name.startswith("ttt-order") else "input"
    values = [each["value"] for each in Page(visit(f"/puzzles/{name}")).all(field)]
    shown = tuple(dict.fromkeys(value for value in values if re.fullmatch("[abc][123]", value)))
    assert shown == theme.options(entry.puzzle)


def test_an_order_has_a_field_for_each_place(visit: Visit) -> None:
    """What was chosen stays chosen when a hint is asked for; open places are left out."""
    page = Page(visit("/puzzles/ttt-order-001?answer=c2&answer=&answer=a2&hint=1"))
    chosen = [
        [each["value"] for each in field.inside("option") if "selected" in each.attributes]
        for field in page.all("select", name="answer")
    ]
    assert chosen == [["c2"], ["a2"], [], []]


def test_an_order_may_leave_places_open(visit: Visit) -> None:
    """A form sends all its fields; the address without the empty ones is the same answer."""
    whole = visit("/puzzles/ttt-order-001?answer=a2&answer=c2&answer=b3")
    assert result(whole) == "right"
    assert result(visit("/puzzles/ttt-order-001?answer=a2&answer=c2&answer=b3&answer=")) == "right"


def test_an_answer_in_two_places_is_told(visit: Visit) -> None:
    """The form allows it, so that it is no forgery: the puzzle comes back with a word on it."""
    page = Page(visit("/puzzles/ttt-order-001?answer=a2&answer=a2"))
    assert "two places" in page.one("p", id="result").text


def test_an_order_can_be_typed(reader: FlaskClient) -> None:
    """By the places in the list, in the order meant."""
    response = reader.get(f"/en{BELOW}/puzzles/ttt-order-001?typed=4+2")
    assert response.status_code == 302
    target = f"/en{BELOW}/puzzles/ttt-order-001?answer=b3&answer=a2#result"
    assert response.headers["Location"] == target


def test_endless_puzzles_go_on_and_up(visit: Visit) -> None:
    """To the next seed, and to the next level as long as there is one."""
    html = visit("/puzzles/endless/classic/ttt-win/1/7?show=1")
    assert f"/en{BELOW}/puzzles/endless/classic/ttt-win/1/8" in html
    assert f"/en{BELOW}/puzzles/endless/classic/ttt-win/2/1" in html
    top = visit("/puzzles/endless/classic/ttt-win/2/7?show=1")
    assert "/ttt-win/3/" not in top


def test_a_puzzle_of_the_day_is_offered_only_where_there_is_one(visit: Visit) -> None:
    """Neither in the list nor anywhere in the page."""
    assert "daily" not in visit("/puzzles/")


def test_progress_counts_what_is_the_games(visit: Visit) -> None:
    """Its lessons and themes are named, and its days have a name of their own."""
    page = Page(visit("/progress/"))
    [tally] = [e for e in page.elements if "data-tally" in e.attributes]
    assert tally["data-tally"].split() == ["ttt-first"]
    themes = [e["data-theme"] for e in page.elements if "data-theme" in e.attributes]
    assert themes == [*THEMES]
    assert page.one("article")["data-days"] == "ttt-days"
    [practice] = [e for e in page.elements if "data-practice" in e.attributes]
    assert practice["data-endless"] == f"/en{BELOW}/puzzles/endless/NAME"
