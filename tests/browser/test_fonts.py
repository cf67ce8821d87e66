"""Chinese and Japanese are set in fonts of their own: the same character differs between them."""

import shutil
import subprocess
from collections import Counter

import pytest
from playwright.sync_api import Page

FAMILIES = {
    "ja": "Noto Sans CJK JP",
    "zh-Hant": "Noto Sans CJK TC",
    "zh-Hans": "Noto Sans CJK SC",
}
"""The families of site.css that Debian has (fonts-noto-cjk); other systems bring their own."""


def installed(family: str) -> bool:
    """Return whether fontconfig knows the family."""
    if shutil.which("fc-list") is None:
        return False
    listed = subprocess.run(["fc-list", family], capture_output=True, text=True, check=True)
    return bool(listed.stdout)


@pytest.mark.parametrize("tag", FAMILIES)
def test_characters_come_from_the_fonts_of_the_language(page: Page, tag: str) -> None:
    """Texts and pictures of a rule, though not the names of other languages, are in its family."""
    if not installed(FAMILIES[tag]):
        pytest.skip(f"{FAMILIES[tag]} is not installed")
    page.goto(f"/{tag}/rules/clue-complete")
    drawn = glyphs(page, "main :not(.side-by-side *)")
    assert drawn[FAMILIES[tag]] > 100
    assert set(drawn) == {FAMILIES[tag]}


@pytest.mark.parametrize("tag", FAMILIES)
def test_the_picker_writes_each_language_in_its_own_font(page: Page, tag: str) -> None:
    """Also on an English page, where nothing else is Chinese or Japanese."""
    if not installed(FAMILIES[tag]):
        pytest.skip(f"{FAMILIES[tag]} is not installed")
    page.goto("/en/")
    page.locator(".languages summary").click()
    assert set(glyphs(page, f".languages [lang={tag}]")) == {FAMILIES[tag]}


def glyphs(page: Page, selector: str) -> Counter[str]:
    """Return how many glyphs of each font family the texts of some elements are drawn with."""
    chromium = page.context.new_cdp_session(page)
    chromium.send("DOM.enable")
    chromium.send("CSS.enable")
    root = chromium.send("DOM.getDocument")["root"]["nodeId"]
    nodes = chromium.send("DOM.querySelectorAll", {"nodeId": root, "selector": selector})["nodeIds"]
    counts: Counter[str] = Counter()
    for node in nodes:
        for font in chromium.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]:
            counts[font["familyName"]] += int(font["glyphCount"])
    return counts
