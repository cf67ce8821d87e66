"""A game that nothing on the site knows is served like the first one: tests/tictactoe/.

Beside Hanabi it is mounted at `/LANG/tictactoe/`. Every kind of page is read in every language; no
line outside its folder is about it. This is the contract for the next game.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.tictactoe.puzzles import LIBRARY, THEMES
from tests.tictactoe.site import SITE as TICTACTOE
from tests.web.page import Element, Page
from tests.web.test_leftovers import CYRILLIC, LATIN, NAMES, SPOKEN
from tutor import catalogues
from tutor.core.puzzle import answer
from tutor.web.app import create_app
from tutor.web.shell.export.places import Places
from tutor.web.shell.export.writer import Source, write
from tutor.web.shell.languages import LANGUAGES, CatalogueError, language_of
from tutor.web.shell.offline.packs import packed, unpacked
from tutor.web.sites import SITES
from tutor.web.teaching.exported import exported_pages
from tutor.web.teaching.offline.contents import Renderer, packs, pages
from tutor.web.teaching.text.plain import say_plain

TAGS = [language.tag for language in LANGUAGES]
BELOW = "/tictactoe"

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
    "/learn/ttt-first/done?slips=1",
    "/puzzles/",
    "/puzzles/library/",
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
    "/embed/puzzles/ttt-win-001",
    "/embed/puzzles/ttt-order-001?show=1",
    "/embed/rules/ttt-row",
)
"""Every kind of page, and what an answer can come to."""

REFUSED = {
    "/puzzles/daily": 404,  # this game has no puzzle of the day
    "/puzzles/daily/2026-11-20": 404,
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

OF_THE_SITE = re.compile(r"/[\w-]+/(clubs|using)/.*|/[\w-]+/")
"""Where a page of the game leads that is of no game, or of another one: its home."""

Visit = Callable[..., str]


@pytest.fixture(scope="module")
def site() -> Flask:
    """The site with a second game, rendering every page anew."""
    assert TICTACTOE.folder is not None
    for path in catalogues.catalogue_paths(TICTACTOE.folder).values():
        catalogues.compile_catalogue(path)
    return create_app({"TESTING": True, "PAGE_CACHE": 0}, sites=(*SITES, TICTACTOE))


@pytest.fixture
def reader(site: Flask) -> FlaskClient:
    """A browser without cookies."""
    return site.test_client()


@pytest.fixture
def visit(reader: FlaskClient) -> Visit:
    """Return the HTML of a page of the game, in English unless another language is named."""

    def visit_page(path: str, tag: str = "en", status: int = 200) -> str:
        response = reader.get(f"/{tag}{BELOW}{path}")
        assert response.status_code == status, f"{path}: {response.status}"
        return response.text

    return visit_page


@pytest.fixture
def in_game(site: Flask) -> Iterator[None]:
    """A request for an English page of the game."""
    with site.test_request_context(f"/en{BELOW}/"):
        site.preprocess_request()
        yield


# Every page in every language


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("path", PAGES)
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
    page = Page(visit(path, "ru"))
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
        response = reader.get(path)
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
    """With a page in the language, which leads back into the game."""
    page = Page(visit(path, "ja", REFUSED[path]))
    assert page.one("html")["lang"] == "ja"
    assert any(link["href"].startswith(f"/ja{BELOW}/") for link in page.all("a"))


# Lessons and puzzles


def result(html: str) -> str:
    """Return the state of a result: right, wrong or shown."""
    classes = Page(html).one("section", id="result")["class"].split()
    return next(each for each in classes if each in ("right", "wrong", "shown"))


def test_a_lesson_is_taken_step_by_step(visit: Visit) -> None:
    """A right answer leads on, a wrong one costs a star, and the end counts them."""
    first = visit("/learn/ttt-first/1?answer=c1")
    assert result(first) == "right"
    assert f'href="/en{BELOW}/learn/ttt-first/2"' in first
    wrong = visit("/learn/ttt-first/2?answer=b3&answer=c2&answer=c1")
    assert result(wrong) == "wrong"
    assert f'href="/en{BELOW}/learn/ttt-first/2?slips=1"' in wrong
    right = visit("/learn/ttt-first/2?answer=c1&answer=c2&answer=b3&slips=1")
    assert result(right) == "right"
    assert f'href="/en{BELOW}/learn/ttt-first/done?slips=1"' in right
    done = Page(visit("/learn/ttt-first/done?slips=1"))
    assert done.one("section", class_="lesson-done")["data-stars"] == "2"


@pytest.mark.parametrize("name", LIBRARY)
def test_a_puzzle_is_judged_by_its_engine(visit: Visit, name: str) -> None:
    """Its solution is right, each single wrong option is wrong, and it can be shown."""
    entry = LIBRARY[name]
    given = answer(THEMES[entry.theme], entry.puzzle, ())
    fields = "&".join(f"answer={option}" for option in given.solution)
    assert result(visit(f"/puzzles/{name}?{fields}")) == "right"
    for verdict in given.verdicts:
        if not verdict.correct:
            assert result(visit(f"/puzzles/{name}?answer={verdict.option}")) == "wrong"
    assert result(visit(f"/puzzles/{name}?show=1")) == "shown"


@pytest.mark.usefixtures("in_game")
@pytest.mark.parametrize("name", LIBRARY)
def test_the_answer_is_not_on_the_page_before(visit: Visit, name: str) -> None:
    """No verdict is in the markup, and options stand in the order of the grid."""
    entry = LIBRARY[name]
    theme = THEMES[entry.theme]
    html = unescape(visit(f"/puzzles/{name}") + visit(f"/embed/puzzles/{name}"))
    for verdict in answer(theme, entry.puzzle, ()).verdicts:
        assert say_plain(verdict.consequence) not in html
    # "kept missed" is the mark that a device puts at a puzzle that it remembers as missed.
    assert not re.search(r'class="(?!kept )[^"]*\b(right|wrong|missed)\b', html)
    field = "option" if name.startswith("ttt-order") else "input"
    values = [each["value"] for each in Page(visit(f"/puzzles/{name}")).all(field)]
    shown = tuple(dict.fromkeys(value for value in values if re.fullmatch("[abc][123]", value)))
    assert shown == theme.options(entry.puzzle)


def test_an_order_has_a_field_for_each_place(visit: Visit) -> None:
    """What was chosen stays chosen when a hint is asked for; open places are left out."""
    page = Page(visit("/puzzles/ttt-order-001?answer=c2&answer=&answer=a2&hint=1"))
    chosen = [
        [each["value"] for each in field.inside("option") if "selected" in each.attributes]
        for field in page.all("select", name="answer")
    ]
    assert chosen == [["c2"], ["a2"], [], []]


def test_an_order_may_leave_places_open(visit: Visit) -> None:
    """A form sends all its fields; the address without the empty ones is the same answer."""
    whole = visit("/puzzles/ttt-order-001?answer=a2&answer=c2&answer=b3")
    assert result(whole) == "right"
    assert result(visit("/puzzles/ttt-order-001?answer=a2&answer=c2&answer=b3&answer=")) == "right"


def test_an_answer_in_two_places_is_told(visit: Visit) -> None:
    """The form allows it, so that it is no forgery: the puzzle comes back with a word on it."""
    page = Page(visit("/puzzles/ttt-order-001?answer=a2&answer=a2"))
    assert "two places" in page.one("p", id="result").text


def test_an_order_can_be_typed(reader: FlaskClient) -> None:
    """By the places in the list, in the order meant."""
    response = reader.get(f"/en{BELOW}/puzzles/ttt-order-001?typed=4+2")
    assert response.status_code == 302
    target = f"/en{BELOW}/puzzles/ttt-order-001?answer=b3&answer=a2#result"
    assert response.headers["Location"] == target


def test_endless_puzzles_go_on_and_up(visit: Visit) -> None:
    """To the next seed, and to the next level as long as there is one."""
    html = visit("/puzzles/endless/classic/ttt-win/1/7?show=1")
    assert f"/en{BELOW}/puzzles/endless/classic/ttt-win/1/8" in html
    assert f"/en{BELOW}/puzzles/endless/classic/ttt-win/2/1" in html
    top = visit("/puzzles/endless/classic/ttt-win/2/7?show=1")
    assert "/ttt-win/3/" not in top


def test_a_puzzle_of_the_day_is_offered_only_where_there_is_one(visit: Visit) -> None:
    """Neither in the list nor anywhere in the page."""
    assert "daily" not in visit("/puzzles/")


# Rules


def test_rules_refer_to_each_other_and_to_puzzles(visit: Visit) -> None:
    """A rule has its number, its picture, puzzles that train it and the lesson that teaches it."""
    page = Page(visit("/rules/ttt-row"))
    assert "1.2" in page.one("h1").text
    assert len(page.all("figure")) == 1
    links = {link["href"] for link in page.all("a")}
    assert f"/en{BELOW}/learn/ttt-first/1" in links
    assert any(f"/en{BELOW}/puzzles/" in each for each in links if "ttt-" in each)


@pytest.mark.parametrize(("tag", "asked"), [("en", "three"), ("ja", "三つ"), ("ru", "три")])
def test_a_rule_is_found_in_the_readers_language(visit: Visit, tag: str, asked: str) -> None:
    """And nothing of another game's rules."""
    html = visit(f"/rules/find?q={asked}", tag)
    assert f"/{tag}{BELOW}/rules/ttt-row" in html


