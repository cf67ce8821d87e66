"""The home page: what this is, and the first puzzle, ready to be answered."""

from flask import Blueprint, render_template, url_for

from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.puzzles import THEMES, generate
from tutor.web.presenters.puzzles import puzzle_view
from tutor.web.presenters.table import HandView, TableView
from tutor.web.puzzles import SENT

blueprint = Blueprint("home", __name__)

_RULES, _THEME, _LEVEL, _SEED = "base", "point-out", 1, 1
_FIRST_PUZZLE = generate(Ruleset.parse(_RULES), _THEME, _LEVEL, _SEED)


@blueprint.get("/")
def page() -> str:
    """Return the home page, with the one hand of the first puzzle that it asks about."""
    puzzle = puzzle_view(THEMES[_THEME], _FIRST_PUZZLE)
    return render_template(
        "home/page.html",
        goal=puzzle.goal,
        hand=_asked_about(puzzle.table),
        puzzle_url=url_for("puzzles.endless", rules=_RULES, theme=_THEME, level=_LEVEL, seed=_SEED),
        sent=SENT,
    )


def _asked_about(table: TableView) -> HandView:
    """Return the hand whose cards can be chosen."""
    return next(hand for hand in table.hands if any(card.choice for card in hand.cards))
