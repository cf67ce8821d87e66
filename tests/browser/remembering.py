"""What a visitor does with what the browser remembers, on any page and on that of the progress."""

from playwright.sync_api import Page, expect

from tests.support.pages import options, puzzle_address
from tutor.games.hanabi.puzzles import GENERATOR_VERSION

THEME, LEVEL, SEED = "outcome", 2, 1
NAME = f"{GENERATOR_VERSION}/base/{THEME}/{LEVEL}/{SEED}"
PROGRESS = "/en/progress/"


def solve(page: Page, language: str = "en") -> None:
    """Open the address of a right answer to the puzzle of this file."""
    right, _ = options(THEME, LEVEL, SEED)
    page.goto(f"/{language}{puzzle_address(THEME, LEVEL, SEED, right[:1])}")
    expect(page.locator("#result.right")).to_be_visible()


def miss(page: Page) -> None:
    """Open the address of a wrong one."""
    _, wrong = options(THEME, LEVEL, SEED)
    page.goto(f"/en{puzzle_address(THEME, LEVEL, SEED, wrong[:1])}")
    expect(page.locator("#result.wrong")).to_be_visible()


def figure(page: Page, name: str) -> str:
    """Return a figure of the page of one's progress, as it is shown."""
    return page.locator(f"[data-figure='{name}']").inner_text()


def exported(page: Page) -> str:
    """Return the text that carries the progress away."""
    page.goto(PROGRESS)
    return page.locator("[data-export]").input_value()


def bring(page: Page, text: str) -> None:
    """Paste a text and add it to what is there."""
    field = page.get_by_label("Text from another device")
    field.fill(text)
    page.get_by_role("button", name="Add it").click()


def remember(page: Page, text: str) -> None:
    """Bring a text to a browser that remembers nothing else."""
    page.goto(PROGRESS)
    page.evaluate("localStorage.clear()")
    bring(page_at(page, PROGRESS), with_checksum(text))
    expect(page.get_by_role("status")).to_contain_text("Done")


def forget(page: Page) -> None:
    """Delete everything, as a visitor does."""
    page.get_by_text("Forget everything").click()
    page.get_by_role("button", name="Delete all of it").click()


def with_checksum(text: str) -> str:
    """Return the text with its checksum: FNV-1a in 32 bits, written to base 36."""
    value = 0x811C9DC5
    for letter in text.encode("ascii"):
        value = (value ^ letter) * 0x01000193 % 2**32
    digits = ""
    while value:
        value, digit = divmod(value, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
    return text + digits


def page_at(page: Page, path: str) -> Page:
    """Return the page, gone to the path."""
    page.goto(path)
    return page
