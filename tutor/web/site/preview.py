"""The content and layout of link-preview pictures, and the picture of words alone."""

import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from flask import render_template

from tutor.web.shell import pictures
from tutor.web.shell.heavy import PICTURES, BusyError
from tutor.web.shell.language_prefix import page_language
from tutor.web.shell.pictures import Typeface, font_files, rasterize, typeface

WIDTH, HEIGHT = PICTURE_SIZE = 1200, 630
"""The size that the large card of every network asks for."""

MARGIN = 44
"""Room at the left and at the right."""

_FEW_LETTERS = 2


@dataclass(frozen=True, slots=True)
class Preview:
    """The content of a preview picture: a title, a sentence, and a table or figure, if any.

    `picture` is the page's own view of that, so that the picture shows nothing more.
    """

    title: str
    text: str = ""
    picture: Any = None


@dataclass(frozen=True, slots=True)
class PlacedPart:
    """A part of a picture with its upper left corner, or a line of text with where it begins.

    `width` is that of parts which are not all of one size.
    """

    view: object
    x: float
    y: float
    width: float = 0


@dataclass(frozen=True, slots=True)
class TextRoom:
    """The room for a text: sizes of letters, the preferred one first, its width, how many lines."""

    sizes: Sequence[int]
    width: float
    most_lines: int


@dataclass(frozen=True, slots=True)
class PreviewWords:
    """Title and text of a picture, line by line, with the sizes of their letters."""

    title: tuple[PlacedPart, ...]
    title_size: int
    lines: tuple[PlacedPart, ...]
    line_size: int

    @property
    def lowest(self) -> float:
        """The baseline of the last line."""
        return (self.lines or self.title)[-1].y


def words_only(preview: Preview) -> str:
    """Return a picture as SVG with nothing but its words, in the language of the request."""
    type_ = typeface(page_language())
    room = WIDTH - 2 * MARGIN
    words = placed_words(
        preview, type_, 190, TextRoom(range(68, 33, -1), room, 3), TextRoom((32, 28, 24), room, 6)
    )
    return render_template("previews/words.svg", typeface=type_, colours=pictures, words=words)


def placed_words(
    preview: Preview, type_: Typeface, top: float, title: TextRoom, text: TextRoom
) -> PreviewWords:
    """Return the words of a picture in their places; `top` is the baseline of the first line."""
    title_lines, title_size = _fitting(
        lambda size: type_.lines(preview.title, size, title.width, phrases=True), title
    )
    lines, line_size = _fitting(lambda size: type_.lines(preview.text, size, text.width), text)
    placed_title = _text_lines(title_lines, top, title_size * 1.25)
    below = placed_title[-1].y + title_size * 0.35 + line_size * 1.2
    return PreviewWords(
        placed_title, title_size, _text_lines(lines, below, line_size * 1.35), line_size
    )


def _fitting(lines_of: Callable[[int], list[str]], room: TextRoom) -> tuple[list[str], int]:
    """Return the lines of a text and the first size at which it fits the room.

    A last line of a letter or two doesn't count as fitting. If no size fits, the text is cut at the
    last one and ends with an ellipsis.
    """
    for size in room.sizes:
        lines = lines_of(size)
        short_end = len(lines) > 1 and len(lines[-1]) <= _FEW_LETTERS
        if len(lines) <= room.most_lines and not short_end:
            return lines, size
    if len(lines) > room.most_lines:
        last = lines[room.most_lines - 1].rstrip(".。,，、 ") + "…"
        lines = [*lines[: room.most_lines - 1], last]
    return lines, size


def _text_lines(lines: list[str], top: float, step: float) -> tuple[PlacedPart, ...]:
    return tuple(PlacedPart(line, MARGIN, top + at * step) for at, line in enumerate(lines))


_RASTERIZE = Path(rasterize.__file__)
_PATIENCE = 20
"""Seconds after which a picture is given up."""


@lru_cache(maxsize=24)
@PICTURES.in_turn
def png_of(svg: str) -> bytes:
    """Return a picture as PNG.

    Drawing is slow, so the last pictures are cached, about 200 KB each. Raises
    BusyError if the queue is full or the drawing takes too long.
    """
    # -P: don't import modules from the program's folder.
    command = [sys.executable, "-P", str(_RASTERIZE), *font_files()]
    try:
        drawn = subprocess.run(
            command, input=svg.encode(), capture_output=True, timeout=_PATIENCE, check=True
        )
    except subprocess.TimeoutExpired as error:
        raise BusyError from error
    return drawn.stdout
