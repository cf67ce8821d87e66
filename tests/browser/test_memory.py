"""What a visitor's own browser remembers: answers, stars and days, and where it shows them."""

import re
from datetime import UTC, date, datetime
from itertools import combinations
from urllib.parse import urlencode

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import NewContext
from tests.browser.measures import LAYOUT_SHIFTS, STICKING_OUT
from tests.browser.remembering import (
    LEVEL,
    PROGRESS,
    SEED,
    bring,
    exported,
    figure,
    forget,
    miss,
    remember,
    solve,
    with_checksum,
)
from tests.support.pages import puzzle_address
from tutor.core.game import DailyReader
from tutor.core.puzzle import answer_to
from tutor.games.hanabi.lessons import LESSONS
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.daily import daily

EPOCH = date(1970, 1, 1)
A_DAY = date(2026, 11, 20)
NUMBER_OF_DAY = (A_DAY - EPOCH).days
FIRST, SECOND = list(LESSONS)[:2]


def test_a_solved_puzzle_stays_solved(page: Page) -> None:
    """It counts once however often it is answered, for its theme and after a reload."""
    solve(page)
    page.reload()
    solve(page)
    miss(page)
    page.goto(PROGRESS)
    for _ in range(2):
        assert figure(page, "solved") == "1"
        page.reload()


def test_progress_shows_only_what_was_done(page: Page) -> None:
    """Kinds that were answered, with their level; what is due is marked and counted first."""
    page.goto(PROGRESS)
    rows = page.locator(".by-theme > div").locator("visible=true")
    expect(page.locator(".figures > div").locator("visible=true")).to_have_count(0)
    expect(page.locator("[data-tally], [data-due]").locator("visible=true")).to_have_count(0)
    page.clock.install(time=1_795_000_000)
    miss(page)
    page.goto(PROGRESS)
    expect(rows).to_have_text(re.compile(r"^What happens\?\s+Level 1$"), use_inner_text=True)
    page.clock.fast_forward("11:00")
    page.reload()
    expect(rows).to_have_text(re.compile("due · Level 1$"), use_inner_text=True)
    expect(page.get_by_text("Kinds of puzzles to review: 1")).to_be_visible()


def test_home_welcomes_back(page: Page) -> None:
    """A newcomer meets the first question; whoever has done something, the way on and today."""
    page.goto("/en/")
    question, back = page.locator("form.first-puzzle"), page.locator(".welcome-back")
    expect(question).to_be_visible()
    expect(back).to_be_hidden()
    solve(page)
    page.goto("/en/")
    expect(question).to_be_hidden()
    expect(back.get_by_role("link", name="Next puzzle")).to_be_visible()
    expect(back.locator("[data-resume]")).to_be_hidden()
    expect(back.locator("a[href='/en/puzzles/daily']")).to_be_visible()


def test_two_tabs_do_not_undo_each_other(context: BrowserContext) -> None:
    """Each adds to what the other has written; a page that is open shows it."""
    page, other = context.new_page(), context.new_page()
    other.goto(PROGRESS)
    solve(page)
    expect(other.locator("[data-figure=solved]")).to_have_text("1")
    bring(other, with_checksum("hanabi1;days=20000;"))
    page.goto(PROGRESS)
    expect(page.locator("[data-export]")).to_have_value(re.compile("days=20000"))
    assert figure(page, "solved") == "1"


def test_what_is_forgotten_stays_forgotten(context: BrowserContext) -> None:
    """An open page on which it was done does not bring it back; doing it again does."""
    page, other = context.new_page(), context.new_page()
    solve(page)
    other.goto(PROGRESS)
    forget(other)
    expect(other.locator("[data-figure=solved]")).to_have_text("0")
    page.wait_for_function("!localStorage.done")
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    assert exported(other) == with_checksum("hanabi1;")
    page.reload()
    expect(other.locator("[data-figure=solved]")).to_have_text("1")


def test_a_browser_that_stores_nothing_is_told_so(page: Page) -> None:
    """With storage switched off or full, pages work and say that nothing is remembered."""
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', "
        "{ get() { throw new DOMException('denied', 'SecurityError'); } })"
    )
    solve(page)
    page.goto(PROGRESS)
    note = page.get_by_text("This browser stores nothing")
    expect(note).to_be_visible()
    assert figure(page, "solved") == "0"


