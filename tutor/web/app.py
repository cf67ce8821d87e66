"""The application factory."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from flask import Flask
from jinja2 import StrictUndefined
from werkzeug.middleware.proxy_fix import ProxyFix

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
from tutor.web.hanabi import using
from tutor.web.shell import csrf as forgery
from tutor.web.shell import errors, headers, page_cache
from tutor.web.shell import fragment_cache as remembered
from tutor.web.shell import language_prefix as prefix
from tutor.web.shell import static_files as assets
from tutor.web.shell import symbols as sprite
from tutor.web.shell.languages import check_catalogues
from tutor.web.shell.offline import views as offline
from tutor.web.shell.settings import DEFAULTS, data_folder, trusted_hosts
from tutor.web.shell.settings import check as check_settings
from tutor.web.shell.site import Site
from tutor.web.teaching import crawlers, home, progress
from tutor.web.teaching import setting as table_choice
from tutor.web.teaching.embedding import frames as framed
from tutor.web.teaching.embedding import help_page as adding
from tutor.web.teaching.embedding import oembed
from tutor.web.teaching.lessons import views as learn
from tutor.web.teaching.previews import views as preview
from tutor.web.teaching.puzzles import library, shared
from tutor.web.teaching.puzzles import views as puzzles
from tutor.web.teaching.rules import find, glossary, printed
from tutor.web.teaching.rules import views as rules
from tutor.web.teaching.text import html as say
from tutor.web.teaching.text import plain
from tutor.web.teaching.text import rule_links as because

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
    for part in (
        errors,
        stored,
        prefix,
        forgery,
        rates,
        table_choice,
        plain,
        remembered,
        judging,
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
