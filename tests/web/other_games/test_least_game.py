"""A game with two rules and nothing else: no puzzles, lessons, figures, questions or terms.

Tic-tac-toe has some of each. These are coins.
"""

from types import MappingProxyType
from typing import Any, NamedTuple

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.other_games import links_in
from tests.web.page import Page
from tutor.core.game import Game
from tutor.core.messages import Message
from tutor.core.rulebook import Rule, Rulebook, Section
from tutor.web.app import create_app
from tutor.web.shell.text import ValueFormat, say, say_plain
from tutor.web.shell.words import Words
from tutor.web.site.game_site import GameSite
from tutor.web.site.presentation import Presentation
from tutor.web.site.setting_kind import SettingKind
from tutor.web.sites import SITES


class Coin(NamedTuple):
    """A value of the game."""

    side: str


_DRAWN = Message("coins.drawn")
_WON = Message("coins.win.1", {"coin": Coin("heads")})


class CoinPresentation(Presentation):
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


def _nothing(*_: Any) -> Any:
    raise NotImplementedError


COINS = GameSite(
    game=Game(
        id="coins",
        rulesets=("coins",),
        canonical=str,
        players=(2,),
        start=_nothing,
        parse_action=_nothing,
        parse_position=_nothing,
        seen_by=_nothing,
        themes={},
        levels={},
        makes_sense=lambda code, theme: False,
        generate=_nothing,
        generator_version=1,
        seeds=range(1, 2),
        questions_at=_nothing,
        library=dict,
        lessons={},
        lesson_themes={},
        rulebook=lambda setting: BOOK,
        rules=frozenset(BOOK.rules),
    ),
    mount="coins",
    words=WORDS,
    setting=SettingKind("coins", ()),
    presentation=CoinPresentation(),
)


@pytest.fixture(scope="module")
def site() -> Flask:
    """The site with Hanabi at its root and coins beside it."""
    return create_app({"TESTING": True, "PAGE_CACHE": 0}, (*SITES, COINS))


def read(reader: FlaskClient, path: str) -> Page:
    """Return a page of the game, which must be there."""
    response = reader.get(f"/en/coins{path}")
    assert response.status_code == 200, f"{path}: {response.status}"
    return Page(response.text)


def test_the_book_leads_to_its_rules_alone(reader: FlaskClient) -> None:
    """There is no setting to choose and no glossary."""
    page = read(reader, "/rules/")
    assert [e["id"] for e in page.all("article")] == ["coin-toss", "coin-win"]
    assert not page.all("details", class_="table-choice")
    links = links_in(page)
    assert {"/en/coins/rules/coin-toss", "/en/coins/rules/print"} <= links
    assert all(link.startswith("/en/coins/rules/") for link in links if "?with=" not in link)


def test_a_rule_has_only_its_neighbour(reader: FlaskClient) -> None:
    """And nothing about puzzles that there are not."""
    page = read(reader, "/rules/coin-win")
    assert [e["href"] for e in page.all("a", class_="step")] == ["/en/coins/rules/coin-toss"]
    assert not page.all("p", class_="try")
    assert not page.all("p", class_="untrained")


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
