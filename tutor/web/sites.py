"""The games that the site is built from, the one at the root of each language first.

Adding a game means adding it here and to tutor/registry.py (docs/adding-a-game.md).
"""

from tutor.web.hanabi.site import SITE as HANABI
from tutor.web.teaching.game_site import GameSite

SITES: tuple[GameSite, ...] = (HANABI,)
