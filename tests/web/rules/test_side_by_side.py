"""Rules in two languages side by side."""

import pytest

from tests.web.conftest import Read
from tests.web.page import Element
from tutor.core.rulebook import ItemList
from tutor.games.hanabi.rulebook import RULES
from tutor.web.shell.languages import LANGUAGES

PAGES = ("/rules/", "/rules/goal", "/glossary/")


def languages_of(pair: Element) -> list[str | None]:
    """Return the language of each half of a pair, None for that of the page."""
    return [e.attributes.get("lang") for e in pair.children]


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("second", [each.tag for each in LANGUAGES if each.tag != "en"])
def test_halves_say_their_language(read: Read, page: str, second: str) -> None:
    """Each paragraph has its translation beside it, marked for fonts and screen readers."""
    pairs = read(f"/en{page}?with={second}").all("div", class_="pair")
    assert pairs
    assert {tuple(languages_of(pair)) for pair in pairs} == {(None, second)}


def test_paragraphs_stay_level(read: Read) -> None:
    """A rule has a pair for each paragraph and each list, in the words of both languages."""
    pairs = read("/en/rules/turn?with=ru").all("div", class_="pair")
    rule = RULES["turn"]
    assert len(pairs) >= len(rule.paragraphs)
    alone = read("/ru/rules/turn?box=en").one("article")
    for pair, part in zip(pairs, rule.paragraphs, strict=False):
        left, right = pair.children
        assert left.tag == right.tag == ("ul" if isinstance(part, ItemList) else "p")
        assert right.text in alone.text
        assert left.text != right.text


def test_links_of_both_halves_stay_in_view(read: Read) -> None:
    """A link in the second language leads to the same pair of languages."""
    pairs = read("/en/rules/turn?with=ru").all("div", class_="pair")
    links = [[e["href"] for e in half.inside("a")] for pair in pairs for half in pair.children]
    assert links[::2] == links[1::2]
    assert {link[-8:] for half in links for link in half} == {"?with=ru"}


@pytest.mark.parametrize("page", PAGES)
def test_every_other_language_can_stand_beside(read: Read, page: str) -> None:
    """The picker names the others in their own words, and the way back to one."""
    picker = read(f"/ja{page}?with=ru").one("nav", class_="side-by-side")
    found = [(e.attributes.get("lang"), e["href"].partition("?")[2]) for e in picker.inside("a")]
    others = [each.tag for each in LANGUAGES if each.tag != "ja"]
    assert found == [(None, ""), *((tag, f"with={tag}") for tag in others)]
    current = [e["lang"] for e in picker.inside("a") if "aria-current" in e.attributes]
    assert current == ["ru"]


def test_one_language_has_no_pairs(read: Read) -> None:
    """Without a second language nothing is doubled."""
    assert not read("/en/rules/").all("div", class_="pair")
