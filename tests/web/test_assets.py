"""Static files as they are sent: without comments, and less of the style sheet for one page."""

import re
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from tutor.web.assets import NOT_IN_BOOK, WHOLE, without

STATIC = Path(__file__).parents[2] / "tutor" / "web" / "static"
SHEET = (STATIC / WHOLE).read_bytes()


def selectors(sheet: bytes) -> list[str]:
    """Return the selectors of a style sheet, those inside of media queries too."""
    text = re.sub(r"/\*.*?\*/", "", sheet.decode(), flags=re.DOTALL)
    listed = re.findall(r"([^{};]+)\{", text)
    return [each.strip() for each in listed if not each.strip().startswith("@")]


def sent(client: FlaskClient, name: str) -> bytes:
    """Return a static file as a browser gets it."""
    data: bytes = client.get(f"/static/0/{name}", follow_redirects=True).data
    return data


@pytest.mark.parametrize("name", NOT_IN_BOOK)
def test_every_section_that_is_left_out_is_there(name: str) -> None:
    """A section that has been renamed would slip back in unnoticed."""
    assert len(without((name,), SHEET)) < len(SHEET)


def test_comments_are_not_sent(client: FlaskClient) -> None:
    """Nor anything else left out: the rules of a sheet and the lines of a script are all there."""
    sheet = sent(client, WHOLE)
    assert b"/*" in SHEET
    assert b"/*" not in sheet
    assert selectors(sheet) == selectors(SHEET)
    script = (STATIC / "progress.js").read_text(encoding="utf-8").splitlines()
    lines = [line for line in script if not line.strip().startswith("//")]
    assert sent(client, "progress.js").decode().splitlines() == lines
