"""The one script of each page: small, deferred, of our own."""

import re

from tests.web.conftest import Read
from tutor.web.shell.compression import THOROUGH
from tutor.web.shell.static_files import BUNDLES, Asset, bundle

SCRIPTS = [name for name in BUNDLES if name.endswith(".js")]
MOST_BYTES = 6 * 1024


def test_scripts_are_small() -> None:
    """All that a page runs comes to at most 6 KB as it is sent to browsers of today."""
    sent = {name: Asset.of(name, bundle(name)) for name in SCRIPTS}
    for name, script in sent.items():
        print(f"{name:12}{len(script.content):6} bytes, {len(script.compressed['br']):6} in brotli")
    assert {
        name for name, script in sent.items() if len(script.compressed["br"]) > MOST_BYTES
    } == set()
    assert all(script.compressed.keys() == THOROUGH.keys() for script in sent.values())


def test_scripts_have_no_words_of_their_own() -> None:
    """What a script shows is in the page, translated: its own texts are names and selectors."""
    for name in SCRIPTS:
        code = re.sub(r"^ *//.*", "", bundle(name).decode(), flags=re.MULTILINE)
        texts = re.findall(r'"([^"]*)"|`([^`]*)`', code)
        assert texts
        assert not [text for text in map("".join, texts) if re.search(r"[A-Z][a-z]+ [a-z]", text)]


def test_the_switch_is_remembered(read: Read) -> None:
    """Its three choices are remembered under one key; that of the device comes first."""
    switch = [e for e in read("/en/").all("input") if e.attributes.get("name") == "theme"]
    assert [each["value"] for each in switch] == ["system", "light", "dark"]
    assert {each["data-remember"] for each in switch} == {"theme"}
    assert [each["id"] for each in switch if "checked" in each.attributes] == ["theme-system"]
