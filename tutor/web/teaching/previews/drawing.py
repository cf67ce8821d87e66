"""The picture of a page: what it shows in, PNG out."""

import subprocess
import sys
from functools import lru_cache
from pathlib import Path

from tutor.web.shell.heavy import PICTURES, BusyError
from tutor.web.shell.pictures import rasterize
from tutor.web.shell.pictures.typefaces import font_files
from tutor.web.teaching.game_site import current_site
from tutor.web.teaching.preview import Preview

_RASTERIZE = Path(rasterize.__file__)
_PATIENCE = 20
"""Seconds after which a picture is given up."""


@lru_cache(maxsize=24)
@PICTURES.in_turn
def png_of(svg: str) -> bytes:
    """Return a picture as PNG.

    It takes a quarter of a second, so that the last ones are remembered, whatever their addresses;
    each takes about 200 KB. Raises BusyError if too many are being drawn or this one takes too
    long.
    """
    # -P: what lies beside the program is no place for modules to be imported from.
    command = [sys.executable, "-P", str(_RASTERIZE), *font_files()]
    try:
        drawn = subprocess.run(
            command, input=svg.encode(), capture_output=True, timeout=_PATIENCE, check=True
        )
    except subprocess.TimeoutExpired as error:
        raise BusyError from error
    return drawn.stdout


def svg_of(preview: Preview) -> str:
    """Return the picture as SVG, as the current game draws it, in the language of the request."""
    return current_site().preview(preview)
