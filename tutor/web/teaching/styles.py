"""The style sheets of games: Hanabi's are the bundles of the site, any other game has two.

One is for all its pages, `<game>.css`, and one for those in frames, `<game>-frame.css`: what the
pages of every game have, and behind it the game's own. On the sheets of a club lie puzzles of
several games, so that theirs has the own styles of them all.
"""

from collections.abc import Sequence

from flask import Flask

from tutor.web.shell.bundles import FOR_ANY_FRAME, FOR_ANY_GAME, joined, joined_parts
from tutor.web.shell.static_files import add_file, asset_url
from tutor.web.teaching.game_site import GameSite, current_site

FRAME = "frame.css"
ON_PAPER = "sheets.css"


def init_app(app: Flask, sites: Sequence[GameSite]) -> None:
    """Serve the style sheets of these games, and give templates `style_url(name)`."""
    for site in sites[1:]:
        own = [path.read_bytes() for path in site.styles]
        for name, parts in ((f"{site.game.id}.css", FOR_ANY_GAME), (_frame(site), FOR_ANY_FRAME)):
            content = b"\n".join([joined_parts(parts), *own])
            add_file(app, name, content, for_frames=name == _frame(site))
    every = [path.read_bytes() for site in sites[1:] for path in site.styles]
    add_file(app, ON_PAPER, b"\n".join([joined(ON_PAPER), *every]))
    app.add_template_global(style_url)


def style_url(name: str) -> str:
    """Return the address of a style sheet of the site, or of the current game's instead of it."""
    site = current_site()
    if not site.mount:
        return asset_url(name)
    return asset_url(_frame(site) if name == FRAME else f"{site.game.id}.css")


def _frame(site: GameSite) -> str:
    return f"{site.game.id}-{FRAME}"
