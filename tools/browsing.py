"""The site and a browser to look at it with, for the tools that do."""

import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright
from werkzeug.serving import make_server

from tools.chromium import LAUNCH_ARGS, find_chromium
from tutor import create_app


@contextmanager
def chromium() -> Iterator[Browser]:
    """Give the Chromium of the browser tests; SystemExit if there is none."""
    path = find_chromium()
    if path is None:
        raise SystemExit("error: no Chromium found: run `make setup`")
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=path, args=LAUNCH_ARGS)


@contextmanager
def site() -> Iterator[str]:
    """Serve the site while the block runs, on a port of its own; gives its URL."""
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    server = make_server("127.0.0.1", 0, create_app(), threaded=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.port}"
    server.shutdown()
