"""The games that the site is built from, the one at the root of each language first.

Adding a game means adding it here and to tutor/registry.py (docs/adding-a-game.md).
"""

from collections.abc import Iterable, Mapping

from tutor.web.clubs.wording import WORDS as CLUB_WORDS
from tutor.web.hanabi.game_pages import HANABI as HANABI
from tutor.web.hanzi.game_pages import HANZI as HANZI
from tutor.web.shell.languages import SOURCE
from tutor.web.shell.speaker import OF_EVERY_GAME
from tutor.web.shell.words import Words, merged
from tutor.web.site.game_pages import GamePages
from tutor.web.site.wording import WORDS as TEACHING_WORDS

GAMES: tuple[GamePages, ...] = (HANABI, HANZI)


def words_of(games: Iterable[GamePages]) -> Mapping[str, Words]:
    """Return the English words of every message of a site with these games.

    Raises ValueError if two of them claim an id.
    """
    return merged(TEACHING_WORDS, CLUB_WORDS, *(pages.words for pages in games))


def known_forms(tag: str) -> frozenset[str]:
    """Return the names of the forms of words that the language with this tag has.

    A language that has none yet makes do with those of English.
    """
    tables = [OF_EVERY_GAME, *(pages.forms for pages in GAMES)]
    by_tag = [(language, name) for each in tables for language, name in each]
    own = frozenset(name for language, name in by_tag if language == tag)
    return own or frozenset(name for language, name in by_tag if language == SOURCE.tag)


WORDS = words_of(GAMES)
"""All of ours."""
