"""The rules: all on one page, each on its own."""

import pytest

from tests.web.conftest import Read
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.rulebook import BOXES, FAQ, RULES, TableSetup, number, rulebook

ORDER = list(RULES)
SECTIONS = rulebook(TableSetup(BOXES["en"], Ruleset())).sections


def test_the_book_has_every_rule_in_order(read: Read) -> None:
    """Each rule is an anchor named by its id, with its number and a link to its own page."""
    page = read("/en/rules/")
    assert [e["id"] for e in page.all("article")] == ORDER
    assert [(e["href"], e.text) for e in page.all("a", class_="permalink")] == [
        (f"/en/rules/{rule}", number(rule)) for rule in ORDER
    ]


def test_every_chapter_is_folded_and_one_tap_opens_it(read: Read) -> None:
    """Its title is what is tapped, and all of its rules are within."""
    page = read("/en/rules/")
    chapters = [e for e in page.all("details", class_="folded") if "id" in e.attributes]
    assert [e["id"] for e in chapters] == [f"section-{section.id}" for section in SECTIONS]
    assert not [e for e in chapters if "open" in e.attributes]
    for chapter, section in zip(chapters, SECTIONS, strict=True):
        assert [e["id"] for e in chapter.inside("article")] == [rule.id for rule in section.rules]


def test_questions_stand_on_the_page_with_their_answers(read: Read) -> None:
    """Those asked most, and a way to the page of all; each leads to the rule that says more."""
    page = read("/en/rules/")
    asked = page.one("ul", class_="questions").inside("a")
    assert "Can I pass? No, you must take an action." in [e.text for e in asked]
    assert [e["href"] for e in page.all("a") if e.text == "More questions"] == ["/en/rules/find"]
    every = read("/en/rules/find").one("ul", class_="questions").inside("a")
    assert sorted(e["href"] for e in every) == sorted(f"/en/rules/{each.rule}" for each in FAQ)
    assert {e.text for e in asked} < {e.text for e in every}


@pytest.mark.parametrize("rule", ORDER)
def test_a_rule_has_a_page(read: Read, rule: str) -> None:
    """Number and title, its neighbours in order, and the way back to its place in the book."""
    page = read(f"/en/rules/{rule}")
    place = ORDER.index(rule)
    assert page.one("h1").text.startswith(f"{number(rule)} ")
    assert page.one("title").text.startswith(f"{number(rule)} ")
    links = [e["href"] for e in page.all("a")]
    assert f"/en/rules/#{rule}" in links
    steps = [(e["rel"], e["href"]) for e in page.all("a", class_="step")]
    before = [("prev", f"/en/rules/{ORDER[place - 1]}")] if place else []
    after = [("next", f"/en/rules/{ORDER[place + 1]}")] if place + 1 < len(ORDER) else []
    assert steps == before + after


def test_descriptions_differ(read: Read) -> None:
    """Search results and link previews tell the rules apart."""
    described = [
        read(f"/en/rules/{rule}").one("meta", name="description")["content"] for rule in ORDER
    ]
    assert len(set(described)) == len(ORDER)


def test_a_picture_stands_with_its_rule(read: Read) -> None:
    """A rule that has a picture shows it on its page, and none shows another's."""
    for rule in ORDER:
        assert len(read(f"/en/rules/{rule}").all("figure")) == (RULES[rule].figure is not None)
