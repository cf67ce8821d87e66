"""What pages for every game have of another one: its own looks, symbols and names, on any page."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.tictactoe.presentation import GridPresentation
from tests.tictactoe.site import SITE as TICTACTOE
from tests.web.other_games import BELOW
from tests.web.page import Page
from tutor import registry
from tutor.clubs.items import Item
from tutor.clubs.plan import Plan
from tutor.web.app import create_app
from tutor.web.shell.language_prefix import is_a_choice
from tutor.web.site.setting_kind import SettingKind
from tutor.web.sites import SITES

PLAN = Plan("Club", tuple(map(Item, ("save-001", "ttt-win-001", "ttt-order-001"))))


def with_second(**changes: Any) -> FlaskClient:
    """Return a browser on the site with the second game changed."""
    sites = (*SITES, replace(TICTACTOE, **changes))
    return create_app({"TESTING": True, "PAGE_CACHE": 0}, sites).test_client()


@pytest.fixture
def in_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second game is one that clubs know."""
    monkeypatch.setattr(registry, "GAMES", (*registry.GAMES, TICTACTOE.game))


def text(reader: FlaskClient, path: str) -> str:
    """Return a page that must be there."""
    response = reader.get(path)
    assert response.status_code == 200, f"{path}: {response.status}"
    return response.text


# Frames


@pytest.mark.parametrize("below", ["", BELOW])
def test_a_language_picked_in_a_frame_is_no_choice(below: str) -> None:
    """Whichever game the frame shows; on its page beside it is one."""
    came_from = f"http://localhost/en{below}/rules/"
    assert not is_a_choice(f"/ja{below}/embed/rules/goal", "localhost", came_from)
    assert is_a_choice(f"/ja{below}/rules/goal", "localhost", came_from)


# Clubs


@pytest.mark.parametrize("field", ["lesson", "theme"])
def test_a_club_is_offered_what_can_be_added(
    reader: FlaskClient, field: str, request: pytest.FixtureRequest
) -> None:
    """Nothing of a game outside the registry, which lists cannot have."""
    path = "/en/clubs/?list=1"
    offered = options_of(text(reader, path), field)
    assert offered
    assert not [each for each in offered if each.startswith("ttt-")]
    request.getfixturevalue("in_registry")
    added = [each for each in options_of(text(reader, path), field) if each not in offered]
    assert added == {"lesson": ["ttt-first"], "theme": ["ttt-win", "ttt-order"]}[field]


def options_of(html: str, field: str) -> list[str]:
    """Return the values that a field offers."""
    return [each["value"] for each in Page(html).one("select", name=field).inside("option")]


@pytest.mark.usefixtures("in_registry")
def test_sheets_have_the_symbols_and_styles_of_each_game(reader: FlaskClient) -> None:
    """Every symbol that is referred to is drawn once, by its own game."""
    html = text(reader, f"/en/clubs/{PLAN}/sheet")
    page = Page(html)
    used = {each["href"].removeprefix("#") for each in page.all("use")}
    drawn = [each["id"] for each in page.all("symbol")]
    assert {"ttt-cross", "suit-r"} <= used
    assert sorted(used) == sorted(drawn)
    style = text(reader, page.one("link", rel="stylesheet")["href"])
    assert ".grid td" in style


@pytest.mark.usefixtures("in_registry")
def test_an_order_is_an_ordered_list_on_paper(reader: FlaskClient) -> None:
    """Where any order will do, the list has none."""
    page = Page(text(reader, f"/en/clubs/{PLAN}/sheet?parts=answers"))
    kinds = [
        each.tag for each in page.elements if "paper-right" in each.attributes.get("class", "")
    ]
    assert kinds == ["ul", "ul", "ol"]


# Their settings


def test_a_page_says_what_is_remembered_of_its_setting(reader: FlaskClient) -> None:
    """Which fields of its address, and under a key of its game; nothing without a choice."""
    hanabi = Page(text(reader, "/en/rules/")).one("body")
    assert (hanabi["data-setting"], hanabi["data-fields"]) == ("table", "box rules")
    assert "data-setting" not in Page(text(reader, f"/en{BELOW}/rules/")).one("body").attributes
    setting = SettingKind("classic", (), fields=("board",))
    other = Page(text(with_second(setting=setting), f"/en{BELOW}/rules/")).one("body")
    assert (other["data-setting"], other["data-fields"]) == ("table-tictactoe", "board")


def test_a_theme_that_no_rules_make_sense_of_has_no_levels() -> None:
    """It is listed all the same, with the list of its puzzles alone."""
    game = replace(TICTACTOE.game, makes_sense=lambda code, theme: theme == "ttt-win")
    themes = Page(text(with_second(game=game), f"/en{BELOW}/puzzles/")).all("li", class_="theme")
    assert [len(each.inside("a")) for each in themes] == [3, 1]


class FromTheSecond(GridPresentation):
    """Shows other options than the first as examples of what can be typed."""

    def examples(self, options: Sequence[str]) -> Sequence[str]:
        """Return the second and the third."""
        return options[1:3]


def test_options_typed_by_their_places_are_numbered() -> None:
    """Whichever of them are shown as examples."""
    page = Page(text(with_second(presentation=FromTheSecond()), f"/en{BELOW}/puzzles/ttt-win-001"))
    assert page.all("div", class_="numbered")
