"""WebKitGTK, the WebKit that Debian has, by its own driver; on a screen that nobody sees."""

import os
import subprocess
from pathlib import Path
from typing import Any

from tests.engines.browser import MIDDLE, PATIENCE, PHONE
from tools.engines import find_webkit, find_webkit_driver

_SCREEN = "1280x1024x24"


class WebKit:
    """A browser anew for each visitor: it keeps nothing when it ends."""

    def __init__(self, _folder: Path, *, scripts: bool) -> None:
        self.scripts = scripts
        self._client: Any = None
        self._service: Any = None
        reading, writing = os.pipe()
        self._screen = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", _SCREEN, "-nolisten", "tcp"],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as said:
            self._display = said.readline().strip()

    def start_afresh(self) -> None:
        """See Browser."""
        from selenium import webdriver
        from selenium.webdriver.remote.client_config import ClientConfig
        from selenium.webdriver.remote.remote_connection import RemoteConnection

        self._end()
        options = webdriver.WebKitGTKOptions()
        options.binary_location = find_webkit()
        options.add_argument("--automation")
        options.add_argument("--full-screen")  # the bar of its window is wider than a phone
        if not self.scripts:
            # The driver itself needs scripts; this leaves them out of pages.
            options.add_argument("--enable-javascript-markup=false")
        self._service = webdriver.WebKitGTKService(
            find_webkit_driver(),
            env={**os.environ, "DISPLAY": f":{self._display}"},
        )
        self._service.start()
        # Selenium's own WebKitGTK waits for ever for a browser that has crashed.
        config = ClientConfig(self._service.service_url, timeout=PATIENCE)
        self._client = webdriver.Remote(RemoteConnection(client_config=config), options=options)
        self._client.set_window_size(*PHONE)

    def quit(self) -> None:
        """See Browser."""
        self._end()
        self._screen.terminate()
        self._screen.wait()

    def _end(self) -> None:
        client, service = self._client, self._service
        self._client = self._service = None
        try:
            if client:
                client.quit()
        finally:
            if service:
                service.stop()

    def open(self, url: str) -> None:
        """See Browser."""
        self._client.get(url)

    def back(self) -> None:
        """See Browser."""
        self._client.back()

    def forward(self) -> None:
        """See Browser."""
        self._client.forward()

    def run(self, script: str, *values: object) -> Any:
        """See Browser."""
        return self._client.execute_script(script, *values)

    def click(self, selector: str) -> None:
        """See Browser."""
        self.run(MIDDLE, selector)
        self._client.find_element("css selector", selector).click()

    def press(self, keys: str) -> None:
        """See Browser."""
        from selenium.webdriver import ActionChains

        ActionChains(self._client).send_keys(keys).perform()

    def picture(self) -> bytes:
        """See Browser."""
        return bytes(self._client.get_screenshot_as_png())
