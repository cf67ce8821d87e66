"""The page of one's own progress, as the server makes it: whole without any script."""

import re

import pytest

from tests.web.conftest import Read
from tutor.games.hanabi.lessons import LESSONS
from tutor.games.hanabi.puzzles import THEMES
from tutor.web.shell.languages import LANGUAGES
from tutor.web.shell.static_files import bundle

SCRIPT = "progress.js"

every_language = pytest.mark.parametrize("tag", [language.tag for language in LANGUAGES])


@every_language
def test_every_figure_is_open_until_it_is_known(read: Read, tag: str) -> None:
    """All themes are named, and rows without anything in them are hidden; strength comes first."""
    page = read(f"/{tag}/progress/")
    figures = [e["data-figure"] for e in page.elements if "data-figure" in e.attributes]
    assert figures == [
        *("level hanabi", "solved"),
        *(f"level {theme}" for theme in THEMES),
        *("days", "row"),
    ]
    assert {e.text for e in page.elements if "data-figure" in e.attributes} == {"–"}
    assert [e["data-theme"] for e in page.all("dt") if "data-theme" in e.attributes] == [*THEMES]
    [by_theme] = [e for e in page.all("dl") if "by-theme" in e["class"]]
    rows = by_theme.inside("div")
    assert all("hidden" in row.attributes for row in rows)
    [tally] = [e for e in page.elements if "data-tally" in e.attributes]
    assert tally["data-tally"].split() == [*LESSONS]


@every_language
@pytest.mark.parametrize("path", ["/progress/", "/learn/", "/puzzles/"])
def test_it_is_said_where_nothing_is_remembered(read: Read, tag: str, path: str) -> None:
    """For browsers without scripts in <noscript>, for those without storage in a hidden line."""
    page = read(f"/{tag}{path}")
    assert page.one("noscript").inside("p")[0].text
    [note] = [e for e in page.all("p") if "data-unstored" in e.attributes]
    assert "hidden" in note.attributes
    assert note.text
    assert f"/{tag}/progress/" in {e.attributes.get("href") for e in page.all("a")}


def test_what_needs_a_script_is_hidden_without_one(read: Read) -> None:
    """Export, import and forgetting lie in a part that the script shows."""
    page = read("/en/progress/")
    part = page.one("section", class_="carry")
    assert "hidden" in part.attributes
    controls = [e for tag in ("textarea", "form", "button") for e in part.inside(tag)]
    assert len(controls) == len(
        [e for e in page.elements if e.tag in ("textarea", "form", "button")]
    )
    assert {"data-export", "data-copy", "data-import", "data-forget"} <= {
        name for e in controls for name in e.attributes
    }


def test_every_word_of_the_script_is_in_the_page(read: Read) -> None:
    """What it says of each thing done there."""
    script = bundle(SCRIPT).decode()
    page = read("/en/progress/")
    status = page.one("p", role="status")
    said = set(re.findall(r'say\("([a-z]+)"\)', script))
    assert len(said) == 4
    assert all(status[f"data-{name}"] for name in said)


def test_addresses_of_puzzles_are_those_of_their_pages(read: Read) -> None:
    """With a name in its place, the address stands for that puzzle and keeps the reader's box."""
    page = read("/ja/progress/?box=ru")
    [practice] = [e for e in page.all("template") if "data-practice" in e.attributes]
    assert practice["data-endless"] == "/ja/puzzles/endless/NAME?box=ru"
