"""The home page of a game, which is the game's own: what it is, and a way into it."""

from flask import render_template

from tutor.web.shell.view_marks import marked
from tutor.web.site.game_site import GameBlueprint, current_site
from tutor.web.site.setting import carries

blueprint = GameBlueprint("home", __name__)


@blueprint.get("/")
@carries()
@marked(listed=True, preview_template=lambda: current_site().home.template)
def page() -> str:
    """Return the home page."""
    site = current_site()
    return render_template(site.home.template, **site.home.context())
