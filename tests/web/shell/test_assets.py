"""Static files as they are sent: joined from parts, without comments and indentation."""

import re

import pytest
from flask.testing import FlaskClient

from tutor.web.games import GAMES
from tutor.web.shell.static_files import BUNDLES, STATIC, bundle
from tutor.web.site.template_helpers import ON_PAPER


def selectors(sheet: bytes) -> list[str]:
    """Return the selectors of a style sheet, those inside of media queries too."""
    text = re.sub(r"/\*.*?\*/", "", sheet.decode(), flags=re.DOTALL)
    listed = re.findall(r"([^{};]+)\{", text)
    return [each.strip() for each in listed if not each.strip().startswith("@")]


def sent(client: FlaskClient, name: str) -> bytes:
    """Return a static file as a browser gets it."""
    data: bytes = client.get(f"/static/0/{name}", follow_redirects=True).data
    return data


@pytest.mark.parametrize("kind", ["style", "script"])
def test_every_part_is_sent_somewhere(kind: str) -> None:
    """A part that neither a bundle nor a game names would lie there unused."""
    there = {f"{kind}/{path.name}" for path in (STATIC / kind).iterdir()}
    named = {part for parts in BUNDLES.values() for part in parts if part.startswith(kind)}
    if kind == "style":
        named |= {f"style/{path.name}" for pages in GAMES for path in pages.styles}
    assert named == there


@pytest.mark.parametrize("name", BUNDLES)
def test_parts_are_not_served_alone(client: FlaskClient, name: str) -> None:
    """What a page may ask for is the whole."""
    assert sent(client, name)
    assert client.get(f"/static/0/{BUNDLES[name][0]}").status_code == 404


@pytest.mark.parametrize("name", [name for name in BUNDLES if name.endswith(".css")])
def test_every_style_is_sent(client: FlaskClient, name: str) -> None:
    """Comments and indentation are left out, and nothing else."""
    assert b"/*" in bundle(name)
    sheet = sent(client, name)
    assert b"/*" not in sheet
    assert b"\n " not in sheet
    own = (
        [path.read_bytes() for pages in GAMES for path in pages.styles] if name == ON_PAPER else []
    )
    assert selectors(sheet) == selectors(b"\n".join([bundle(name), *own]))


@pytest.mark.parametrize("name", [name for name in BUNDLES if name.endswith(".js")])
def test_every_line_of_a_script_is_sent(client: FlaskClient, name: str) -> None:
    """Lines that are comments are left out, and nothing else."""
    lines = map(str.strip, bundle(name).decode().splitlines())
    assert sent(client, name).decode().split("\n") == [
        line for line in [*lines, ""] if not line.startswith("//")
    ]
