"""What is around another game's pages, and what Hanabi's have of it: the way there and no more."""

import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from tests.tictactoe.site import FOLDER
from tests.tictactoe.site import SITE as TICTACTOE
from tests.web.other_games import BELOW, Visit, links_in
from tests.web.page import Page
from tutor.web.app import create_app
from tutor.web.shell.languages import LANGUAGES
from tutor.web.sites import SITES

HANABI_PAGES = (
    "/",
    "/learn/goal/1",
    "/puzzles/",
    "/puzzles/odds-001?show=1",
    "/rules/goal?box=ru",
    "/rules/find?q=three",
    "/glossary/",
    "/rules/print",
    "/progress/",
)


def test_home_leads_into_the_game(reader: FlaskClient, visit: Visit) -> None:
    """To its lessons, its puzzles and its rules; both games lead to each other."""
    page = Page(visit("/", "ja"))
    assert page.one("h1").text == "三目並べを学ぶ"
    parts = ("learn", "puzzles", "rules")
    ways = {f"/ja{BELOW}/{part}/" for part in parts}
    # And to the very step at which a lesson was left.
    assert links_in(page) == ways | {f"/ja{BELOW}/learn/ttt-first/1"}
    assert "/ja/" in links_in(page, "footer")
    assert f"/ja{BELOW}/" in links_in(Page(reader.get("/ja/").text), "footer")


def test_a_page_has_nothing_of_the_first_game_around_it(visit: Visit) -> None:
    """No page that only the other has, no author of it; the section is marked."""
    page = Page(visit("/learn/"))
    assert "Bauza" not in page.one("footer").text
    assert "/en/using/" not in links_in(page, "footer")
    current = page.one("nav", aria_label="Main").inside("a")
    assert [each["href"] for each in current if "aria-current" in each.attributes] == [
        f"/en{BELOW}/learn/"
    ]


def test_the_language_picker_stays_in_the_game(visit: Visit) -> None:
    """On the same page of it."""
    page = Page(visit("/rules/ttt-row"))
    picked = {a["href"] for a in page.one("details", class_="languages").inside("a")}
    assert picked == {f"/{language.tag}{BELOW}/rules/ttt-row" for language in LANGUAGES}


def test_a_page_of_its_own_is_below_its_mount(reader: FlaskClient, visit: Visit) -> None:
    """Every page of the game leads there, and none of another game."""
    for path in ("/", "/rules/ttt-row", "/about/"):
        assert f'href="/en{BELOW}/about/"' in visit(path)
    assert "/about/" not in reader.get("/en/rules/").text
    assert reader.get("/en/about/").status_code == 404


def test_hanabi_has_none_of_its_rules_lessons_and_puzzles(reader: FlaskClient) -> None:
    """Neither in its lists nor at an address."""
    for part, name in (("rules", "ttt-row"), ("learn", "ttt-first/1"), ("puzzles", "ttt-win-001")):
        assert "ttt-" not in reader.get(f"/en/{part}/").text
        assert reader.get(f"/en/{part}/{name}").status_code == 404


@pytest.mark.parametrize("path", HANABI_PAGES)
def test_hanabi_is_as_it_is_without_another_game(
    reader: FlaskClient, client: FlaskClient, path: str
) -> None:
    """But for the link to the other game, and for the names of releases and files."""
    for tag in ("en", "ja"):
        pages = [each.get(f"/{tag}{path}").text for each in (reader, client)]
        without = [re.sub(rf'<a href="/{tag}{BELOW}/"[^\n]*</a>\n', "", each) for each in pages]
        both = [re.sub(r"/(static|offline)/[0-9a-f]{12}/", r"/\1/", each) for each in without]
        assert both[0] == both[1]


def test_a_game_outside_the_checkout_is_english_where_it_has_no_catalogue(tmp_path: Path) -> None:
    """A language of the site is not held up by a game."""
    shutil.copytree(FOLDER / "templates", tmp_path / "templates")
    app = create_app({"TESTING": True}, sites=(*SITES, replace(TICTACTOE, folder=tmp_path)))
    page = Page(app.test_client().get(f"/ja{BELOW}/rules/").text)
    assert page.one("html")["lang"] == "en"
    assert page.all("p", lang="ja")
    assert Page(app.test_client().get("/ja/rules/").text).one("html")["lang"] == "ja"
