"""The application factory."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from flask import Flask
from jinja2 import StrictUndefined

from tutor.web import (
    assets,
    because,
    errors,
    find,
    glossary,
    headers,
    home,
    learn,
    library,
    prefix,
    printed,
    progress,
    puzzles,
    rules,
    say,
    shared,
    sprite,
    table_choice,
)
from tutor.web.config import DEFAULTS, data_folder
from tutor.web.config import check as check_settings
from tutor.web.i18n import check_catalogues

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
)
"""The parts of the site that exist in every language, each below `/<language>`."""


def create_app(config: Mapping[str, Any] | None = None) -> Flask:
    """Return the WSGI application.

    `config` overrides the environment (`TUTOR_<NAME>`), which overrides `config.DEFAULTS`. Raises
    SettingError for a setting that cannot be, CatalogueError if a language of the site has no
    usable compiled catalogue.
    """
    app = Flask("tutor.web", static_folder=None, template_folder=str(data_folder("templates")))
    app.config.from_mapping(DEFAULTS)
    app.config.from_prefixed_env("TUTOR")
    app.config.from_mapping(config or {})
    check_settings(app.config)
    check_catalogues(Path(app.config["TRANSLATIONS"]))
    app.jinja_options = {"undefined": StrictUndefined, "trim_blocks": True, "lstrip_blocks": True}
    for part in (errors, prefix, table_choice, say, because, sprite, assets, headers):
        part.init_app(app)
    for blueprint in BLUEPRINTS:
        app.register_blueprint(blueprint, url_prefix="/<language:language>")
    return app
