"""What a journey needs of a browser, whichever engine and client are behind it."""

from typing import Any, Protocol

TAB, ENTER, SPACE, DOWN = "\ue004", "\ue007", " ", "\ue015"
"""Keys, as WebDriver writes them."""

PATIENCE = 120
"""Seconds of silence after which a browser has crashed; a busy one takes a tenth of that."""

PHONE = (390, 844)
"""Width and height of a window, in pixels."""


MIDDLE = """
    const wanted = document.querySelector(arguments[0]);
    wanted.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = wanted.getClientRects()[0];
    const [left, top] = [x + width / 2, y + height / 2].map(Math.floor);
    const hit = document.elementFromPoint(left, top);
    if (!wanted.contains(hit)) throw Error(`${hit?.outerHTML} is above it`);
    return [left, top];
"""
"""Brings an element into sight at once, where WebDriver would glide, and returns its middle."""


class Browser(Protocol):
    """A browser with one window as wide as a phone; its pages run scripts, or none does."""

    scripts: bool

    def start_afresh(self) -> None:
        """Become the browser of a new visitor, who has been nowhere."""

    def quit(self) -> None:
        """End the browser and all that was started for it."""

    def open(self, url: str) -> None:
        """Go to an address."""

    def back(self) -> None:
        """Go back in the history."""

    def forward(self) -> None:
        """Go forward in the history."""

    def run(self, script: str, *values: object) -> Any:
        """Return what a script returns; it runs in the page, even where pages run none."""

    def click(self, selector: str) -> None:
        """Click on the middle of the first element."""

    def press(self, keys: str) -> None:
        """Press keys one after the other, wherever the focus is."""

    def picture(self) -> bytes:
        """Return what the window shows, as a PNG."""
