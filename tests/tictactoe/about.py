"""A page that no other game has."""

from flask import Blueprint, render_template

blueprint = Blueprint("ttt_about", __name__)


@blueprint.get("/about/")
def page() -> str:
    """Return the page."""
    return render_template("tictactoe/about.html")
