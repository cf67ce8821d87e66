"""An exported copy of the site, served by Python's own http.server below a folder of the host."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Page as Tab
from playwright.sync_api import expect

from tests.browser.answering import field
from tests.browser.conftest import NewContext
from tests.browser.files import serving_files
from tests.support.answers import of_library, of_step, right_answer, wrong_options
from tests.web.page import Page
from tutor.web.app import create_app
from tutor.web.games import GAMES
from tutor.web.offline.places import Places, exported_pages
from tutor.web.offline.writer import write

BASE = "/hanabi/"
PUZZLE = "safe-discard-001"
ASKED = of_library(PUZZLE)


@pytest.fixture(scope="session")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy in English with one lesson and two puzzles."""
    folder = tmp_path_factory.mktemp("web") / "hanabi"
    pages = exported_pages(GAMES, 1)
    few = ("/learn/goal/", f"/puzzles/{PUZZLE}", "/puzzles/survive-")
    pages.judged[:] = [path for path in pages.judged if path.startswith(few)]
    for _ in write(Places(BASE, ("en",), pages), folder, create_app):
        pass
    return folder


@pytest.fixture(scope="session")
def served(copy: Path) -> Iterator[str]:
    """The address of the copy on a host."""
    with serving_files(copy.parent) as port:
        yield f"http://127.0.0.1:{port}{BASE}"


def send(tab: Tab, *chosen: str) -> None:
    """Choose and send."""
    for option in chosen:
        tab.locator("label", has=field(tab, option)).click()
    if not tab.locator("form.at-once").count():
        tab.locator("button[name=check]").click()


def addresses(page: Page) -> Iterator[str]:
    """Yield what the elements of a page lead to or take in, on this host."""
    for element in page.elements:
        for name in {"href", "src", "action", "formaction"} & set(element.attributes):
            target = urlsplit(element[name])
            if element.tag != "use" and not target.netloc and target.scheme != "data":
                # Where a form leads to is there once it is answered.
                yield element[name] if name in ("href", "src") else target.path


def test_no_link_is_dead(copy: Path) -> None:
    """Every link, style, script and form of every page leads to a file, and to a place in it."""
    dead, links = set(), 0
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in copy.rglob("*.html")}
    assert len(pages) > 110
    anchors = {path: {each.attributes.get("id") for each in pages[path].elements} for path in pages}
    for path, page in pages.items():
        here = BASE + path.relative_to(copy).as_posix().removesuffix("index.html")
        for address in addresses(page):
            links += 1
            target = urlsplit(urljoin(here, address))
            file = copy / target.path.removeprefix(BASE)
            file = file if file.suffix else file / "index.html"
            there = target.path.startswith(BASE) and file.is_file()
            if not there or (target.fragment and target.fragment not in anchors[file]):
                dead.add((here, address))
    assert links > 3000
    assert dead == set()


def test_a_puzzle_is_judged(served: str, new_context: NewContext) -> None:
    """With scripts an answer is judged without a server, and the judged page has its address."""
    right, wrong = right_answer(*ASKED), wrong_options(*ASKED)[0]
    tab = new_context().new_page()
    tab.goto(f"{served}en/puzzles/{PUZZLE}/")
    send(tab, wrong)
    expect(tab.locator("#result.wrong")).to_be_visible()
    tab.reload()
    expect(tab.locator("#result.wrong")).to_be_visible()
    tab.go_back()
    send(tab, *right)
    expect(tab.locator("#result.right")).to_be_visible()


def test_hints_are_there(served: str, new_context: NewContext) -> None:
    """A hint is told where scripts can fetch it."""
    tab = new_context().new_page()
    tab.goto(f"{served}en/puzzles/{PUZZLE}/")
    tab.locator("button[name=hint]").click()
    expect(tab.locator("#hints")).to_be_visible()


def test_the_question_at_the_door_is_judged(served: str, new_context: NewContext) -> None:
    """The home page's own question leads to its answer in the first lesson."""
    tab = new_context().new_page()
    tab.goto(f"{served}en/")
    send(tab, *right_answer(*of_step("goal", 1)))
    expect(tab.locator("#result.right")).to_be_visible()


def test_without_scripts_the_answer_is_shown(served: str, new_context: NewContext) -> None:
    """An answer cannot be judged without a server and without scripts: the right one is shown."""
    tab = new_context(java_script_enabled=False).new_page()
    tab.goto(f"{served}en/puzzles/{PUZZLE}/")
    expect(tab.locator("button[name=hint]")).to_be_hidden()
    send(tab, wrong_options(*ASKED)[0])
    expect(tab.locator("#result.shown")).to_be_visible()
