"""The languages of the site: which there are, and which one a visitor is given.

`LANGUAGES` is the one list: addresses, aliases, the picker, hreflang and the catalogues that must
be there all come from it. English is the source and needs no catalogue. A new language may have
only the first catalogues; pages of the missing ones are in English (catalogues.py).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from babel import Locale
from babel.core import get_global, parse_locale

CATALOGUES = ("messages", "play", "hanzi", "api")
"""The files below translations/, in the order in which a new language gets them.

A language without the first has no page. A game names its own (`GamePages.catalogue`).
"""


@dataclass(frozen=True, eq=False)  # each is there once
class Language:
    """A language of the site.

    `tag` is its BCP 47 tag, which is also its URL prefix and its `lang` attribute; `name` what its
    readers call it; `aliases` are prefixes that lead to it. `territory` is the country whose
    spelling it has, by default the one that Babel holds for the likeliest; empty if there is none,
    as for Esperanto. `last_catalogue` is the last one that is
    translated. Script and direction
    follow from the tag.
    """

    tag: str
    name: str
    aliases: tuple[str, ...] = ()
    territory: str = ""
    last_catalogue: str = CATALOGUES[-1]

    def __post_init__(self) -> None:
        """Fill in the likeliest country."""
        if not self.territory:
            known = self.locale.territory or _likely(str(self.locale), self.locale.language)[1]
            # Of a language without a country, such as Esperanto, Babel's is 001, the world.
            object.__setattr__(self, "territory", known if known and known.isalpha() else "")

    @property
    def catalogues(self) -> tuple[str, ...]:
        """The catalogues that it has."""
        return CATALOGUES[: CATALOGUES.index(self.last_catalogue) + 1]

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

    @cached_property
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
TAGS = tuple(language.tag for language in LANGUAGES)

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


def catalogues_of(locale: str) -> tuple[str, ...]:
    """Return the catalogues that a language offers, by its Babel name; of others the first."""
    offered = (each.catalogues for each in LANGUAGES if str(each.locale) == locale)
    return next(offered, CATALOGUES[:1])


def language_of_alias(prefix: str) -> Language | None:
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
    """Return the language for a tag, dropping subtags from the end until one is known.

    That is the lookup of RFC 4647, 3.4. None if no part of the tag is known.
    """
    parts = tag.replace("_", "-").casefold().split("-")
    while all(parts) and parts:
        if language := _BY_READER.get("-".join(parts)):
            return language
        parts.pop()
    return None
