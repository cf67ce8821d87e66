"""What a journey needs of a browser, whichever engine and client are behind it."""

from typing import Any, Protocol

TAB, ENTER, SPACE, DOWN = "\ue004", "\ue007", " ", "\ue015"
"""Keys, as WebDriver writes them."""

PHONE = (390, 844)
"""Width and height of a window, in pixels."""


class Browser(Protocol):
    """A browser with one window as wide as a phone; its pages run scripts, or none does."""

    scripts: bool

    def start_afresh(self) -> None:
        """Become the browser of a new visitor, who has been nowhere."""

    def complaints(self) -> list[str]:
        """Return the errors of scripts and policies on pages since the last call."""

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
