"""Light or dark, as the reader has chosen: on every page, from its first picture on."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import NewContext
from tests.browser.matrix import PAGES, address

SEEN = """() => {
    window.changes = [];
    new MutationObserver(() => window.changes.push([document.documentElement?.dataset.theme,
        performance.now()])).observe(document, { attributes: true, subtree: true,
        attributeFilter: ["data-theme"] });
}"""
"""Notes each change of the theme and when it came."""

FIRST_PAINT = "() => performance.getEntriesByName('first-paint')[0]?.startTime"

SCHEME = "() => getComputedStyle(document.documentElement).colorScheme"


def choose(page: Page, theme: str) -> None:
    """Choose a theme by the switch."""
    page.locator("label", has=page.locator(f"#theme-{theme}")).click()


def theme_of(page: Page) -> str | None:
    """Return the theme that the page says it has; None where it follows the device."""
    theme: str | None = page.evaluate("document.documentElement.dataset.theme ?? null")
    return theme


def test_it_is_remembered_from_the_first_picture_on(page: Page) -> None:
    """Every kind of page has it before anything is painted, and the switch says so."""
    page.goto("/en/")
    choose(page, "dark")
    assert theme_of(page) == "dark"
    page.add_init_script(f"({SEEN})()")
    for name in ("home", "rules", "progress", "outcome", "lesson"):
        page.goto(address(name, "ja"))
        page.wait_for_function(FIRST_PAINT)
        painted = page.evaluate(FIRST_PAINT)
        [[theme, at]] = page.evaluate("window.changes")
        assert theme == "dark", name
        assert at < painted, name
        expect(page.locator("#theme-dark")).to_be_checked()


def test_the_device_decides_again(page: Page) -> None:
    """Whoever switches back follows the device, on later pages too."""
    page.goto("/en/")
    page.emulate_media(color_scheme="light")
    choose(page, "dark")
    assert page.evaluate(SCHEME) == "dark"
    choose(page, "system")
    assert theme_of(page) is None
    page.goto("/en/rules/")
    assert theme_of(page) is None
    expect(page.locator("#theme-system")).to_be_checked()


def test_other_tabs_follow(context: BrowserContext) -> None:
    """A tab that is open, or that the browser brings back from its memory, changes too."""
    page, other = context.new_page(), context.new_page()
    for each in (page, other):
        each.goto("/en/")
    choose(page, "dark")
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    other.evaluate("localStorage.theme = 'light'")
    other.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    expect(other.locator("html")).to_have_attribute("data-theme", "light")
    expect(other.locator("#theme-light")).to_be_checked()


@pytest.mark.parametrize("denied", ["scripts", "storage"])
def test_it_holds_for_the_page_at_least(new_context: NewContext, denied: str) -> None:
    """Without scripts or storage the switch works for the page that is open."""
    page = new_context(java_script_enabled=denied != "scripts", color_scheme="light").new_page()
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', "
        "{ get() { throw new DOMException('denied', 'SecurityError'); } })"
    )
    page.goto("/en/")
    assert page.evaluate(SCHEME) == "light dark"
    choose(page, "dark")
    expect(page.locator("#theme-dark")).to_be_checked()
    assert page.evaluate(SCHEME) == "dark"
    page.goto(f"/en{PAGES['rule']}")
    expect(page.locator("#theme-system")).to_be_checked()
