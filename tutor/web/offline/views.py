"""The page for times without a network, and what makes the site an app."""

import json
from collections.abc import Mapping
from mimetypes import guess_type

from flask import Blueprint, Response, render_template, url_for

from tutor.core.game import DailyReader
from tutor.core.library import Entry
from tutor.web.offline.contents import kept_puzzles
from tutor.web.shell.language_prefix import page_language
from tutor.web.shell.static_files import asset_url
from tutor.web.shell.text import gettext, site_name
from tutor.web.site.game_pages import GamePages
from tutor.web.site.game_routing import games

blueprint = Blueprint("offline", __name__)

NIGHT = "#12163a"
"""The colour of the sky behind everything."""

_ICONS = (
    ("icons/app.svg", "any", "any"),
    ("icons/app-192.png", "192x192", "any"),
    ("icons/app-512.png", "512x512", "any"),
    ("icons/app-maskable-512.png", "512x512", "maskable"),
)
"""Name, sizes and purpose of each; `python -m tools.icons` makes the PNGs."""


@blueprint.get("/offline/")
def fallback() -> str:
    """Return the page that is shown in place of one that is not kept, of whichever game."""
    return render_template(
        "offline/page.html", games=[(pages, _entries(pages)) for pages in games()]
    )


def _entries(pages: GamePages) -> Mapping[str, list[Entry]]:
    """Return the puzzles of a game that are kept, by theme."""
    library = pages.game.library()
    return {
        theme: [library[name] for name in names] for theme, names in kept_puzzles(pages).items()
    }


@blueprint.get("/app.webmanifest")
def manifest() -> Response:
    """Return the web app manifest in this language."""
    home = url_for("home.index")
    icon = [{"src": asset_url(_ICONS[1][0]), "sizes": _ICONS[1][1], "type": "image/png"}]
    shortcuts = [(gettext("Learn"), url_for("learn.index"))]
    if games()[0].game.first_day:
        today = url_for("puzzles.daily_today", reader=DailyReader.LEARNER)
        shortcuts.append((gettext("Puzzle of the day"), today))
    shortcuts.append((gettext("Rules"), url_for("rules.book")))
    content = {
        "id": home,
        "name": site_name(),
        "short_name": "Hanabi",  # below the app's icon, the same in every language
        "lang": page_language().tag,
        "dir": page_language().direction,
        "start_url": home,
        "scope": "/",
        "display": "standalone",
        "background_color": NIGHT,
        "theme_color": NIGHT,
        "categories": ["education", "games"],
        "icons": [
            {
                "src": asset_url(name),
                "sizes": sizes,
                "purpose": purpose,
                "type": guess_type(name)[0],
            }
            for name, sizes, purpose in _ICONS
        ],
        "shortcuts": [{"name": name, "url": url, "icons": icon} for name, url in shortcuts],
    }
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    response = Response(text, mimetype="application/manifest+json")
    response.cache_control.no_cache = True
    return response
