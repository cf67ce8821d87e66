"""The application factory."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from flask import Flask, request
from jinja2 import StrictUndefined
from werkzeug.middleware.proxy_fix import ProxyFix

from tutor.web.clubs import setup as clubs
from tutor.web.shell import (
    csrf,
    errors,
    headers,
    language_prefix,
    page_cache,
    static_files,
    symbols,
)
from tutor.web.shell.addresses import masked
from tutor.web.shell.settings import DEFAULTS, data_folder, trusted_hosts
from tutor.web.shell.settings import check as check_settings
from tutor.web.sites import SITES, words_of
from tutor.web.teaching import setup as teaching
from tutor.web.teaching.game_site import GameSite


class TutorFlask(Flask):
    """Flask, with a log that keeps secrets."""

    def log_exception(self, exc_info: Any) -> None:
        """Log an error that no one has foreseen, without the secret that an address may hold."""
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
    own = (site.folder / "translations" for site in sites if site.folder)
    app.config["CATALOGUES"] = [Path(app.config["TRANSLATIONS"]), *own]
    app.jinja_options = {"undefined": StrictUndefined, "trim_blocks": True, "lstrip_blocks": True}
    app.jinja_env.globals["exported"] = False
    # Requests are refused in this order: what no page can be for, a wrong prefix, a forged form.
    for part in (errors, language_prefix, csrf, symbols, static_files, headers):
        part.init_app(app)
    teaching.init_app(app, sites, words_of(sites))
    clubs.init_app(app)
    page_cache.init_app(app)
    if hops := app.config["PROXY_HOPS"]:
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=hops, x_proto=hops)  # type: ignore[method-assign]
    return app
