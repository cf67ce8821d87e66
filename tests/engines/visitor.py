"""What somebody does with a browser, and sees; each sight is waited for."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from tests.engines.browser import DOWN, ENTER, SPACE, TAB, Browser
from tests.faults.waiting import until

MOST_TABS = 120

_SEES = """[...document.querySelectorAll(arguments[0])].some(
    (each) => each.checkVisibility({ visibilityProperty: true })
        && each.innerText.includes(arguments[1]),
)"""

_VALUES = "return [...document.querySelectorAll(arguments[0])].map((each) => each.value)"

_IS_COMPLETE = "document.readyState === 'complete'"

_HAS_LEFT = f"location.href !== arguments[0] && {_IS_COMPLETE}"

_FOCUS = "document.activeElement?.matches(arguments[0])"

_TEXT = "return document.querySelector(arguments[0]).innerText"


def field(option: str) -> str:
    """Return the selector of the input of an option."""
    return f"[name=answer][value='{option}']"


@dataclass(frozen=True)
class Visitor:
    """A visitor of a site, in a browser."""

    browser: Browser
    site: str

    def go(self, path: str) -> None:
        """Open a page of the site by its address."""
        self.browser.open(self.site + path)

    @property
    def address(self) -> str:
        """Where the visitor is."""
        return str(self.browser.run("return location.href"))

    def sees(self, selector: str, text: str = "") -> None:
        """Wait until an element is visible and has this text."""
        self.waits_for(_SEES, selector, text)

    def sees_no(self, selector: str) -> None:
        """Wait until no such element is visible."""
        self.waits_for(f"!({_SEES})", selector, "")

    def is_at(self, part: str) -> None:
        """Wait until the address has this part."""
        self.waits_for("location.href.includes(arguments[0])", part)

    def waits_for(self, expression: str, *values: object) -> None:
        """Wait until an expression of the page is true."""
        until(
            lambda: bool(self.browser.run(f"return !!({expression})", *values)),
            f"{expression} with {values}",
        )

    def leaves(self, address: str) -> None:
        """Wait until another page than that of the address is there as a whole."""
        self.waits_for(_HAS_LEFT, address)

    def has_focus_on(self, selector: str) -> None:
        """Wait until the focus is there."""
        self.waits_for(_FOCUS, selector)

    def text(self, selector: str) -> str:
        """Return the text of the first element."""
        return str(self.browser.run(_TEXT, selector))

    def values(self, selector: str) -> list[str]:
        """Return the values of inputs."""
        return list(self.browser.run(_VALUES, selector))

    def style(self, name: str) -> Any:
        """Return a computed style of the page."""
        return self.browser.run(
            "return getComputedStyle(document.documentElement)[arguments[0]]", name
        )

    def click(self, selector: str) -> None:
        """Click on an element once it is there and the page complete, so that it moves no more."""
        self.sees(selector)
        self.waits_for(_IS_COMPLETE)
        self.browser.click(selector)

    def choose(self, options: Iterable[str]) -> None:
        """Choose options by clicking on their cards or words, and send the answer.

        In a lesson that asks for one option, the click sends it where there are scripts.
        """
        at_once = "return document.querySelector('form.at-once') !== null"
        is_sent = self.browser.scripts and self.browser.run(at_once)
        for option in options:
            self.click(f"label:has({field(option)})")
        if not is_sent:
            self.click("button[name=check]")

    def tab_to(self, selector: str) -> None:
        """Press Tab until the focus is there."""
        for _ in range(MOST_TABS):
            self.browser.press(TAB)
            if self.browser.run(f"return {_FOCUS}", selector):
                return
        raise AssertionError(f"Tab does not reach {selector}")

    def choose_by_keyboard(self, option: str) -> None:
        """Choose one option of a group with Tab, Space and the arrow keys, and send it."""
        order = self.values("[name=answer]")
        self.tab_to(field(order[0]))
        self.browser.press(SPACE)
        for passed in order[1 : order.index(option) + 1]:
            self.browser.press(DOWN)
            self.has_focus_on(field(passed))
        self.has_focus_on(f"{field(option)}:checked")
        self.tab_to("button[name=check]")
        self.browser.press(ENTER)