@pytest.mark.parametrize("tag", ["en", "ru"])
def test_without_scripts_the_page_says_so(new_context: NewContext, tag: str) -> None:
    """Only the memory is missing: a note says so, and nothing is offered that cannot work."""
    page = new_context(java_script_enabled=False).new_page()
    page.goto(f"/{tag}/progress/")
    expect(page.locator("noscript .memory-note")).to_be_visible()
    for useless in ("form", "button", "textarea", "[data-resume]", "[data-if]"):
        expect(page.locator(useless).locator("visible=true")).to_have_count(0)
    assert figure(page, "solved") == "–"


@pytest.mark.parametrize(
    ("ago", "count", "row"),
    [("2-0", "3", "3"), ("2-1", "2", "2"), ("4-2", "3", None), ("4-2,0", "4", "1")],
)
def test_days_are_counted_without_shaming(
    page: Page, ago: str, count: str, row: str | None
) -> None:
    """Days only ever grow; a row is named as long as it lasts, and one that ended is not."""
    today = (datetime.now(UTC).date() - EPOCH).days
    days = re.sub("[0-9]", lambda number: str(today - int(number[0])), ago)
    remember(page, f"hanabi1;days={days};")
    assert figure(page, "days") == count
    shown = page.locator("[data-if=row]")
    if row is None:
        expect(shown).to_be_hidden()
    else:
        assert figure(page, "row") == row


def test_the_puzzle_of_the_day_counts(page: Page) -> None:
    """Answering it, right or wrong, is a day; one that is past counts for its own day."""
    entry = daily(A_DAY, DailyReader.LEARNER)
    verdicts = answer_to(THEMES[entry.theme], entry.puzzle, ()).verdicts
    for verdict in sorted(verdicts, key=lambda verdict: verdict.is_right):
        page.goto(f"/en/puzzles/daily/learner/{A_DAY}?answer={verdict.option}")
        expect(page.locator(f"#result.{'right' if verdict.is_right else 'wrong'}")).to_be_visible()
        page.goto(PROGRESS)
        assert figure(page, "days") == "1"
        expect(page.locator("[data-if=row]")).to_be_hidden()
    assert f";days={NUMBER_OF_DAY};{entry.theme}={int(entry.id[-3:])};" in exported(page)
    page.goto(f"/en/puzzles/{entry.id}")
    expect(page.locator("[data-puzzle]")).to_have_text("solved")


def test_the_list_of_a_theme_is_marked(page: Page) -> None:
    """Solved and missed puzzles are marked where they are listed, in words, and only they."""
    theme, first, second = "point-out", "point-out-001", "point-out-002"
    remember(page, f"hanabi1;{theme}=1,2!;")
    page.goto(f"/en/puzzles/library/?theme={theme}")
    expect(page.locator(f"[data-puzzle={first}] .kept")).to_have_text("solved")
    expect(page.locator(f"[data-puzzle={second}] .kept")).to_have_text("to review")
    expect(page.locator(".kept")).to_have_count(2)


@pytest.mark.parametrize("path", ["progress/", "learn/", "puzzles/library/?theme=point-out"])
def test_nothing_moves_when_marks_come(page: Page, path: str) -> None:
    """What is remembered is on the page when it is first shown, at any width of the window."""
    for width in (320, 1280):
        page.set_viewport_size({"width": width, "height": 844})
        remember(page, f"hanabi1;+3={FIRST},{SECOND};.clue=1;days=20000-20004;point-out=1-9,10!;")
        page.goto(f"/en/{path}")
        shifts = page.evaluate(LAYOUT_SHIFTS)
        assert round(sum(score for score, *_ in shifts), 2) == 0, shifts
        assert page.evaluate(STICKING_OUT) == []


