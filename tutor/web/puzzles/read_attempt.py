"""Reads the answer to a puzzle of any theme from a request."""

from typing import Any

from tutor.core.puzzle import Puzzle, Theme
from tutor.core.scenario import Scenario
from tutor.web.puzzles.attempt import Answered, Attempt, Steps
from tutor.web.puzzles.line_attempt import line_attempt
from tutor.web.puzzles.links import PuzzleLinks
from tutor.web.puzzles.options_attempt import options_attempt
from tutor.web.site.game_pages import GamePages


def read_attempt(
    pages: GamePages,
    theme: Theme[Any],
    puzzle: Puzzle[Any],
    links: PuzzleLinks,
    steps: Steps,
) -> Attempt | Answered:
    """Return the answer of this request, or the question where none settles it.

    `line_attempt` reads scenarios, `options_attempt` the other themes. What no page can show ends
    the request here, with Flask's `abort`: a 400 for an answer that no form sends, and a redirect
    from a typed answer to its address.
    """
    if isinstance(theme, Scenario):
        return line_attempt(pages, theme, puzzle, links, steps)
    return options_attempt(pages, theme, puzzle, links, steps)
