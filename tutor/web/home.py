"""The home page of a game, and the page of one's own progress.

The browser stores progress and fills in its figures (docs/practice.md, "What the browser stores").
"""

from itertools import chain

from flask import render_template

from tutor.web.puzzles.practice import days_group
from tutor.web.shell.view_options import view_options
from tutor.web.site.game_pages import GamePages
from tutor.web.site.game_routing import GameBlueprint, pages_of_request
from tutor.web.site.reader_options import keeps_reader_options

blueprint = GameBlueprint("home", __name__)


@blueprint.get("/")
@keeps_reader_options()
@view_options(listed=True, preview_template=lambda: pages_of_request().home.template)
def index(pages: GamePages) -> str:
    """Return the home page."""
    return render_template(pages.home.template, **pages.home.context(pages))


progress_blueprint = GameBlueprint("progress", __name__)


@progress_blueprint.get("/progress/")
@keeps_reader_options()
@view_options(preview_template="home/progress.html")
def progress(pages: GamePages) -> str:
    """Return the page with every figure still open; it is the same for everyone."""
    game = pages.game
    return render_template(
        "home/progress.html",
        lessons=tuple(game.lessons),
        themes=game.themes,
        levels=max(chain.from_iterable(game.levels.values()), default=0),
        days_group=days_group(pages),
    )
