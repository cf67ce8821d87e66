"""The rules: all on one page, each on its own."""

import pytest

from tests.web.conftest import Read
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.rulebook import BOXES, RULES, Table, number, rulebook
from tutor.web.shell.languages import LANGUAGES

ORDER = list(RULES)
SECTIONS = rulebook(Table(BOXES["en"], Ruleset())).sections


def test_the_book_has_every_rule_in_order(read: Read) -> None:
    """Each rule is an anchor named by its id, with its number and a link to its own page."""
    page = read("/en/rules/")
    assert [e["id"] for e in page.all("article")] == ORDER
    assert [(e["href"], e.text) for e in page.all("a", class_="permalink")] == [
        (f"/en/rules/{rule}", number(rule)) for rule in ORDER
    ]


def test_the_contents_lead_to_every_section_and_rule(read: Read) -> None:
    """No entry of the table of contents leads nowhere, and nothing is left out."""
    page = read("/en/rules/")
    anchors = {f"#{e['id']}" for e in page.elements if "id" in e.attributes}
    contents = {e["href"] for e in page.all("a") if e["href"].startswith("#")} - {"#main"}
    assert contents == {f"#section-{s.id}" for s in SECTIONS} | {f"#{rule}" for rule in ORDER}
    assert contents <= anchors


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


@pytest.mark.parametrize("tag", [language.tag for language in LANGUAGES])
def test_no_link_between_rules_is_dead(read: Read, tag: str) -> None:
    """Every link of the book to a rule leads to one, in the same language."""
    links = {e["href"] for e in read(f"/{tag}/rules/").all("a", class_="rule")}
    assert links
    assert links <= {f"/{tag}/rules/{rule}" for rule in ORDER}


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
