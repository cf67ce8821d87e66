"""A real browser on a real server; whatever the browser complains about fails the test."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect

from tests.support.serving import serving
from tools.chromium import LAUNCH_ARGS, find_chromium

NewContext = Callable[..., BrowserContext]

PATIENCE = 60_000
"""Milliseconds: what is expected comes at once, unless the machine is busy."""

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def base_url() -> Iterator[str]:
    """The site; addresses given to `page.goto` are relative to it."""
    with serving() as url:
        yield url.rstrip("/")


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The Chromium of this machine, with nothing but our pages on its network."""
    return {"executable_path": find_chromium(), "args": LAUNCH_ARGS}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Visitors keep nothing for times without a network, unless a test is about that.

    A service worker fetches the whole site behind each of them: `service_workers="allow"`.
    """
    return {**browser_context_args, "service_workers": "block"}


@pytest.fixture
def new_context(new_context: NewContext) -> Iterator[NewContext]:
    """Makes new visitors; `page` is the first tab of one."""
    with contextlib.ExitStack() as stack:
        yield lambda **options: stack.enter_context(_no_complaints(new_context(**options)))


@pytest.fixture(params=[True, False], ids=["scripts", "no-scripts"])
def either(request: pytest.FixtureRequest, new_context: NewContext) -> Page:
    """A tab of somebody with scripts, and of somebody without."""
    return new_context(java_script_enabled=request.param).new_page()


@pytest.fixture(scope="module")
def tab(browser: Browser, base_url: str) -> Iterator[Page]:
    """One tab for a whole file, for tests that look at many pages and change nothing."""
    context = browser.new_context(base_url=base_url, service_workers="block")
    with context, _no_complaints(context):
        yield context.new_page()


@pytest.fixture
def paper(tab: Page) -> Iterator[Page]:
    """The same tab, whose pages look as they are printed."""
    tab.emulate_media(media="print")
    yield tab
    tab.emulate_media(media="null")


@contextlib.contextmanager
def _no_complaints(context: BrowserContext) -> Iterator[BrowserContext]:
    """Fail at the end if there was a console error, a violation of the CSP or a failed request."""
    said: list[str] = []
    context.set_default_timeout(PATIENCE)

    def on_console(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not _is_expected(message):
            said.append(f"{message.type}: {message.text} ({message.location['url']})")

    def on_failure(request: Request) -> None:
        # A page may be left, or its tab closed, while it still asks for something.
        if request.failure != "net::ERR_ABORTED":
            said.append(f"{request.url}: {request.failure}")

    context.on("console", on_console)
    context.on("requestfailed", on_failure)
    context.on("weberror", lambda error: said.append(str(error.error)))
    yield context
    assert not said


def _is_expected(message: ConsoleMessage) -> bool:
    """A page with an error status is a failed resource, a refused form too; so is a worker."""
    if message.text == "Service Worker registration blocked by Playwright":
        return True
    url = message.location["url"]
    if "status of 422" in message.text and "/table/" in url:
        return True
    return "status of 404" in message.text and url.endswith("/none-such")
