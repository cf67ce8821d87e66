"""What an answered puzzle says and how high it is on a phone: part of `make measure-pages`.

Every kind of puzzle in English, the first of the library and the fullest: asked again after a first
miss, wrong for good, and shown on request.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from statistics import median

from playwright.sync_api import Page

from tests.support.pages import late, puzzle_address
from tests.support.pages import options as options_of
from tutor.core.puzzle import NONE
from tutor.games.hanabi.puzzles import THEMES

WORDS = 150
"""How many words may be seen in the middle, with folds closed."""
MOST_WORDS = 260
HEIGHT = 1100
"""How high a page may be in the middle, in px."""
EXPLAINED = 120
"""How many words the fold may have."""

SEEN = """() => {
    const drawn = ".art, .marks, .tick, .pile, .short-face, .identity-face, .visually-hidden, "
        + "textarea, option";
    const words = (root, folded) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        let found = 0;
        while (walker.nextNode()) {
            const parent = walker.currentNode.parentElement;
            if (parent.closest(drawn) || !(folded || parent.checkVisibility())) continue;
            found += (walker.currentNode.data.match(/[\\p{L}\\p{N}’'-]+/gu) ?? []).length;
        }
        return found;
    };
    const explain = document.querySelector(".explain");
    const end = (name) => document.querySelector(name)?.getBoundingClientRect();
    const [verdict, goal] = [end("#verdict"), end(".goal")];
    return {
        words: words(document.querySelector("main"), false),
        explained: explain ? words(explain, true) : 0,
        height: document.querySelector("main").getBoundingClientRect().height,
        together: Math.max(verdict.bottom, goal.bottom) <= innerHeight
            && Math.min(verdict.top, goal.top) >= 0,
    };
}"""
"""Words that are seen and those of the fold, the page's height, whether verdict and question are
on the screen together."""


@dataclass(frozen=True, slots=True)
class Answered:
    """A page after an answer: its address, and what was found there."""

    address: str
    words: int
    explained: int
    height: float
    together: bool


def answered_pages() -> Mapping[str, tuple[str, ...]]:
    """Return the addresses of pages after an answer, by what has been answered."""
    pairs = []
    for theme in THEMES:
        wrong = options_of(theme)[1][:1] or [NONE]
        pairs += [(puzzle_address(theme), puzzle_address(theme, chosen=wrong)), late(theme)]
    return {
        "asked again": tuple(f"{wrong}&try=1" for _, wrong in pairs),
        "wrong": tuple(wrong for _, wrong in pairs),
        "shown": tuple(f"{asked}?show=1" for asked, _ in pairs),
    }


def measured(page: Page, url: str) -> Mapping[str, tuple[Answered, ...]]:
    """Return what is found on the pages in English; lines of scenarios that go on are left out."""
    answers: dict[str, list[Answered]] = {}
    for kind, addresses in answered_pages().items():
        for address in addresses:
            page.goto(f"{url}/en{address}")
            if page.query_selector("#verdict"):
                answers.setdefault(kind, []).append(Answered(address, **page.evaluate(SEEN)))
    return {kind: tuple(pages) for kind, pages in answers.items()}


def figures(pages: tuple[Answered, ...]) -> Iterator[tuple[str, str, float]]:
    """Yield each line of the table: what is measured, the goal, and what was found."""
    yield "pages", "", len(pages)
    yield "words seen, in the middle", f"≤ {WORDS}", median(each.words for each in pages)
    yield "words seen, at most", f"≤ {MOST_WORDS}", max(each.words for each in pages)
    yield "px, in the middle", f"≤ {HEIGHT}", median(each.height for each in pages)
    yield "px, at most", "", max(each.height for each in pages)
    yield "words of Explain, at most", f"≤ {EXPLAINED}", max(each.explained for each in pages)
    yield "verdict and question apart", "0", sum(not each.together for each in pages)


def table(answers: Mapping[str, tuple[Answered, ...]]) -> str:
    """Return the figures as a table in Markdown."""
    lines = [("390 × 844, English", "goal", *answers), ("---",) * (len(answers) + 2)]
    for rows in zip(*(figures(pages) for pages in answers.values()), strict=True):
        lines.append((rows[0][0], rows[0][1], *(f"{value:.0f}" for _, _, value in rows)))
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
