"""The page for translators: how far each language is, and the files to translate."""

from http import HTTPStatus
from pathlib import Path

from flask import Blueprint, Response, abort, current_app, render_template, send_from_directory

from tutor.web.shell.languages import (
    LANGUAGES,
    LAYERS,
    SOURCE,
    Language,
    begun_languages,
    translated_messages,
)
from tutor.web.shell.text import PERCENT, in_form
from tutor.web.shell.view_marks import marked

blueprint = Blueprint("translation", __name__)

_LAYER = f"<any({', '.join(LAYERS)}):layer>"


@blueprint.get("/translate/")
@marked(listed=True)
def page() -> str:
    """Return the page."""
    translated = {each: translated_messages(each, _folder()) for each in _languages()}
    most = {layer: max(each[layer] for each in translated.values()) for layer in LAYERS}
    shares = {
        language: {layer: in_form(100 * own[layer] // most[layer], PERCENT) for layer in LAYERS}
        for language, own in translated.items()
    }
    return render_template("translation/page.html", layers=LAYERS, shares=shares)


@blueprint.get(f"/translate/{_LAYER}.pot")
def template(layer: str) -> Response:
    """Return the English texts of a layer, as gettext's template."""
    return _file(Path(f"{layer}.pot"))


@blueprint.get(f"/translate/<tag>/{_LAYER}.po")
def catalogue(tag: str, layer: str) -> Response:
    """Return a layer in a language, as it is so far; 404 for a language that is not begun."""
    language = next((each for each in _languages() if each.tag == tag), None)
    if language is None:
        abort(HTTPStatus.NOT_FOUND)
    return _file(Path(str(language.locale), "LC_MESSAGES", f"{layer}.po"))


def _folder() -> Path:
    return Path(current_app.config["TRANSLATIONS"])


def _languages() -> list[Language]:
    """Return the languages that are translated to, those last that are not offered yet."""
    return [*(each for each in LANGUAGES if each is not SOURCE), *begun_languages(_folder())]


def _file(path: Path) -> Response:
    response = send_from_directory(
        _folder(), path.as_posix(), mimetype="text/x-gettext-translation"
    )
    response.headers["X-Robots-Tag"] = "noindex"
    return response
