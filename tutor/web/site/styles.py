"""The style sheets of games: Hanabi's are the bundles of the site, any other game has its own.

One is for most of its pages, `<game>.css`; `<game>-book.css` and `<game>-reading.css` are for those
of the rules, `<game>-frame.css` for those in frames. Each is what the pages of every game have, and
behind it the game's own. On the sheets of a club lie puzzles of several games, so that theirs has
the own styles of them all.
"""

from collections.abc import Sequence

from flask import Flask

from tutor.web.shell.static_files import (
    FOR_ANY_GAME,
    FOR_FRAMES,
    add_file,
    asset_url,
    joined,
    joined_parts,
)
from tutor.web.site.game_routing import site_of_request
from tutor.web.site.game_site import GameSite

ON_PAPER = "sheets.css"
_MOST_PAGES = "site.css"


def init_app(app: Flask, sites: Sequence[GameSite]) -> None:
    """Serve the style sheets of these games, and give templates `style_url(name)`."""
    for site in sites[1:]:
        own = [path.read_bytes() for path in site.styles]
        for name, parts in FOR_ANY_GAME.items():
            content = b"\n".join([joined_parts(parts), *own])
            add_file(app, _name_for(site, name), content, for_frames=name in FOR_FRAMES)
    every = [path.read_bytes() for site in sites[1:] for path in site.styles]
    add_file(app, ON_PAPER, b"\n".join([joined(ON_PAPER), *every]))
    app.add_template_global(style_url)


def style_url(name: str) -> str:
    """Return the address of a style sheet of the site, or of the current game's instead of it."""
    site = site_of_request()
    return asset_url(_name_for(site, name) if site.mount else name)


def _name_for(site: GameSite, name: str) -> str:
    """Return the name of a game's own sheet that stands for one of the site."""
    return f"{site.game.id}.css" if name == _MOST_PAGES else f"{site.game.id}-{name}"
