"""The page about using the site: what it says of the table and of typing is what they do."""

import pytest
from flask import Flask

from tests.web.conftest import Read
from tests.web.page import Page
from tutor.web.hanabi import pages
from tutor.web.hanabi.game_pages import HANABI
from tutor.web.puzzles.typed import read_typed
from tutor.web.shell.languages import LANGUAGES
from tutor.web.shell.settings import data_folder
from tutor.web.site.presentation import Label

every_language = pytest.mark.parametrize("tag", [language.tag for language in LANGUAGES])


def keys(page: Page, section: str) -> list[str]:
    """Return what stands on the keys of a section."""
    [found] = [each for each in page.all("section") if each["id"] == section]
    return [key.text for key in found.inside("kbd")]


def test_every_page_leads_there(read: Read) -> None:
    """The link is in the footer."""
    links = read("/ja/rules/goal").one("footer").inside("a")
    assert "/ja/using/" in [link["href"] for link in links]


def test_cards_are_said_as_at_the_table(read: Read) -> None:
    """A card that is seen with its owner, place, name and clues; an own one without its name."""
    [section] = [each for each in read("/en/using/").all("section") if each["id"] == "listening"]
    assert [each.text for each in section.inside("li")] == [
        "Bob, card 2 of 4: red 3; clued red; not 1",
        "Ann (you), card 1 of 4: hidden; clued 3",
    ]


@every_language
def test_what_is_to_be_typed_can_be_typed(app: Flask, tag: str) -> None:
    """Each example is read as what stands beside it, in its own language."""
    with app.test_request_context(f"/{tag}/using/"):
        page = Page(pages.using())
        *actions, cards = keys(page, "typing")
        for text, option in zip(actions, pages.TYPED, strict=True):
            assert understood(text, pages.TYPED, pages.action) == (option,)
        assert understood(cards, pages.SEVERAL, pages.card, several=True) == pages.SEVERAL


def test_no_letter_is_a_shortcut() -> None:
    """As the page says, on any page: no template gives a link or a button a key of its own."""
    templates = {
        path: path.read_text(encoding="utf-8") for path in data_folder("templates").rglob("*.html")
    }
    assert any("No letter is a shortcut" in text for text in templates.values())
    assert [path for path, text in templates.items() if "accesskey" in text] == []


def understood(
    text: str, options: tuple[str, ...], label: Label, *, several: bool = False
) -> tuple[str, ...]:
    """Return the options that a typed text means."""
    return read_typed(HANABI, text, options, label, several=several, numbered=False).options
