"""Where the controls of questions lie on a phone: `make measure-pages` prints it as a table.

Every step of every lesson and the fullest puzzle of each kind, in each language, before and after
the answer. docs/pages.md has the goals; `--lowest` lists the lowest pages behind it.
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import Browser, Page

from tests.support.pages import late
from tools import measure_answers
from tools.browsing import chromium, site
from tutor.core.puzzle import verdicts_on
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.lessons import FIRST_PATH, LESSON_THEMES, LESSONS
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.rulebook import TableSetup, default_box
from tutor.web.shell.languages import LANGUAGES

WIDTH, HEIGHT = 390, 844
FLICK = HEIGHT * 3 // 4
"""How far a page moves at one flick of a thumb."""
LOWEST = 660
"""Where the lowest control may end that does not lie on the table."""
HEADER, BAR = 120, 80
"""How high the header and the bar of buttons may be with text of 200 %."""
SLIPS = 3
"""A newcomer's first answer is wrong at one question in so many."""

CONTROLS = """() => {
    const bar = document.querySelector(".controls");
    const edge = Math.min(bar?.getBoundingClientRect().top ?? innerHeight, innerHeight);
    const fields = [...document.querySelectorAll("form.asked [name=answer]")];
    return {
        edge,
        fields: fields.map((each) => {
            const { top, bottom } = (each.closest("label") ?? each).getBoundingClientRect();
            return [each.value, top, bottom, Boolean(each.closest(".table"))];
        }),
        button: [...(bar?.querySelectorAll(".button, button") ?? [])]
            .filter((each) => each.checkVisibility())
            .map((each) => each.getBoundingClientRect().bottom)[0] ?? null,
    };
}"""
"""What an answer is made with: name, top, end, whether it lies on the table; where the bar begins,
and where its first button ends."""

ENLARGED = """() => {
    document.documentElement.style.fontSize = "200%";
    const height = (name) => document.querySelector(name).getBoundingClientRect().height;
    return [height(".site-header"), height(".controls")];
}"""
"""How high the header and the bar are with text of twice the size."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question by its address: where its controls lie, and where the bar begins that hides them.

    `on_table` says whether any of them lies on the table, which is the answer then.
    """

    address: str
    edge: float
    ends: Mapping[str, float]
    tops: Mapping[str, float]
    on_table: bool
    button: float | None

    @property
    def first(self) -> float:
        """Where the uppermost control ends."""
        return min(self.ends.values())

    @property
    def last(self) -> float:
        """Where the lowest control ends."""
        return max(self.ends.values())

    def swipes(self, wanted: Sequence[str]) -> int:
        """Return how often the page has to be moved to tap these controls, from top to bottom."""
        moved = swipes = 0
        for option in sorted(wanted, key=lambda each: self.ends[each]):
            while self.ends[option] - moved > self.edge:
                moved, swipes = moved + FLICK, swipes + 1
            if self.tops[option] < moved:
                moved, swipes = 0, swipes + 1
        return swipes


def question(page: Page, address: str) -> Question:
    """Return what a question looks like on the page's window."""
    page.goto(address)
    controls = page.evaluate(CONTROLS)
    return Question(
        address,
        controls["edge"],
        {name: bottom for name, _, bottom, _ in controls["fields"]},
        {name: top for name, top, _, _ in controls["fields"]},
        any(on_table for *_, on_table in controls["fields"]),
        controls["button"],
    )


def steps() -> tuple[tuple[str, int], ...]:
    """Return every step of every lesson, in order."""
    return tuple(
        (lesson.id, number)
        for lesson in LESSONS.values()
        for number in range(1, len(lesson.steps) + 1)
    )


def right_options(lesson: str, number: int, tag: str) -> tuple[tuple[str, ...], bool]:
    """Return what has to be chosen at a step and whether it may be several options.

    It goes by the box that a language comes with.
    """
    step = LESSONS[lesson].steps[number - 1](TableSetup(default_box(tag), Ruleset()))
    theme = step.as_asked(LESSON_THEMES[step.puzzle.theme])
    right = [each.option for each in verdicts_on(theme, step.puzzle) if each.is_right]
    return tuple(right if theme.choose.several else right[:1]), theme.choose.several


@dataclass(frozen=True, slots=True)
class Sitting:
    """The ten-minute path in a language, from the first question to the end of the last lesson."""

    swipes: int
    taps: int


