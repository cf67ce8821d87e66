"""The site from right to left: nothing out of its box, and cards and numbers in their order."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.measures import STICKING_OUT
from tests.i18n.hebrew import TAG, copy_checkout
from tests.support.serving import serving

ROOT = Path(__file__).parents[2]
PAGES = (
    "/",
    "/rules/which-box",
    "/rules/last-copy",
    "/rules/print",
    "/rules/find?q=clues",
    "/glossary/",
    "/learn/hidden/1",
    "/learn/denies/2?answer=b1",
    "/puzzles/",
    "/puzzles/odds-001?show=1",
    "/puzzles/knowledge-001?show=1",
    "/puzzles/point-out-001?show=1",
    "/puzzles/outcome-001",
    "/play/3-4821?actions=By",
    "/deals/",
    "/clubs/",
    "/translate/",
    "/hanzi/rules/hanzi-marker-move",
    "/hanzi/characters/ren",
    "/none-such",
)

OUT_OF_THEIR_BOX = """() => {
    const out = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode;
        const hidden = text.parentElement.closest(".visually-hidden, .skip, svg");
        if (!text.data.trim() || hidden) continue;
        let block = text.parentElement;
        while (getComputedStyle(block).display === "inline") block = block.parentElement;
        const around = block.getBoundingClientRect();
        const range = document.createRange();
        range.selectNode(text);
        for (const box of range.getClientRects())
            if (box.width > 1 && (box.left < around.left - 2 || box.right > around.right + 2))
                out.push(text.data.trim());
    }
    return out;
}"""
"""Texts that are wider than the block in which they stand."""

ROWS = """() => [...document.querySelectorAll(":is(.cards, .fireworks)")]
    .filter((row) => row.checkVisibility())
    .map((row) => [...row.querySelectorAll(":scope > *")]
        .map((card) => card.getBoundingClientRect())
        .filter((box) => box.width)
        .map((box) => [Math.round(box.top), Math.round(box.left)]))"""
"""Where the cards of each row stand, the first one first."""

NUMBERS = r"""() => {
    const wrong = [];
    const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode;
        for (const { 0: number, index } of text.data.matchAll(/\d+(?:[.,:]\d+)*/g)) {
            const places = [...number].map((_, place) => {
                const range = document.createRange();
                range.setStart(text, index + place);
                range.setEnd(text, index + place + 1);
                return range.getBoundingClientRect();
            }).filter((box) => box.width);
            const inOrder = places.every((box, place) =>
                !place || box.left > places[place - 1].left);
            if (!inOrder) wrong.push(number);
        }
    }
    return wrong;
}"""
"""Numbers whose figures do not stand in a row from left to right."""

LEFTS = """([selector, said]) => {
    const walker = document.createTreeWalker(
        document.querySelector(selector), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode;
        const start = text.data.indexOf(said);
        if (start < 0) continue;
        return [...said].map((_, place) => {
            const range = document.createRange();
            range.setStart(text, start + place);
            range.setEnd(text, start + place + 1);
            return range.getBoundingClientRect().left;
        });
    }
    return [];
}"""
"""Where the letters of a text stand."""


@pytest.fixture(scope="module")
def hebrew_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site that speaks Hebrew beside our languages."""
    folder = tmp_path_factory.mktemp("hebrew")
    copy_checkout(ROOT, folder)
    with serving(cwd=folder) as url:
        yield f"{url}{TAG}"


@pytest.fixture(scope="module")
def phone(browser: Browser, hebrew_site: str) -> Iterator[Page]:
    """A phone's tab, for all pages in turn."""
    with browser.new_context(service_workers="block") as context:
        tab = context.new_page()
        tab.set_viewport_size({"width": 390, "height": 844})
        yield tab


@pytest.mark.parametrize("path", PAGES)
def test_a_page_from_right_to_left(phone: Page, hebrew_site: str, path: str) -> None:
    """No text beyond the window or its block, the first card at the right, numbers readable."""
    phone.goto(f"{hebrew_site}{path}")
    assert phone.locator("html").get_attribute("dir") == "rtl"
    for width in (390, 1280):
        phone.set_viewport_size({"width": width, "height": 844})
        assert phone.evaluate(STICKING_OUT) == []
        assert phone.evaluate(OUT_OF_THEIR_BOX) == []
    phone.set_viewport_size({"width": 390, "height": 844})
    for row in phone.evaluate(ROWS):
        assert row == sorted(row, key=lambda place: (place[0], -place[1]))
    assert phone.evaluate(NUMBERS) == []


def test_what_a_reader_wrote_keeps_its_own_direction(phone: Page, hebrew_site: str) -> None:
    """A mark behind Latin letters stays with them, within a sentence of Hebrew ones."""
    phone.goto(f"{hebrew_site}/table/play?players=2&names=Mia!,Tom")
    places = phone.evaluate(LEFTS, ["main", "Mia!"])
    assert len(places) == len("Mia!")
    assert places == sorted(places)


def test_arrows_point_where_reading_goes(phone: Page, hebrew_site: str) -> None:
    """They are no letters, which a browser would turn round."""
    phone.goto(f"{hebrew_site}/rules/misplay")
    behind = "e => getComputedStyle(e, '::after').content"
    assert "←" in phone.locator(".step.after small").first.evaluate(behind)
    phone.goto(f"{hebrew_site}/")
    assert "←" in phone.locator(".offer h2 a").first.evaluate(behind)
