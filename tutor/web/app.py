"""The application factory."""

from collections.abc import Mapping, MutableMapping, Sequence
from pathlib import Path
from typing import Any

from flask import Flask, request
from flask.templating import Environment
from jinja2 import StrictUndefined
from werkzeug.middleware.proxy_fix import ProxyFix

from tutor.web import crawlers, home, previews, translation
from tutor.web.api import games as api_games
from tutor.web.api import openapi, operations, positions
from tutor.web.api import puzzles as api_puzzles
from tutor.web.api import rules as api_rules
from tutor.web.clubs import setup as clubs
from tutor.web.embedding import embeddable, frames
from tutor.web.games import GAMES, words_of
from tutor.web.learn import views as learn
from tutor.web.offline import packs
from tutor.web.offline import views as offline
from tutor.web.puzzles import library, practice, shared
from tutor.web.puzzles import views as puzzles
from tutor.web.rules import find
from tutor.web.rules import views as rules
from tutor.web.shell import (
    catalogues,
    csrf,
    errors,
    headers,
    health,
    language_prefix,
    page_cache,
    static_files,
    text,
)
from tutor.web.shell.catalogues import load_catalogues
from tutor.web.shell.secret_paths import masked
from tutor.web.shell.settings import DEFAULTS, data_folder, trusted_hosts
from tutor.web.shell.settings import check as check_settings
from tutor.web.site import canonical_query, game_routing, reader_options, template_helpers
from tutor.web.site.game_pages import GAME, GamePages

BLUEPRINTS = (
    home.blueprint,
    learn.blueprint,
    puzzles.blueprint,
    library.blueprint,
    shared.blueprint,
    rules.blueprint,
    find.blueprint,
    home.progress_blueprint,
    offline.blueprint,
    openapi.page_blueprint,
    translation.blueprint,
)
"""The pages of a game, which exist in every language."""

FOR_PROGRAMS = (
    openapi.blueprint,
    api_games.blueprint,
    api_rules.blueprint,
    api_puzzles.blueprint,
    positions.blueprint,
)
"""The API of every game, in the language that a query names."""

FOR_OTHER_SITES = (previews.blueprint, frames.blueprint, frames.help_blueprint)
"""Previews and frames for other sites."""


CATALOGUES_OF_BLUEPRINTS = {
    **dict.fromkeys(("clubs", "finishing", "short"), "play"),
    "api": "api",
}
"""The catalogues of shared blueprints; the default is the game's catalogue."""


class TutorEnvironment(Environment):
    """Jinja's environment with one dict of globals for all templates."""

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """Return the globals of every template."""
        return self.globals


class TutorFlask(Flask):
    """Flask, with a log that keeps secrets."""

    jinja_environment = TutorEnvironment

    def log_exception(self, exc_info: Any) -> None:
        """Log an unexpected error, without the secret in its address."""
        self.logger.error(
            "Exception on %s [%s]", masked(request.path), request.method, exc_info=exc_info
        )


def create_app(
    config: Mapping[str, Any] | None = None, games: Sequence[GamePages] = GAMES
) -> Flask:
    """Return the WSGI application for these games.

    `config` overrides the environment (`TUTOR_<NAME>`), which overrides `settings.DEFAULTS`. Raises
    SettingError for a setting that cannot be, CatalogueError if a language of the site has no
    usable compiled catalogue.
    """
    app = TutorFlask("tutor.web", static_folder=None, template_folder=str(data_folder("templates")))
    app.config.from_mapping(DEFAULTS)
    app.config.from_prefixed_env("TUTOR")
    app.config.from_mapping(config or {})
    check_settings(app.config)
    app.config["TRUSTED_HOSTS"] = trusted_hosts(app.config)
    app.jinja_options = {"undefined": StrictUndefined, "trim_blocks": True, "lstrip_blocks": True}
    app.jinja_env.globals["exported"] = False
    # Requests are refused in this order: malformed ones, a wrong prefix, a forged form.
    for part in (errors, language_prefix, csrf, static_files, headers):
        part.init_app(app)
    template_helpers.init_app(app, games)
    game_routing.init_app(app, games)
    operations.init_app(app, games)
    _add_texts(app, games)
    _add_features(app)
    _add_pages(app, games)
    packs.init_app(app, games)
    health.add_check(app, lambda: [pages.game.library() for pages in games])
    clubs.init_app(app)
    page_cache.init_app(app)
    if hops := app.config["PROXY_HOPS"]:
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=hops, x_proto=hops)  # type: ignore[method-assign]
    return app


def _add_texts(app: Flask, games: Sequence[GamePages]) -> None:
    """Load the catalogues, and give each language its words."""
    forms = {name: form for pages in games for name, form in pages.forms.items()}
    formats = {
        kind: how for pages in games for kind, how in pages.presentation.value_formats.items()
    }
    own = {pages.mount: pages.folder / "translations" for pages in games if pages.folder}
    loaded = load_catalogues(Path(app.config["TRANSLATIONS"]), own)
    by_game = {pages.mount: pages.catalogue or pages.mount for pages in games}
    by_blueprint = {name: each for pages in games for name, each in pages.catalogues.items()}
    catalogues.init_app(app, loaded, by_game, by_blueprint | CATALOGUES_OF_BLUEPRINTS)
    text.init_app(app, loaded, words_of(games), forms, formats)


def _add_features(app: Flask) -> None:
    """Add what shared pages have in common: options, previews, frames, practice, puzzles."""
    for part in (
        reader_options,
        canonical_query,
        previews,
        crawlers,
        frames,
        embeddable,
        practice,
        puzzles,
    ):
        part.init_app(app)


def _add_pages(app: Flask, games: Sequence[GamePages]) -> None:
    """Register the shared pages, the API, and the pages of each game."""
    for blueprint in (*BLUEPRINTS, *FOR_OTHER_SITES):
        app.register_blueprint(blueprint, url_prefix="/<language:language>")
    for blueprint in FOR_PROGRAMS:
        app.register_blueprint(blueprint)
    for pages in games:
        about = {GAME: pages.mount} if pages.mount else {}
        for blueprint in pages.blueprints:
            prefix = f"/<language:language>{pages.prefix}"
            app.register_blueprint(blueprint, url_prefix=prefix, url_defaults=about)
        for blueprint in pages.operations:
            app.register_blueprint(blueprint, url_defaults=about)