def sitting(page: Page, tag: str, asked: Mapping[tuple[str, int], Question]) -> Sitting:
    """Return what the path takes: choosing, checking, going on, and answering again after slips.

    One option is answered by its tap; of several the wrong one is taken back and all are checked.
    """
    swipes = taps = 0
    path = [step for step in steps() if step[0] in FIRST_PATH]
    for place, (lesson, number) in enumerate(path, 1):
        asks, (right, several) = asked[lesson, number], right_options(lesson, number, tag)
        fields = urlencode([("answer", option) for option in right])
        after = question(page, f"{asks.address}?{fields}")
        swipes += asks.swipes(right) + (after.button is None or after.button > HEIGHT)
        taps += (len(right) + 1 if several else 1) + 1
        if place % SLIPS == 0:
            taps += 3 if several else 1
    return Sitting(swipes, taps)


@dataclass(frozen=True, slots=True)
class Measured:
    """What was found in one language."""

    steps: Mapping[tuple[str, int], Question]
    puzzles: tuple[Question, ...]
    path: Sitting
    header: float
    bar: float

    def figures(self) -> Iterator[tuple[str, str, int | float]]:
        """Yield each line of the table: what is measured, the goal, and what was found."""
        each_step = tuple(self.steps.values())
        yield "lesson steps", "", len(each_step)
        yield (
            "steps with no answer control on the first screen",
            "0",
            sum(each.first > each.edge for each in each_step),
        )
        yield (
            "steps with a control further than a flick",
            "0",
            sum(each.last > each.edge + FLICK for each in each_step),
        )
        yield "steps all on the first screen", "", sum(x.last <= x.edge for x in each_step)
        yield "median end of the first control, px", "", median(x.first for x in each_step)
        yield (
            "lowest end of a control, where none lies on the table, px",
            f"≤ {LOWEST}",
            max(each.last for each in each_step if not each.on_table),
        )
        yield "swipes for the ten-minute path", "≤ 4", self.path.swipes
        yield f"its taps, one first answer in {SLIPS} wrong", "≤ 45", self.path.taps
        yield "kinds of puzzles, each at its fullest", "", len(self.puzzles)
        yield (
            "puzzles with no control on the first screen",
            "",
            sum(each.first > each.edge for each in self.puzzles),
        )
        yield (
            "puzzles with a control further than a flick",
            "0",
            sum(each.last > each.edge + FLICK for each in self.puzzles),
        )
        yield "header with text of 200 %, px", f"≤ {HEADER}", self.header
        yield "bar of buttons with text of 200 %, px", f"≤ {BAR}", self.bar


def measured(page: Page, url: str, tag: str) -> Measured:
    """Return the figures of a language."""
    asked = {
        (lesson, number): question(page, f"{url}/{tag}/learn/{lesson}/{number}")
        for lesson, number in steps()
    }
    puzzles = tuple(question(page, f"{url}/{tag}{late(theme)[0]}") for theme in THEMES)
    path = sitting(page, tag, asked)
    header, bar = enlarged(page, f"{url}/{tag}/learn/clue/1")
    return Measured(asked, puzzles, path, header, bar)


def enlarged(page: Page, address: str) -> tuple[float, float]:
    """Return how high header and bar of a question are with text of 200 %."""
    page.goto(address)
    header, bar = page.evaluate(ENLARGED)
    return header, bar


def phone(browser: Browser) -> Page:
    """Return a page of the size of a phone."""
    options: dict[str, Any] = {"viewport": {"width": WIDTH, "height": HEIGHT}}
    return browser.new_page(**options, reduced_motion="reduce", service_workers="block")


def table(measures: Mapping[str, Measured]) -> str:
    """Return the figures of all languages as a table in Markdown."""
    lines = [("390 × 844", "goal", *measures), ("---",) * (len(measures) + 2)]
    for rows in zip(*(each.figures() for each in measures.values()), strict=True):
        lines.append((rows[0][0], rows[0][1], *(f"{value:.0f}" for _, _, value in rows)))
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def lowest(measures: Mapping[str, Measured]) -> Iterator[str]:
    """Yield the questions whose controls reach lowest, the lowest first."""
    every = [each for one in measures.values() for each in (*one.steps.values(), *one.puzzles)]
    for each in sorted(every, key=lambda one: -one.last)[:40]:
        kind = "table" if each.on_table else "beside"
        yield f"{each.first:.0f} to {each.last:.0f} of {each.edge:.0f}, {kind}: {each.address}"


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m tools.measure_pages", description=__doc__)
    parser.add_argument("--lowest", action="store_true", help="list the lowest pages, too")
    arguments = parser.parse_args()
    with site() as url, chromium() as browser:
        page = phone(browser)
        answered = measure_answers.measured(page, url)
        measures = {each.tag: measured(page, url, each.tag) for each in LANGUAGES}
    print(f"{table(measures)}\n\n{measure_answers.table(answered)}")
    if arguments.lowest:
        print("\n".join(lowest(measures)))


if __name__ == "__main__":
    main()
