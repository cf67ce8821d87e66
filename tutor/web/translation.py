"""The page for translators: how far each language is, and the files to translate."""

from pathlib import Path

from flask import Blueprint, Response, current_app, render_template, send_from_directory

from tutor.web.shell.language_prefix import page_language
from tutor.web.shell.languages import LANGUAGES, LAYERS, SOURCE, Language
from tutor.web.shell.layers import translated_shares
from tutor.web.shell.text import PERCENT, in_form
from tutor.web.shell.view_marks import marked

blueprint = Blueprint("translation", __name__)

_FILES = f"any({', '.join(LAYERS)}):layer"


@blueprint.get("/translate/")
@marked(listed=True)
def page() -> str:
    """Return the page."""
    return render_template(
        "translation/page.html",
        layers=LAYERS,
        shares={each: _shares(each) for each in LANGUAGES if each is not SOURCE},
        source=SOURCE,
    )


def _shares(language: Language) -> dict[str, str]:
    """Return the translated shares of the layers in a language if not all of it is translated."""
    shares = translated_shares(language)
    if min(shares.values()) == 100:
        return {}
    return {layer: in_form(share, PERCENT) for layer, share in shares.items()}


@blueprint.get(f"/translate/<{_FILES}>.pot")
def template(layer: str) -> Response:
    """Return the English texts of a layer, as gettext's template."""
    return _file(Path(f"{layer}.pot"))


@blueprint.get(f"/translate/<{_FILES}>.po")
def catalogue(layer: str) -> Response:
    """Return a layer in the language of the page, as it is so far; 404 for English."""
    return _file(Path(str(page_language().locale), "LC_MESSAGES", f"{layer}.po"))


def _file(path: Path) -> Response:
    response = send_from_directory(
        current_app.config["TRANSLATIONS"], path.as_posix(), mimetype="text/x-gettext-translation"
    )
    response.headers["X-Robots-Tag"] = "noindex"
    return response
