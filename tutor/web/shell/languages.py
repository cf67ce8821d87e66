"""The languages of the site: which there are, and which one a visitor is given.

`LANGUAGES` is the one list: addresses, aliases, the picker, hreflang and the catalogues that must
be there all come from it. English is the source and needs no catalogue.

Catalogues are layers: a language may begin with the first one. The pages of the others are English
in it (see translated.py).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from babel import Locale
from babel.core import get_global, parse_locale
from babel.support import Translations

from tutor.core.errors import TutorError

LAYERS = ("messages", "play", "hanzi", "api")
"""The catalogues in the order in which a language gets them; without the first it has no page."""


@dataclass(frozen=True)
class Language:
    """A language of the site.

    `tag` is its BCP 47 tag, which is also its URL prefix and its `lang` attribute; `name` what its
    readers call it; `aliases` are prefixes that lead to it. `territory` is the country whose
    spelling it has, by default the one that Babel holds for the likeliest; empty if there is none,
    as for Esperanto. `last_layer` is the last of LAYERS that is translated. Script and direction
    follow from the tag.
    """

    tag: str
    name: str
    aliases: tuple[str, ...] = ()
    territory: str = ""
    last_layer: str = LAYERS[-1]

    def __post_init__(self) -> None:
        """Fill in the likeliest country."""
        if not self.territory:
            known = self.locale.territory or _likely(str(self.locale), self.locale.language)[1]
            # Where nobody is at home in particular the likeliest "country" is 001, the world.
            object.__setattr__(self, "territory", known if known and known.isalpha() else "")

    @property
    def layers(self) -> tuple[str, ...]:
        """The catalogues that it has."""
        return LAYERS[: LAYERS.index(self.last_layer) + 1]

    @cached_property
    def locale(self) -> Locale:
        """The Babel locale; `str()` of it names the folder of the catalogue (zh_Hant)."""
        return Locale.parse(self.tag, sep="-")

    @cached_property
    def regional_locale(self) -> Locale:
        """The Babel locale with the country: for dates, whose form differs between countries."""
        known = self.locale.territory or not self.territory
        return self.locale if known else Locale.parse(f"{self.locale}_{self.territory}")

    @cached_property
    def script(self) -> str:
        """The script in which it is written, by ISO 15924: `Latn`, `Cyrl`, `Jpan`."""
        locale = self.locale
        return locale.script or _likely(str(locale), locale.language)[2] or "Latn"

    @property
    def direction(self) -> str:
        """The direction in which it is written: `ltr` or `rtl`."""
        return self.locale.text_direction


def _likely(*keys: str) -> tuple[str, str | None, str | None]:
    """Return language, territory and script of the first of these locales that Babel has a row of.

    The language alone of the last one if it has none.
    """
    likely = get_global("likely_subtags")
    for key in keys:
        if key in likely:
            language, territory, script, *_ = parse_locale(likely[key])
            return language, territory, script
    return keys[-1], None, None


LANGUAGES = (
    Language("en", "English", territory="GB"),
    Language("de", "Deutsch"),
    Language("fr", "Français"),
    Language("ja", "日本語"),
    Language("zh-Hant", "繁體中文", aliases=("zh-TW", "zh-HK", "zh-MO")),
    Language("zh-Hans", "简体中文", aliases=("zh", "zh-CN", "zh-SG")),
    Language("ru", "Русский"),
)
SOURCE = LANGUAGES[0]

_BY_TAG = {language.tag: language for language in LANGUAGES}
_BY_PREFIX = {
    prefix.casefold(): language
    for language in LANGUAGES
    for prefix in (language.tag, *language.aliases)
}

_ALSO_READ = {
    "zh-Hant": ("yue", "zh-yue", "nan", "hak", "lzh", "cmn-TW"),
    "zh-Hans": ("cmn", "wuu", "gan", "hsn", "yue-CN"),
}
"""Members of the Chinese family that readers list, by the tag of the script that they write."""

_BY_READER = _BY_PREFIX | {
    read.casefold(): _BY_TAG[tag] for tag, others in _ALSO_READ.items() for read in others
}


def language_of(tag: str) -> Language | None:
    """Return the language whose tag is exactly this, None if there is none."""
    return _BY_TAG.get(tag)


def layers_of(locale: str) -> tuple[str, ...]:
    """Return the layers that are offered in a language, by Babel's name; of others the first."""
    offered = (each.layers for each in LANGUAGES if str(each.locale) == locale)
    return next(offered, LAYERS[:1])


