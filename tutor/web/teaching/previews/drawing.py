"""The picture of a page: what it shows in, PNG out."""

from functools import lru_cache

import resvg_py

from tutor.web.teaching.game_site import current_site
from tutor.web.teaching.previews.typefaces import font_files
from tutor.web.teaching.previews.words import Preview


@lru_cache(maxsize=24)
def png_of(svg: str) -> bytes:
    """Return a picture as PNG.

    It takes a quarter of a second, so that the last ones are remembered, whatever their addresses;
    each takes about 200 KB.
    """
    return resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=font_files())


def svg_of(preview: Preview) -> str:
    """Return the picture as SVG, as the current game draws it, in the language of the request."""
    return current_site().preview(preview)
