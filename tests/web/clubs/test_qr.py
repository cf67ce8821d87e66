"""The QR code of a club: read back by a decoder, from both files, and from a photograph."""

import io
from functools import cache
from urllib.parse import unquote

import pytest
import resvg_py
import zxingcpp
from flask.testing import FlaskClient
from PIL import Image, ImageChops

from tests.web.clubs.organiser import Organiser
from tests.web.conftest import Read
from tutor.clubs import limits
from tutor.clubs.items import evenings
from tutor.clubs.plan import Plan
from tutor.web.clubs.qr import QUIET, QrCode

SHORTEST = Plan()
TYPICAL = Plan(
    "Tuesday games at the library",
    evenings()["first-night"].items,
    ("en", "ja", "ru"),
    (("en", "Welcome! Ask Ann if you are stuck."), ("ja", "ようこそ！困ったらアンに聞いてね。")),
)


@cache
def fullest() -> Plan:
    """Return a plan with as much text, of letters that hardly repeat, as the link takes."""
    letters = "".join(chr(0x4E00 + 37 * number % 20000) for number in range(2000))
    items = evenings()["before-tournament"].items

    def with_text(length: int) -> Plan:
        texts = [letters[start : start + limits.GREETING] for start in range(0, length, 160)]
        texts[-1] = texts[-1][: length % 160 or 160]
        return Plan(
            letters[-40:], items, ("ja",), tuple(zip(("en", "ja", "ru"), texts, strict=False))
        )

    return next(
        plan for plan in map(with_text, range(480, 1, -1)) if len(str(plan)) <= limits.PLAN_TEXT
    )


PLANS = {"shortest": SHORTEST, "typical": TYPICAL}
each_plan = pytest.mark.parametrize("name", ["shortest", "typical", "fullest"])


def plan_of(name: str) -> Plan:
    """Return the plan of this name."""
    return fullest() if name == "fullest" else PLANS[name]


def read_code(picture: Image.Image) -> tuple[str, str]:
    """Return what a decoder reads in a picture, and the error level that it finds."""
    [found] = zxingcpp.read_barcodes(picture)
    assert found.format == zxingcpp.BarcodeFormat.QRCode
    return found.text, found.ec_level


def opened(png: bytes) -> Image.Image:
    """Return a picture in shades of grey."""
    return Image.open(io.BytesIO(png)).convert("L")


@each_plan
def test_both_files_hold_the_link(client: FlaskClient, name: str) -> None:
    """PNG and SVG say exactly the whole address, at level M, with white around of four modules.

    The one that is part of a page is the same picture.
    """
    ref = str(plan_of(name))
    link = f"http://localhost/c/{ref}"
    png, svg = (client.get(f"/c/{ref}/qr.{kind}") for kind in ("png", "svg"))
    assert (png.mimetype, svg.mimetype) == ("image/png", "image/svg+xml")
    drawn = resvg_py.svg_to_bytes(svg_string=svg.text, width=1400)
    in_page = unquote(QrCode(link).in_page).removeprefix("data:image/svg+xml,")
    shown = resvg_py.svg_to_bytes(svg_string=in_page, width=1400)
    for picture in (opened(png.data), opened(drawn), opened(shown)):
        assert picture.width == picture.height >= 1000
        assert read_code(picture) == (link, "M")
        white = ImageChops.invert(picture).getbbox()
        assert white is not None
        quiet = QUIET * picture.width / QrCode(link).modules
        assert min(*white[:2], *(picture.width - edge for edge in white[2:])) == pytest.approx(
            quiet, abs=1
        )
    assert opened(png.data).getextrema() == (0, 255)


def test_a_saved_club_has_a_coarse_one(organiser: Organiser) -> None:
    """The short address makes a code that hangs on a wall; it is kept by no shared cache."""
    response = organiser.client.get(f"/c/{organiser.slug}/qr.png")
    link, level = read_code(opened(response.data))
    assert (link, level) == (f"http://localhost/c/{organiser.slug}", "M")
    assert QrCode(link).modules <= 33 + 2 * QUIET  # of version 4
    assert response.cache_control.private
    assert organiser.client.get("/c/0000000000/qr.png").status_code == 404


def test_the_code_of_a_plan_can_be_kept(client: FlaskClient) -> None:
    """By everyone, for a day; with `?download` it is a file."""
    path = f"/c/{TYPICAL}/qr"
    for kind in ("svg", "png"):
        shown, kept = client.get(f"{path}.{kind}"), client.get(f"{path}.{kind}?download")
        assert shown.cache_control.public
        assert shown.cache_control.max_age == 24 * 60 * 60
        assert shown.headers["ETag"]
        assert "Content-Disposition" not in shown.headers
        assert kept.headers["Content-Disposition"] == f"attachment; filename=hanabi-qr.{kind}"
        assert kept.data == shown.data


def test_a_link_that_was_cut_off_has_no_code(client: FlaskClient) -> None:
    """A code that leads nowhere must not be printed."""
    assert client.get(f"/c/{str(TYPICAL)[:-3]}/qr.svg").status_code == 404


def test_the_page_says_how_wide_and_when_it_is_fine(read: Read) -> None:
    """Whoever prints knows what is needed; a code that is very fine is worth a word."""
    usual, fine = (
        read(f"/en/clubs/{plan_of(name)}/link").one("section", aria_labelledby="give").text
        for name in ("typical", "fullest")
    )
    assert "at least 4 cm wide" in usual
    assert "so much" not in usual
    assert "at least 9 cm wide" in fine
    assert "so much" in fine
