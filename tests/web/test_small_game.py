"""The pages of rules for a game with two rules and nothing else: no figures, questions or terms."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest
from flask import Flask

from tests.web.page import Page
from tutor.core.game import Game
from tutor.core.library import Entry
from tutor.core.messages import Message
from tutor.core.rulebook import Question, Rule, Rulebook, Section, Term
from tutor.web.app import create_app
from tutor.web.hanabi.site import SITE as HANABI
from tutor.web.shell.languages import Language
from tutor.web.shell.words import Words
from tutor.web.teaching.game_site import GameSite, RuleExtra
from tutor.web.teaching.presentation import Presentation, ValueFormat
from tutor.web.teaching.text.html import say
from tutor.web.teaching.text.plain import say_plain


class Coin(NamedTuple):
    """A value of the game."""

    side: str


class NoSetting:
    """Nothing to choose; see `SettingKind`."""

    fields: tuple[str, ...] = ()
    form_fields: tuple[str, ...] = ()
    usual: Mapping[str, str] = MappingProxyType({})

    def read(self, given: Mapping[str, str], language: Language) -> None:
        """Return nothing."""

    def query(self, given: Mapping[str, str], setting: None) -> Mapping[str, str]:
        """Return no fields."""
        return {}

    def composed(self, given: Sequence[tuple[str, str]]) -> tuple[str, str]:
        """Raise: there is no form."""
        raise NotImplementedError

    def rules(self, setting: None) -> str:
        """Return the only ruleset."""
        return "coins"

    def rules_in_words(self, code: str) -> tuple[Message, ...]:
        """Return nothing to say."""
        return ()

    def form(self, setting: None) -> None:
        """Return no form."""

    def shortfalls(self, setting: None) -> tuple[Message, ...]:
        """Return nothing that lacks."""
        return ()


_DRAWN = Message("coins.drawn")


class CoinPresentation(Presentation):
    """No tables; a coin is said as the side that is up, and drawn as a letter."""

    macros = MappingProxyType({})
    value_formats = MappingProxyType(
        {Coin: ValueFormat(lambda coin: f"{coin.side} up", lambda coin: say(_DRAWN))}
    )


BOOK = Rulebook(
    None,
    (
        Section(
            "coin-play",
            Message("coins.play"),
            (
                Rule("coin-toss", Message("coins.toss"), (Message("coins.toss.1"),)),
                Rule(
                    "coin-win",
                    Message("coins.win"),
                    (Message("coins.win.1", {"coin": Coin("heads")}),),
                ),
            ),
        ),
    ),
)

WORDS = {
    "pages.coins.name": Words("Coins"),
    "pages.coins.rules.title": Words("The rules of Coins"),
    "pages.coins.rules.description": Words("Both rules."),
    "pages.coins.rules.lead": Words("They are few."),
    "pages.coins.find.description": Words("Find one of two rules."),
    "pages.coins.glossary.description": Words("Words of Coins."),
    "pages.coins.print.title": Words("Coins on paper"),
    "pages.coins.print.description": Words("Both rules on one page."),
    "coins.play": Words("Play"),
    "coins.toss": Words("Toss the coin"),
    "coins.toss.1": Words('Throw it up. <rule id="coin-win">Then somebody wins</rule>.'),
    "coins.win": Words("Who wins"),
    "coins.win.1": Words("It shows %(coin)s: you win."),
    "coins.drawn": Words("<b>H</b>"),
    "faq.coin-edge": Words("What if it stands on its edge?"),
    "term.coin": Words("coin"),
    "term.coin.is": Words("A round piece of metal."),
    "term.coin.also": Words("penny, dime"),
}


def _nothing(*_: Any) -> Any:
    raise NotImplementedError


def _library() -> Mapping[str, Entry]:
    return {}


def coins_with(
    *,
    questions: tuple[Question, ...] = (),
    terms: tuple[Term, ...] = (),
    search_words: Callable[[], Mapping[tuple[str, str], Sequence[str]]] = dict,
    rule_extras: Mapping[str, RuleExtra] = MappingProxyType({}),
) -> GameSite:
    """Return the game below `/<language>/coins/`, with what it has beside its two rules."""
    game = Game(
        id="coins",
        rulesets=("coins",),
        canonical=str,
        players=(2,),
        start=_nothing,
        parse_action=_nothing,
        parse_position=_nothing,
        themes={},
        levels={},
        makes_sense=lambda code, theme: False,
        generate=_nothing,
        generator_version=1,
        seeds=range(1, 2),
        questions_at=_nothing,
        library=_library,
        lessons={},
        lesson_themes={},
        rulebook=lambda setting: BOOK,
        rules=frozenset(BOOK.rules),
        questions=questions,
        terms=terms,
    )
    return GameSite(
        game=game,
        mount="coins",
        words=WORDS,
        setting=NoSetting(),
        presentation=CoinPresentation(),
        families=(),
        chapters=(),
        popular_questions=tuple(each.id for each in questions),
        search_words=search_words,
        rule_extras=rule_extras,
    )


def app_of(coins: GameSite) -> Flask:
    """Return an app with Hanabi at its root and this game beside it."""
    return create_app({"TESTING": True, "PAGE_CACHE": 0}, (HANABI, coins))


@pytest.fixture(scope="module")
def coins_app() -> Flask:
    """The site with the two rules and nothing else."""
    return app_of(coins_with())


def read(app: Flask, path: str) -> Page:
    """Return a page that must be there."""
    response = app.test_client().get(path)
    assert response.status_code == 200, f"{path}: {response.status}"
    return Page(response.text)


def links_of(page: Page) -> set[str]:
    """Return where the page leads from its content, without the places on other pages."""
    return {e["href"].partition("#")[0] for e in page.one("main").inside("a")} - {""}


def test_the_book_has_both_rules(coins_app: Flask) -> None:
    """Under the game's own title; there is no setting to choose and no glossary to lead to."""
    page = read(coins_app, "/en/coins/rules/")
    assert page.one("h1").text == "The rules of Coins"
    assert [e["id"] for e in page.all("article")] == ["coin-toss", "coin-win"]
    assert not page.all("details", class_="table-choice")
    links = links_of(page)
    assert {"/en/coins/rules/coin-toss", "/en/coins/rules/print"} <= links
    assert "/en/coins/glossary/" not in links
    assert all(link.startswith("/en/coins/rules/") for link in links if "?with=" not in link)


