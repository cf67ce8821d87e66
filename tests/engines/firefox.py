"""Firefox by Marionette, the protocol that is built into it."""

from pathlib import Path
from typing import Any

from tests.engines.browser import PHONE
from tools.engines import find_firefox

_ANY_WIDTH = "document.documentElement.style.minWidth = 0"
"""Firefox's window is never narrower than 500 pixels by itself."""

_FORGET = """
    const [done] = arguments;
    Services.console.reset();
    Services.clearData.deleteData(Services.clearData.CLEAR_ALL, { onDataDeleted: done });
"""

_COMPLAINTS = """
    const said = Services.console.getMessageArray();
    Services.console.reset();
    return said
        .filter((each) => each instanceof Ci.nsIScriptError && each.sourceName.startsWith("http"))
        .map((each) => each.toString());
"""


class Firefox:
    """One Firefox for all visitors; what it remembers of one is deleted before the next."""

    def __init__(self, folder: Path) -> None:
        from marionette_driver.by import By
        from marionette_driver.marionette import ActionSequence, Marionette

        self._css, self._sequence = By.CSS_SELECTOR, ActionSequence
        self._client: Any = Marionette(
            bin=find_firefox(), headless=True, gecko_log=str(folder / "firefox.log")
        )
        self._client.start_session()
        self._chrome(_ANY_WIDTH)
        width, height = PHONE
        self._client.set_window_rect(width=width, height=height)
        self._client.set_window_rect(
            width=width, height=2 * height - self.run("return innerHeight")
        )

    def _chrome(self, script: str) -> Any:
        """Run a script as a part of the browser and not of a page."""
        with self._client.using_context("chrome"):
            return self._client.execute_script(script)

    def start_afresh(self, *, scripts: bool) -> None:
        """See Browser."""
        self._client.navigate("about:blank")
        self._client.set_pref("javascript.enabled", scripts)
        with self._client.using_context("chrome"):
            self._client.execute_async_script(_FORGET)

    def complaints(self) -> list[str]:
        """See Browser."""
        return list(self._chrome(_COMPLAINTS))

    def quit(self) -> None:
        """See Browser."""
        self._client.quit()
        self._client.cleanup()

    def open(self, url: str) -> None:
        """See Browser."""
        self._client.navigate(url)

    def back(self) -> None:
        """See Browser."""
        self._client.go_back()

    def forward(self) -> None:
        """See Browser."""
        self._client.go_forward()

    def run(self, script: str, *values: object) -> Any:
        """See Browser."""
        return self._client.execute_script(script, script_args=values)

    def click(self, selector: str) -> None:
        """See Browser."""
        self._client.find_element(self._css, selector).click()

    def press(self, keys: str) -> None:
        """See Browser."""
        self._sequence(self._client, "key", "keyboard").send_keys(keys).perform()

    def picture(self) -> bytes:
        """See Browser."""
        return bytes(self._client.screenshot(format="binary", full=False))
