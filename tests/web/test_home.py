"""The home page says what this is and starts the first puzzle."""

import pytest

from tests.web.conftest import Read
from tutor.web.i18n import LANGUAGES


@pytest.mark.parametrize("tag", [language.tag for language in LANGUAGES])
def test_home_asks_the_first_puzzle(read: Read, tag: str) -> None:
    """The form holds the cards that the whole puzzle asks about, and goes to its address."""
    address = f"/{tag}/puzzles/endless/base/point-out/1/1"
    page = read(f"/{tag}/")
    assert page.one("form")["action"] == f"{address}#result"
    assert address in [e["href"] for e in page.all("a")]
    cards = [(e["name"], e["value"]) for e in page.all("input")]
    asked = [(e["name"], e["value"]) for e in read(address).all("input")]
    assert cards == [choice for choice in asked if choice[1].startswith("card-")]
    assert page.one("button")["name"] == read(address).one("button")["name"]


def test_home_leads_everywhere(read: Read) -> None:
    """Rules, puzzles and each language are one tap away."""
    addresses = {e["href"] for e in read("/en/").all("a")}
    assert {"/en/rules/", "/en/puzzles/", "/ja/", "/zh-Hant/", "/zh-Hans/", "/ru/"} <= addresses


def test_the_footer_names_the_author_of_the_game(read: Read) -> None:
    """Whose game it is, that no publisher is behind this site, and the licences."""
    footer = read("/en/").one("footer").text
    assert "Antoine Bauza" in footer
    assert "not affiliated with any publisher" in footer
    assert "MIT" in footer
    assert "CC BY-SA 4.0" in footer
