"""The page for translators: how far each language is, and the files to translate."""

from http import HTTPStatus
from pathlib import Path

from flask import Blueprint, Response, abort, current_app, render_template, send_from_directory

from tutor.web.shell.catalogues import begun_languages, translated_messages
from tutor.web.shell.languages import CATALOGUES, LANGUAGES, SOURCE, Language
from tutor.web.shell.speaker import PERCENT
from tutor.web.shell.text import in_form
from tutor.web.shell.view_options import view_options

blueprint = Blueprint("translation", __name__)

_CATALOGUE = f"<any({', '.join(CATALOGUES)}):catalogue>"


@blueprint.get("/translate/")
@view_options(listed=True)
def translations() -> str:
    """Return the page for translators: how far each language is."""
    translated = {each: translated_messages(each, _folder()) for each in _languages()}
    most = {name: max(each[name] for each in translated.values()) for name in CATALOGUES}
    shares = {
        language: {name: in_form(100 * own[name] // most[name], PERCENT) for name in CATALOGUES}
        for language, own in translated.items()
    }
    return render_template("translation/page.html", catalogues=CATALOGUES, shares=shares)


@blueprint.get(f"/translate/{_CATALOGUE}.pot")
def template(catalogue: str) -> Response:
    """Return the English texts of a catalogue as gettext's template."""
    return _file(Path(f"{catalogue}.pot"))


@blueprint.get(f"/translate/<tag>/{_CATALOGUE}.po", endpoint="catalogue")
def translation(tag: str, catalogue: str) -> Response:
    """Return a catalogue in a language, as it is so far; 404 for a language that is not begun."""
    language = next((each for each in _languages() if each.tag == tag), None)
    if language is None:
        abort(HTTPStatus.NOT_FOUND)
    return _file(Path(str(language.locale), "LC_MESSAGES", f"{catalogue}.po"))


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