def test_a_rule_stands_beside_another_language(visit: Visit) -> None:
    """What is in the second one says so."""
    page = Page(visit("/rules/ttt-row?with=ja", "ru"))
    assert any("三つ" in each.text for each in page.all("p", lang="ja"))


# Its own


def test_a_page_of_its_own_is_below_its_mount(reader: FlaskClient, visit: Visit) -> None:
    """Every page of the game leads there, and none of another game."""
    for path in ("/", "/rules/ttt-row", "/about/"):
        assert f'href="/en{BELOW}/about/"' in visit(path)
    assert "/about/" not in reader.get("/en/rules/").text
    assert reader.get("/en/about/").status_code == 404


def test_its_styles_are_on_its_pages_alone(reader: FlaskClient) -> None:
    """Behind those of every game, in frames as well."""
    for path, own in ((BELOW, True), (f"{BELOW}/embed/rules/ttt-row", True), ("", False)):
        page = Page(reader.get(f"/en{path}/".replace("row/", "row")).text)
        style = reader.get(page.one("link", rel="stylesheet")["href"]).text
        assert (".grid td" in style) is own
        assert ".page" in style


# What other sites and browsers take


def test_oembed_answers_for_its_pages(reader: FlaskClient) -> None:
    """With a frame of the game, in the language of the page asked about."""
    for path in ("puzzles/ttt-win-001", "rules/ttt-row"):
        page = f"http://localhost/ru{BELOW}/{path}"
        found = reader.get("/oembed", query_string={"url": page}).json
        assert found
        assert f'src="http://localhost/ru{BELOW}/embed/{path}"' in found["html"]


