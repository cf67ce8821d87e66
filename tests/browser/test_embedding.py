"""A page on another origin shows a puzzle in a frame; the sizes that we state are enough."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, FrameLocator, Page, expect

from tests.browser.files import serving_files
from tests.support.answers import of_library, right_answer
from tests.web.puzzling import FIRST
from tutor.games.hanabi.rulebook import RULES
from tutor.web.embedding.embeddable import SIZES, Kind

PUZZLE = "outcome-001"
[RIGHT] = right_answer(*of_library(PUZZLE))
NARROW = 320


@pytest.fixture(scope="module")
def elsewhere(base_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a club's own site: pages with a frame, made of the code that we give."""
    folder = tmp_path_factory.mktemp("elsewhere")
    size = SIZES[Kind.PUZZLE]
    for name, path, sandbox in (
        ("club", f"/en/embed/puzzles/{PUZZLE}", ""),
        ("isolated", f"/en/embed/puzzles/{PUZZLE}", ""),
        ("sandboxed", f"/en/embed/puzzles/{PUZZLE}", ' sandbox="allow-scripts allow-forms"'),
        ("forbidden", f"/en/puzzles/{PUZZLE}", ""),
    ):
        place = f'src="{base_url}{path}" width="{size.width}" height="{size.height}"'
        _write(folder / f"{name}.html", f"<iframe {place}{sandbox}></iframe>")
    with serving_files(folder) as port:
        # Another host name than the site's makes it another site, not just another origin.
        yield f"http://localhost:{port}"


def _write(path: Path, frame: str) -> None:
    path.write_text(
        f'<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Club</title>{frame}'
    )


def answer(frame: FrameLocator) -> None:
    """Choose the right answer in the frame and send it; the verdict says so."""
    frame.locator("label", has=frame.locator(f"[value='{RIGHT}']")).first.click()
    frame.get_by_role("button", name="Check the answer").click()
    expect(frame.locator("#result.right")).to_be_visible()


def test_a_puzzle_is_answered_on_another_site(either: Page, elsewhere: str) -> None:
    """Hint, answer, the next puzzle, another language: all in the frame, while the page stays."""
    either.goto(f"{elsewhere}/club.html")
    frame = either.frame_locator("iframe")
    frame.get_by_role("button", name="Help 1").click()
    expect(frame.locator(".hints li").first).to_be_visible()
    answer(frame)
    frame.locator(".controls").get_by_role("link", name="Next puzzle").click()
    expect(frame.locator("#verdict")).to_have_count(0)
    expect(frame.locator("h1")).to_be_visible()
    frame.locator(".frame-languages").get_by_role("link", name="日本語").click()
    expect(frame.locator("html")).to_have_attribute("lang", "ja")
    assert either.url == f"{elsewhere}/club.html"
    assert either.context.cookies() == []
    # What leaves the frame opens a tab with the full page of what the frame shows.
    with either.context.expect_page() as opened:
        frame.locator(".frame-brand").click()
    opened.value.wait_for_load_state()
    assert opened.value.url.endswith("/ja/puzzles/outcome-002")
    expect(opened.value.locator("header")).to_be_visible()


def test_a_page_that_isolates_itself_may_show_a_puzzle(page: Page, elsewhere: str) -> None:
    """Where everything has to agree to be shown (COEP), the frame and all it takes do."""
    page.goto(f"{elsewhere}/isolated.html")
    assert page.evaluate("crossOriginIsolated")
    answer(page.frame_locator("iframe"))


def test_a_careful_page_may_show_a_puzzle_in_a_sandbox(browser: Browser, elsewhere: str) -> None:
    """Styles are there and the form works, though the frame has no origin to belong to."""
    # What is smooth elsewhere is refused there, with a word in the console: a page is loaded.
    with browser.new_context(service_workers="block") as context:
        visitor = context.new_page()
        visitor.goto(f"{elsewhere}/sandboxed.html")
        frame = visitor.frame_locator("iframe")
        expect(frame.locator(".frame-foot")).to_have_css("display", "flex")
        answer(frame)


def test_no_other_page_can_be_framed(browser: Browser, elsewhere: str) -> None:
    """The full page of the same puzzle stays out, and the browser says why."""
    said: list[str] = []

    def note(message: ConsoleMessage) -> None:
        said.append(message.text)

    with browser.new_context(service_workers="block") as context:
        visitor = context.new_page()
        visitor.on("console", note)
        visitor.goto(f"{elsewhere}/forbidden.html")
        frame = visitor.frame_locator("iframe")
        expect(frame.locator("html")).to_be_attached()
        expect(frame.locator("[name=answer]")).to_have_count(0)
    assert any("frame-ancestors" in text for text in said), said


@pytest.mark.parametrize(
    ("kind", "paths"),
    [
        (Kind.PUZZLE, [f"puzzles/{name}" for name in FIRST[::2]]),
        (Kind.RULE, [f"rules/{rule}" for rule in list(RULES)[::9]]),
    ],
)
def test_the_stated_size_is_enough(tab: Page, kind: Kind, paths: list[str]) -> None:
    """Most fit without scrolling, and of the others nothing is lost, on the smallest phone too.

    The button that sends an answer is in sight from the start.
    """
    size = SIZES[kind]
    heights = []
    for path in paths:
        tab.set_viewport_size({"width": size.width, "height": size.height})
        tab.goto(f"/en/embed/{path}")
        heights.append(_height(tab))
        for width in (size.width, NARROW):
            tab.set_viewport_size({"width": width, "height": size.height})
            _height(tab)
            for button in tab.locator("button[name=check]").all():
                box = button.bounding_box()
                assert box
                assert box["y"] + box["height"] <= size.height, (path, width)
    print(f"{kind} in {size.width} × {size.height}: {sorted(heights)} px high")
    assert sum(height <= size.height for height in heights) > len(heights) / 2


def _height(tab: Page) -> int:
    """Return how high the content is; all of it can be scrolled to, and none of it sideways."""
    sideways, height, last = tab.evaluate(
        """() => {
            const page = document.scrollingElement;
            scrollTo(0, page.scrollHeight);
            const last = document.querySelector(".frame-foot").getBoundingClientRect();
            scrollTo(0, 0);
            return [page.scrollWidth > page.clientWidth, page.scrollHeight, last.bottom];
        }"""
    )
    window = tab.viewport_size
    assert window
    assert not sideways
    assert last <= window["height"] + 1
    return int(height)


def test_the_trial_shows_the_frame(tab: Page) -> None:
    """On the page with the code it is unfolded, and no request is made for it before."""
    asked: list[str] = []
    tab.on("request", lambda request: asked.append(request.url))
    tab.goto(f"/en/clubs/embed?puzzle={PUZZLE}")
    assert not any("/embed/puzzles" in url for url in asked)
    tab.get_by_text("See how it looks").click()
    answer(tab.frame_locator("iframe"))
