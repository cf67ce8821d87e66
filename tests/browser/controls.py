"""Where the controls of a question lie on a phone."""

from dataclasses import dataclass

from playwright.sync_api import Page

WIDTH, HEIGHT = 390, 844
FLICK = HEIGHT * 3 // 4
"""How far a page moves at one flick of a thumb."""
LOWEST = 660
"""Where the lowest control may end that does not lie on the table."""
HEADER, BAR = 120, 80
"""How high the header and the bar of buttons may be with text of 200 %."""

CONTROLS = """() => {
    const bar = document.querySelector(".controls");
    const edge = Math.min(bar?.getBoundingClientRect().top ?? innerHeight, innerHeight);
    const fields = [...document.querySelectorAll("form.asked [name=answer]")];
    return {
        edge,
        ends: fields.map((each) => (each.closest("label") ?? each).getBoundingClientRect().bottom),
        on_table: fields.some((each) => each.closest(".table")),
        button: [...(bar?.querySelectorAll(".button, button") ?? [])]
            .filter((each) => each.checkVisibility())
            .map((each) => each.getBoundingClientRect().bottom)[0] ?? null,
    };
}"""

ENLARGED = """() => {
    document.documentElement.style.fontSize = "200%";
    const height = (name) => document.querySelector(name).getBoundingClientRect().height;
    return [height(".site-header"), height(".controls")];
}"""
"""How high the header and the bar are with text of twice the size."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question's controls: where each ends, and where the bar begins that hides them.

    `on_table` says whether any of them lies on the table, which is the answer then. `button` is
    where the bar's first button ends.
    """

    edge: float
    ends: list[float]
    on_table: bool
    button: float | None


def question(page: Page, address: str) -> Question:
    """Return what a question looks like on the page's window."""
    page.goto(address)
    return Question(**page.evaluate(CONTROLS))


def enlarged(page: Page, address: str) -> tuple[float, float]:
    """Return how high header and bar of a question are with text of 200 %."""
    page.goto(address)
    header, bar = page.evaluate(ENLARGED)
    return header, bar