@pytest.mark.parametrize("path", ["/", "/rules/ttt-row", "/puzzles/ttt-win-001", "/learn/"])
def test_a_link_has_a_picture(reader: FlaskClient, visit: Visit, path: str) -> None:
    """The address in the head is that of a PNG."""
    [image] = Page(visit(path)).all("meta", property="og:image")
    response = reader.get(image["content"].removeprefix("http://localhost"))
    assert (response.status_code, response.mimetype) == (200, "image/png")


def test_search_engines_are_told_of_its_pages(reader: FlaskClient) -> None:
    """Home, rules and lessons, in every language."""
    listed = reader.get("/sitemap.xml").text
    for tag in TAGS:
        for path in ("/", "/rules/", "/rules/ttt-row", "/learn/ttt-first/2", "/glossary/"):
            assert f"<loc>http://localhost/{tag}{BELOW}{path}</loc>" in listed


@pytest.mark.parametrize("tag", ["en", "ja"])
def test_it_is_kept_offline(site: Flask, visit: Visit, tag: str) -> None:
    """In packs of its own, each puzzle with its answers; those in an order by their order."""
    language = language_of(tag)
    assert language is not None
    every = packs((*SITES, TICTACTOE))
    kept: dict[str, str] = {}
    for name, pack in every.items():
        if name.startswith("ttt-"):
            kept |= unpacked(packed(pages(site, language, pack, "http://localhost/")))
    assert all(key.startswith(f"/{tag}{BELOW}/") for key in kept)
    for path in ("/", "/rules/ttt-row", "/glossary/", "/progress/", "/about/"):
        assert main_part(kept[f"/{tag}{BELOW}{path}"]) == main_part(visit(path, tag))
    step = "/learn/ttt-first/2"  # kept as it is after one wrong answer
    assert main_part(kept[f"/{tag}{BELOW}{step}"]) == main_part(visit(f"{step}?slips=1", tag))
    puzzle = f"/{tag}{BELOW}/puzzles/ttt-order-001"
    assert result(kept[f"{puzzle}?a2>c2>b3"]) == "right"
    assert result(kept[f"{puzzle}?c2>a2>b3"]) == "wrong"
    assert list(packs(SITES)) == [name for name in every if not name.startswith("ttt-")]