def test_a_rule_has_a_page(coins_app: Flask) -> None:
    """With its neighbour, and nothing about puzzles that there are not."""
    page = read(coins_app, "/en/coins/rules/coin-win")
    assert page.one("h1").text == "1.2 Who wins"
    assert [e["href"] for e in page.all("a", class_="step")] == ["/en/coins/rules/coin-toss"]
    assert not page.all("p", class_="try")
    assert not page.all("p", class_="untrained")


def test_rules_of_another_game_are_not_there(coins_app: Flask) -> None:
    """Neither game has the other one's rules."""
    client = coins_app.test_client()
    assert client.get("/en/coins/rules/bonus").status_code == 404
    assert client.get("/en/rules/coin-win").status_code == 404
    assert client.get("/en/rules/bonus").status_code == 200


def test_the_print_has_all_rules(coins_app: Flask) -> None:
    """A game without a shorter text prints its rules, in several languages if that is asked."""
    sheet = read(coins_app, "/en/coins/rules/print?langs=en,ja").one("div", class_="languages-2")
    titles = [e.text for e in sheet.inside("h2") if e.tag == "h2"]
    assert titles == ["Toss the coin"] * 2 + ["Who wins"] * 2


def test_a_rule_is_found(coins_app: Flask) -> None:
    """By its own words, and only those of this game."""
    page = read(coins_app, "/en/coins/rules/find?q=toss+a+card")
    assert [e["href"] for e in page.one("ol", class_="results").inside("a")] == [
        "/en/coins/rules/coin-toss"
    ]
    assert page.one("form", class_="find")["action"] == "/en/coins/rules/find"


def test_without_questions_none_are_offered(coins_app: Flask) -> None:
    """There is no heading above an empty list."""
    page = read(coins_app, "/en/coins/rules/find")
    assert not page.all("ul", class_="popular")
    assert not page.all("h2")


def test_a_game_without_terms_has_no_glossary(coins_app: Flask) -> None:
    """The address is that of no page."""
    assert coins_app.test_client().get("/en/coins/glossary/").status_code == 404


def test_values_of_each_game_are_said_on_any_page(coins_app: Flask) -> None:
    """A page of one game may tell of a puzzle of another."""
    message = BOOK.rules["coin-win"].paragraphs[0]
    assert isinstance(message, Message)
    with coins_app.test_request_context("/en/"):
        assert say_plain(message) == "It shows heads up: you win."
        assert say(message) == "It shows <b>H</b>: you win."


def test_what_a_game_has_is_shown() -> None:
    """Questions, terms, searched words and what a rule has beside its text come from the game."""
    coins = coins_with(
        questions=(Question("coin-edge", "coin-win"),),
        terms=(Term("coin", "coin-toss", "coins?"),),
        search_words=lambda: {("en", "coin-win"): ("jackpot",)},
        rule_extras={"coin-win": RuleExtra("shell/export/note.html", dict)},
    )
    app = app_of(coins)
    popular = read(app, "/en/coins/rules/find").one("ul", class_="popular")
    assert popular.text == "What if it stands on its edge?"
    assert read(app, "/en/coins/glossary/").one("article", class_="term")["id"] == "coin"
    assert "/en/coins/glossary/" in links_of(read(app, "/en/coins/rules/"))
    assert read(app, "/en/coins/rules/coin-toss").one("p", class_="words-used")
    results = read(app, "/en/coins/rules/find?q=jackpot").one("ol", class_="results")
    assert [e["href"] for e in results.inside("a")] == ["/en/coins/rules/coin-win"]
    rule = read(app, "/en/coins/rules/coin-win")
    assert rule.one("section", class_="questions")
    assert rule.one("p", class_="export-note")
