"""Firefox by WebDriver BiDi, which it speaks itself: geckodriver is in no registry of packages."""

import base64
import json
import re
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from tests.engines.browser import MIDDLE, PATIENCE, PHONE
from tools.engines import find_firefox

_WAS_LEFT = "A ServiceWorker intercepted the request and encountered an unexpected error"
"""What Firefox says of a request under way when its page was left, as by a quick visitor."""

_RUN = "(values) => JSON.stringify((function () { %s })(...JSON.parse(values)) ?? null)"


class Firefox:
    """One Firefox for all visitors; each has a container of their own, where nothing is."""

    def __init__(self, folder: Path, *, scripts: bool) -> None:
        from websocket import create_connection

        self.scripts = scripts
        preference = f'user_pref("javascript.enabled", {json.dumps(scripts)});\n'
        (folder / "user.js").write_text(preference, encoding="utf-8")
        self._process = subprocess.Popen(
            [
                *(find_firefox() or "firefox", "--headless", "--no-remote"),
                *("--profile", str(folder), "--remote-debugging-port", "0"),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._connection = create_connection(
            f"{self._listening()}/session", timeout=PATIENCE, suppress_origin=True
        )
        self._number = 0
        self._complaints: list[str] = []
        self._window = ""
        self._send("session.new", capabilities={})
        self._send("session.subscribe", events=["log.entryAdded"])

    def _listening(self) -> str:
        """Return where Firefox says that it listens."""
        assert self._process.stderr
        for line in self._process.stderr:
            if found := re.search(r"BiDi listening on (ws://\S+)", line):
                return found[1]
        raise AssertionError("Firefox ended before it listened")

    def _send(self, method: str, **params: Any) -> Any:
        """Return what a command results in; RuntimeError if Firefox refuses it."""
        self._number += 1
        self._connection.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while (said := json.loads(self._connection.recv())).get("id") != self._number:
            self._note(said["params"])
        if said["type"] == "error":
            raise RuntimeError(f"{method}: {said['message']}")
        return said["result"]

    def _note(self, entry: Mapping[str, Any]) -> None:
        if entry["level"] == "error" and _WAS_LEFT not in entry["text"]:
            self._complaints.append(entry["text"])

    def start_afresh(self) -> None:
        """See Browser."""
        visitor = self._send("browser.createUserContext")["userContext"]
        if self._window:
            self._send("browsingContext.close", context=self._window)
        window = self._send("browsingContext.create", type="window", userContext=visitor)
        self._window = window["context"]
        width, height = PHONE
        self._send(
            "browsingContext.setViewport",
            context=self._window,
            viewport={"width": width, "height": height},
        )

    def complaints(self) -> list[str]:
        """Return the errors of scripts and policies on pages since the last call."""
        self._send("session.status")  # what has been said before comes before its answer
        said, self._complaints = self._complaints, []
        return said

    def quit(self) -> None:
        """See Browser."""
        self._connection.close()
        self._process.terminate()
        self._process.communicate()

    def open(self, url: str) -> None:
        """See Browser."""
        self._send("browsingContext.navigate", context=self._window, url=url, wait="complete")

    def back(self) -> None:
        """See Browser."""
        self._send("browsingContext.traverseHistory", context=self._window, delta=-1)

    def forward(self) -> None:
        """See Browser."""
        self._send("browsingContext.traverseHistory", context=self._window, delta=1)

    def run(self, script: str, *values: object) -> Any:
        """See Browser."""
        answer = self._send(
            "script.callFunction",
            functionDeclaration=_RUN % script,
            arguments=[{"type": "string", "value": json.dumps(values)}],
            awaitPromise=False,
            target={"context": self._window, "sandbox": "journeys"},
        )
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def click(self, selector: str) -> None:
        """See Browser."""
        x, y = self.run(MIDDLE, selector)
        self._act(
            "pointer",
            [
                {"type": "pointerMove", "x": x, "y": y},
                {"type": "pointerDown", "button": 0},
                {"type": "pointerUp", "button": 0},
            ],
        )

    def press(self, keys: str) -> None:
        """See Browser."""
        moves = ("keyDown", "keyUp")
        self._act("key", [{"type": move, "value": key} for key in keys for move in moves])

    def _act(self, kind: str, actions: Iterable[Mapping[str, Any]]) -> None:
        device = {"type": kind, "id": kind, "actions": [*actions]}
        self._send("input.performActions", context=self._window, actions=[device])

    def picture(self) -> bytes:
        """See Browser."""
        shown = self._send("browsingContext.captureScreenshot", context=self._window)
        return base64.b64decode(shown["data"])
