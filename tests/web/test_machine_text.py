"""Names that are for the machine, "color-0-g" or "status: reached", are read in a report alone."""

import re
from collections.abc import Iterator

import pytest
from flask.testing import FlaskClient

from tests.web.conftest import Read
from tests.web.page import Element, Page
from tutor.clubs.items import Item
from tutor.clubs.plan import Plan
from tutor.core.scenario import Scenario
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.library import find
from tutor.web.app import create_app
from tutor.web.offline.writer import app_for_export
from tutor.web.shell.languages import LANGUAGES

TAGS = [language.tag for language in LANGUAGES]
READ_ALOUD = ("alt", "aria-label", "aria-description", "content", "placeholder", "title")
"""Attributes that people hear or see."""

MACHINE = re.compile(
    r"\b(?:play|discard|color|rank|both|two|card|player|identity|points|tokens)-\d"
    r"|\bidentity-[rygbwkm]|\b(?:line|status|viewer|question|chosen): ?[a-z\[{-]"
)


def read_by_people(element: Element) -> Iterator[str]:
    """Yield the text and the attributes that people read, but for the text of a report."""
    if "report" in element.attributes.get("class", "").split():
        return
    yield " ".join(element.own)
    said = (text for name, text in element.attributes.items() if name in READ_ALOUD)
    yield from (text for text in said if not text.startswith("http"))
    if element.tag not in ("script", "style"):
        for child in element.children:
            yield from read_by_people(child)


def machine_text(page: Page) -> list[str]:
    """Return the names for the machine that a page shows its readers."""
    return MACHINE.findall("\n".join(read_by_people(page.one("html"))))


def answers_to(theme: str) -> Iterator[str]:
    """Yield queries of answered pages: one that is shown, and one that chose the first option."""
    entry = find(f"{theme}-002")
    yield "show=1"
    yield f"answer={THEMES[theme].options(entry.puzzle)[0]}"
    if isinstance(THEMES[theme], Scenario):
        yield "show=1&seat=1"


@pytest.mark.parametrize(("place", "theme"), [*enumerate(THEMES)])
def test_only_the_report_has_names_for_the_machine(read: Read, place: int, theme: str) -> None:
    """It is folded up, and says what it is for; the rest of the page is for people."""
    tag = TAGS[place % len(TAGS)]
    for query in answers_to(theme):
        page = read(f"/{tag}/puzzles/{theme}-002?{query}")
        assert machine_text(page) == []
        for report in page.all("details", class_="report"):
            assert "open" not in report.attributes
            assert report.inside("summary")[0].text
            assert MACHINE.search(report.inside("textarea")[0].text)


def test_a_report_is_offered_on_the_page_of_an_answer(read: Read) -> None:
    """Of a question as of a puzzle of several turns, and in no frame."""
    for name in ("save-002", "survive-002"):
        assert len(read(f"/en/puzzles/{name}?show=1").all("details", class_="report")) == 1
        assert not read(f"/en/embed/puzzles/{name}?show=1").all("details", class_="report")


@pytest.mark.parametrize("part", ["puzzles", "answers"])
def test_no_sheet_has_names_for_the_machine(read: Read, part: str) -> None:
    """Nobody can unfold paper."""
    plan = Plan("Lantern Club", tuple(Item(f"{theme}-030") for theme in THEMES), ("en", "ja"))
    page = read(f"/en/clubs/{plan}/sheet?parts={part}")
    assert machine_text(page) == []
    assert not page.all("details", class_="report")


@pytest.fixture(scope="module")
def exported() -> FlaskClient:
    """A reader of the site that copies are made of."""
    return app_for_export(create_app).test_client()


@pytest.mark.parametrize("name", ["save-002", "survive-002", "knowledge-002"])
def test_no_copy_has_names_for_the_machine(exported: FlaskClient, name: str) -> None:
    for query in ("", "?show=1"):
        response = exported.get(f"/ja/puzzles/{name}{query}")
        assert response.status_code == 200
        assert machine_text(Page(response.text)) == []
