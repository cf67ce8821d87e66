"""How every type of page fits its window, in every language."""

import pytest
from playwright.sync_api import Page

from tests.browser.matrix import PAGES, TAGS, address

WIDTHS = (320, 390, 1280)
HEIGHT = 844
SMALLEST_TARGET = 44


@pytest.fixture(
    scope="module",
    params=[(name, tag) for name in PAGES for tag in TAGS],
    ids=lambda param: "-".join(param),
)
def visited(request: pytest.FixtureRequest, tab: Page) -> Page:
    """A page in a language; the tests of this file share its one visit."""
    tab.set_viewport_size({"width": 390, "height": HEIGHT})
    tab.goto(address(*request.param))
    return tab


def test_nothing_sticks_out(visited: Page) -> None:
    """No page scrolls sideways and no text is cut off at its edge, from 320 px up."""
    for width in WIDTHS:
        visited.set_viewport_size({"width": width, "height": HEIGHT})
        assert visited.evaluate(STICKING_OUT) == [], f"{width} px"


def test_nothing_sticks_out_at_twice_the_text_size(visited: Page) -> None:
    """Nor with text of 200 % on the smallest phone."""
    visited.set_viewport_size({"width": 320, "height": HEIGHT})
    visited.evaluate("document.documentElement.style.fontSize = '200%'")
    try:
        assert visited.evaluate(STICKING_OUT) == []
    finally:
        visited.evaluate("document.documentElement.style.fontSize = ''")


def test_everything_can_be_hit_with_a_finger(visited: Page) -> None:
    """Whatever can be tapped is 44 px wide and high; links in running text are as high as it."""
    visited.set_viewport_size({"width": 320, "height": HEIGHT})
    small = visited.evaluate(TARGETS)
    assert [(what, w, h) for what, w, h in small if min(w, h) < SMALLEST_TARGET] == []


def test_the_cards_of_a_row_are_equally_wide(visited: Page) -> None:
    """Hands, fireworks and loose cards alike, on the smallest phone and on a desk."""
    for width in (320, 1280):
        visited.set_viewport_size({"width": width, "height": HEIGHT})
        assert all(max(row) - min(row) < 1 for row in visited.evaluate(CARD_ROWS)), f"{width} px"


def test_nothing_shifts(visited: Page) -> None:
    """Once drawn, everything stays where it is: the shifts come to 0.00."""
    visited.reload()
    shifts = visited.evaluate(LAYOUT_SHIFTS)
    assert round(sum(score for score, *_ in shifts), 2) == 0, shifts


def test_no_line_begins_with_a_closing_mark(visited: Page) -> None:
    """Chinese and Japanese lines do not begin with a comma, a full stop or a closing bracket."""
    for width in WIDTHS:
        visited.set_viewport_size({"width": width, "height": HEIGHT})
        assert visited.evaluate(FORBIDDEN_LINE_STARTS) == [], f"{width} px"


STICKING_OUT = """() => {
    const width = document.documentElement.clientWidth;
    const out = [];
    if (document.scrollingElement.scrollWidth > width) out.push("the page scrolls sideways");
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode;
        if (!text.data.trim() || text.parentElement.closest(".visually-hidden, .skip")) continue;
        const range = document.createRange();
        range.selectNode(text);
        for (const box of range.getClientRects())
            if (box.left < 0 || box.right > width + 0.5) out.push(text.data.trim());
    }
    return out;
}"""
"""Texts that lie beyond the edges of the window, be it that they can be scrolled to or not."""

TARGETS = """() => {
    const inText = (link) => {
        const block = link.closest("p, li, h3, figcaption");
        return getComputedStyle(link).display === "inline"
            && block && block.textContent.trim() !== link.textContent.trim();
    };
    return [...document.querySelectorAll("a, button, summary, input, label")]
        .filter((each) => each.checkVisibility() && !(each.matches("a") && inText(each)))
        .map((each) => each.closest("label") ?? each)
        .map((each) => [each, each.getBoundingClientRect()])
        .map(([each, box]) => [each.textContent.trim(), box.width, box.height]);
}"""
"""What can be tapped, with its width and height; an input counts as its label."""

CARD_ROWS = """() =>
    [...document.querySelectorAll(".cards, .fireworks, .loose")]
        .filter((row) => row.checkVisibility())
        .map((row) => [...row.querySelectorAll(".art")].map((art) => art.offsetWidth))"""
"""The widths of the cards in each row of cards."""

LAYOUT_SHIFTS = """() => new Promise((resolve) => {
    const shifts = [];
    const add = (entries) => entries.forEach((entry) => {
        shifts.push([entry.value, ...entry.sources.map((source) => source.node?.textContent)]);
    });
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
        add(observer.takeRecords());
        resolve(shifts);
    })));
})"""
"""The layout shifts since the page was loaded: how bad, and the texts that moved."""

FORBIDDEN_LINE_STARTS = """() => {
    const closing = /[、。，．：；？！」』）〉》】〕”’…]/g;
    const out = [];
    const box = (text, place) => {
        const range = document.createRange();
        range.setStart(text, place);
        range.setEnd(text, place + 1);
        return range.getClientRects()[0];
    };
    const block = (text) => text && text.parentElement.closest("p, li, h1, h2, h3, dt, dd, td, th");
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let last = null;
    while (texts.nextNode()) {
        const text = texts.currentNode;
        if (!text.data.trim() || text.parentElement.closest(".visually-hidden")) continue;
        for (const { index } of text.data.matchAll(closing)) {
            // A mark that begins a paragraph breaks away from nothing.
            if (!index && block(text) !== block(last)) continue;
            const before = index ? box(text, index - 1) : box(last, last.length - 1);
            const mark = box(text, index);
            if (before && mark && mark.top >= before.bottom)
                out.push(text.data.slice(0, index + 1));
        }
        last = text;
    }
    return out;
}"""
"""Texts up to a closing mark that lies on the line below the character before it."""
