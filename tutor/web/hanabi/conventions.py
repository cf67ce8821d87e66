"""The page about conventions: what other tables call each of them, and where they differ."""

from flask import Blueprint, render_template

from tutor.web.shell.view_marks import marked
from tutor.web.site.setting import carries

blueprint = Blueprint("conventions", __name__)

LESSONS = ("chop", "play-or-save", "focus", "saves", "good-touch", "delayed", "prompt")
"""The lessons on conventions, in the order of the path."""


@blueprint.get("/conventions/")
@carries()
@marked(listed=True, preview_template="hanabi/conventions.html")
def page() -> str:
    """Return the page."""
    return render_template("hanabi/conventions.html", lessons=LESSONS)
