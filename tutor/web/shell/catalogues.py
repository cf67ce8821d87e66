"""Loads the catalogues, and knows the languages that a page is translated into.

A page is translated into the languages that have its catalogue. In the others it is shown in
English with a note, and not listed for search engines.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from babel import Locale
from babel.support import Translations
from flask import Flask, current_app, g, request

from tutor.core.errors import TutorError
from tutor.web.shell.languages import CATALOGUES, LANGUAGES, SOURCE, Language, language_of

_BY_LANGUAGE = "catalogues"
_BY_GAME = "catalogues_by_game"
_BY_BLUEPRINT = "catalogues_by_blueprint"


def init_app(
    app: Flask,
    loaded: "Mapping[str, Catalogue]",
    by_game: Mapping[str, str],
    by_blueprint: Mapping[str, str],
) -> None:
    """Give the app the catalogues: by language, by the mount of a game, by blueprint."""
    app.extensions[_BY_LANGUAGE] = {tag: each.names for tag, each in loaded.items()}
    app.extensions[_BY_GAME] = by_game
    app.extensions[_BY_BLUEPRINT] = by_blueprint


def catalogue_of(endpoint: str | None, game: str) -> str:
    """Return the catalogue of a page, by its endpoint and the mount of its game."""
    by_game: Mapping[str, str] = current_app.extensions[_BY_GAME]
    if game:
        return by_game.get(game, game)
    by_blueprint: Mapping[str, str] = current_app.extensions[_BY_BLUEPRINT]
    return by_blueprint.get((endpoint or "").rpartition(".")[0], CATALOGUES[0])


def has_catalogue(language: Language, catalogue: str) -> bool:
    """Return whether pages of a catalogue are translated into a language."""
    by_language: Mapping[str, frozenset[str]] = current_app.extensions[_BY_LANGUAGE]
    return catalogue in by_language[language.tag]


def translated(languages: Iterable[Language] = LANGUAGES) -> tuple[Language, ...]:
    """Return the languages that this request's page is translated into."""
    return tuple(filter(is_translated, languages))


def is_translated(language: Language) -> bool:
    """Return whether the page of this request is translated into a language."""
    return has_catalogue(language, catalogue_of(request.endpoint, g.get("game", "")))


class CatalogueError(TutorError):
    """The catalogue of a release language is missing or cannot be used: the site must not start."""

    def __init__(self, language: Language, folder: Path, problem: str) -> None:
        self.language = language
        self.folder = folder
        self.problem = problem
        super().__init__(
            f"{language.tag}: {problem} ({folder / str(language.locale) / 'LC_MESSAGES'});"
            " `tutor i18n compile` makes it"
        )


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The translations into a language, and the names of their catalogues."""

    translations: Translations
    names: frozenset[str]


def load_catalogues(folder: Path, of_games: Mapping[str, Path]) -> dict[str, Catalogue]:
    """Return the compiled catalogues of the site and its games, by the tag of their language.

    `of_games` are the folders of games that bring their own catalogues, which a language need not
    have. Raises CatalogueError for the first catalogue that is missing,
    unreadable or without a translation: gettext itself would answer in English. The source has
    none, and counts as translated everywhere.
    """
    loaded = {SOURCE.tag: Catalogue(Translations(), frozenset((*CATALOGUES, *of_games)))}
    for language in LANGUAGES:
        if language is not SOURCE:
            loaded[language.tag] = _catalogue(language, folder, of_games)
    return loaded


def begun_languages(folder: Path) -> list[Language]:
    """Return the languages with compiled catalogues in a folder that the site doesn't offer yet."""
    locales = sorted(
        path.parents[1].name for path in folder.glob(f"*/LC_MESSAGES/{CATALOGUES[0]}.mo")
    )
    tags = (locale.replace("_", "-") for locale in locales)
    return [
        Language(tag, str(Locale.parse(tag, sep="-").display_name).capitalize())
        for tag in tags
        if language_of(tag) is None
    ]


def translated_messages(language: Language, folder: Path) -> dict[str, int]:
    """Return the number of translated messages in each compiled catalogue."""
    counts = dict.fromkeys(CATALOGUES, 0)
    for name in CATALOGUES:
        if _files(language, folder, f"{name}.mo"):
            texts = _load(language, folder, f"{name}.mo")._catalog
            counts[name] = len({_id(known) for known in texts} - {""})
    return counts


def _catalogue(language: Language, folder: Path, of_games: Mapping[str, Path]) -> Catalogue:
    translations = Translations()
    for name in language.catalogues:
        part = _load(language, folder, f"{name}.mo")
        if not any(text for source, text in part._catalog.items() if source != ""):
            raise CatalogueError(language, folder, f"empty catalogue {name}.mo")
        translations = _merged(translations, part)
    own = {game: path for game, path in of_games.items() if _files(language, path, "*.mo")}
    for path in own.values():
        translations = _merged(translations, _load(language, path, "*.mo"))
    return Catalogue(translations, frozenset((*language.catalogues, *own)))


def _id(known: str | tuple[str, int]) -> str:
    """Return the id of a message; a plural's key also has the number of its form."""
    return known if isinstance(known, str) else known[0]


def _merged(known: Translations, more: Translations) -> Translations:
    return known.merge(more) if known.files else more


def _files(language: Language, folder: Path, pattern: str) -> list[Path]:
    return sorted((folder / str(language.locale) / "LC_MESSAGES").glob(pattern))


def _load(language: Language, folder: Path, pattern: str) -> Translations:
    """Return a language's catalogues in this folder, merged."""
    loaded = Translations()
    for path in _files(language, folder, pattern):
        try:
            with path.open("rb") as file:
                part = Translations(file)
        except Exception as error:  # struct, unicode or plural rules: a torn file can raise any
            raise CatalogueError(language, folder, f"unreadable catalogue, {error}") from error
        loaded = _merged(loaded, part)
    if not loaded.files:
        raise CatalogueError(language, folder, f"no compiled catalogue {pattern}")
    return loaded
