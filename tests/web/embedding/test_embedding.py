"""Puzzles and rules on the pages of others: what their frames show, and who may show them."""

import re
from urllib.parse import urlsplit

import pytest
from flask.testing import FlaskClient

from tests.web.conftest import Read
from tests.web.page import Page
from tests.web.puzzling import FIRST
from tutor.games.hanabi.puzzles.library import library
from tutor.games.hanabi.rulebook import RULES
from tutor.web.embedding.embeddable import SIZES, Kind, Size
from tutor.web.shell.languages import LANGUAGES

TAGS = [language.tag for language in LANGUAGES]


def judged(page: Page) -> tuple[str, list[str]]:
    """Return the verdict of an answered page, and what it says of each answer."""
    return page.one("h2", id="verdict").text, [e.text for e in page.all("li", class_="verdict")]


@pytest.mark.parametrize("name", FIRST)
def test_an_answer_is_judged_as_on_the_site(read: Read, name: str) -> None:
    """The same question, the same form, and for the same answer the same words, for each theme."""
    full, framed = read(f"/en/puzzles/{name}"), read(f"/en/embed/puzzles/{name}")
    assert framed.one("p", id="goal").text == full.one("p", id="goal").text
    options = [e["value"] for e in framed.all("input", name="answer")]
    assert options == [e["value"] for e in full.all("input", name="answer")]
    assert {e["action"] for e in framed.all("form", class_="asked")} == {
        f"/en/embed/puzzles/{name}#result"
    }
    for query in ("?show=1", f"?answer={options[-1]}"):
        full = read(f"/en/puzzles/{name}{query}")
        framed = read(f"/en/embed/puzzles/{name}{query}")
        if full.all("h2", id="verdict"):
            assert judged(framed) == judged(full)
        else:  # a scenario that goes on
            assert framed.one("h2", id="newest").text == full.one("h2", id="newest").text


def test_hints_and_typed_answers_stay_in_the_frame(client: FlaskClient, read: Read) -> None:
    """A hint tells the same steps; a typed answer leads to the framed page of that answer."""
    hinted = read("/en/embed/puzzles/odds-001?hint=1")
    assert hinted.one("section", class_="hints").text == (
        read("/en/puzzles/odds-001?hint=1").one("section", class_="hints").text
    )
    typed = client.get("/en/embed/puzzles/odds-001?typed=play+1")
    assert typed.location == "/en/embed/puzzles/odds-001?answer=play-0#result"


@pytest.mark.parametrize(
    "path",
    [
        *(f"/embed/puzzles/{name}" for name in FIRST),
        *(f"/embed/puzzles/{name}?show=1" for name in FIRST),
        "/embed/puzzles/odds-050?show=1",
        "/embed/rules/wild?rules=wild-5&box=ru",
        "/embed/rules/which-box?cards=k",
        "/embed/puzzles/none-such",
    ],
)
def test_what_leaves_the_frame_opens_a_tab(client: FlaskClient, path: str) -> None:
    """Every link either leads to a page that may be framed, or has a tab of its own."""
    page = Page(client.get(f"/en{path}").text)
    links = [link for link in page.all("a") if "href" in link.attributes]
    assert links
    for link in links:
        leaves = "/embed/" not in link["href"] and not link["href"].startswith("#")
        assert ("target" in link.attributes) is leaves, link["href"]
        if leaves:
            assert link["target"] == "_blank"


def test_the_line_below_leads_to_the_full_page(read: Read) -> None:
    """At the same table, without the answer; the languages are those of the frame."""
    page = read("/ja/embed/puzzles/odds-001?box=ru&twin=3&answer=play-0")
    assert page.one("a", class_="frame-brand")["href"] == "/ja/puzzles/odds-001?box=ru&twin=3"
    links = page.one("nav", class_="frame-languages").inside("a")
    picked = {link["lang"]: link["href"] for link in links}
    query = "?box=ru&twin=3&answer=play-0"
    assert picked == {tag: f"/{tag}/embed/puzzles/odds-001{query}" for tag in TAGS}
    rule = read("/en/embed/rules/wild?box=ru&rules=wild-5&with=ja")
    expected = "/en/rules/wild?box=ru&rules=wild-5&with=ja"
    assert rule.one("a", class_="frame-brand")["href"] == expected


def test_a_frame_has_the_table_of_its_address(read: Read) -> None:
    """A box with black cards shows black ones; a rule is told for the rules chosen."""
    assert read("/en/embed/puzzles/knowledge-001?box=zh-Hant").all("body", class_="black-fuses")
    chosen = read("/en/embed/rules/wild?rules=wild-5").one("p", class_="chosen").text
    assert chosen == read("/en/rules/wild?rules=wild-5").one("p", class_="chosen").text


def test_a_frame_has_nothing_of_the_page_around(read: Read) -> None:
    """No header, no app, no previews; search engines are to leave it."""
    page = read("/en/embed/puzzles/odds-001")
    assert not page.all("header")
    assert not page.all("link", rel="manifest")
    assert not page.all("a", class_="skip")
    assert page.one("meta", name="robots")["content"] == "noindex"


