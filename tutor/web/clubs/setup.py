"""Registers the clubs' blueprints and hooks with the app."""

# ruff: noqa: F401 - importing a module adds its views to the blueprint
from flask import Flask

from tutor.web.clubs import (
    blueprint,
    board,
    builder,
    club,
    club_list,
    composer,
    error_pages,
    finishing,
    learners,
    managing,
    qr,
    rates,
    results,
    season_pages,
    sheet,
    short,
    visiting,
)
from tutor.web.clubs.tournaments import correcting, making, paper, standings_page, table_page
from tutor.web.clubs.tournaments import managing as tournament_managing
from tutor.web.clubs.tournaments.club_tournament import games_with_tournaments


def init_app(app: Flask) -> None:
    """Build the pages of clubs."""
    for part in (club, rates, error_pages):
        part.init_app(app)
    app.add_template_global(games_with_tournaments)
    for pages in (blueprint, finishing.blueprint):
        app.register_blueprint(pages, url_prefix="/<language:language>")
    app.register_blueprint(short)
