"""The home page says what this is and starts the first lesson."""

import pytest

from tests.web.conftest import Read
from tests.web.page import Element
from tests.web.puzzling import hidden_fields, inputs
from tutor.games.hanabi.lessons import LESSONS
from tutor.web.shell.languages import LANGUAGES


def values(fields: list[Element]) -> list[tuple[str, str]]:
    """Return the fields by name and value."""
    return [(field["name"], field["value"]) for field in fields]


@pytest.mark.parametrize("tag", [language.tag for language in LANGUAGES])
def test_home_asks_the_first_step_of_the_first_lesson(read: Read, tag: str) -> None:
    """Whoever answers is in the lesson: the form has its options and goes to its address."""
    address = f"/{tag}/learn/{next(iter(LESSONS))}/1"
    page = read(f"/{tag}/")
    assert page.one("form", aria_labelledby="goal")["action"] == f"{address}#result"
    asked = hidden_fields(read(address)) + values(inputs(read(address)))
    assert hidden_fields(page) + values(inputs(page)) == asked
    assert page.one("button")["name"] == read(address).all("button")[0]["name"]


def test_home_follows_the_table(read: Read) -> None:
    """The rules in the address go along with the answer."""
    page = read("/en/?rules=fuses-1")
    assert {"name": "rules", "value": "fuses-1"}.items() <= page.one(
        "input", name="rules"
    ).attributes.items()


def test_home_leads_everywhere(read: Read) -> None:
    """Lessons, rules, puzzles and each language are one tap away."""
    addresses = {e["href"] for e in read("/en/").all("a")}
    assert {
        "/en/learn/",
        "/en/rules/",
        "/en/puzzles/",
        "/ja/",
        "/zh-Hant/",
        "/zh-Hans/",
        "/ru/",
    } <= addresses


def test_the_footer_names_the_author_of_the_game(read: Read) -> None:
    """Whose game it is, that no publisher is behind this site, and the licences."""
    footer = read("/en/").one("footer").text
    assert "Antoine Bauza" in footer
    assert "isn’t affiliated with any publisher" in footer
    assert "MIT" in footer
    assert "CC BY-SA 4.0" in footer