def test_the_next_puzzle_comes_in_the_frame(read: Read) -> None:
    """As long as the theme has one; then the endless ones go on, on the site."""
    onward = read("/en/embed/puzzles/odds-001?show=1").one("div", class_="controls").inside("a")
    assert "/en/embed/puzzles/odds-002" in [link["href"] for link in onward]
    onward = read("/en/embed/puzzles/odds-050?show=1").one("div", class_="controls").inside("a")
    assert any(link["href"].startswith("/en/puzzles/endless/") for link in onward)


@pytest.mark.parametrize(
    "path",
    ["/embed/puzzles/none-such", "/embed/rules/none-such", "/embed/puzzles/odds-001?twin=99"],
)
def test_what_is_not_there_is_not_framed(client: FlaskClient, path: str) -> None:
    """A 404 for ids that there are not."""
    response = client.get(f"/en{path}")
    assert (response.status_code, "This page doesn’t exist" in response.text) == (404, True)


def test_a_language_picked_in_a_frame_is_no_choice(client: FlaskClient) -> None:
    """It is somebody else's page: no cookie is set, where on the site one would be."""
    headers = {"Referer": "http://localhost/en/embed/rules/goal"}
    assert "Set-Cookie" not in client.get("/ja/embed/rules/goal", headers=headers).headers
    headers = {"Referer": "http://localhost/en/rules/goal"}
    assert "Set-Cookie" in client.get("/ja/rules/goal", headers=headers).headers


def code_on(page: Page) -> dict[str, str]:
    """Return the attributes of the frame that a page gives to be copied."""
    [frame] = Page(page.one("textarea").text).elements
    assert frame.tag == "iframe"
    return frame.attributes


@pytest.mark.parametrize(
    ("query", "kind", "source"),
    [
        ("puzzle=odds-003", Kind.PUZZLE, "puzzles/odds-003"),
        ("theme=odds&number=3", Kind.PUZZLE, "puzzles/odds-003"),
        ("rule=wild", Kind.RULE, "rules/wild"),
    ],
)
def test_the_code_to_copy_shows_what_was_chosen(
    client: FlaskClient, read: Read, query: str, kind: Kind, source: str
) -> None:
    """Its address is there, in the language and at the table of the page, of the size stated."""
    page = read(f"/ru/clubs/embed?{query}&box=ru&rules=wild-5")
    code = code_on(page)
    address = urlsplit(code["src"])
    assert (address.scheme, address.netloc) == ("http", "localhost")
    assert (address.path, address.query) == (f"/ru/embed/{source}", "box=ru&rules=wild-5")
    assert Size(int(code["width"]), int(code["height"])) == SIZES[kind]
    framed = client.get(code["src"])
    assert framed.status_code == 200
    assert Page(framed.text).one("title").text == code["title"]
    [trial] = page.all("iframe")
    assert trial["src"] == f"{address.path}?{address.query}"
    stated = page.one("section", id="code").text
    assert all(str(pixels) in stated for pixels in SIZES[kind])


def test_every_puzzle_and_rule_can_be_chosen(read: Read) -> None:
    """The forms have all themes, as many numbers as there are, and all rules."""
    page = read("/en/clubs/embed")
    assert not page.all("textarea")
    themes, rules = page.all("select")
    most = int(page.one("input", name="number")["max"])
    chosen = {
        f"{option['value']}-{number:03}"
        for option in themes.inside("option")
        for number in range(1, most + 1)
    }
    assert set(library()) <= chosen
    assert [option["value"] for option in rules.inside("option")] == list(RULES)
    for rule in list(RULES)[::10]:
        assert code_on(read(f"/en/clubs/embed?rule={rule}"))["src"].endswith(f"/rules/{rule}")


@pytest.mark.parametrize(
    "query", ["puzzle=none-such", "rule=none-such", "theme=odds&number=99", "theme=odds&number=x"]
)
def test_an_unknown_choice_is_a_404_without_code(client: FlaskClient, query: str) -> None:
    response = client.get(f"/en/clubs/embed?{query}")
    assert (response.status_code, "<textarea" in response.text) == (404, False)


def test_an_answered_puzzle_leads_to_its_code(client: FlaskClient, read: Read) -> None:
    """A puzzle of the library does, at its table; an endless one, which cannot be framed, not."""
    wanted = re.compile(r'href="(/en/clubs/embed[^"]*)"')
    answered = client.get("/en/puzzles/odds-003?show=1&box=ru").text
    [address] = wanted.findall(answered)
    assert code_on(read(address.replace("&amp;", "&")))["src"] == (
        "http://localhost/en/embed/puzzles/odds-003?box=ru"
    )
    assert not wanted.findall(client.get("/en/puzzles/endless/base/odds/1/1?show=1").text)
