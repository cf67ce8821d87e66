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
from tutor.web.site.game_site import GAME, GameSite
from tutor.web.sites import SITES, words_of

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


def create_app(config: Mapping[str, Any] | None = None, sites: Sequence[GameSite] = SITES) -> Flask:
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
    template_helpers.init_app(app, sites)
    game_routing.init_app(app, sites)
    operations.init_app(app, sites)
    _add_texts(app, sites)
    _add_features(app)
    _add_pages(app, sites)
    packs.init_app(app, sites)
    health.add_check(app, lambda: [site.game.library() for site in sites])
    clubs.init_app(app)
    page_cache.init_app(app)
    if hops := app.config["PROXY_HOPS"]:
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=hops, x_proto=hops)  # type: ignore[method-assign]
    return app


def _add_texts(app: Flask, sites: Sequence[GameSite]) -> None:
    """Load the catalogues, and give each language its words."""
    forms = {name: form for site in sites for name, form in site.forms.items()}
    formats = {kind: how for site in sites for kind, how in site.presentation.value_formats.items()}
    own = {site.mount: site.folder / "translations" for site in sites if site.folder}
    loaded = load_catalogues(Path(app.config["TRANSLATIONS"]), own)
    by_game = {site.mount: site.catalogue or site.mount for site in sites}
    by_blueprint = {name: each for site in sites for name, each in site.catalogues.items()}
    catalogues.init_app(app, loaded, by_game, by_blueprint | CATALOGUES_OF_BLUEPRINTS)
    text.init_app(app, loaded, words_of(sites), forms, formats)


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


def _add_pages(app: Flask, sites: Sequence[GameSite]) -> None:
    """Register the shared pages, the API, and the pages of each game."""
    for blueprint in (*BLUEPRINTS, *FOR_OTHER_SITES):
        app.register_blueprint(blueprint, url_prefix="/<language:language>")
    for blueprint in FOR_PROGRAMS:
        app.register_blueprint(blueprint)
    for site in sites:
        about = {GAME: site.mount} if site.mount else {}
        for blueprint in site.blueprints:
            prefix = f"/<language:language>{site.prefix}"
            app.register_blueprint(blueprint, url_prefix=prefix, url_defaults=about)
        for blueprint in site.operations:
            app.register_blueprint(blueprint, url_defaults=about)
