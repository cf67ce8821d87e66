"""The least game that the site can show: two rules of tossing a coin.

It has no puzzles, lessons, figures, questions or terms; docs/adding-a-game.md begins with it.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest
from babel.messages import mofile
from babel.messages.catalog import Catalog
from flask import Flask
from flask.testing import FlaskClient

from tests.web.page import Page
from tutor.core.game import Game
from tutor.core.library import Entry
from tutor.core.messages import Message
from tutor.core.rulebook import Rule, Rulebook, Section
from tutor.web.app import create_app
from tutor.web.games import GAMES
from tutor.web.shell.speaker import ValueFormat
from tutor.web.shell.text import say, say_plain
from tutor.web.shell.words import Words
from tutor.web.site.game_pages import GamePages, RuleExtra, RulePages
from tutor.web.site.presentation import Presentation
from tutor.web.site.preview import Preview
from tutor.web.site.setting_kind import SettingKind


class Coin(NamedTuple):
    """A value of the game."""

    side: str


_DRAWN = Message("coins.drawn")
_WON = Message("coins.win.1", {"coin": Coin("heads")})


class CoinPresentation(Presentation[Any, Any]):
    """No tables; a coin is said as the side that is up, and drawn as a letter."""

    macros = MappingProxyType({})
    value_formats = MappingProxyType(
        {Coin: ValueFormat(lambda coin: f"{coin.side} up", lambda coin: say(_DRAWN))}
    )


RULES = (
    Rule("coin-toss", Message("coins.toss"), (Message("coins.toss.1"),)),
    Rule("coin-win", Message("coins.win"), (_WON,)),
)
BOOK = Rulebook(None, (Section("coin-play", Message("coins.play"), RULES),))

WORDS = {
    "pages.coins.name": Words("Coins"),
    "pages.coins.home.title": Words("Learn to toss a coin"),
    "pages.coins.home.description": Words("Two rules, and no more."),
    "pages.coins.rules.title": Words("The rules of Coins"),
    "pages.coins.rules.description": Words("Both rules."),
    "pages.coins.find.description": Words("Find one of two rules."),
    "coins.play": Words("Play"),
    "coins.toss": Words("Toss the coin"),
    "coins.toss.1": Words('Throw it up. <rule id="coin-win">Then somebody wins</rule>.'),
    "coins.win": Words("Who wins"),
    "coins.win.1": Words("It shows %(coin)s: you win."),
    "coins.drawn": Words("<b>H</b>"),
}


_UNUSED: Any = None


class Coins(Game):
    """A game with rules alone."""

    id = "coins"
    rulesets = ("coins",)
    players = (2,)
    themes = MappingProxyType({})
    levels = MappingProxyType({})
    generator_version = 1
    seeds = range(1, 2)
    lessons = MappingProxyType({})
    lesson_themes = MappingProxyType({})
    rules = frozenset(BOOK.rules)

    # There is nothing to play and nothing to ask.
    start = parse_action = parse_position = seen_by = _UNUSED
    makes_sense = generate = questions_at = _UNUSED

    def canonical(self, code: str) -> str:
        """Return the code."""
        return code

    def library(self) -> Mapping[str, Entry]:
        """Return no puzzles."""
        return {}

    def rulebook(self, setting: object) -> Rulebook:
        """Return both rules."""
        return BOOK


COINS = GamePages(
    game=Coins(),
    mount="coins",
    words=WORDS,
    setting=SettingKind("coins", ()),
    presentation=CoinPresentation(),
)


def with_coins(**changes: Any) -> Flask:
    """Return the site with coins beside its own games."""
    return create_app({"TESTING": True, "PAGE_CACHE": 0}, (*GAMES, replace(COINS, **changes)))


@pytest.fixture(scope="module")
def site() -> Flask:
    """The site with Hanabi at its root and coins beside it."""
    return with_coins()


@pytest.fixture
def reader(site: Flask) -> FlaskClient:
    """A browser without cookies."""
    return site.test_client()


def links_in(page: Page) -> set[str]:
    """Return the addresses to which the main part of a page leads, without their fragments."""
    return {each["href"].partition("#")[0] for each in page.one("main").inside("a")} - {""}


def read(reader: FlaskClient, path: str) -> Page:
    """Return a page of the game, which must be there."""
    response = reader.get(f"/en/coins{path}")
    assert response.status_code == 200, f"{path}: {response.status}"
    return Page(response.text)


def test_a_game_without_a_home_page_gets_a_plain_one(reader: FlaskClient) -> None:
    """Title, description and a way to the rules."""
    page = read(reader, "/")
    assert page.one("h1").text == "Learn to toss a coin"
    assert "/en/coins/rules/" in links_in(page)


def test_the_book_leads_to_its_rules_alone(reader: FlaskClient) -> None:
    """There is no setting to choose and no glossary."""
    page = read(reader, "/rules/")
    assert [e["id"] for e in page.all("article")] == ["coin-toss", "coin-win"]
    assert not page.all("details", class_="table-choice")
    links = links_in(page)
    assert {"/en/coins/rules/coin-toss", "/en/coins/rules/print"} <= links
    assert all(link.startswith("/en/coins/rules/") for link in links if "?with=" not in link)


def test_a_rule_has_only_its_neighbour(reader: FlaskClient) -> None:
    """The page says nothing about puzzles."""
    page = read(reader, "/rules/coin-win")
    assert [e["href"] for e in page.all("a", class_="step")] == ["/en/coins/rules/coin-toss"]
    assert not page.all("p", class_="try")


def test_without_questions_none_are_offered(reader: FlaskClient) -> None:
    """There is no heading above an empty list."""
    page = read(reader, "/rules/find")
    assert not page.all("ul", class_="popular")
    assert not page.all("h2")


def test_a_game_without_terms_has_no_glossary(reader: FlaskClient) -> None:
    """The address is that of no page."""
    assert reader.get("/en/coins/glossary/").status_code == 404


def test_values_of_each_game_are_said_on_any_page(site: Flask) -> None:
    """A page of one game may tell of a puzzle of another."""
    with site.test_request_context("/en/"):
        assert say_plain(_WON) == "It shows heads up: you win."
        assert say(_WON) == "It shows <b>H</b>: you win."


def test_a_picture_without_a_drawing_has_all_its_words(site: Flask) -> None:
    """A game that draws no table shows title and text, and nothing of Hanabi's."""
    with site.test_request_context("/en/coins/"):
        site.preprocess_request()
        svg = COINS.preview(Preview("Coins", "Heads or tails.", picture=object()))
    assert "Heads or tails." in svg
    assert "suit-" not in svg


