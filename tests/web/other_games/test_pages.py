"""Every kind of page of another game: in its language, with links that lead on, or refused."""

import re
from collections.abc import Iterator

import pytest
from flask.testing import FlaskClient

from tests.web.other_games import BELOW, BOTH, Visit, links_in
from tests.web.page import Element, Page
from tests.web.test_leftovers import CYRILLIC, LATIN, NAMES, SPOKEN

PAGES = (
    "/",
    "/learn/",
    "/learn/ttt-first/1",
    "/learn/ttt-first/1?hint=1",
    "/learn/ttt-first/1?answer=c1",
    "/learn/ttt-first/1?answer=c2",
    "/learn/ttt-first/2",
    "/learn/ttt-first/2?answer=c1&answer=c2&answer=b3",
    "/learn/ttt-first/2?answer=b3&answer=c2&answer=c1",
    "/learn/ttt-first/done",
    "/puzzles/",
    "/puzzles/library/?theme=ttt-order",
    "/puzzles/ttt-win-001",
    "/puzzles/ttt-win-001?hint=1",
    "/puzzles/ttt-win-001?check=1",
    "/puzzles/ttt-win-001?typed=nonsense",
    "/puzzles/ttt-win-001?answer=c1",
    "/puzzles/ttt-win-001?answer=c3&seat=1",
    "/puzzles/ttt-win-001?show=1",
    "/puzzles/ttt-order-001",
    "/puzzles/ttt-order-001?check=1",
    "/puzzles/ttt-order-001?answer=a2&answer=a2",
    "/puzzles/ttt-order-001?answer=a1&answer=a2",
    "/puzzles/ttt-order-001?show=1",
    "/puzzles/endless/classic/ttt-win/2/7",
    "/puzzles/endless/classic/ttt-order/1/7?show=1",
    "/puzzles/at?position=xx..o.o..&theme=ttt-win&viewer=0",
    "/rules/",
    "/rules/ttt-turn",
    "/rules/ttt-row",
    "/rules/find",
    "/rules/find?q=x",
    "/rules/print",
    "/glossary/",
    "/progress/",
    "/about/",
    "/clubs/embed",
    "/clubs/embed?rule=ttt-row",
    "/embed/puzzles/ttt-win-001",
    "/embed/puzzles/ttt-order-001?show=1",
    "/embed/rules/ttt-row",
)
"""Every kind of page, and what an answer can come to."""

REFUSED = {
    "/puzzles/daily": 404,  # this game has no puzzle of the day
    "/puzzles/daily/learner/2026-11-20": 404,
    "/puzzles/odds-001": 404,  # a puzzle of Hanabi
    "/learn/goal/1": 404,
    "/rules/goal": 404,
    "/puzzles/ttt-win-001?answer=a1": 400,  # taken, so that no form has it
    "/puzzles/endless/classic/ttt-win/3/1": 404,
    "/puzzles/endless/base/ttt-win/1/1": 404,
    "/puzzles/at?position=xxx......&theme=ttt-win": 400,
    "/puzzles/at?position=xoxxoxoxo&theme=ttt-win": 404,
    "/nowhere": 404,
}

HOMES = "|".join(f"{site.prefix}/" for site in BOTH)
OF_THE_SITE = re.compile(rf"/[\w-]+(/(clubs|using|api|translate)/.*|{HOMES})")
"""Where a page of the game leads that is of no game, or of another one: its home."""


@pytest.mark.parametrize(
    ("path", "tag"),
    [
        *((path, ("ja", "ru")[place % 2]) for place, path in enumerate(PAGES)),
        *(("/learn/ttt-first/1?answer=c1", tag) for tag in ("en", "zh-Hans", "zh-Hant")),
    ],
)
def test_a_page_is_in_its_language(visit: Visit, path: str, tag: str) -> None:
    """It says so, and no English is left on a page of another language, nor any Russian."""
    page = Page(visit(path, tag))
    [html] = page.all("html")
    assert html["lang"] == tag
    words = " ".join(words_of(html, tag)).replace("nonsense", "")
    if tag != "en":
        assert set(LATIN.findall(words)) - NAMES - {"Letter"} == set()
    if tag != "ru":
        assert set(CYRILLIC.findall(words)) == set()


def words_of(element: Element, tag: str) -> Iterator[str]:
    """Yield all that is seen or heard, but for what says itself that it is in another language."""
    if element.attributes.get("lang", tag) == tag and element.tag not in ("script", "style"):
        yield " ".join(element.own)
        yield from (element.attributes.get(name, "") for name in SPOKEN)
        if element.attributes.get("name") == "description":
            yield element["content"]
        for child in element.children:
            yield from words_of(child, tag)


@pytest.mark.parametrize("path", PAGES)
def test_links_stay_in_the_game(visit: Visit, path: str) -> None:
    """But for pages that are of no game, and for the other games' own."""
    page = Page(visit(path))
    named = [each.attributes.get("href", "") for each in page.all("a")]
    named += [each.attributes.get("action", "") for each in page.all("form")]
    targets = [each for each in named if each.startswith("/")]
    outside = [each for each in targets if not re.match(rf"/[\w-]+{BELOW}(/|$)", each)]
    assert [each for each in outside if not OF_THE_SITE.fullmatch(each)] == []
    assert len(outside) < len(targets)


def test_every_link_leads_somewhere(reader: FlaskClient) -> None:
    """From the home page through the whole game, as far as it goes without an answer."""
    seen, waiting = set[str](), [f"/en{BELOW}/"]
    while waiting:
        path = waiting.pop()
        response = reader.get(path, follow_redirects=True)
        assert response.status_code == 200, path
        for link in Page(response.text).all("a"):
            target = link.attributes.get("href", "").partition("#")[0]
            if target.startswith(f"/en{BELOW}/") and "endless" not in target and target not in seen:
                seen.add(target)
                waiting.append(target)
    for path in ("/rules/ttt-row", "/learn/ttt-first/1", "/puzzles/ttt-order-001", "/glossary/"):
        assert f"/en{BELOW}{path}" in seen


@pytest.mark.parametrize("path", REFUSED)
def test_what_the_game_does_not_have_is_refused(visit: Visit, path: str) -> None:
    """With a page in the language, on which and around which everything is the game's."""
    page = Page(visit(path, "ja", REFUSED[path]))
    assert page.one("html")["lang"] == "ja"
    assert f"/ja{BELOW}/puzzles/" in links_in(page)
    links = links_in(page) | links_in(page, "header")
    assert [each for each in links if not re.match(rf"/[\w-]+{BELOW}/", each)] == []
