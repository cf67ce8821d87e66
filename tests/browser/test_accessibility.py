"""What axe-core finds on every type of page, in every language, in light and in dark."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.matrix import address, every_language, every_page

COLORS = {
    "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]},
    "resultTypes": ["violations"],
}
"""The rules of axe that may judge differently in the dark."""


@every_page
@every_language
def test_axe_finds_nothing(tab: Page, name: str, tag: str) -> None:
    """Neither in light nor in dark, where only what concerns colours can differ."""
    tab.emulate_media(color_scheme="light", reduced_motion="reduce")
    tab.goto(address(name, tag))
    light = Axe().run(tab)
    assert light.violations_count == 0, light.generate_report()
    tab.emulate_media(color_scheme="dark", reduced_motion="reduce")
    dark = Axe().run(tab, options=COLORS)
    assert dark.violations_count == 0, dark.generate_report()
