"""No page has text that did not come out of the catalogue: read in the pseudo-language en-XA."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from tests.i18n.pseudo import STAND_IN, accented, write_catalogues
from tests.web.page import Element, Page
from tutor.clubs.items import evenings
from tutor.clubs.plan import Plan
from tutor.web.app import create_app
from tutor.web.shell.text import OF_EVERY_GAME

ROOT = Path(__file__).parents[2]

SPOKEN = ("alt", "aria-label", "aria-description", "placeholder", "title")
UNACCENTED = re.compile(r"[A-Za-z]+")
NAMES = {"Hanabi", "A", "PNG", "SVG", "Hanab", "Live", "H-Group"}
"""The game's own name, which heads a printed sheet for readers of any language, a letter on a
picture of that sheet, kinds of files, and who calls things otherwise."""

QUOTED = {
    *("nowhere", "nonsense"),
    *(word for form in ("nth", "word") for word in OF_EVERY_GAME["en", form].values()),
}
"""What the addresses below ask for, which an error page quotes; and English forms of numbers."""

PAGES = (
    "/",
    "/rules/",
    "/rules/?box=zh-Hant&rules=wild-5.fuses-1.clues-10.play-on.empty-clues",
    "/rules/goal",
    "/rules/which-box?cards=k",
    "/rules/goal?with=ru",
    "/rules/find",
    "/rules/find?q=123",
    "/rules/print",
    "/rules/print?box=ru&rules=sixth-5&langs=ja,ru",
    "/glossary/",
    "/puzzles/",
    "/progress/",
    *(
        f"/puzzles/endless/{rules}/{theme}/{level}/7{query}"
        for rules in ("base", "wild-5.play-on")
        for theme, answer in (
            ("point-out", "?answer=none"),
            ("allowed", "?answer=play-0"),
            ("outcome", "?answer=mistake"),
        )
        for level in (1, 3)
        for query in ("", answer)
    ),
    "/puzzles/?rules=play-on",
    "/puzzles/endless/wild-5/knowledge/4/7?hint=1",
    "/puzzles/endless/wild-5/knowledge/4/7?show=1&seat=0",
    "/puzzles/endless/base/try-it/4/7",
    "/puzzles/endless/base/try-it/4/7?answer=play-0&seat=1",
    "/puzzles/library/?theme=score",
    "/puzzles/daily/learner/2026-11-20",
    "/puzzles/daily/learner/2999-11-20",
    "/puzzles/at?position=nonsense&theme=save",
    "/embed/puzzles/odds-001?show=1",
    "/embed/rules/which-box",
    "/clubs/embed?puzzle=odds-001",
    "/clubs/",
    "/clubs/compose?source=/en/puzzles/save-012&theme=critical",
    "/clubs/compose?source=base_r9",
    "/clubs/?do=link&evening=own&pasted=%F0%9F%8E%86",
    f"/clubs/{Plan(items=evenings()['first-night'].items)}/link",
    "/nowhere",
    "/rules/?box=nowhere",
    "/rules/?rules=nonsense",
    "/puzzles/endless/base/point-out/1/7?answer=nonsense",
    "/puzzles/endless/nonsense/point-out/1/7",
)


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> FlaskClient:
    """A reader of a site that speaks en-XA in place of Japanese."""
    folder = tmp_path_factory.mktemp("pseudo")
    write_catalogues(ROOT, folder)
    # What another site in this process remembers of Japanese is not what this one says.
    create_app().test_client().get("/ja/rules/find?q=123")
    return create_app({"TRANSLATIONS": str(folder / "translations")}).test_client()


def pieces(element: Element) -> Iterator[str]:
    """Yield what is read or heard of an element and all inside it, but not in another language."""
    if element.attributes.get("lang", STAND_IN) != STAND_IN:
        return
    yield from (element.attributes[name] for name in SPOKEN if name in element.attributes)
    if element.tag == "input" and element.attributes.get("type") in ("submit", "button"):
        yield element.attributes.get("value", "")
    yield from element.own
    for child in element.children:
        yield from pieces(child)


@pytest.mark.parametrize("path", PAGES)
def test_every_letter_has_its_accent(pseudo: FlaskClient, path: str) -> None:
    """A letter without one was written into a template or into code."""
    page = Page(pseudo.get(f"/{STAND_IN}{path}").text)
    described = [meta["content"] for meta in page.all("meta", name="description")]
    said = [*pieces(page.one("html")), *described]
    assert {word for text in said for word in UNACCENTED.findall(text)} <= NAMES | QUOTED
    assert accented("Hanabi Tutor") in page.one("title").text


def test_accents_leave_placeholders_and_tags_alone() -> None:
    """The pseudo-language changes words and nothing that the site reads."""
    assert accented('Play <rule id="play">%(num)s cards</rule>') == (
        'Ṕĺáý <rule id="play">%(num)s çáŕďš</rule>'
    )


def test_a_hard_coded_word_would_be_seen(pseudo: FlaskClient) -> None:
    """The gate can fail: English pages have letters without accents all over."""
    page = Page(pseudo.get("/en/").text)
    page.one("html").attributes.pop("lang")
    words = {word for text in pieces(page.one("html")) for word in UNACCENTED.findall(text)}
    assert len(words - NAMES) > 10


def test_the_search_has_these_words(pseudo: FlaskClient) -> None:
    """Not those of the other site in this process, whose Japanese is Japanese."""
    asked = {"q": accented("You may not pass")}
    found = Page(pseudo.get("/ja/rules/find", query_string=asked).text).one("ol", class_="results")
    assert found.inside("a")[0]["href"] == "/ja/rules/no-passing"