def mended(prefix: str) -> Language | None:
    """Return the language that an alias, or a tag in the wrong letter case, stands for."""
    return _BY_PREFIX.get(prefix.casefold())


def negotiate(accepted: Iterable[str], chosen: str | None = None) -> Language:
    """Return the language for a visitor who has not named one in the address.

    `chosen` is the tag of an earlier explicit choice, `accepted` the tags of Accept-Language, best
    first. English if nothing fits.
    """
    if chosen and (language := language_of(chosen)):
        return language
    for tag in accepted:
        if language := _looked_up(tag):
            return language
    return SOURCE


def _looked_up(tag: str) -> Language | None:
    """Return the language for a reader of `tag`: of it, else of ever less of it (RFC 4647, 3.4)."""
    parts = tag.replace("_", "-").casefold().split("-")
    while all(parts) and parts:
        if language := _BY_READER.get("-".join(parts)):
            return language
        parts.pop()
    return None


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
    """The translations into a language, and which layers of the site they are of."""

    translations: Translations
    layers: frozenset[str]


def load_catalogues(folder: Path, of_games: Mapping[str, Path]) -> dict[str, Catalogue]:
    """Return the compiled catalogues of the site and its games, by the tag of their language.

    `of_games` are the folders of games that bring their own; the name of such a game is a layer,
    which a language need not have. Raises CatalogueError for the first catalogue that is missing,
    unreadable or without a translation: gettext itself would answer in English. The source has
    none, and all layers.
    """
    loaded = {SOURCE.tag: Catalogue(Translations(), frozenset((*LAYERS, *of_games)))}
    for language in LANGUAGES:
        if language is not SOURCE:
            loaded[language.tag] = _catalogue(language, folder, of_games)
    return loaded


def begun_languages(folder: Path) -> list[Language]:
    """Return the languages that have compiled catalogues in a folder and are not offered yet."""
    locales = sorted(path.parents[1].name for path in folder.glob(f"*/LC_MESSAGES/{LAYERS[0]}.mo"))
    tags = (locale.replace("_", "-") for locale in locales)
    return [
        Language(tag, str(Locale.parse(tag, sep="-").display_name).capitalize())
        for tag in tags
        if tag not in _BY_TAG
    ]


def translated_messages(language: Language, folder: Path) -> dict[str, int]:
    """Return how many messages of each layer are translated, as far as they are compiled."""
    counts = dict.fromkeys(LAYERS, 0)
    for layer in LAYERS:
        if _files(language, folder, f"{layer}.mo"):
            texts = _load(language, folder, f"{layer}.mo")._catalog
            counts[layer] = len({_id(known) for known in texts} - {""})
    return counts


def _catalogue(language: Language, folder: Path, of_games: Mapping[str, Path]) -> Catalogue:
    translations = Translations()
    for layer in language.layers:
        part = _load(language, folder, f"{layer}.mo")
        if not any(text for source, text in part._catalog.items() if source != ""):
            raise CatalogueError(language, folder, f"empty catalogue {layer}.mo")
        translations = _merged(translations, part)
    own = {game: path for game, path in of_games.items() if _files(language, path, "*.mo")}
    for path in own.values():
        translations = _merged(translations, _load(language, path, "*.mo"))
    return Catalogue(translations, frozenset((*language.layers, *own)))


def _id(known: str | tuple[str, int]) -> str:
    """Return the id of a message, which a plural has with the number of its form."""
    return known if isinstance(known, str) else known[0]


def _merged(known: Translations, more: Translations) -> Translations:
    return known.merge(more) if known.files else more


def _files(language: Language, folder: Path, pattern: str) -> list[Path]:
    return sorted((folder / str(language.locale) / "LC_MESSAGES").glob(pattern))


def _load(language: Language, folder: Path, pattern: str) -> Translations:
    """Return the catalogues of a language in this folder together."""
    loaded = Translations()
    for path in _files(language, folder, pattern):
        try:
            with path.open("rb") as file:
                part = Translations(file)
        except Exception as error:  # struct, unicode, plural rules: whatever a torn file brings up
            raise CatalogueError(language, folder, f"unreadable catalogue, {error}") from error
        loaded = _merged(loaded, part)
    if not loaded.files:
        raise CatalogueError(language, folder, f"no compiled catalogue {pattern}")
    return loaded
