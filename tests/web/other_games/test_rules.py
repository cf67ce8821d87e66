"""Rules of another game: its book, the search, the print, its words."""

import pytest

from tests.web.other_games import BELOW, Visit, links_in
from tests.web.page import Page


def test_rules_refer_to_each_other_and_to_puzzles(visit: Visit) -> None:
    """A rule has its number, its picture, puzzles that train it and the lesson that teaches it."""
    page = Page(visit("/rules/ttt-row"))
    assert "1.2" in page.one("h1").text
    assert len(page.all("figure")) == 1
    links = {link["href"] for link in page.all("a")}
    assert f"/en{BELOW}/learn/ttt-first/1" in links
    assert any(f"/en{BELOW}/puzzles/" in each for each in links if "ttt-" in each)


def test_the_book_has_all_rules(visit: Visit) -> None:
    """Under a title of the game's own."""
    page = Page(visit("/rules/"))
    assert page.one("h1").text == "The rules of tic-tac-toe"
    assert [each["id"] for each in page.all("article")] == ["ttt-turn", "ttt-row"]


@pytest.mark.parametrize(("tag", "asked"), [("en", "three"), ("ja", "三つ"), ("ru", "три")])
def test_a_rule_is_found_in_the_readers_language(visit: Visit, tag: str, asked: str) -> None:
    """By its own words, and nothing of another game's rules."""
    page = Page(visit(f"/rules/find?q={asked}", tag))
    found = [each["href"] for each in page.one("ol", class_="results").inside("a")]
    assert found[0] == f"/{tag}{BELOW}/rules/ttt-row"
    assert all(each.startswith(f"/{tag}{BELOW}/rules/ttt-") for each in found)
    assert page.one("form", class_="find")["action"] == f"/{tag}{BELOW}/rules/find"


def test_a_rule_is_found_by_words_that_no_page_says(visit: Visit) -> None:
    """The game brings what readers type for its rules."""
    results = Page(visit("/rules/find?q=noughts")).one("ol", class_="results")
    assert [each["href"] for each in results.inside("a")] == [f"/en{BELOW}/rules/ttt-row"]


def test_a_reader_without_a_question_is_offered_some(visit: Visit) -> None:
    """Those that the game names, with their answers."""
    asked = Page(visit("/rules/find")).one("ul", class_="questions")
    assert asked.text == "Who begins, X or O? X does."


def test_a_rule_has_what_the_game_puts_beside_it(visit: Visit) -> None:
    """Its questions, the words that it uses, and a part drawn from a template of the game."""
    first, second = (Page(visit(f"/rules/{rule}")) for rule in ("ttt-turn", "ttt-row"))
    assert first.one("section", class_="questions")
    assert second.one("p", class_="words-used")
    assert not second.all("section", class_="questions")
    assert [len(page.all("div", class_="empty-grid")) for page in (first, second)] == [1, 0]


def test_a_term_is_explained(visit: Visit) -> None:
    """In the glossary, to which the book leads."""
    assert Page(visit("/glossary/")).one("article", class_="term")["id"] == "ttt-row"
    assert f"/en{BELOW}/glossary/" in links_in(Page(visit("/rules/")))


def test_a_rule_stands_beside_another_language(visit: Visit) -> None:
    """What is in the second one says so."""
    page = Page(visit("/rules/ttt-row?with=ja", "ru"))
    assert any("三つ" in each.text for each in page.all("p", lang="ja"))


def test_the_print_has_all_rules(visit: Visit) -> None:
    """A game without a shorter text prints its rules, in several languages if that is asked."""
    sheet = Page(visit("/rules/print?langs=en,ja")).one("div", class_="languages-2")
    titles = ["Turns", "手番", "Three in a row wins", "三つ並べたら勝ち"]
    assert [each.text for each in sheet.inside("h2")] == titles
