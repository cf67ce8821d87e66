"""The picture of a page: words and a view in, SVG and PNG out."""

import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from flask import render_template

from tutor.web.hanabi.figures import Picture
from tutor.web.hanabi.previews import paint, rasterize
from tutor.web.hanabi.previews.layout import PICTURE_SIZE, PlacedWords, laid_out, mat_below
from tutor.web.hanabi.previews.text import font_files, typeface
from tutor.web.shell.heavy import heavy
from tutor.web.shell.language_prefix import page_language

__all__ = ["PICTURE_SIZE", "Preview", "png_of", "svg_of"]

_LEFT, _ROOM = 44, 1112
_BESIDE_THE_SKY, _BESIDE_THE_SPARKS = 570, 800

_LONELY = 2
_RASTERIZE = Path(rasterize.__file__)
_PATIENCE = 20
"""Seconds after which a picture is given up."""

_SUITS = "rygbwkm"


@dataclass(frozen=True, slots=True)
class Preview:
    """What the picture of a page shows: its title, a sentence, and what lies on its table, if any.

    The picture is made of the same view as the page, so that it shows nothing more.
    """

    title: str
    text: str = ""
    picture: Picture | None = None


@lru_cache(maxsize=24)
@heavy
def png_of(svg: str) -> bytes:
    """Return a picture as PNG.

    It takes a quarter of a second, so that the last ones are remembered, whatever their addresses;
    each takes about 200 KB. Raises BusyError if too many are being drawn.
    """
    # -P: what lies beside the program is no place for modules to be imported from.
    command = [sys.executable, "-P", str(_RASTERIZE), *font_files()]
    drawn = subprocess.run(
        command, input=svg.encode(), capture_output=True, timeout=_PATIENCE, check=True
    )
    return drawn.stdout


def svg_of(preview: Preview) -> str:
    """Return the picture as SVG, in the language of the request."""
    type_ = typeface(page_language())
    if preview.picture is None:
        titles, title_room, title_most = range(68, 33, -1), _BESIDE_THE_SKY, 3
        texts, room, most, top = range(28, 23, -1), _BESIDE_THE_SKY, 5, 170
    else:
        titles, title_room, title_most = range(48, 33, -1), _BESIDE_THE_SPARKS, 1
        texts, room, most, top = range(28, 22, -1), _ROOM, 2, 114
    title, size = _fitting(
        lambda size: type_.lines(preview.title, size, title_room, phrases=True), titles, title_most
    )
    lines, line = _fitting(lambda size: type_.lines(preview.text, size, room), texts, most)
    title_words = _words(title, top, size * 1.25)
    words = _words(lines, title_words[-1].y + size * 0.35 + line * 1.2, line * 1.35)
    sheet = None
    if preview.picture is not None:
        lowest = (words or title_words)[-1].y
        sheet = laid_out(preview.picture, mat_below(lowest + 24))
    return render_template(
        "hanabi/preview/picture.svg",
        typeface=type_,
        paint=paint,
        suits=_SUITS,
        title=title_words,
        title_size=size,
        lines=words,
        line_size=line,
        sheet=sheet,
    )


def _fitting(
    lines_of: Callable[[int], list[str]], sizes: Iterable[int], most: int
) -> tuple[list[str], int]:
    """Return a text in so many lines at the most, and the first size at which it fits.

    It does not if its last line is a letter or two. If there is no such size, what is left out at
    the last one is said by a sign.
    """
    for size in sizes:
        lines = lines_of(size)
        if len(lines) <= most and (len(lines) < 2 or len(lines[-1]) > _LONELY):
            return lines, size
    if len(lines) > most:
        lines = [*lines[: most - 1], lines[most - 1].rstrip(".。,，、 ") + "…"]
    return lines, size


def _words(lines: list[str], top: float, step: float) -> list[PlacedWords]:
    return [PlacedWords(line, _LEFT, top + place * step) for place, line in enumerate(lines)]
