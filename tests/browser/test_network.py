"""What a browser takes from the network for a first view, headers and all.

The weights of all languages are in tests/web/test_budgets.py; here it is seen in the longest that a
browser asks for nothing else.
"""

from playwright.sync_api import Page, Request

from tests.browser.matrix import SOME_PAGES, address

MOST_REQUESTS = 3
MOST_BYTES = 30 * 1024
MOST_AT_ONCE = {"rules": 31 * 1024, "api": 32 * 1024}
"""All the rules, and all that the API answers, on one page in the longest of our languages."""


def test_first_views_are_light(page: Page) -> None:
    """At most 3 requests and 30 KB as sent, a little more for all rules or all of the API."""
    requests: list[Request] = []
    page.on("request", lambda request: requests.append(request))
    _forget_everything(page)
    weights = {}
    for name in SOME_PAGES:
        requests.clear()
        page.goto(address(name, "ru"))
        weights[name] = count, size = _weight(requests)
        print(f"{name:20}{count:>6}{size / 1024:6.1f}")
        page.evaluate("localStorage.clear()")  # what was done is no part of a first view
    assert all(
        0 < count <= MOST_REQUESTS and 0 < size <= MOST_AT_ONCE.get(name, MOST_BYTES)
        for name, (count, size) in weights.items()
    )


def _forget_everything(page: Page) -> None:
    """Let every view be the first one."""
    chromium = page.context.new_cdp_session(page)
    chromium.send("Network.enable")
    chromium.send("Network.setCacheDisabled", {"cacheDisabled": True})


def _weight(requests: list[Request]) -> tuple[int, int]:
    """Return how many requests the view took, and the bytes of the answers to them.

    An address that leads on to another one is not a view.
    """
    views = [each for each in requests if each.redirected_to is None]
    sizes = [each.sizes() for each in views if not each.url.startswith("data:")]
    return len(sizes), sum(each["responseBodySize"] + each["responseHeadersSize"] for each in sizes)