def test_a_lesson_goes_on_where_it_was_left(page: Page) -> None:
    """Home, path and progress lead to the very step, and after the last to the next lesson."""
    steps = len(LESSONS[FIRST].steps)
    go_on = page.locator("[data-resume]")
    for path in ("/en/", "/en/learn/", PROGRESS):
        page.goto(path)
        expect(go_on).to_be_hidden()
    do_step(page, FIRST, 1)
    for path in ("/en/", "/en/learn/?box=ru", PROGRESS):
        page.goto(path)
        expect(go_on).to_have_text(f"Continue: lesson 1, step 2 of {steps}")
        go_on.click()
        page.wait_for_url(f"**/en/learn/{FIRST}/2{'?box=ru' if 'box' in path else ''}")
    page.goto("/en/learn/")
    expect(page.get_by_role("link", name="Start here")).to_be_hidden()
    for step in range(2, steps + 1):
        do_step(page, FIRST, step)
    page.goto("/en/")
    expect(go_on).to_have_text(f"Continue: lesson 2, step 1 of {len(LESSONS[SECOND].steps)}")
    go_on.click()
    assert page.url.endswith(f"/en/learn/{SECOND}/1")


def test_a_lesson_is_done_however_it_was_answered(page: Page) -> None:
    """With its last step, right or wrong; what releases with stars have kept is done as well."""
    remember(page, f"hanabi1;+1={SECOND};")
    for step in range(1, len(LESSONS[FIRST].steps) + 1):
        page.goto(f"/en/learn/{FIRST}/{step}?show=1")
    page.goto("/en/learn/")
    expect(page.locator(".kept")).to_have_count(2)
    for lesson in (FIRST, SECOND):
        expect(page.locator(f"[data-lesson={lesson}] .kept")).to_have_text("done")


def test_the_path_says_how_much_is_done(page: Page) -> None:
    """Of what is enough for tonight; nothing before anything is."""
    page.goto("/en/learn/")
    tally = page.locator("[data-tally]").first
    expect(tally).to_be_hidden()
    for lesson in (FIRST, SECOND):
        page.goto(f"/en/learn/{lesson}/{len(LESSONS[lesson].steps)}?show=1")
    page.goto("/en/learn/")
    expect(tally).to_have_text(re.compile(r"^2 of \d+ done$"))


def do_step(page: Page, lesson: str, step: int) -> None:
    """Answer a step of a lesson until the answer is right."""
    address = f"/en/learn/{lesson}/{step}"
    page.goto(address)
    every = page.locator("[name=answer]").evaluate_all("all => all.map(each => each.value)")
    sets = [[option] for option in every] + [list(pair) for pair in combinations(every, 2)]
    for chosen in sets:
        query = urlencode([("answer", option) for option in chosen])
        page.goto(f"{address}?{query}")
        if page.locator("#result.right").count():
            return
    raise AssertionError(f"{address} has no right answer of one or two options")


def test_negative_marks_stay_hidden(page: Page) -> None:
    """What a reader has hidden on one table is hidden on others, and nothing moves on the way."""
    address = f"/en{puzzle_address('knowledge', LEVEL, SEED)}"
    page.goto(address)
    marks, switch = page.locator(".marks.denied").first, page.locator(".toggle input")
    expect(marks).to_be_visible()
    page.locator(".toggle").click()
    expect(marks).to_be_hidden()
    page.locator("button[name=hint]").click()
    expect(page.locator(".hints")).to_be_visible()
    expect(switch).not_to_be_checked()
    expect(marks).to_be_hidden()
    page.reload()
    shifts = page.evaluate(LAYOUT_SHIFTS)
    assert round(sum(score for score, *_ in shifts), 2) == 0, shifts
    page.locator(".toggle").click()
    page.goto(address)
    expect(marks).to_be_visible()


def test_the_chosen_table_is_offered_again(page: Page) -> None:
    """Where an address names no table, a link leads to the one that was chosen last."""
    offer = page.get_by_role("link", name="Continue with the settings you used last time")
    page.goto("/en/puzzles/")
    expect(offer).to_be_hidden()
    page.goto("/en/rules/?box=ru&rules=wild-5")
    expect(offer).to_be_hidden()
    page.goto("/en/puzzles/")
    offer.click()
    assert page.url.endswith("/en/puzzles/?box=ru&rules=wild-5")
    expect(offer).to_be_hidden()
    page.goto("/en/rules/?with=ja")
    expect(offer).to_have_attribute("href", re.compile(r"\?with=ja&box=ru&rules=wild-5$"))
