"""The picture of a page of Hanabi: its words and its table under the night sky."""

from flask import render_template

from tutor.web.hanabi.figures import FigureView
from tutor.web.hanabi.previews import paint
from tutor.web.hanabi.previews.layout import laid_out, mat_below
from tutor.web.shell.language_prefix import page_language
from tutor.web.shell.pictures.typefaces import typeface
from tutor.web.site.preview import MARGIN, WIDTH, Preview, TextRoom, placed_words

_BESIDE_THE_SKY, _BESIDE_THE_SPARKS = 570, 800
_SUITS = "rygbwkm"


def preview_svg(preview: Preview) -> str:
    """Return the picture as SVG, in the language of the request."""
    type_ = typeface(page_language())
    shown = preview.picture
    if isinstance(shown, FigureView):
        shown = shown.picture
    if shown is None:
        title = TextRoom(range(68, 33, -1), _BESIDE_THE_SKY, 3)
        words = placed_words(
            preview, type_, 170, title, TextRoom(range(28, 23, -1), _BESIDE_THE_SKY, 5)
        )
        sheet = None
    else:
        title = TextRoom(range(48, 33, -1), _BESIDE_THE_SPARKS, 1)
        text = TextRoom(range(28, 22, -1), WIDTH - 2 * MARGIN, 2)
        words = placed_words(preview, type_, 114, title, text)
        sheet = laid_out(shown, mat_below(words.lowest + 24))
    return render_template(
        "hanabi/preview/picture.svg",
        typeface=type_,
        paint=paint,
        suits=_SUITS,
        words=words,
        sheet=sheet,
    )
