"""The QR code of a club's link, as a picture in two forms.

Error level M and a quiet zone of four modules, as ISO 18004 asks for; always black on white, since
some phones can't read the inverse.
"""

import io
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import ceil
from typing import Any

import segno
from flask import Response, request, url_for

from tutor.web.clubs import short
from tutor.web.clubs.club import club_in_path
from tutor.web.shell.addresses import absolute
from tutor.web.shell.view_options import query_fields
from tutor.web.site.game_routing import games

LEVEL = "M"
QUIET = 4
"""Modules of white around the code."""

_PAPER: dict[str, Any] = {"border": QUIET, "dark": "#000", "light": "#fff"}

MODULE = 0.5
"""Millimetres on paper for a module, at the least.

A phone a hand's length away, which looks for codes in 1920 pixels, sees it as four of them; with
three, blurred and tilted codes are read every second time. tests/web/clubs/test_qr.py tries it.
"""

SHARP = 1200
"""The least width of the PNG in pixels: sharp on paper up to ten centimetres."""

_A_DAY = 24 * 60 * 60

_REMEMBERED = 256
"""Codes of links, each of about 3 KB; 30 KB for the longest."""


@dataclass(frozen=True)
class QrCode:
    """A link as a QR code."""

    link: str

    @cached_property
    def _code(self) -> segno.QRCode:
        return segno.make_qr(self.link, error=LEVEL, boost_error=False)

    @property
    def modules(self) -> int:
        """The width in modules, the quiet zone included."""
        return int(self._code.symbol_size(border=QUIET)[0])

    @property
    def least_width(self) -> int:
        """The least width on paper that phones read well, in whole centimetres."""
        return max(2, ceil(self.modules * MODULE / 10))

    @property
    def in_page(self) -> str:
        """The picture as a `data:` URL: a page that shows it has no second thing to wait for."""
        return _in_page(self.link)

    def svg(self) -> bytes:
        """Return the picture as SVG; it has no size of its own."""
        out = io.BytesIO()
        bare: dict[str, Any] = {"omitsize": True, "xmldecl": False}
        self._code.save(out, kind="svg", svgclass=None, lineclass=None, **bare, **_PAPER)
        return out.getvalue()

    def png(self) -> bytes:
        """Return the picture as PNG, at least `SHARP` pixels wide, each module a whole number."""
        out = io.BytesIO()
        scale = ceil(SHARP / self.modules)
        self._code.save(out, kind="png", scale=scale, **_PAPER)
        return out.getvalue()


@lru_cache(maxsize=_REMEMBERED)
def _in_page(link: str) -> str:
    """Return the QR code of a link as a data URI; cached, as a board shows it with every reload."""
    short: dict[str, Any] = {"omitsize": True, "encode_minimal": True, "omit_charset": True}
    return QrCode(link)._code.svg_data_uri(**short, **_PAPER)


def link_of(ref: str) -> str:
    """Return the whole address that an organiser gives to others."""
    return absolute(f"/c/{ref}")


KINDS = ("svg", "png")


def picture_of(ref: str, kind: str) -> str:
    """Return the path of the QR code's picture, of one of the KINDS."""
    return url_for("short.picture", ref=ref, kind=kind)


@short.get(f"/c/<ref>/qr.<any({', '.join(KINDS)}):kind>")
@query_fields("download")
def picture(ref: str, kind: str) -> Response:
    """Return the QR code of a club; with `?download`, as a download.

    Raises UnknownClubError if there is no such club, StoreUnavailableError if nobody knows.
    """
    club = club_in_path(ref)
    code = QrCode(link_of(club.ref))
    response = (
        Response(code.svg(), mimetype="image/svg+xml")
        if kind == "svg"
        else Response(code.png(), mimetype="image/png")
    )
    if club.is_saved:
        response.cache_control.private = True
    else:
        response.cache_control.public = True
    response.cache_control.max_age = _A_DAY
    response.add_etag()
    if "download" in request.args:
        name = f"{games()[0].game.id}-qr"
        response.headers["Content-Disposition"] = f"attachment; filename={name}.{kind}"
    return response