def main_part(html: str) -> str:
    """Return what differs from page to page."""
    return html[html.index("<main") : html.index("</main>")]


def two_games(config: Mapping[str, Any]) -> Flask:
    """Return the site with both games, as the export makes it in its processes."""
    return create_app(config, sites=(*SITES, TICTACTOE))


def test_it_is_exported(site: Flask, tmp_path: Path) -> None:
    """As files that need no server: rules, lessons, puzzles with their answers."""
    wanted = exported_pages((*SITES, TICTACTOE), lessons={"ttt-first"}, themes={*THEMES})
    places = Places("https://example.org/h/", ("ja",), wanted)
    assert [*write(places, tmp_path, Source(two_games, Renderer), 1)]
    below = tmp_path / "ja" / "tictactoe"
    for path in ("", "about", "learn/ttt-first/2", "rules/ttt-row", "puzzles/ttt-win-001/answer"):
        page = Page((below / path / "index.html").read_text(encoding="utf-8"))
        assert page.one("html")["lang"] == "ja"
        here = [each.attributes.get("href", "") for each in page.all("a")]
        assert any(each.startswith("/h/ja/tictactoe/") for each in here)
    pack = (below / "puzzles" / "ttt-order-001" / "answers.pack").read_bytes()
    assert any(key.endswith("?a2>c2>b3") for key in unpacked(pack))


@pytest.mark.parametrize("tag", TAGS)
def test_the_page_for_times_without_a_network_names_its_puzzles(
    reader: FlaskClient, tag: str
) -> None:
    """Beside those of the first game; each link leads to its own."""
    links = {link["href"] for link in Page(reader.get(f"/{tag}/offline/").text).all("a")}
    assert f"/{tag}{BELOW}/puzzles/ttt-win-001" in links
    assert any(link.startswith(f"/{tag}/puzzles/odds-") for link in links)


# Hanabi beside it


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


def test_a_game_outside_the_checkout_needs_its_catalogues(tmp_path: Path) -> None:
    """Without a compiled one for each language the site does not start."""
    with pytest.raises(CatalogueError, match="no compiled catalogue"):
        create_app({"TESTING": True}, sites=(*SITES, replace(TICTACTOE, folder=tmp_path)))
