"""The library: puzzles by name, their twins, and lists of them."""

from collections import Counter

import pytest
from flask.testing import FlaskClient

from tests.web.conftest import Read
from tests.web.page import Page
from tests.web.puzzling import hidden_fields, inputs, question_form
from tutor.core.library import Entry, listed_entries
from tutor.core.puzzle import answer_to
from tutor.core.scenario import Scenario
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.library import library
from tutor.games.hanabi.puzzles.twins import twin

SHELVES = list(Counter(entry.theme for entry in library().values()))

every_shelf = pytest.mark.parametrize("theme", SHELVES)


def first(theme: str, level: int | None = None) -> Entry:
    """Return the first puzzle of a theme in the library, of a level if one is named."""
    return next(
        entry
        for entry in library().values()
        if entry.theme == theme and level in (None, entry.level)
    )


def link_texts(shown: Page) -> dict[str, str]:
    """Return the addresses of the links by text."""
    return {link.text: link["href"] for link in shown.all("a")}


# By name


@every_shelf
def test_a_puzzle_has_its_name_and_its_address(read: Read, theme: str) -> None:
    """The trail leads to its shelf; an answer goes to the same address."""
    entry = first(theme)
    shown = read(f"/en/puzzles/{entry.id}")
    breadcrumbs = shown.one("ol", class_="trail").text
    assert breadcrumbs.endswith(f"Level {entry.level} {entry.number}")
    assert f"/en/puzzles/library/?theme={theme}" in {a["href"] for a in shown.all("a")}
    if not isinstance(THEMES[theme], Scenario):
        assert question_form(shown)["action"] == f"/en/puzzles/{entry.id}#result"
        options = THEMES[theme].options(entry.puzzle)
        assert Counter(field["value"] for field in inputs(shown)) == Counter(options)


@every_shelf
def test_a_puzzle_is_answered_and_leads_on(read: Read, theme: str) -> None:
    """It is remembered under its name, and the next one of its shelf comes after it."""
    entry, *others = listed_entries(library().values(), theme)
    if isinstance(THEMES[theme], Scenario):
        return
    given = answer_to(THEMES[theme], entry.puzzle, ())
    right = "&".join(f"answer={option}" for option in sorted(given.right_options))
    right = right if given.choose == "all" else right.partition("&")[0]
    shown = read(f"/en/puzzles/{entry.id}?{right}")
    result = shown.one("section", id="result")
    assert (result["data-done"], result["data-right"]) == (f"puzzle {entry.id}", "yes")
    following = f"/en/puzzles/{others[0].id}" if others else "/en/puzzles/endless/"
    assert link_texts(shown)["Another of this kind"].startswith(following)


def test_after_the_last_puzzle_the_endless_ones_go_on(read: Read) -> None:
    """There is always a next puzzle."""
    last = [entry for entry in library().values() if entry.theme == "allowed"][-1]
    shown = read(f"/en/puzzles/{last.id}?answer=none")
    rules = last.puzzle.position.ruleset
    following = f"/en/puzzles/endless/{rules}/allowed/{last.level}/1"
    assert link_texts(shown)["Another of this kind"] == following


def test_a_twin_is_another_table_with_the_same_question(read: Read) -> None:
    """Its number travels with the answer; its cards and seats are the twin's."""
    entry = first("point-out")
    shown = read(f"/en/puzzles/{entry.id}?twin=5")
    assert ("twin", "5") in hidden_fields(shown)
    options = THEMES["point-out"].options(twin(entry.puzzle, 5))
    assert [field["value"] for field in inputs(shown)] == list(options)
    answered = read(f"/en/puzzles/{entry.id}?twin=5&answer={options[0]}")
    assert link_texts(answered)["Try again"] == f"/en/puzzles/{entry.id}?twin=5"


@pytest.mark.parametrize(
    "path",
    [
        *("allowed-999", "allowed-1", "Allowed-001", "nonsense", "%00", "library/?theme=nonsense"),
        *(f"allowed-001?twin={number}" for number in ("24", "x", "-1", "00")),
    ],
)
def test_what_is_not_there(client: FlaskClient, path: str) -> None:
    """A page in the reader's language that says so."""
    response = client.get(f"/ja/puzzles/{path}")
    assert response.status_code == 404
    assert Page(response.text).one("html")["lang"] == "ja"


# Lists


def test_the_library_lies_among_the_kinds(client: FlaskClient) -> None:
    """Its own address leads to the page of all kinds for good, with the reader's box."""
    response = client.get("/en/puzzles/library/?box=ru")
    assert response.status_code == 301
    assert response.headers["Location"] == "/en/puzzles/?box=ru"


@every_shelf
def test_a_shelf_has_all_its_puzzles_by_level(read: Read, theme: str) -> None:
    """Each with a mark to be filled in, and with what it is played with."""
    shown = read(f"/en/puzzles/library/?theme={theme}")
    entries = listed_entries(library().values(), theme)
    marked = [link for link in shown.all("a") if "data-puzzle" in link.attributes]
    assert [link["data-puzzle"] for link in marked] == [
        entry.id for entry in sorted(entries, key=lambda entry: entry.level)
    ]
    assert all(link["href"] == f"/en/puzzles/{link['data-puzzle']}" for link in marked)
    levels = sorted({entry.level for entry in entries})
    assert [h.text for h in shown.all("h2")] == [f"Level {level}" for level in levels]
