"""Copies of another game's pages: what a browser keeps of it, and what is exported."""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.tictactoe.puzzles import THEMES
from tests.web.other_games import BELOW, BOTH, Visit, links_in, result
from tests.web.packs import unpacked
from tests.web.page import Page
from tutor.web.app import create_app
from tutor.web.offline.contents import packs, pages
from tutor.web.offline.packs import packed
from tutor.web.offline.places import Places, exported_pages
from tutor.web.offline.writer import write
from tutor.web.shell.languages import language_of
from tutor.web.sites import SITES

PLACES = Places("/h/", ("en",), exported_pages(BOTH, puzzles=1))


def main_part(html: str) -> str:
    """Return what differs from page to page."""
    return html[html.index("<main") : html.index("</main>")]


def test_its_packs_have_its_name() -> None:
    """Beside those of the first game; of each theme the first puzzle is kept."""
    every = packs(BOTH)
    own = [name for name in every if name.startswith("ttt-")]
    assert own == [
        "ttt-site",
        "ttt-rules",
        "ttt-glossary",
        "ttt-lesson-ttt-first",
        "ttt-puzzles-ttt-win",
        "ttt-puzzles-ttt-order",
    ]
    assert [name for name in every if name not in own] == [*packs(SITES)]
    assert every["ttt-puzzles-ttt-win"].paths == (f"{BELOW}/puzzles/ttt-win-001",)


def test_it_is_kept_offline(site: Flask, visit: Visit) -> None:
    """Each puzzle with its answers; those in an order by their order."""
    japanese = language_of("ja")
    assert japanese is not None
    kept: dict[str, str] = {}
    for name, pack in packs(BOTH).items():
        if name.startswith("ttt-"):
            kept |= unpacked(packed(pages(site, japanese, pack, "http://localhost/")))
    assert all(key.startswith(f"/ja{BELOW}/") for key in kept)
    for path in ("/", "/rules/ttt-row", "/glossary/", "/progress/", "/about/"):
        assert main_part(kept[f"/ja{BELOW}{path}"]) == main_part(visit(path, "ja"))
    for page in ("2", "done"):
        step = f"/learn/ttt-first/{page}"
        assert main_part(kept[f"/ja{BELOW}{step}"]) == main_part(visit(step, "ja"))
    puzzle = f"/ja{BELOW}/puzzles/ttt-order-001"
    assert result(kept[f"{puzzle}?a2>c2>b3"]) == "right"
    assert result(kept[f"{puzzle}?c2>a2>b3"]) == "partly"
    assert result(kept[f"{puzzle}?show"]) == "shown"


def test_what_is_kept_of_it_is_listed_without_a_network(reader: FlaskClient) -> None:
    """The one page for all games leads to the puzzles of each; the index has pages and styles."""
    links = links_in(Page(reader.get("/ja/offline/").text))
    assert {"/ja/puzzles/odds-011", f"/ja{BELOW}/puzzles/ttt-win-001"} <= links
    [release] = re.findall('const RELEASE = "(.*)"', reader.get("/sw.js").text)
    index = json.loads(reader.get(f"/offline/{release}/ja/index.json").text)
    assert f"/ja{BELOW}/rules/ttt-row" in index["packs"]
    assert any(url.endswith("/ttt.css") for url in index["files"])


@pytest.mark.parametrize(
    ("address", "target"),
    [
        (f"/en{BELOW}/", f"/h/en{BELOW}/"),
        (f"/en{BELOW}/puzzles/ttt-win-001?show=1", f"/h/en{BELOW}/puzzles/ttt-win-001/answer/"),
        (f"/en{BELOW}/puzzles/ttt-win-002", f"/h/en{BELOW}/puzzles/library/ttt-win/"),
        (f"/en{BELOW}/puzzles/library/?theme=ttt-win", f"/h/en{BELOW}/puzzles/library/ttt-win/"),
        ("/en/puzzles/odds-009", "/h/en/puzzles/library/odds/"),
        (f"/en{BELOW}/using/", None),
        ("/en/using/", "/h/en/using/"),
    ],
)
def test_its_pages_have_places_in_a_copy(address: str, target: str | None) -> None:
    """Beside those of the first game."""
    assert PLACES.address(address) == target


def both_games(config: Mapping[str, Any]) -> Flask:
    """Return the site with both games, as the export makes it in its processes."""
    return create_app(config, BOTH)


def test_it_is_exported(site: Flask, tmp_path: Path) -> None:
    """As files that need no server: rules, lessons, puzzles with their answers."""
    wanted = exported_pages(BOTH, lessons={"ttt-first"}, themes={*THEMES})
    places = Places("https://example.org/h/", ("ja",), wanted)
    assert [*write(places, tmp_path, both_games, 1)]
    below = tmp_path / "ja" / "tictactoe"
    for path in ("", "about", "learn/ttt-first/2", "rules/ttt-row", "puzzles/ttt-win-001/answer"):
        page = Page((below / path / "index.html").read_text(encoding="utf-8"))
        assert page.one("html")["lang"] == "ja"
        here = [each.attributes.get("href", "") for each in page.all("a")]
        assert any(each.startswith("/h/ja/tictactoe/") for each in here)
    pack = (below / "puzzles" / "ttt-order-001" / "answers.pack").read_bytes()
    assert any(key.endswith("?a2>c2>b3") for key in unpacked(pack))
