"""The application factory."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from flask import Flask
from jinja2 import StrictUndefined
from werkzeug.middleware.proxy_fix import ProxyFix

from tutor.web import (
    crawlers,
    errors,
    find,
    glossary,
    home,
    learn,
    library,
    prefix,
    preview,
    printed,
    progress,
    puzzles,
    rules,
    shared,
    table_choice,
    using,
)
from tutor.web.clubs import (
    board,
    builder,
    club,
    codes,
    finishing,
    learners,
    link,
    managing,
    qr,
    rates,
    results,
    saving,
    stored,
    visiting,
    walk,
)
from tutor.web.clubs import certificates as club_certificates
from tutor.web.clubs import sheet as club_sheet
from tutor.web.config import DEFAULTS, data_folder, trusted_hosts
from tutor.web.config import check as check_settings
from tutor.web.delivery import assets, forgery, headers, page_cache
from tutor.web.drawing import (
    because,
    plain,
    remembered,
    say,
    sprite,
)
from tutor.web.embedding import adding, framed, oembed
from tutor.web.i18n import check_catalogues
from tutor.web.offline import views as offline
from tutor.web.site import Site

BLUEPRINTS = (
    home.blueprint,
    learn.blueprint,
    rules.blueprint,
    find.blueprint,
    printed.blueprint,
    glossary.blueprint,
    puzzles.blueprint,
    library.blueprint,
    shared.blueprint,
    progress.blueprint,
    using.blueprint,
    offline.blueprint,
    preview.blueprint,
    visiting.blueprint,
    builder.blueprint,
    link.blueprint,
    codes.blueprint,
    saving.blueprint,
    managing.blueprint,
    learners.blueprint,
    finishing.blueprint,
    board.blueprint,
    results.blueprint,
    club_sheet.blueprint,
    club_certificates.blueprint,
    framed.blueprint,
    adding.blueprint,
)
"""The parts of the site that exist in every language, each below `/<language>`."""


def create_app(config: Mapping[str, Any] | None = None) -> Flask:
    """Return the WSGI application.

    `config` overrides the environment (`TUTOR_<NAME>`), which overrides `config.DEFAULTS`. Raises
    SettingError for a setting that cannot be, CatalogueError if a language of the site has no
    usable compiled catalogue.
    """
    app = Site("tutor.web", static_folder=None, template_folder=str(data_folder("templates")))
    app.config.from_mapping(DEFAULTS)
    app.config.from_prefixed_env("TUTOR")
    app.config.from_mapping(config or {})
    check_settings(app.config)
    app.config["TRUSTED_HOSTS"] = trusted_hosts(app.config)
    check_catalogues(Path(app.config["TRANSLATIONS"]))
    app.jinja_options = {"undefined": StrictUndefined, "trim_blocks": True, "lstrip_blocks": True}
    app.jinja_env.globals["still"] = False
    for part in (
        errors,
        stored,
        prefix,
        forgery,
        rates,
        table_choice,
        plain,
        remembered,
        say,
        because,
        sprite,
        assets,
        headers,
        offline,
        preview,
        crawlers,
        framed,
        oembed,
        club,
        walk,
        visiting,
        saving,
        managing,
        learners,
        finishing,
        results,
    ):
        part.init_app(app)
    for blueprint in BLUEPRINTS:
        app.register_blueprint(blueprint, url_prefix="/<language:language>")
    app.register_blueprint(qr.blueprint)
    page_cache.init_app(app)
    if hops := app.config["PROXY_HOPS"]:
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=hops, x_proto=hops)  # type: ignore[method-assign]
    return app