@pytest.mark.parametrize("path", ["/", "/rules/goal?box=ru", "/puzzles/odds-001?show=1"])
def test_hanabi_only_gains_a_link(reader: FlaskClient, client: FlaskClient, path: str) -> None:
    """With another game on the site, Hanabi's pages differ by the link in the footer alone."""
    pages = [each.get(f"/ja{path}").text for each in (reader, client)]
    alike = [re.sub(r"/(static|offline)/[0-9a-f]{12}/", "", each) for each in pages]
    assert re.sub(r'<a href="/ja/coins/"[^\n]*</a>\n', "", alike[0]) == alike[1]


def test_the_browser_is_told_which_fields_to_remember(reader: FlaskClient) -> None:
    """Under a key of the game, if there is something to choose; Hanabi's key is older."""
    hanabi = Page(reader.get("/en/rules/").text).one("body")
    assert (hanabi["data-setting"], hanabi["data-fields"]) == ("table", "box rules")
    assert "data-setting" not in read(reader, "/rules/").one("body").attributes
    chosen = with_coins(setting=SettingKind("coins", (), fields=("side",))).test_client()
    body = read(chosen, "/rules/").one("body")
    assert (body["data-setting"], body["data-fields"]) == ("table-coins", "side")


def test_a_style_sheet_has_to_be_there(tmp_path: Path) -> None:
    """The site does not start without it, instead of showing bare pages."""
    with pytest.raises(FileNotFoundError, match="gone"):
        with_coins(styles=(tmp_path / "gone.css",))


def test_a_game_outside_the_checkout_brings_templates_and_translations(tmp_path: Path) -> None:
    """Coins are in Japanese, for which there is a catalogue, and otherwise in English."""
    templates, catalogues = tmp_path / "templates", tmp_path / "translations/ja/LC_MESSAGES"
    templates.mkdir()
    (templates / "coin.html").write_text('<p class="coin">o</p>', encoding="utf-8")
    catalogues.mkdir(parents=True)
    catalog = Catalog(locale="ja")
    catalog.add("Toss the coin", "コインを投げる")
    with (catalogues / "messages.mo").open("wb") as file:
        mofile.write_mo(file, catalog)
    extras = {"coin-toss": RuleExtra("coin.html", dict)}
    client = with_coins(folder=tmp_path, rules=RulePages(extras=extras)).test_client()
    for tag, title in (("ja", "コインを投げる"), ("ru", "Toss the coin")):
        page = Page(client.get(f"/{tag}/coins/rules/coin-toss").text)
        assert title in page.one("h1").text
        assert page.all("p", class_="coin")
    assert Page(client.get("/ru/coins/rules/").text).one("html")["lang"] == "en"
    assert Page(client.get("/ru/rules/").text).one("html")["lang"] == "ru"
