"""What the app takes from the clubs."""

from flask import Flask

from tutor.web.clubs import (
    app_store,
    board,
    builder,
    certificates,
    club_list,
    codes,
    error_pages,
    finishing,
    keeping,
    learners,
    link,
    managing,
    qr,
    rates,
    results,
    saving,
    sheet,
    visiting,
)
from tutor.web.clubs.seasons import making as season_making
from tutor.web.clubs.seasons import managing as season_managing
from tutor.web.clubs.seasons import season_page
from tutor.web.clubs.tournaments import correcting, making, standings_page, table_page
from tutor.web.clubs.tournaments import managing as tournament_managing
from tutor.web.clubs.tournaments import paper as tournament_paper

BLUEPRINTS = (
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
    sheet.blueprint,
    certificates.blueprint,
    making.blueprint,
    tournament_managing.blueprint,
    correcting.blueprint,
    tournament_paper.blueprint,
    standings_page.blueprint,
    table_page.blueprint,
    season_making.blueprint,
    season_managing.blueprint,
    season_page.blueprint,
)
"""The pages of clubs, which exist in every language."""


def init_app(app: Flask) -> None:
    """Build the pages of clubs."""
    parts = (
        keeping,  # the last to see an answer, after all that may say who keeps it
        app_store,
        rates,
        error_pages,
        club_list,
        visiting,
        saving,
        managing,
        learners,
        finishing,
        results,
        tournament_managing,
        table_page,
        season_managing,
    )
    for part in parts:
        part.init_app(app)
    for blueprint in BLUEPRINTS:
        app.register_blueprint(blueprint, url_prefix="/<language:language>")
    app.register_blueprint(qr.blueprint)
