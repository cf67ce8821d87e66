"""What the app takes from teaching: the pages of every game."""

from collections.abc import Mapping, Sequence

from flask import Flask

from tutor.web.shell import health
from tutor.web.shell.offline import views as kept
from tutor.web.shell.words import Words
from tutor.web.teaching import crawlers, game_site, home, list_navigation, progress, setting, styles
from tutor.web.teaching.api import games as api_games
from tutor.web.teaching.api import openapi, operations, positions
from tutor.web.teaching.api import puzzles as api_puzzles
from tutor.web.teaching.api import rules as api_rules
from tutor.web.teaching.embedding import embeddable, frames, help_page
from tutor.web.teaching.game_site import GAME, GameSite
from tutor.web.teaching.lessons import views as lessons
from tutor.web.teaching.offline import contents
from tutor.web.teaching.offline import views as offline
from tutor.web.teaching.previews import views as previews
from tutor.web.teaching.puzzles import library, links, shared
from tutor.web.teaching.puzzles import views as puzzles
from tutor.web.teaching.rules import find
from tutor.web.teaching.rules import views as rules
from tutor.web.teaching.text import forms, html, plain

BLUEPRINTS = (
    home.blueprint,
    lessons.blueprint,
    puzzles.blueprint,
    library.blueprint,
    shared.blueprint,
    rules.blueprint,
    find.blueprint,
    progress.blueprint,
    offline.blueprint,
    openapi.page_blueprint,
)
"""The pages of a game, which exist in every language."""

FOR_PROGRAMS = (
    openapi.blueprint,
    api_games.blueprint,
    api_rules.blueprint,
    api_puzzles.blueprint,
    positions.blueprint,
)
"""What any game answers to programs, in whichever language they ask for."""

FOR_OTHER_SITES = (previews.blueprint, frames.blueprint, help_page.blueprint)
"""What other sites show of them, and how."""


def init_app(app: Flask, sites: Sequence[GameSite], words: Mapping[str, Words]) -> None:
    """Build the pages of these games."""
    game_site.init_app(app, sites)
    operations.init_app(app, sites)
    forms.init_values(app, sites)
    forms.init_app(app, sites)
    plain.init_app(app, words)
    for part in (
        list_navigation,
        setting,
        html,
        previews,
        crawlers,
        frames,
        embeddable,
        links,
        puzzles,
    ):
        part.init_app(app)
    styles.init_app(app, sites)
    for blueprint in (*BLUEPRINTS, *FOR_OTHER_SITES):
        app.register_blueprint(blueprint, url_prefix="/<language:language>")
    for blueprint in FOR_PROGRAMS:
        app.register_blueprint(blueprint)
    for site in sites:
        # Requests for the pages of a game are about it, as those for pages of every game are.
        about = {GAME: site.mount} if site.mount else {}
        for blueprint in site.blueprints:
            prefix = f"/<language:language>{site.prefix}"
            app.register_blueprint(blueprint, url_prefix=prefix, url_defaults=about)
        for blueprint in site.operations:
            app.register_blueprint(blueprint, url_defaults=about)
    folders = [site.folder for site in sites if site.folder]
    kept.init_app(app, contents.packs(sites), contents.pages, folders)
    health.add_check(app, lambda: [site.game.library() for site in sites])
